# Bauernschlau. $cell is a name like D4, row and place as the reader sees the meadow; $times is 1, 2 or 3 by the geese;
# $side is left or right for a fence of the reader's own, else none, and $one and $other are its farmers.

# --- names of things
ba-map = The meadow, { $count } cells
ba-centre = the centre
ba-farm-of = { $you ->
    [yes] your farm
   *[no] { $who }’s farm
  }
ba-farm-empty = an empty farm
ba-sheep = { $value ->
    [-3] a *black sheep*, −3
   *[other] a *white sheep* worth { $value }
  }
ba-sheep-any = a sheep
ba-geese = { $times ->
    [2] two geese, counts double
   *[other] three geese, counts three times
  }
ba-face-up = { $value ->
    [-3] black sheep, minus 3
   *[other] white sheep, { $value }
  }
ba-face-down = { $you ->
    [yes] hidden sheep, laid by you
   *[no] hidden sheep, laid by { $who }
  }
ba-known = you know it: { $value }
ba-dog-here = the dog is here
ba-free = free
ba-land-of = { $you ->
    [yes] your land
   *[no] { $who }’s land
  }
ba-can = can be chosen
ba-edge-no = Edge that is not possible now: why not?
ba-piece-spoken = Piece { $letter }, { $side ->
    [left] your left fence
    [right] your right fence
   *[none] fence between { $one } and { $other }
  }: { $way }
ba-way-start = first piece
ba-way-out = outward
ba-way-rim = to the rim: finished
ba-way-more = sideways: more room for you
ba-way-less = sideways: less room for you
ba-way-round = sideways
ba-way-first = { $at ->
    [you] beside your farm
    [both] between the two farms
    [none] in the middle
   *[other] beside { $who }’s farm
  }
ba-of-fence = { $side ->
    [left] left fence
    [right] right fence
   *[none] { $one } – { $other }
  }

# --- players
ba-pieces-left = { $count ->
    [one] 1 fence piece left
   *[other] { $count } fence pieces left
  }
ba-total = { $count } points so far
ba-closed = closed · { $count } now
ba-points = { $count } points
ba-bonus-left = { $count ->
    [one] 1 bonus action
   *[other] { $count } bonus actions
  }
ba-one-done = one fence done
ba-farm-open = { $you ->
    [yes] Your farm is open
   *[no] { $who }’s farm is open
  }: { $open ->
    [one] one fence to finish
   *[other] both fences to finish
  }, { $pieces ->
    [one] 1 piece left
   *[other] { $pieces } pieces left
  }.
ba-farm-closed = { $you ->
    [yes] Your land
   *[no] { $who }’s land
  }: { $count } pastures, { $empty } still empty. White +{ $white }, black −{ $black }, pieces −{ $pieces }: *{ $total }* now.
ba-key = On the meadow
ba-key-hidden = Hidden sheep, with the mark of who laid it
ba-key-geese = Geese: the sheep there counts double or three times
ba-key-tip = Tip of a fence: there it grows on
ba-key-dog = No sheep where the dog stands
ba-chip-round = Round *{ $round }*
ba-chip-supply = Supply *{ $count }*
ba-chip-game = Game *{ $game }* of { $games }

# --- the question
ba-tag-bonus = Your turn · bonus { $at } of 2
ba-ask-farm = Which farm do you want?
ba-ask-farm-help = Farms that glow are free. The meadow looks the same from each of them.
ba-ask-action = What do you do?
ba-ask-action-help = One action. Tap a farm or a sheep to learn more about it.
ba-ask-bonus = What do you do as a bonus?
ba-ask-bonus-help = Or end your turn here.
ba-ask-put = Where does your sheep go?
ba-ask-put-many = Where do your { $count } sheep go?
ba-ask-put-help = Face down on any free pasture. Afterwards nobody may look at it.
ba-ask-turn = Which hidden sheep do you turn up?
ba-ask-turn-help = A black one brings two bonus actions. Once turned up it stays for good.
ba-ask-drive = Which hidden sheep shall the dog fetch?
ba-ask-drive-help = Nobody has seen it yet.
ba-ask-to = Where does the dog drive it?
ba-ask-to-help = There it is turned up and stays for good.
ba-ask-park = Where does the dog rest?
ba-ask-park-help = No sheep can be laid where the dog stands.
ba-ask-build = Where does the next fence piece go?
ba-ask-build-help = From a tip outward or sideways, never back. Tap an edge with a cross to hear why not.
ba-sure-end = End your turn?
ba-sure-end-help = Bonus actions you do not use are lost.
ba-sure-reveal = Turn up the only hidden sheep?
ba-sure-reveal-help = Once turned up it stays for good.

