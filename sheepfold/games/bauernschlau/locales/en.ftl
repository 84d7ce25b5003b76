# Bauernschlau. $cell is a name like D4, row and place as the reader sees the meadow; $times is 1, 2 or 3 by the geese;
# $side is left or right for a fence of the reader's own, else none, and $one and $other are its farmers.

# --- names of things
ba-map = The meadow, { $count } cells
ba-cell = { $cell }
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
   *[other] three geese, counts triple
  }
ba-face-up = { $value ->
    [-3] black sheep, minus 3
   *[other] white sheep, { $value }
  }
ba-face-down = { $you ->
    [yes] hidden sheep, placed by you
   *[no] hidden sheep, placed by { $who }
  }
ba-known = you know it: { $value }
ba-dog-here = the dog is here
ba-free = free
ba-land-of = { $you ->
    [yes] your land
   *[no] { $who }’s land
  }
ba-can = can be chosen
ba-edge-no = This side is not possible now: why not?
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
ba-total = { $count ->
    [one] { $points } point so far
   *[other] { $points } points so far
  }
ba-closed = fenced in · { $points } now
ba-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
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
ba-key-hidden = Hidden sheep, with the mark of the player who placed it
ba-key-geese = Geese: the sheep there counts double or triple
ba-key-tip = Tip of a fence: it continues from here
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
ba-ask-turn = Which hidden sheep do you reveal?
ba-ask-turn-help = A black one brings two bonus actions. Once revealed, it stays for good.
ba-ask-drive = Which hidden sheep does the dog fetch?
ba-ask-drive-help = Nobody has seen it yet.
ba-ask-to = Where does the dog drive it?
ba-ask-to-help = There it is revealed and stays for good.
ba-ask-park = Where does the dog rest?
ba-ask-park-help = No sheep can be placed where the dog stands.
ba-ask-build = Where does the next fence piece go?
ba-ask-build-help = From a tip outward or sideways, never back. Tap a side with a cross to hear why not.
ba-sure-end = End your turn?
ba-sure-end-help = Bonus actions you do not use are lost.
ba-sure-reveal = Reveal the only hidden sheep?
ba-sure-reveal-help = Once revealed, it stays for good.

# --- buttons
ba-back = Back
ba-do-end = End my turn
ba-do-reveal = Reveal it
ba-do-build = Build at { $letter }
ba-do-put = Place it on { $cell }
ba-do-turn = Reveal { $cell }
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
ba-wait-turn = { $who } is choosing a sheep to reveal
ba-wait-drive = { $who } is calling the dog
ba-wait-to = { $who } is deciding where the dog drives the sheep
ba-wait-park = { $who } is deciding where the dog rests
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
    [yes] You place a sheep face down on { $cell }.
   *[no] { $who } places a sheep face down on { $cell }.
  }
ba-told-turn = { $you ->
    [yes] You reveal the sheep on { $cell }.
   *[no] { $who } reveals the sheep on { $cell }.
  }
ba-told-turned = { $value ->
    [-3] A *black sheep*: −3
   *[other] A white sheep: *{ $value }*
  }{ $times ->
    [2] , doubled by the geese.
    [3] , tripled by the geese.
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
    [yes] You get *{ $actions } bonus actions*!
   *[no] { $who } gets *{ $actions } bonus actions*.
  }
ba-told-finished = { $side ->
    [left] Your left fence
    [right] Your right fence
   *[none] The fence between { $one } and { $other }
  } has reached the rim: finished.
ba-told-enclosed = { $you ->
    [yes] *Your farm is fenced in*: now your sheep count.
   *[no] *{ $who }’s farm is fenced in.*
  }
ba-told-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
  }
ba-told-skipped = { $you ->
    [yes] You have no action left and are skipped.
   *[no] { $who } has no action left and is skipped.
  }
ba-told-began-round = Round { $round } begins.
ba-told-began-game = Game { $game } begins.
ba-told-ended = *The game is over.*
ba-told-showed = On { $cell } lay { $value ->
    [-3] a black sheep, −3. It does not count.
   *[other] a white sheep, { $value }. It does not count.
  }
ba-told-scored = { $you ->
    [yes] You have
   *[no] { $who } has
  } { $count ->
    [one] *{ $points }* point.
   *[other] *{ $points }* points.
  }
