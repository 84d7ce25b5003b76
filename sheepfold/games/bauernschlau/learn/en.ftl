# Learning Bauernschlau.

goal-bauernschlau-win = having the most valuable flock inside the fences round your own farm.
goal-bauernschlau-turn = do one thing: place a sheep, reveal one, send the dog, or build a fence piece.
goal-bauernschlau-watch = open fences. A farm that is not fenced in scores nothing, and each black sheep costs three.

lesson-bauernschlau-place = Place a sheep: put the *5* on your three geese.
lesson-bauernschlau-place-why = Only you see it. Three geese triple the sheep on their pasture, and this one is on your land.
lesson-bauernschlau-reveal = Reveal the sheep *on Thistle’s geese*.
lesson-bauernschlau-reveal-why = It is a *black sheep* you placed there: it costs Thistle points and gives you *two more actions*.
lesson-bauernschlau-fence = First bonus: build your fence *one piece on*.
lesson-bauernschlau-fence-why = Each piece goes on from the tip. Your farm counts only if both its fences reach the rim.
lesson-bauernschlau-geese = Second bonus: reveal *your 5*.
lesson-bauernschlau-geese-why = Only revealed sheep count, and three geese make this one worth 15.
lesson-bauernschlau-dog = Send the dog: drive *Thistle’s sheep* to your free pasture.
lesson-bauernschlau-dog-why = The sheep is revealed where it goes. Then the dog rests, and nothing can be placed under it.
lesson-bauernschlau-last = Build the *last piece of fence*.
lesson-bauernschlau-last-why = Your farm is fenced in and full, so the game is over.
lesson-bauernschlau-done = Your flock wins!
lesson-bauernschlau-done-why = Your sheep count 3, 15 and 2, and each fence piece left over costs 1.

how-bauernschlau-1 = Everyone has a farm
how-bauernschlau-1-text = Six lie round the middle, and one is yours. All share the pastures and one dog.
how-bauernschlau-2 = Place a sheep
how-bauernschlau-2-text = Draw one, look at it once, put it face down anywhere.
how-bauernschlau-3 = Or reveal one
how-bauernschlau-3-text = White sheep are worth 1, 2, 3 or 5, black ones −3. A black one brings two more actions.
how-bauernschlau-4 = Or send the dog
how-bauernschlau-4-text = It drives a hidden sheep to another pasture, where it is revealed. Then the dog rests.
how-bauernschlau-5 = Or build a fence
how-bauernschlau-5-text = One grows on either side of your farm, piece by piece, out to the rim.
how-bauernschlau-6 = The end
how-bauernschlau-6-text = It is over as soon as a fenced-in farm is full. Geese double or triple their sheep.
how-bauernschlau-warn = *A farm that is not fenced in scores nothing.* Each fence piece left over costs one point.