# --- buttons
ba-back = Back
ba-do-end = End my turn
ba-do-reveal = Turn it up
ba-do-build = Build at { $letter }
ba-do-put = Lay it on { $cell }
ba-do-turn = Turn up { $cell }
ba-do-drive = Fetch { $cell }
ba-do-to = Drive it to { $cell }
ba-do-park = Rest on { $cell }
ba-do-park-home = Rest in the centre
ba-do-farm = Take this farm
ba-tap-farm = Tap a farm
ba-tap-pasture = Tap a pasture
ba-tap-sheep = Tap a sheep
ba-tap-piece = Tap a letter
ba-actions = Actions
ba-act-place = Place
ba-act-place-small = { $count ->
    [0] supply empty
   *[other] a new sheep
  }
ba-act-reveal = Reveal
ba-act-reveal-small = { $count } hidden
ba-act-dog = Dog
ba-act-dog-small = drive a sheep
ba-act-fence = Fence
ba-act-fence-small = { $count ->
    [one] 1 piece left
   *[other] { $count } pieces left
  }
ba-act-special = Special
ba-act-special-small = { $count } sheep at once
ba-act-end = End turn
ba-act-end-small = no more bonus
ba-hand = Your hand
ba-hand-tile = { $value ->
    [-3] Black sheep, minus 3
   *[other] White sheep, { $value }
  }, your hand, { $at } of { $count }
ba-only-you = only you see it
ba-pieces = Possible pieces
ba-steps = The dog, three steps
ba-step-drive = Which sheep?
ba-step-to = Where to?
ba-step-park = Dog rests
ba-home = Centre
ba-home-small = in nobody’s way
ba-mix = Not seen yet
ba-mix-one = { $value ->
    [-3] Black sheep
   *[other] White sheep worth { $value }
  }: { $count } not seen yet

# --- waiting
ba-wait-put = { $who } is looking for a place for a sheep
ba-wait-turn = { $who } is choosing a sheep to turn up
ba-wait-drive = { $who } is calling the dog
ba-wait-to = { $who } decides where the dog drives the sheep
ba-wait-park = { $who } decides where the dog rests
ba-wait-build = { $who } is building a fence
ba-wait-bonus = { $count ->
    [one] { $who } has a bonus action
   *[other] { $who } has { $count } bonus actions
  }
ba-wait-farm = { $who } is picking a farm

# --- what happened
ba-told-chose = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
  }
ba-told-farm = { $you ->
    [yes] You pick your farm.
   *[no] { $who } picks a farm.
  }
ba-told-special = { $you ->
    [yes] You take the *special action*: one sheep for every player.
   *[no] { $who } takes the *special action*: one sheep for every player.
  }
ba-told-drawn = { $value ->
    [-3] You draw a *black sheep*, −3.
   *[other] You draw a white sheep worth *{ $value }*.
  }
ba-told-put = { $you ->
    [yes] You lay a sheep face down on { $cell }.
   *[no] { $who } lays a sheep face down on { $cell }.
  }
ba-told-turn = { $you ->
    [yes] You turn up the sheep on { $cell }.
   *[no] { $who } turns up the sheep on { $cell }.
  }
ba-told-turned = { $value ->
    [-3] A *black sheep*: −3
   *[other] A white sheep: *{ $value }*
  }{ $times ->
    [2] , doubled by the geese.
    [3] , three times with the geese.
   *[other] .
  }
ba-told-drive = { $you ->
    [yes] You send the dog to the sheep on { $cell }.
   *[no] { $who } sends the dog to the sheep on { $cell }.
  }
ba-told-to = The dog drives it to { $cell }.
ba-told-park = The dog rests on { $cell }.
ba-told-park-home = The dog rests in the centre.
ba-told-build = { $you ->
    [yes] You add a piece to
   *[no] { $who } adds a piece to
  } { $side ->
    [left] your left fence.
    [right] your right fence.
   *[none] the fence between { $one } and { $other }.
  }
ba-told-gained = { $you ->
    [yes] You get *{ $count } bonus actions*!
   *[no] { $who } gets *{ $count } bonus actions*.
  }
ba-told-finished = { $side ->
    [left] Your left fence
    [right] Your right fence
   *[none] The fence between { $one } and { $other }
  } has reached the rim: finished.
ba-told-enclosed = { $you ->
    [yes] *Your farm is closed*: now your sheep count.
   *[no] *{ $who }’s farm is closed.*
  }
ba-told-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
  }
ba-told-skipped = { $you ->
    [yes] You have no action left and are passed over.
   *[no] { $who } has no action left and is passed over.
  }
ba-told-round = Round { $number } begins.
ba-told-game = Game { $number } begins.
ba-told-ended = *The game is over.*
ba-told-showed = On { $cell } lay { $value ->
    [-3] a black sheep, −3. It counts nothing.
   *[other] a white sheep, { $value }. It counts nothing.
  }
