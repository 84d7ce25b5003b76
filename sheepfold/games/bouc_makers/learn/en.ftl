# Learning Bouc Makers.

goal-bouc-makers-win = gathering the best flock. White sheep bring points, one dog alone 9; black sheep cost some.
goal-bouc-makers-turn = roll three dice to reach the contract you set in secret. Early success brings more cards.
goal-bouc-makers-watch = the lowest contract. Whoever sets it never rolls and takes the rest, black sheep too.
goal-bouc-makers-watch-two = results below 14. Whoever misses with less takes all black sheep on offer.

lesson-bouc-makers-bid = Set your contract to *20*.
lesson-bouc-makers-bid-why = Everyone chooses in secret: the highest contract goes first, the lowest takes the rest.
lesson-bouc-makers-keep = Your dice show 15: *keep the 9* and roll the others again.
lesson-bouc-makers-keep-why = The first throw is worth 3 cards, the second 2, the third only 1.
lesson-bouc-makers-wool = The dice show 19: *pay 1 wool* to reach 20.
lesson-bouc-makers-wool-why = Each wool adds 1 to your result; those you keep are worth 1 point each at the end.
lesson-bouc-makers-take = Take *the white sheep with 6* and *the dog*.
lesson-bouc-makers-take-why = The second throw won you 2 cards, and a dog on its own is worth 9 points.
lesson-bouc-makers-dare = New cards are on offer: set your contract to *18*.
lesson-bouc-makers-dare-why = Your top sheep shows *+1*, and you may add that to every throw.
lesson-bouc-makers-bonus = The dice show 17: *add your bonus*.
lesson-bouc-makers-bonus-why = 17 and 1 make 18 at the first throw: three cards are yours, and no wool is spent.
lesson-bouc-makers-choose = Take the *three white sheep*.
lesson-bouc-makers-choose-why = The black one stays on offer for the others.
lesson-bouc-makers-top = Put the sheep with *+2* on top.
lesson-bouc-makers-top-why = Only the top sheep helps your dice; those below it count at the end.
lesson-bouc-makers-done = That is a good flock.
lesson-bouc-makers-done-why = When the draw pile is empty, all flocks are counted, and the most points win.

how-bouc-makers-1 = Cards on offer
how-bouc-makers-1-text = One more than there are players: sheep, dogs and, some day, the Bone.
how-bouc-makers-2 = Set a contract
how-bouc-makers-2-text = From 14 to 26+, in secret. The highest goes first.
how-bouc-makers-3 = Roll
how-bouc-makers-3-text = Three dice, three throws at most. After a miss you keep one die.
how-bouc-makers-4 = Get help
how-bouc-makers-4-text = Each wool adds 1. Your top sheep shows a bonus or a penalty.
how-bouc-makers-5 = Take cards
how-bouc-makers-5-text = Three for the first throw, two for the second, one for the third.
how-bouc-makers-6 = The end
how-bouc-makers-6-text = When the pile is empty, all flocks are shown and counted.
how-bouc-makers-warn = *Miss below 14 and all black sheep on offer are yours.* A second dog makes a pack, and that is worth nothing.
