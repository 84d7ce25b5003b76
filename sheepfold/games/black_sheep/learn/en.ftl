# Learning Black Sheep.

goal-black-sheep-win = winning animals. Each hides a number from 1 to 3: your points. Black sheep take theirs away.
goal-black-sheep-turn = place one or two cards at one barn. Three cards make your side complete.
goal-black-sheep-watch = crowds. Numbers come first: four black sheep beat three horses.

lesson-black-sheep-place = Place your *two pigs* at the white barn.
lesson-black-sheep-place-why = Your cards and the two animals in the barn count together: that makes *three pigs*.
lesson-black-sheep-complete = Add the *third pig* to the white barn.
lesson-black-sheep-complete-why = Three cards make your side complete, and once both sides are, the best five win *both animals*.
lesson-black-sheep-avoid = Give the *cow* to the black barn.
lesson-black-sheep-avoid-why = Two black sheep wait there and *cost points*, so place what you can spare and let Thistle win them.
lesson-black-sheep-discard = Place *a rooster* at the grey barn, then discard *the pig*.
lesson-black-sheep-discard-why = After a single card you may swap one more: the pig goes, and you draw back up to three cards.
lesson-black-sheep-crowd = Complete the grey barn with *two roosters*.
lesson-black-sheep-crowd-why = Numbers come first: your *four roosters* beat three horses, though a horse is the best animal.
lesson-black-sheep-done = Two barns are yours.
lesson-black-sheep-done-why = When no animal is left for a barn, the game ends soon, and the most points win.

how-black-sheep-1 = Three barns
how-black-sheep-1-text = Two animals wait in each. Everyone has a side of their own at every barn.
how-black-sheep-2 = Place cards
how-black-sheep-2-text = One or two at one barn. In two turns your side has its three cards.
how-black-sheep-3 = Swap one more
how-black-sheep-3-text = If you placed a single card, you may discard another. Then draw back up to three.
how-black-sheep-4 = Five animals count
how-black-sheep-4-text = Your three cards and the two in the barn. More of a kind is better.
how-black-sheep-5 = Win the barn
how-black-sheep-5-text = Once every side is complete, the best five win both animals.
how-black-sheep-6 = The end
how-black-sheep-6-text = Numbers under your animals are points. The most of a kind and full sets bring more.
how-black-sheep-warn = *Black sheep cost points.* As cards they are as good as any other animal.
