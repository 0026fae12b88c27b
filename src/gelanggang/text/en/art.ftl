# What stands on the face of a card beside what the pack says.

# A value that is ours, because the rulebook does not have it.
art-reconstructed = reconstructed
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

# The page with all faces, and where it was written.
art-sheet = { $game }: { $name }
art-written = { $n ->
    [one] 1 file is now in { $folder }. Open index.html there to see everything.
   *[other] { $n } files are now in { $folder }. Open index.html there to see everything.
}
