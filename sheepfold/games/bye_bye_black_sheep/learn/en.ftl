# Learning Bye-Bye Black Sheep.

goal-bye-bye-black-sheep-win = having enough triplets in your zoo before the others. Three animals of a kind make one.
goal-bye-bye-black-sheep-turn = draw cards from the others, one by one. The more you dare, the more you may place.
goal-bye-bye-black-sheep-watch = the black sheep in every hand. Draw it and your turn is over: nothing goes into your zoo.

lesson-bye-bye-black-sheep-draw = Draw a card *from Clover’s hand*.
lesson-bye-bye-black-sheep-draw-why = You see only backs, and one of them is a black sheep: big hands are safer.
lesson-bye-bye-black-sheep-eagle = Now draw a card *from Thistle’s hand*.
lesson-bye-bye-black-sheep-eagle-why = Each card goes to the watering hole: three there let you place one animal, four let you place two.
lesson-bye-bye-black-sheep-ask = An eagle: ask Thistle for a *lion*.
lesson-bye-bye-black-sheep-ask-why = A special card acts as soon as you draw it, and Thistle has to hand the lion over.
lesson-bye-bye-black-sheep-stop = *Stop* now: three cards lie at the watering hole.
lesson-bye-bye-black-sheep-stop-why = They come into your hand, the eagle too, and you may place one animal.
lesson-bye-bye-black-sheep-place = Place a *lion* in your zoo.
lesson-bye-bye-black-sheep-place-why = Two lions live there now, and a third makes a triplet.
lesson-bye-bye-black-sheep-sheep = Draw *from Thistle* again.
lesson-bye-bye-black-sheep-sheep-why = Nobody knows what it is: if it is the black sheep, your turn is over at once.
lesson-bye-bye-black-sheep-dare = That was the black sheep. Draw *three cards from Clover*.
lesson-bye-bye-black-sheep-dare-why = Clover holds the most cards, so the black sheep comes up least often there.
lesson-bye-bye-black-sheep-win = Stop, then place the *third lion*.
lesson-bye-bye-black-sheep-win-why = Three players need four triplets, and this is your fourth.
lesson-bye-bye-black-sheep-done = You win!
lesson-bye-bye-black-sheep-done-why = Two players need five triplets, four or five players need three.

how-bye-bye-black-sheep-1 = Hands and zoos
how-bye-bye-black-sheep-1-text = Nobody shows a hand. Every zoo lies open.
how-bye-bye-black-sheep-2 = Draw
how-bye-bye-black-sheep-2-text = Take cards from the others, one at a time. They go to the watering hole.
how-bye-bye-black-sheep-3 = Special cards
how-bye-bye-black-sheep-3-text = The eagle asks, the mole looks, the magpie steals, as soon as you draw them.
how-bye-bye-black-sheep-4 = Stop
how-bye-bye-black-sheep-4-text = Whenever you like. All cards from the watering hole come into your hand.
how-bye-bye-black-sheep-5 = Place
how-bye-bye-black-sheep-5-text = Three cards at the watering hole let you place one animal, four let you place two.
how-bye-bye-black-sheep-6 = Win
how-bye-bye-black-sheep-6-text = Three of a kind are a triplet. The first zoo with enough of them wins.
how-bye-bye-black-sheep-warn = *A black sheep ends your turn.* You keep the cards, but nothing goes into your zoo.
