## Why a bot makes its move.

sf-why-by-chance = I choose by chance.
