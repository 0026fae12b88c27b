# What happens in Spell from the Future, one message a kind of event.
# $me says who is listening: a player it is about (seat), or other; $others are then the rest of them.
# $pad is a word with its letter, or on a Mystic day a Colour.

sf-event-day = { $me ->
    [seat] Day { $day } of { $days } begins. You are the 1st Mage.
   *[other] Day { $day } of { $days } begins. { $seat } is the 1st Mage.
}
# $text: what the effect changes, as a sentence.
sf-event-lasting = Left by yesterday’s Beast: { $text }
sf-event-leaves = The Beast leaves something behind: { $text }
sf-event-words = The words of the day are { $lettered }.
sf-event-reshuffled = { $deck ->
    [colour] The Colour deck is used up: its discard pile is shuffled into a new one.
   *[word] The Word deck is used up: its discard pile is shuffled into a new one.
}
sf-event-beast = { $beast } comes: health { $health }, attack { $attack }, damage { $n }.
sf-event-mystic-beast = The Mystic Beast { $beast } comes: health { $health }, attack { $attack }, damage { $n }. Today is the other way round: one word only, tokens go on Colours, and nobody plays a Mind card.
sf-event-mages-first = { $me ->
    [seat] You roll a { $n }. The mages will strike first.
   *[other] { $seat } rolls a { $n }. The mages will strike first.
}
sf-event-beast-first = { $me ->
    [seat] You roll a { $n }. The Beast will strike first.
   *[other] { $seat } rolls a { $n }. The Beast will strike first.
}
sf-event-drew-colours = { $me ->
    [seat] You draw { sf-colours }.
   *[other] { $seat } draws { sf-colours }.
}
sf-event-drew-colours-own = { $me ->
    [seat] You draw the Colours { $colours }.
   *[other] { $seat } draws the Colours { $colours }.
}
sf-event-opened = { $me ->
    [seat] You open the Colour { $colour }.
   *[other] { $seat } opens the Colour { $colour }.
}
sf-event-mystic-words = A Word card for the Mystic day is opened: { $words }.
sf-event-said = { $me ->
    [seat] You read out the word of the day: { $word }.
   *[other] { $seat } reads out the word of the day: { $word }.
}
sf-event-ready = { $me ->
    [seat] You are ready.
   *[other] { $seat } is ready.
}
sf-event-changed = { $me ->
    [seat] You changed your choice.
   *[other] { $seat } changed their choice.
}
# $day: on a mystic one there is no Mind card.
sf-event-revealed = { $day ->
    [mystic] { $placed ->
        [none] { $me ->
            [seat] You have placed no tokens.
           *[other] { $seat } has placed no tokens.
        }
       *[some] { $me ->
            [seat] You reveal your tokens. { sf-placed }
           *[other] { $seat } reveals their tokens. { sf-placed }
        }
    }
   *[normal] { $me ->
        [seat] You reveal { $mind }. { sf-placed }
       *[other] { $seat } reveals { $mind }. { sf-placed }
    }
}
# There are at least two tokens in a Hit.  Others may lie there in the other colour.
sf-event-white-hit = { $me ->
    [seat] You are of one mind with { $others }: { $n } white tokens Hit on { $pad }.
   *[other] { $seats } are of one mind: { $n } white tokens Hit on { $pad }.
}
sf-event-black-hit = { $me ->
    [seat] You are of one mind with { $others }: { $n } black tokens Hit on { $pad }.
   *[other] { $seats } are of one mind: { $n } black tokens Hit on { $pad }.
}
sf-event-white-miss = { $n ->
    [one] { $me ->
        [seat] You are alone with white on { $pad }: your token Misses.
       *[other] { $seat } is alone with white on { $pad }: 1 token Misses.
    }
   *[other] { $me ->
        [seat] You are alone with white on { $pad }: your { $n } tokens Miss.
       *[other] { $seat } is alone with white on { $pad }: { $n } tokens Miss.
    }
}
sf-event-black-miss = { $n ->
    [one] { $me ->
        [seat] You are alone with black on { $pad }: your token Misses.
       *[other] { $seat } is alone with black on { $pad }: 1 token Misses.
    }
   *[other] { $me ->
        [seat] You are alone with black on { $pad }: your { $n } tokens Miss.
       *[other] { $seat } is alone with black on { $pad }: { $n } tokens Miss.
    }
}
# $gain: VP in both colours, in one of them, or in none.
sf-event-gained = { $gain ->
    [both] { $me ->
        [seat] You earn { $white } white VP and { $black } black VP.
       *[other] { $seat } earns { $white } white VP and { $black } black VP.
    }
    [white] { $me ->
        [seat] You earn { $white } white VP.
       *[other] { $seat } earns { $white } white VP.
    }
    [black] { $me ->
        [seat] You earn { $black } black VP.
       *[other] { $seat } earns { $black } black VP.
    }
   *[none] { $me ->
        [seat] You earn no VP.
       *[other] { $seat } earns no VP.
    }
}
sf-event-strength = Together the mages have Attack { $attack } and Defence { $defence }.
sf-event-defeated = The mages strike: Attack { $attack } reaches health { $health }, and { $beast } is defeated!
sf-event-not-defeated = The mages strike: Attack { $attack } does not reach health { $health }, and { $beast } is not defeated.
sf-event-held = { $beast } strikes: Defence { $defence } reaches attack { $attack }, and the Beast is held.
sf-event-damaged = { $n ->
    [0] { $beast } strikes: Defence { $defence } does not reach attack { $attack }, but its damage is 0. { $lanterns ->
        [one] 1 lantern still burns.
       *[other] { $lanterns } lanterns still burn.
    }
   *[other] { $lanterns ->
        [0] { $beast } strikes: Defence { $defence } does not reach attack { $attack }. The Village takes { $n } damage: every lantern is out.
        [one] { $beast } strikes: Defence { $defence } does not reach attack { $attack }. The Village takes { $n } damage: 1 lantern left.
       *[other] { $beast } strikes: Defence { $defence } does not reach attack { $attack }. The Village takes { $n } damage: { $lanterns } lanterns left.
    }
}
sf-event-healed = { $n ->
    [one] The Village heals: 1 lantern burns again, { $lanterns } now.
   *[other] The Village heals: { $n } lanterns burn again, { $lanterns } now.
}
sf-event-fell = The Village has fallen, and everybody has lost.
sf-event-won = { $me ->
    [seat] The Village stands! You win: your lower VP are { $n }, the most at the table.
   *[other] The Village stands! { $seats } wins: { $n } as the lower VP, the most at the table.
}
sf-event-shared-win = { $me ->
    [seat] The Village stands! You win together with { $others }: { $n } as the lower VP each.
   *[other] The Village stands! { $seats } win together: { $n } as the lower VP each.
}
sf-event-team-won = { $me ->
    [seat] You and { $others } have saved the Village! The lower of your VP sums is { $n }: you are { sf-grade }.
   *[other] { $seats } have saved the Village! The lower of their VP sums is { $n }: they are { sf-grade }.
}

