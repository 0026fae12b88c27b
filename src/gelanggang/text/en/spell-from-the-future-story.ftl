## The Story Campaign: what holds in a chapter, whichever campaign it is from.

# What is different in a chapter: at most 25 words each.
sf-chapter-none = No new rule: show what you have learnt.
sf-chapter-black-both = Black tokens that Hit count for Defence and for Attack.
sf-chapter-key-word = Before the Colours, the 1st Mage shouts one word of the day. Hits on it count { $n ->
    [2] twice
   *[other] { $n } times
}.
sf-chapter-same-mind = Whenever two or more of you play the same Mind card, you get +{ $n } Attack and +{ $n } Defence.
sf-chapter-colours-stay = The open Colours stay for { $n } days. The words change, the Colours do not.
sf-chapter-misses-feed = Every stack that Misses feeds the Beast: +{ $n } attack. Place less, or place together.
sf-chapter-mirror = In the mirror all is reversed: white Hits are Defence, black Hits are Attack.
sf-chapter-wounds-stay = A Beast that was not defeated comes back the next day. Its wounds stay: your Attack adds up.
sf-chapter-open-mage = The 1st Mage places first, for all to see, and without a word. Then the others place.
sf-chapter-mystic-days = { $n ->
    [2] Every other day is Mystic
   *[other] Every { $n }th day is Mystic
}, whichever Beast comes: one word, and tokens on Colours.
sf-chapter-together-heals = On a day when every one of you Hits, the Village heals { $n }.

# What has to be reached.
sf-goal-defeat = { $n ->
    [one] Defeat at least one Beast.
   *[other] Defeat at least { $n } Beasts.
}
sf-goal-hold = { $n ->
    [one] Hold at least one Beast.
   *[other] Hold at least { $n } Beasts.
}
sf-goal-damage = { $n ->
    [0] The Village must not take any damage.
   *[other] The Village must not have more than { $n } damage.
}
sf-goal-together = { $n ->
    [one] On at least one day everybody Hits.
   *[other] On at least { $n } days everybody Hits.
}
sf-goal-last = The last Beast must be defeated or held.

# What a party takes along on its second try.
sf-provision-tokens = One more token each on the first day
sf-provision-words = One more Word card every day
sf-provision-look = See tomorrow’s Beast before you choose Colours
sf-provision-heal = One damage healed

# A line of the logbook.
sf-logbook-try = { $way ->
    [attack] { $chapter }: won by striking
    [defence] { $chapter }: won by standing firm
   *[fallen] { $chapter }: lost
}. Damage { $damage }, best word { $word }, with { $names }.{ $provided ->
    [yes] {" "}Provision: { $provision }.
   *[no] {""}
}

# A Memory that can be chosen.
sf-memory-line = { $memory } (instead of { $mind }): { $effects }

# Where were we?  Three sentences for who comes back after a while.
sf-recap-place = { $walked ->
    [0] You are still in the first of { $length } chapters.
   *[other] { $scars ->
        [0] You have walked { $walked } of { $length } chapters, and the Village bears no scars.
        [one] You have walked { $walked } of { $length } chapters, and the Village bears one scar.
       *[other] You have walked { $walked } of { $length } chapters, and the Village bears { $scars } scars.
    }
}
sf-recap-last = { $way ->
    [attack] { $named ->
        [word] Last time, at { $chapter }, you won by striking, hardest of all on “{ $thing }”.
       *[none] Last time, at { $chapter }, you won by striking.
    }
    [defence] { $named ->
        [word] Last time, at { $chapter }, you won by standing firm, and “{ $thing }” was your wall.
       *[none] Last time, at { $chapter }, you won by standing firm.
    }
   *[fallen] { $named ->
        [beast] Last time, at { $chapter }, you lost, and { $thing } got through.
        [name] Last time, at { $chapter }, you lost, and { $thing } was alone with an idea.
        [word] Last time, at { $chapter }, you lost, strong as “{ $thing }” was.
       *[none] Last time, at { $chapter }, you lost.
    }
}
sf-recap-ahead = { $asked ->
    [provision] Now choose a Provision, and then try again: { $place }.
    [memory] Now choose a Memory, and then ahead of you lies { $place }.
    [ended] Your story has ended: { $place }.
   *[play] { $again ->
        [yes] Now you try again: { $place }.
       *[no] Ahead of you lies { $place }.
    }
}
