## Why a bot makes its move.

sf-why-by-chance = I choose by chance.
sf-why-only-move = There is nothing else to choose.
