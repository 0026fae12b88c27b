## Why a bot makes its move.

jb-why-by-chance = I choose by chance.
