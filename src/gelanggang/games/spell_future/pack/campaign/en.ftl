## Seven Days: the story that comes with the game.
## At most 80 words before a chapter, 40 after it.  What happened is named:
## { $word } the word with most Hits, { $beast } the Beast that got through, { $name } who was alone with an idea.

title = Seven Days
some-word = a word that is already forgotten
some-beast = no Beast at all
some-name = nobody

panggilan = The Call
panggilan-before = Tonight the village drum is beating, and only you can hear it. At the end of the lane an old woman, Nek Sari, is waiting. “You have forgotten, haven’t you? You were the Great Mages once. In seven days a child will be born here who changes everything. Somebody would rather that never happened.” Heavy steps in the rice field. “Take the white stones, take the black. In the dark, even black can strike.”
panggilan-attack = The Beasts run off through the rice. “That { $word } of yours was loud,” laughs Nek Sari. “Your hands still know how to strike.”
panggilan-defence = The bamboo fence still stands. “That { $word } was like a wall,” says Nek Sari. “You still know how to guard.”
panggilan-lost = That night { $beast } got through. Nek Sari lights the oil lamp. “Never mind. Memories walk home slowly. Take these provisions, and try again.”
panggilan-fallen = This time { $beast } got through, and by morning the henhouse is ashes. Nek Sari says nothing for a long time. “We go on,” she says then. “Losers may be sad. They may not go home.”

pasar = The Night Market
pasar-before = The market is in full swing: the merry-go-round turns, the pans hiss, everybody shouts. Between the coloured lights there are eyes that never blink. “When everyone talks, nobody is heard,” whispers Nek Sari. “One of you must shout one word. Meet on that word and its power doubles.” Then all the lights go out.
pasar-attack = The lights come back, and the Beasts are gone. The market children are still yelling { $word }, as if it were the name of a hero.
pasar-defence = Not one stall has fallen. The pancake seller hands you something warm. “For whoever shouted { $word },” she says.
pasar-lost = In all that noise { $name } was alone with an idea. “Listen first, then shout,” says Nek Sari. The market is still open. One more try.
pasar-fallen = This time { $name } was alone in all that noise. The merry-go-round stops and people go home without a sound. Tomorrow’s road is darker, but it is the same road.

ujian = The Examination
ujian-before = Nek Sari sits on a mat in the village hall. There is nothing in front of her. “No new tricks today,” she says. “No shouting, no wonders. Only you. If you come back together, with nobody left behind, we may leave the village. If not, the fog will choose our way.” Four nights. Four Beasts. One mark.
ujian-attack = “Passed,” says Nek Sari. She writes { $word } on the wall with charcoal and points upwards. “You are children of the mountain.”
ujian-defence = “Passed,” says Nek Sari. She writes { $word } on the wall with charcoal and points at the water. “You are children of the river.”
ujian-lost = In those four nights { $beast } got through. Nek Sari wipes the board. “A red mark is only a colour,” she says. “Again. And this time wait for each other.”
ujian-fallen = This time { $beast } got through. Nek Sari is not angry. She opens the back door of the hall. Outside there is nothing but fog, and no road to be seen.

gunung = The Mountain of Echoes
gunung-before = The higher you climb, the stranger it sounds. Every word comes home twice. “This mountain loves twins,” says a goatherd. “When two people think in the same way, the mountain thinks along.” He points to the top. Something big is up there, and it is listening to you.
gunung-attack = The echo of { $word } rolls down like a boulder until the last Beast has fled. From the top you can see a tower that glitters.
gunung-defence = You stay behind the rocks until the echo of { $word } has died away. The goatherd shows you a small path into the forest.
gunung-lost = The mountain is puzzled: tonight { $name } was alone with an idea. “Try to choose as your friend would choose,” says the goatherd.
gunung-fallen = This time { $name } was alone, and the mountain fell silent. You climb down on the dark side. There is nothing there but forest.

sungai = The Slow River
sungai-before = Your boat is small, and the river is in no hurry. On this water colours drift slowly: what you see today will still be there tomorrow. “Don’t look for new colours,” says the boatman. “Look for words that suit the old ones.” Below the boat swims a long shadow. It is in no hurry either.
sungai-attack = { $word } hits the water like lightning, and the shadow sinks. Round the next bend you see a tower that glitters.
sungai-defence = The boat sways but does not turn over. You hold on to { $word } until morning, and the boatman lands at the edge of a forest.
sungai-lost = At the third bend { $beast } got through, and the boat is full of water. “Bail first,” says the boatman. “The colours are the same. We try again.”
sungai-fallen = This time { $beast } got through, and the boat broke. You swim ashore, wet and shivering. In front of you is a forest.

kabut = The Fog
kabut-before = This fog is hungry. It eats sounds, then footprints. Best of all it likes ideas that are alone: one thought without a friend, and the Beast inside grows stronger. “Better a little, but together,” whispers Nek Sari. You hold hands. Somewhere ahead something draws a very long breath.
kabut-attack = The fog tears where { $word } is shining. The Beast inside shrinks, and is gone. Behind it stands a tower that glitters.
kabut-defence = You stand in a ring and repeat { $word } until the fog is bored. When morning comes you are at the edge of a forest.
kabut-lost = The fog wins tonight: { $name } was alone with an idea. “Hold the hand on your left, and the one on your right,” says Nek Sari. “Again.”
kabut-fallen = The fog has eaten well: { $name } was alone too often. You come out in a forest and cannot say how. Nek Sari counts you twice.