ba-told-left-open = { $you ->
    [yes] Your farm is not fenced in: no points.
   *[no] { $who }’s farm is not fenced in: no points.
  }

# --- moves in words
ba-move-farm = Take farm { $farm }
ba-move-place = Place a new sheep
ba-move-reveal = Reveal a hidden sheep
ba-move-dog = Send the dog
ba-move-fence = Build a fence piece
ba-move-special = Special action: several new sheep at once
ba-move-end = End the turn
ba-move-put = Place { $sheep }, face down on { $cell }{ $times ->
    [2] , where it counts double
    [3] , where it counts triple
   *[other] { "" }
  }
ba-move-turn = Reveal the sheep on { $cell }{ $times ->
    [2] , where it counts double
    [3] , where it counts triple
   *[other] { "" }
  }
ba-move-drive = Send the dog to the sheep on { $cell }
ba-move-to = Drive it to { $cell }{ $times ->
    [2] , where it counts double
    [3] , where it counts triple
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
ba-no-farm-which = Say which farm you pick, like farm 3: the farms are 0 to 5.
ba-no-farm-taken = Someone already has that farm.
ba-no-farm-uneven = With that farm the farms would not lie evenly round the centre.
ba-no-such-move = That is not a move now: { $expected }.
ba-no-word-only = “{ $word }” takes nothing after it.
ba-no-action-first = Choose the action first: { $action }.
ba-no-round-one-place-only = In the first round everyone places one sheep and does nothing else.
ba-no-must-finish-action = First finish what you began: { $expected }.
ba-no-pass-not-allowed = You must take an action while one is possible.
ba-no-special-bonus = The special action is never a bonus action.
ba-no-special-not-available = The special action is possible only while no sheep is hidden and the supply is not empty.
ba-no-supply-empty = The supply is empty: there is no sheep left to place.
ba-no-room = There is no free pasture left.
ba-no-hidden-reveal = There is no hidden sheep to reveal.
ba-no-hidden-dog = There is no hidden sheep for the dog.
ba-no-dog-room = There is no pasture without a sheep.
ba-no-pieces = You have no fence piece left.
ba-no-fences-finished = Both your fences have reached the rim: there is nothing to add.
ba-no-cell-forbidden = Sheep belong on pastures, not on farms or in the centre.
ba-no-dog-forbidden = The dog may rest in the centre or on a pasture, not on a farm.
ba-no-same-cell = The sheep must go to another pasture.
ba-no-sheep-there = There is already a sheep on { $cell }.
ba-no-dog-there = The dog is on { $cell }: no sheep can be placed there.
ba-no-hidden-there = There is no hidden sheep on { $cell }.
ba-no-sheep-stays = The sheep on { $cell } is already revealed and stays where it is.
ba-no-which-tile = Say which sheep goes there, like { $example }: you have { $held } in hand.
ba-no-cell-only = Say only the cell, like { $example }.
ba-no-piece-which = Name a fence ({ $fences }) and the corner it goes to, like { $example }.
ba-no-not-your-fence = That is not your fence: only the two farms beside it may build it.
ba-no-fence-finished = That fence has reached the rim: it is finished.
ba-no-not-a-start-edge = A fence starts between two farms, at the centre.
ba-no-not-from-tip = A piece goes on from the tip of a fence, along one side of a cell.
ba-no-inward = A fence never goes back towards the farms.
ba-no-touches-fence = Fences must not touch: one runs there already.
ba-no-cuts-off = That would shut another fence in: every fence needs a way to the rim.

# --- what is expected, inside a refusal
ba-say-action = choose place, reveal, dog, fence or special
ba-say-bonus = choose place, reveal, dog or fence as a bonus action, or end
ba-say-put = say where the sheep in your hand goes, like put 3,0
ba-say-turn = say which hidden sheep you reveal, like turn 3,0
ba-say-drive = say which hidden sheep the dog drives, like drive 3,0
ba-say-to = say where the dog drives it, like to -3,0
ba-say-park = say where the dog rests, like park 0,0
ba-say-build = say which piece you build, like build 0-1 1,4

# --- the table in lines, for terminal and screen reader; $cells and $path are written as moves are typed
ba-see-round = Bauernschlau, round { $round }.
ba-see-round-of = Bauernschlau, game { $game } of { $games }, round { $round }.
ba-see-player = { $you ->
    [yes] You are
   *[no] { $who } is
  } { $farm ->
    [none] without a farm yet
   *[other] on farm { $farm }
  }, { $pieces ->
    [one] 1 fence piece
   *[other] { $pieces } fence pieces
  } left.
ba-see-land = { $you ->
    [yes] Your farm is fenced in
   *[no] { $who }’s farm is fenced in
  }, with { $count } pastures.
ba-see-total = { $you ->
    [yes] You have
   *[no] { $who } has
  } { $count ->
    [one] { $points } point
   *[other] { $points } points
  } so far.
ba-see-fence = Fence { $fence }: { $count ->
    [one] 1 piece
   *[other] { $count } pieces
  }, { $path }.
ba-see-fence-none = Fence { $fence }: not begun.
ba-see-geese = { $times ->
    [2] Two geese, doubling
   *[other] Three geese, tripling
  } the sheep there: on { $cells }.
ba-see-up = Revealed, { $sheep }: on { $cells }.
ba-see-down = { $you ->
    [yes] Hidden, placed by you
   *[no] Hidden, placed by { $who }
  }: on { $cells }.
ba-see-down-known = { $you ->
    [yes] Hidden, placed by you
   *[no] Hidden, placed by { $who }
  }, { $sheep }: on { $cells }.
ba-see-no-sheep = No sheep is on the meadow.
ba-see-dog-home = The dog is in the centre.
ba-see-dog = The dog is on { $cell }.
ba-see-supply = { $count ->
    [0] The supply is empty.
    [one] The supply has 1 sheep.
   *[other] The supply has { $count } sheep.
  }
ba-see-hand = In your hand: { $sheep }.
ba-see-held = { $who } has { $count } sheep in hand.
ba-see-won = The game is over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
  }