## Chapters of a story.
sf-event-chapter = { $days ->
    [one] A chapter begins. It has one day.
   *[other] A chapter begins. It has { $days } days.
}
sf-event-named = { $me ->
    [seat] You shout the word of the day: Hits on { $word } count more.
   *[other] { $seat } shouts the word of the day: Hits on { $word } count more.
}
sf-event-led = { $placed ->
    [none] { $me ->
        [seat] You lead the way and place no tokens.
       *[other] { $seat } leads the way and places no tokens.
    }
   *[some] { $me ->
        [seat] You lead the way, for all to see. { sf-placed }
       *[other] { $seat } leads the way, for all to see. { sf-placed }
    }
}
sf-event-same-mind = { $me ->
    [seat] You and { $others } chose the same Mind card, { $mind }: +{ $n } Attack and +{ $n } Defence.
   *[other] { $seats } chose the same Mind card, { $mind }: +{ $n } Attack and +{ $n } Defence.
}
sf-event-colours-stay = The Colours of yesterday stay: { $colours }.
sf-event-fed = Lonely ideas feed { $beast }: +{ $n } attack today.
sf-event-returns = { $beast } comes back, and its wounds have not healed: { $n } less health.
sf-event-next-beast = You can already see who comes tomorrow: { $beast }.
sf-event-all-hit = Everybody has Hit: nobody was alone today.
sf-event-chapter-won = { $way ->
    [attack] The chapter is won, and you won it by striking.
   *[defence] The chapter is won, and you won it by standing firm.
}
sf-event-chapter-lost = The goal of this chapter is out of reach: this try is lost.
