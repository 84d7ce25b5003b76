# The end of a game: the count, the podium, the moments that decided it, the picture to share.

count-tag = Counting, { $at } of { $count }
count-first = { $you ->
    [yes] { $what }: you get most, { $points }.
   *[no] { $what }: { $who } gets most, { $points }.
  }
count-tied = { $what }: { $names } get most, { $points } each.
count-costs = { $what }: this costs points.
count-skip = Skip to the end
count-next = Next category
count-caption = The points by category
count-sum = Total
count-so-far = So far
count-none = no score
podium = The end of the game
podium-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
podium-board = See the board
podium-show = See the podium
moments = { $count ->
    [one] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
  }
moment-at = Move { $n }
moment-for = { $you ->
    [yes] { $points } for you
   *[no] { $points } for { $who }
  }
moment-lead = { $you ->
    [yes] You take the lead
   *[no] { $who } takes the lead
  }
moment-ahead = { $you ->
    [yes] You pull further ahead
   *[no] { $who } pulls further ahead
  }
moment-gains = { $you ->
    [yes] You gain ground
   *[no] { $who } gains ground
  }
moment-lost = { $you ->
    [yes] You lose the lead
   *[no] { $who } loses the lead
  }
moment-falls = { $you ->
    [yes] You lose ground
   *[no] { $who } loses ground
  }
moment-chance = Chance to win: { $before }, then { $after }
poster = Picture to share: { $title }, { $list }
poster-facts = { $date }, { $count } players
poster-save = Save the picture
poster-share = Share the picture