ba-see-nobody = The game is over. Nobody wins.
ba-see-fate = A sheep is being drawn, or who begins.
ba-see-ask = { $question } Say for example { $example }.

# --- the end
ba-tally = How the points came about
ba-tally-last = The last game
ba-tally-white = White
ba-tally-black = Black
ba-tally-pieces = Pieces
ba-tally-open = Not fenced in: no points
ba-tally-open-series = Not fenced in: ten points less than the lowest fenced-in farm
ba-tally-note = Revealed sheep on your own land count, times their geese. Hidden sheep do not count, and every fence piece left over costs a point.

# --- a first game
ba-coach-farm = Pick a farm. Your two fences will start on either side of it.
ba-coach-put = Only you see this sheep now. Place it face down: a good one where your land may be, best on a pasture with geese. Remember it: later nobody may look.
ba-coach-black = A black sheep costs three points. Place it where somebody else’s land will be.
ba-coach-action = Each turn is one action: place a sheep, reveal one, send the dog, or build a fence. Only sheep that are revealed count in the end.
ba-coach-bonus = A black sheep that is revealed brings two more actions. Use both: a fence piece and a sheep, for example.
ba-coach-build = Your fence grows from its tip to the rim. When both your fences have reached it, the land between them is yours.
ba-coach-dog = The dog drives a hidden sheep anywhere and reveals it there: bring good ones home, send bad ones away.
ba-coach-fences = Keep an eye on your fences: a farm that is not fenced in at the end gets nothing. The game ends as soon as a fenced-in farm is full.
ba-coach-special = No sheep is hidden, so the special action is possible: one sheep for every player, all placed by you.
ba-coach-closed = Your farm is fenced in. Once all its pastures are taken the game ends at once, so fill it when you are ahead.

# --- reasons of hints
why-bauernschlau-farm = One farm is as good as another: the meadow looks the same from each of them.
why-bauernschlau-place = Of the sheep nobody has seen, { $black } in 100 are black, and one is worth { $mean } points on average. A white one you can keep, a black one you can give away.
why-bauernschlau-special = No sheep lies hidden, so for one action you may place { $tiles } sheep at once.
why-bauernschlau-reveal-black = The sheep on { $cell } is black about { $black } times in 100; if it is, you get two more actions.
why-bauernschlau-reveal = The sheep on { $cell } does not count while it is hidden, and the dog could still take it away.
why-bauernschlau-dog-take = The sheep on { $cell } is probably a good one, and you have a free pasture where it counts { $times ->
    [3] triple
    [2] double
   *[other] once
  } for you.
