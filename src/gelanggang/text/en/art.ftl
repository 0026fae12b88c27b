# What stands on the face of a card beside what the pack says.

# A value that is ours, because the rulebook does not have it; or has only a part of it.
art-reconstructed = reconstructed
art-partly = partly reconstructed
art-damage = Damage
art-kind = { $kind ->
    [action] Action
    [support] Support
    [character] Character
    [judge] Judge
    [beast] Beast
    [mystic-beast] Mystic Beast
    [mind] Mind
   *[word] Word
}

# The page with all faces.
art-sheet = { $game }: { $name }
