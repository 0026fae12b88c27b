## Why a bot makes its move.  It is also a hint: a person may have asked what a bot would do.

sf-why-by-chance = I choose by chance.
sf-why-only-move = There is nothing else to choose.

# Its own taste alone.
sf-why-own-colour = To me { $colour } tells the words apart best.
sf-why-own-word = To me { $word } tells the Colours apart best.
sf-why-own-taste = To me { $best } fits best and { $least } fits least.
sf-why-own-best = To me { $best } fits best, and white is what I need today.
sf-why-own-least = To me { $least } fits least, and black is what I need today.
sf-why-no-tokens = No token can be of use today.

# What people think.
sf-why-most-link = I think most people would choose { $best } as the best fit, so my white goes there.
sf-why-few-link = I think most people would choose { $least } as the worst fit, so my black goes there.
sf-why-meet-many = Opinions may differ here, so I spread over { $n } places to meet more of the others.

# What the others have done.
sf-why-partner-white = { $seat } has mostly put down white on days like this, so I go with white.
sf-why-partner-black = { $seat } has mostly put down black on days like this, so I go with black.

# A plan for the days to come.
sf-why-agree-colour = With { $colour } the most people will agree on the words.
sf-why-agree-word = With { $word } the most people will agree on the Colours.
sf-why-hold-or-fall = The Village can't bear another blow from { $beast }, so defence comes first.
sf-why-strike-or-fall = The Village can't bear another blow from { $beast }, so we must defeat it first.
sf-why-keep-mind = I'm saving { $mind } for a day when it can do more.
sf-why-white-behind = My white marker is { $n } behind my black one, and only the lower one counts.
sf-why-black-behind = My black marker is { $n } behind my white one, and only the lower one counts.
sf-why-beat-beast = We strike first: Attack { $n } defeats { $beast } before it can strike.
sf-why-hold-beast = With Defence { $n } we hold { $beast }, so I put down more black.

# The rule of a chapter.
sf-why-lead-plainly = I go first, so I choose what everybody will understand: { $best }.
sf-why-follow-mage = { $seat } has shown the way to { $best }, so I go along.
sf-why-key-word = Hits on { $word } count more today, so I don't leave it out.
sf-why-same-mind = { $mind } is the Mind card that others will think of first too.
sf-why-few-stacks = Lonely ideas feed the Beast, so I keep to { $n ->
    [one] one place
   *[other] { $n } places
} and nowhere else.
sf-why-mirror-strike = In the mirror black strikes, and we have to strike.
sf-why-mirror-guard = In the mirror white guards, and we have to guard.
sf-why-black-both = Black strikes and guards here, so I look for what fits least: { $least }.
sf-why-wound-beast = Wounds stay: what we strike today, { $beast } will miss tomorrow.
sf-why-nobody-alone = When everybody Hits the Village heals, so I meet the others in { $n } places.