why-bauernschlau-dog-away = The sheep on { $cell } is probably black: the dog can drive it to where it hurts somebody else.
why-bauernschlau-fence-need = { $needed ->
    [one] Your fences still need one piece
   *[other] Your fences still need { $needed } pieces
  }, and only a farm with both fences finished counts at all.
why-bauernschlau-fence = Every piece left over costs a point, and whoever builds decides which way the fence goes.
why-bauernschlau-end = Nothing you could still do this turn would help you.
why-bauernschlau-put-own = { $cell } will be yours about { $share } times in 100: revealed, the sheep worth { $value } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  } there.
why-bauernschlau-put-rival = { $cell } will probably belong to { $rival }: revealed, the black sheep costs { $points } points there.
why-bauernschlau-put-aside = On { $cell } this sheep does you little harm, and you keep the better pastures free.
why-bauernschlau-put-last = { $you ->
    [yes] With this sheep your farm is full, and the game ends at once.
   *[no] With this sheep { $owner }’s farm is full, and the game ends at once.
  }
why-bauernschlau-turn-black = It is black about { $black } times in 100: that would give you two more actions.
why-bauernschlau-turn-own = The land will be yours about { $share } times in 100, and the sheep is probably worth about { $value }: revealed, it counts, and nobody can move it any more.
why-bauernschlau-turn = Revealed, it cannot be moved any more; where it is, it probably helps you more than the others.
why-bauernschlau-drive-take = { $placer } placed it where it helps { $placer }, so it is probably a good sheep: worth about { $value }.
why-bauernschlau-drive-away = It is probably black (about { $black } times in 100), and where it lies it would hurt you.
why-bauernschlau-drive = It is worth about { $value } as far as one can guess, and the dog can find a better place for it.
why-bauernschlau-to-own = On { $cell } every point counts { $times ->
    [3] triple
    [2] double
   *[other] once
  }, and the land will be yours about { $share } times in 100.
why-bauernschlau-to-rival = If it is black, as it seems, it costs { $rival } { $points } points on { $cell }.
why-bauernschlau-to = On { $cell } it matters little, whatever it turns out to be.
why-bauernschlau-park-home = In the centre the dog stands in nobody’s way.
why-bauernschlau-park-last = { $you ->
    [yes] With the dog there your farm is full, and the game ends at once.
   *[no] With the dog there { $owner }’s farm is full, and the game ends at once.
  }
why-bauernschlau-park = The dog keeps { $cell } free: no sheep can be placed there until somebody calls the dog.
why-bauernschlau-build-end = This piece reaches the rim and finishes the fence.
why-bauernschlau-build-out = The shortest way out: after this piece the fence needs { $left } more.
why-bauernschlau-build-room = The fence turns away from your farm, which leaves you more room; it then needs { $left ->
    [one] one more piece
   *[other] { $left } more pieces
  }.
why-bauernschlau-build-start = { $farms ->
    [0] A fence that starts here leaves no farm between your farm and the fence.
    [1] A fence that starts here leaves one farm between your farm and the fence.
   *[other] A fence that starts here leaves { $farms } farms between your farm and the fence.
  }
why-bauernschlau-build = The fence keeps away from what you do not want inside; it then needs { $left ->
    [one] one more piece
   *[other] { $left } more pieces
  }.

# --- setting up a table
option-bauernschlau-memory-aid = Do you keep seeing your own hidden sheep?
option-bauernschlau-dog-black-bonus = Bonus for a black sheep found by the dog?
option-bauernschlau-sheep-mix = Which sheep are in the supply?
option-bauernschlau-farm-choice = How are the farms assigned?
option-bauernschlau-first-player = Who begins?
option-bauernschlau-championship = How many games, added up?
option-bauernschlau-board = Which meadow?
value-wiki = As in the box: 17 black
value-even = Nine of each white, 16 black
value-fixed = Assigned
value-pick = Everyone picks
value-ba-board-1 = Standard

# The count at the end.
ba-count-white = White sheep on one’s own land, times their geese.
ba-count-black = Black sheep on one’s own land, times their geese.
ba-count-pieces = Every fence piece left over costs a point.