ba-told-scored = { $you ->
    [yes] You have *{ $count }* points.
   *[no] { $who } has *{ $count }* points.
  }
ba-told-open = { $you ->
    [yes] Your farm is not closed: no points.
   *[no] { $who }’s farm is not closed: no points.
  }

# --- moves in words
ba-move-farm = Take farm { $farm }
ba-move-place = Place a new sheep
ba-move-reveal = Turn up a hidden sheep
ba-move-dog = Use the dog
ba-move-fence = Build a fence piece
ba-move-special = Special action: several new sheep at once
ba-move-end = End the turn
ba-move-put = Lay { $sheep }, face down on { $cell }{ $times ->
    [2] , where it counts double
    [3] , where it counts three times
   *[other] { "" }
  }
ba-move-turn = Turn up the sheep on { $cell }{ $times ->
    [2] , where it counts double
    [3] , where it counts three times
   *[other] { "" }
  }
ba-move-drive = Send the dog to the sheep on { $cell }
ba-move-to = Drive it to { $cell }{ $times ->
    [2] , where it counts double
    [3] , where it counts three times
   *[other] { "" }
  }
ba-move-park = The dog rests on { $cell }
ba-move-park-home = The dog rests in the centre
ba-move-build = { $side ->
    [left] A piece for your left fence
    [right] A piece for your right fence
   *[none] A piece for the fence between { $one } and { $other }
  }, { $way }

# --- why not
ba-no-farm = With that farm the farms would not lie evenly round the centre, or somebody has it already.
ba-no-round-one-place-only = In the first round everybody places one sheep and does nothing else.
ba-no-must-finish-action = First finish what you began.
ba-no-pass-not-allowed = You must take an action while one is possible.
ba-no-special-not-available = The special action can be had only as a main action, while no sheep lies hidden and the supply has sheep.
ba-no-supply-empty = The supply is empty: there is no sheep left to place.
ba-no-cell-occupied = That place is taken.
ba-no-cell-occupied-ba-5-1 = There is no free pasture left.
ba-no-cell-occupied-ba-7-2 = There is no pasture without a sheep.
ba-no-cell-occupied-ba-7-8 = The dog stands there: no sheep can be laid on that pasture.
ba-no-cell-occupied-ba-2-2 = A sheep lies there already.
ba-no-cell-forbidden = Sheep belong on pastures, not on farms or in the centre.
ba-no-cell-forbidden-ba-2-4 = The dog may rest in the centre or on a pasture, not on a farm.
ba-no-same-cell = The sheep must go to another pasture.
ba-no-no-face-down = No hidden sheep lies there.
ba-no-no-face-down-ba-6-1 = There is no hidden sheep to turn up.
ba-no-no-face-down-ba-7-2 = There is no hidden sheep for the dog.
ba-no-no-face-down-ba-6-3 = That sheep is turned up already and stays where it is.
ba-no-no-pieces = You have no fence piece left.
ba-no-fence-finished = That fence has reached the rim: it is finished.
ba-no-fence-finished-ba-8-20 = What has reached the rim is finished: there is nothing to add.
ba-no-not-your-fence = That is not your fence: only the two farms beside it may build it.
ba-no-not-a-start-edge = A fence starts between two farms, at the centre.
ba-no-not-from-tip = A piece goes on from the tip of a fence, one edge further.
ba-no-inward = A fence never goes back towards the farms.
ba-no-touches-fence = Fences must not touch: one runs there already.
ba-no-cuts-off = That would shut another fence in: every fence needs a way to the rim.

# --- the end
ba-tally = How the points came about
ba-tally-last = The last game
ba-tally-white = White
ba-tally-black = Black
ba-tally-pieces = Pieces
ba-tally-open = Not closed: no points
ba-tally-open-series = Not closed: ten points less than the lowest closed farm
ba-tally-note = Sheep turned up on one’s own land count, times their geese. Hidden sheep count nothing, and every piece left over costs a point.

# --- a first game
ba-coach-farm = Pick a farm. Your two fences will grow on either side of it.
ba-coach-put = Only you see this sheep now. Lay it face down: a good one where your land may be, best beside geese. Remember it: later nobody may look.
ba-coach-black = A black sheep costs three points. Lay it where somebody else’s land will be.
ba-coach-action = Each turn is one action: place a sheep, reveal one, send the dog, or build a fence. Only sheep that are turned up count in the end.
ba-coach-bonus = A black sheep turned up brings two more actions. Use both: even a fence and a sheep.
ba-coach-build = Your fence grows from its tip to the rim. When both your fences have reached it, the land between them is yours.
ba-coach-dog = The dog carries a hidden sheep anywhere and turns it up there: bring good ones home, send bad ones away.
ba-coach-fences = Keep an eye on your fences: a farm that is not closed at the end gets nothing. The game ends as soon as some closed farm is full.
ba-coach-special = No sheep is hidden, so the special action is open: one sheep for every player, all laid by you.
ba-coach-closed = Your farm is closed. Once all its pastures are taken the game ends at once, so fill it when you are ahead.

