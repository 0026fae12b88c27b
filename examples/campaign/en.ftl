title = Three Nights on Watch
some-word = something or other
some-beast = no Beast at all
some-name = nobody

ronda = The Watch
ronda-before = It is your turn to keep watch tonight. The coffee is cold, and at the end of the village a lamp is burning that should not.
ronda-attack = With { $word } you chased it up onto the roofs.
ronda-defence = You stood in the lane and said { $word }. It drew back to the old well.
ronda-lost = That night { $beast } got through. Somebody warms the coffee again.
ronda-fallen = Once more { $beast } got through, towards the old well.

atap = On the Roofs
atap-before = The tiles are slippery with dew. One of you has to shout a word, so that the others know where to go.
atap-attack = They heard { $word } as far as the next village.
atap-defence = You held the ridge with { $word }.
atap-lost = Up on the tiles { $name } was alone with an idea. Careful, and again.
atap-fallen = Once more { $name } was alone, and then the tiles broke. You climb down and wait for morning.

sumur = The Old Well
sumur-before = In the water of the well everything is upside down. Let nobody think alone: somebody down there is hungry.
sumur-attack = { $word } fell into the well, and the water lay still.
sumur-defence = You closed the well with { $word }.
sumur-lost = At the edge of the well { $name } was alone with an idea. Pull up the bucket, and again.
sumur-fallen = Once more { $name } was alone, and the well laughed.

pagi = Towards Morning
pagi-before = It will soon be dawn. One of you walks ahead and does not speak, and the others follow those steps.
pagi-attack = The last of them ran when it heard { $word }.
pagi-defence = The last of them stopped in front of { $word }, and went away.
pagi-lost = Towards dawn { $beast } got through. There is still time.
pagi-fallen = Towards dawn { $beast } got through again. Tomorrow somebody else keeps watch.

kokok = Cockcrow
kokok-ending = The cock crows, and the strange lamp goes out by itself. Somebody’s mother brings fried bananas.
tidur = A Nap
tidur-ending = You sleep in the watchman’s hut until noon. The village is still there. That will do.