cermin = The Tower of Mirrors
cermin-before = Every wall of this tower is a mirror. You raise your right hand, and your image raises its left. White stones are shields here, black stones are swords. “What fits least cuts best,” says a voice inside the glass. It is your own voice, only older. And out of the highest mirror comes a foot.
cermin-attack = { $word } splits the glass from top to bottom. Behind the mirror there is a bridge. Your images wave, and go home.
cermin-defence = Not one mirror breaks. { $word } shines back from every wall. At the foot of the tower is a door, and behind it a cave.
cermin-lost = You struck with the wrong hand, and { $beast } got through. “The other way round, remember,” says your image. It looks sorry.
cermin-fallen = This time { $beast } got through, and the mirrors turned black. You climb down in the dark, step by step, until you stand in a cave.

hutan = The Forest of Wounds
hutan-before = The trees here have scars, and none of them has healed. It is the same with those who live here: what is hurt today is still hurt tomorrow, but what is not beaten comes back. “Don’t count days,” says the old woodcutter. “Count blows.” It is not even dark when the first branch breaks behind you.
hutan-attack = The last blow falls on { $word }. The forest breathes out, and its branches open the way to a bridge.
hutan-defence = Every night it came back, and you did not step aside. Somebody has carved { $word } into the great tree. Between its roots gapes a cave.
hutan-lost = The wound was not deep enough, and { $beast } got through. The woodcutter sharpens his axe. “It is more tired than you are.”
hutan-fallen = This time { $beast } got through. You run without looking back, fall, get up, and tumble into the only dark place that is open: a cave.

jembatan = The Silent Bridge
jembatan-before = This bridge breaks if anybody speaks. One of you has to go first, without a sound, and everybody watches those feet. Then the others follow. “Leading is easy,” Nek Sari writes in the dust. “Being understood is hard.” Over there you can see the roofs of the village. In the middle of the bridge somebody is waiting.
jembatan-attack = Without one sound you met on { $word }, and the Beast fell into the gorge. On the other side everybody talks at once.
jembatan-defence = The bridge swung, but your feet knew where to go. Only on the other side does somebody dare to say it: { $word }.
jembatan-lost = Somebody misread a step, and { $name } was alone on a shaky plank. Nek Sari writes in the dust: “Once more. Slowly.”
jembatan-fallen = This time { $name } was alone, and the rope gave way. You climb the cliff until dawn. You reach the village with sore hands.

gua = The Cave of Colours
gua-before = In this cave plain days and strange days take turns. On strange days the letters vanish: one word is left, and ten colours on the wall, painted by yourselves a thousand years ago. “Touch them,” says Nek Sari. “You will remember.” On the ceiling the painted animals begin to move.
gua-attack = The painted animals are paint again. On the wall is a new word, still wet: { $word }. Light falls in from where the village is.
gua-defence = You stood close together until the paintings were tired. Somebody has written { $word } below them, so that nobody forgets.
gua-lost = There are many colours, and { $name } was alone with an idea. “You chose them together, back then,” says Nek Sari. “Look again.”
gua-fallen = This time { $name } was alone, and the paintings got out first. You chase them to the village, out of breath but not out of hope.

kelahiran = The Birth
kelahiran-before = The mother is lying down, and the water is on the boil. Seven days, says the midwife. Every Beast you ever saw is out in the fields now, and those you never saw as well. But there is something else: when not one of you is alone, the child in the belly laughs. Everybody hears it, and the village wall closes its own wounds. Nek Sari rolls up her sleeves. “Right, then.”
kelahiran-attack = The last Beast falls to { $word }. Then silence. Then, from the house in the middle of the village, the first cry.
kelahiran-defence = The last wall still stands, and { $word } holds it up. Behind that wall, the first cry.
kelahiran-lost = In that long night { $beast } got through. The midwife shakes her head: not born yet, there is still time. “Once more,” says the mother. “I am strong.”
kelahiran-fallen = This time { $beast } got through, and the village burns. You carry the mother out through the rice, running without a lamp.

fajar = Dawn
fajar-ending = The sun rises over empty fields. No more heavy steps. The child opens its eyes and points at you one by one, as if it were counting old friends. “It remembers you,” says Nek Sari. Tomorrow there is school again, and homework. But when the drum beats, you know now who is being called.

rumah = Home
rumah-ending = The door opens slowly. Inside it is warm and smells of fresh rice. The Beasts are still out there, but they dare not come in: there is a wall here that is not made of stone. The child sleeps. You sit around it and say nothing, because all of you are thinking the same thing.

bintang = A Star
bintang-ending = The child is born on the path between the fields, with no roof, under a single star. The village is smoke. But everybody is there: Nek Sari has counted twice. “A village can be built again,” she says. “We kept what cannot.” The child grasps a black stone and a white one, and laughs. The road is long, and you are not alone.
