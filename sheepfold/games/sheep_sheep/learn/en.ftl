# Learning Sheep Sheep.

goal-sheep-sheep-win = filling your album. A photo is worth 1 point, one of your secret model 2.
goal-sheep-sheep-turn = swap up to three of your cards with photos on the wall. The other side comes up.
goal-sheep-sheep-watch = corners. Only three or more photos that touch at their edges are yours.

lesson-sheep-sheep-swap = Put your *red-blue card* on the red photo in the middle.
lesson-sheep-sheep-swap-why = Red meets red, so the other side comes up: then *three blue photos touch*.
lesson-sheep-sheep-finish = Finish your turn and *take three photos*.
lesson-sheep-sheep-finish-why = Blue is your secret model, so each of these photos counts *2 points*.
lesson-sheep-sheep-fill = Fill the gap at the top: place the new card *red side up*.
lesson-sheep-sheep-fill-why = You choose the gap and the side, and a card that lies there stays.
lesson-sheep-sheep-corners = Fill the other gaps: *green* in the middle, *pink* on the right.
lesson-sheep-sheep-corners-why = Three green photos, but only two touch: corners do not count, so Thistle cannot take them.
lesson-sheep-sheep-connect = Put your *red-green card* on the red photo at the top.
lesson-sheep-sheep-connect-why = Now *four green photos touch*, edge to edge.
lesson-sheep-sheep-take = Finish your turn and *take four photos*.
lesson-sheep-sheep-take-why = You could swap twice more, but you need not.
lesson-sheep-sheep-done = Seven photos, ten points.
lesson-sheep-sheep-done-why = Once the pile cannot fill the gaps, the game is over, and the most points win.

how-sheep-sheep-1 = The wall
how-sheep-sheep-1-text = Nine photos hang there. Small pictures show their undersides.
how-sheep-sheep-2 = Your model
how-sheep-sheep-2-text = One sheep is secretly yours. Its photos count 2 points, all others 1.
how-sheep-sheep-3 = Swap
how-sheep-sheep-3-text = A card fits a photo that shows one of its colours. The other colour comes up.
how-sheep-sheep-4 = Up to three times
how-sheep-sheep-4-text = Then finish your turn yourself, even if nothing touches.
how-sheep-sheep-5 = Take photos
how-sheep-sheep-5-text = Three or more of one sheep that touch go into your album.
how-sheep-sheep-6 = Fill the gaps
how-sheep-sheep-6-text = Draw new cards and place them as you like. Then the other player goes on.
how-sheep-sheep-warn = *What touches when you have filled the gaps is for the other player.* Look before you place.