# --- reasons of hints
why-bauernschlau-farm = One farm is as good as another: the map looks the same from each of them.
why-bauernschlau-place = Of the sheep nobody has seen, { $black } in 100 are black, and one is worth { $mean } points on average. A white one you can keep, a black one you can give away.
why-bauernschlau-special = No sheep lies hidden, so for one action you may place { $tiles } sheep at once.
why-bauernschlau-reveal-black = The sheep on { $cell } is black with about { $black } chances in 100; if it is, you get two more actions.
why-bauernschlau-reveal = The sheep on { $cell } counts nothing while it is hidden, and the dog could still take it away.
why-bauernschlau-dog-take = The sheep on { $cell } is probably a good one, and you have a free pasture where it counts { $times ->
    [3] three times
    [2] double
   *[other] once
  } for you.
why-bauernschlau-dog-away = The sheep on { $cell } is probably black: the dog can carry it off to where it hurts somebody else.
why-bauernschlau-fence-need = { $needed ->
    [one] Your fences still need one piece
   *[other] Your fences still need { $needed } pieces
  }, and only a farm with both fences finished counts at all.
why-bauernschlau-fence = Every piece left over costs a point, and whoever builds decides which way the fence goes.
why-bauernschlau-end = Nothing you could still do this turn would help you.
why-bauernschlau-put-own = { $cell } is yours with about { $share } chances in 100: turned up, the sheep worth { $value } brings { $points } points there.
why-bauernschlau-put-rival = { $cell } will probably belong to { $rival }: turned up, the black sheep costs { $points } points there.
why-bauernschlau-put-aside = On { $cell } this sheep does you little harm, and you keep the better pastures free.
why-bauernschlau-put-last = { $you ->
    [yes] With this sheep your farm is full, and the game ends at once.
   *[no] With this sheep { $owner }’s farm is full, and the game ends at once.
  }
why-bauernschlau-turn-black = It is black with about { $black } chances in 100: that would give you two more actions.
why-bauernschlau-turn-own = The land is yours with about { $share } chances in 100, and the sheep is probably worth about { $value }: turned up it counts, and nobody can move it any more.
why-bauernschlau-turn = Turned up it cannot be moved any more; lying there it is likely to help you more than the others.
why-bauernschlau-drive-take = { $placer } laid it where it helps { $placer }, so it is probably a good sheep: worth about { $value }.
why-bauernschlau-drive-away = It is probably black ({ $black } chances in 100), and where it lies it would hurt you.
why-bauernschlau-drive = It is worth about { $value } as far as one can guess, and the dog can find a better place for it.
why-bauernschlau-to-own = On { $cell } every point counts { $times ->
    [3] three times
    [2] double
   *[other] once
  }, and the land is yours with about { $share } chances in 100.
why-bauernschlau-to-rival = If it is black, as it seems, it costs { $rival } { $points } points on { $cell }.
why-bauernschlau-to = On { $cell } it matters little, whatever it turns out to be.
why-bauernschlau-park-home = In the centre the dog stands in nobody’s way.
why-bauernschlau-park-last = { $you ->
    [yes] With the dog there your farm is full, and the game ends at once.
   *[no] With the dog there { $owner }’s farm is full, and the game ends at once.
  }
why-bauernschlau-park = The dog keeps { $cell } free: no sheep can be laid there until somebody calls the dog.
why-bauernschlau-build-end = This piece reaches the rim and finishes the fence.
why-bauernschlau-build-out = The shortest way out: after this piece the fence needs { $left } more.
why-bauernschlau-build-room = The fence turns away from your farm, which leaves you more room; it then needs { $left } more pieces.
why-bauernschlau-build-start = { $farms ->
    [0] A fence that starts here leaves no farm between your farm and the fence.
    [1] A fence that starts here leaves one farm between your farm and the fence.
   *[other] A fence that starts here leaves { $farms } farms between your farm and the fence.
  }
why-bauernschlau-build = The fence keeps away from what you do not want inside; it then needs { $left } more pieces.

# --- setting up a table
option-bauernschlau-memoryAid = Do you go on seeing your own hidden sheep?
option-bauernschlau-dogBlackBonus = Bonus for a black sheep found by the dog?
option-bauernschlau-sheepMix = Which sheep are in the supply?
option-bauernschlau-farmChoice = How are the farms given out?
option-bauernschlau-firstPlayer = Who begins?
option-bauernschlau-championship = How many games, added up?
option-bauernschlau-board = Which meadow?
value-wiki = As in the box: 17 black
value-even = Nine of each white, 16 black
value-fixed = Dealt out
value-pick = Everybody picks
value-ba-board-1 = The usual one
