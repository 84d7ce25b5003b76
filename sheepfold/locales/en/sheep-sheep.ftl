# Sheep Sheep. A colour is said in five ways: by itself (name), after "is" (is), as the side that is up (up), before one photo (one), before several (many).

ss-name-R = red
ss-name-O = orange
ss-name-Y = yellow
ss-name-G = green
ss-name-B = blue
ss-name-V = violet
ss-name-P = pink
ss-is-R = red
ss-is-O = orange
ss-is-Y = yellow
ss-is-G = green
ss-is-B = blue
ss-is-V = violet
ss-is-P = pink
ss-one-R = red
ss-one-O = orange
ss-one-Y = yellow
ss-one-G = green
ss-one-B = blue
ss-one-V = violet
ss-one-P = pink
ss-many-R = red
ss-many-O = orange
ss-many-Y = yellow
ss-many-G = green
ss-many-B = blue
ss-many-V = violet
ss-many-P = pink
ss-up-R = red
ss-up-O = orange
ss-up-Y = yellow
ss-up-G = green
ss-up-B = blue
ss-up-V = violet
ss-up-P = pink
ss-wears-R = beret, stripes
ss-wears-O = sunglasses, dots
ss-wears-Y = straw hat, checks
ss-wears-G = headphones, zigzag
ss-wears-B = sailor cap, waves
ss-wears-V = bow, diamonds
ss-wears-P = flower, hearts
ss-unknown = unknown
ss-pair = { $first }-{ $second }
ss-and = { $first } and { $last }
ss-face = { $name }, { $wears }
ss-photos = { $count ->
    [one] 1 { $one } photo
   *[other] { $count } { $many } photos
  }

ss-cell-1 = top left
ss-cell-2 = top middle
ss-cell-3 = top right
ss-cell-4 = middle left
ss-cell-5 = in the centre
ss-cell-6 = middle right
ss-cell-7 = bottom left
ss-cell-8 = bottom middle
ss-cell-9 = bottom right

# --- on the table
ss-wall = Photo wall, three by three
ss-photo = Photo { $place }: { $face }. Underside { $under }.
ss-gap = Gap { $place }.
ss-ghost = Your card would lie here, { $up } up.
ss-in-group = One of { $count } that touch.
ss-fits = Fits: turns { $is }.
ss-fits-theirs = This card could turn it { $is }.
ss-turned-over = Turned over for a look.
ss-turns = turns { $is }
ss-row-of = { $you ->
    [yes] Your row
   *[no] Row of { $who }
  }
ss-card-label = Card { $card }, { $you ->
    [yes] your row
   *[no] row of { $who }
  }, { $at } of { $count }
ss-album-of = { $you ->
    [yes] Your album
   *[no] Album of { $who }
  }
ss-album-empty = no photos yet
ss-my-album = Your album
ss-my-model = Your model
ss-model-counts = only you know: { $model } counts { $points }
ss-model-counted = { $model } counted { $points }
ss-model-label = Your secret model: { $model }. Each of its photos counts { $points } for you. Shows all sheep.
ss-model-over = Your model: { $model }. Each of its photos counted { $points }. Shows all sheep.
ss-model-none = not dealt yet
ss-drawn = Drawn card: { $card }
ss-side = This side up: { $face }
ss-pile-label = { $count ->
    [0] The pile is empty. Shows all sheep.
    [one] Pile: 1 card. Shows all sheep.
   *[other] Pile: { $count } cards. Shows all sheep.
  }
ss-pile-left = { $count ->
    [one] photo in the pile
   *[other] photos in the pile
  }
ss-left = { $count ->
    [0] No exchange left
    [one] 1 exchange left
   *[other] { $count } exchanges left
  }
ss-left-of = { $count ->
    [0] { $who }: no exchange left
    [one] { $who }: 1 exchange left
   *[other] { $who }: { $count } exchanges left
  }
ss-side-touch = Three or more touching photos of one sheep are yours when you finish.
ss-side-refill = The gaps are filled from the pile, either side up.
ss-status = { $count ->
    [0] no photos, model secret
    [one] 1 photo, model secret
   *[other] { $count } photos, model secret
  }
ss-status-shown = { $count ->
    [0] no photos, model { $model }
    [one] 1 photo, model { $model }
   *[other] { $count } photos, model { $model }
  }
ss-chip-pile = Pile *{ $count }*
ss-chip-dry = *{ $count }* of { $limit } turns without a photo
ss-chip-closed = Undersides *closed*

# --- all sheep
ss-key = All sheep
ss-key-text = Every card has two of these sheep, one on each side. Photos of your secret model count { $points } points for you, all others 1.
ss-key-count = { $all } cards, { $gone } in albums, { $wall } on show

# --- the question
ss-tag = { $left ->
    [0] Your turn · no exchange left
    [one] Your turn · 1 exchange left
   *[other] Your turn · { $left } exchanges left
  }
ss-ask-exchange = Pick a card of your row, or finish
ss-ask-exchange-help = Swap it with a photo that shows one of its two sheep: its other sheep comes up.
ss-ask-catch = { $photos } touch: finish, and they are yours.
ss-ask-finish = All exchanges are made: finish your turn
ss-ask-stuck = None of your cards fits: finish your turn
ss-ask-photo = Swap the { $card } card with a marked photo
ss-ask-card = Which card goes on the { $one } photo { $place }?
ss-ask-card-help = Its underside is { $under }. The cards that fit are marked.
ss-ask-reveal = Swap the { $card } card with the photo { $place }?
ss-ask-reveal-help = Nobody has seen its underside yet, so this cannot simply be taken back.
ss-then = The photo { $place } turns { $is }: then { $photos } touch.
ss-then-none = The photo { $place } turns { $is }. Nothing touches yet.
ss-fits-nowhere = No photo shows one of its two sheep just now.
ss-look-theirs = Marked: what the { $card } card could turn, and into what.
ss-ask-lay = You drew the { $card } card: tap a side, then a gap
ss-ask-lay-help = Groups you leave behind are for the other player.
ss-ask-lay-here = Lay it { $place }, { $up } up?
ss-ask-lay-again = Tap the gap again or the button. It stays where it lies.
ss-lay-careful = Careful: then { $photos } touch, and { $other } may take them.
ss-sure = Finish without taking a photo?
ss-sure-help = No three photos of one sheep touch yet.

# --- buttons
ss-undo = Undo
ss-back = Back
ss-finish = Finish
ss-finish-none = Finish, take nothing
ss-finish-take = Finish: take { $count }
ss-do-lay = Lay it, { $up } up
ss-do-swap = Swap them

# --- waiting
ss-wait-exchange = { $left ->
    [0] { $who } has made all exchanges
    [one] { $who } has one more exchange
   *[other] { $who } has { $left } exchanges
  }
ss-wait-lay = { $who } is looking for a place for the { $card } card

# --- moves in words
ss-move-exchange = put the { $card } card on the photo { $place }, which turns { $is }
ss-move-lay = lay the card { $place }, { $up } up
ss-move-finish = finish the turn
ss-move-finish-take = finish and take { $photos }

# --- what happened
ss-told-model = Your secret model is *{ $is }*.
ss-told-starts = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
  }
ss-told-turned = The photo { $place } was turned over, so that no three touch: now it is { $is }.
ss-told-exchange = { $you ->
    [yes] You turn the { $one } photo { $place } *{ $is }*.
   *[no] { $who } turns the { $one } photo { $place } *{ $is }*.
  }
ss-told-swap = { $you ->
    [yes] You put the { $card } card on the photo { $place }.
   *[no] { $who } puts the { $card } card on the photo { $place }.
  }
ss-told-finish = { $you ->
    [yes] You finish your turn.
   *[no] { $who } finishes the turn.
  }
ss-told-captured = { $you ->
    [yes] You take *{ $photos }*!
   *[no] { $who } takes *{ $photos }*.
  }
ss-told-drew = From the pile: the { $card } card.
ss-told-lay = { $you ->
    [yes] You lay it { $place }, { $up } up.
   *[no] { $who } lays it { $place }, { $up } up.
  }
ss-told-redeal = Nothing goes any more: *all cards are mixed and dealt anew*. Albums stay.
ss-told-over = *The game is over.*
ss-told-shown = { $you ->
    [yes] Your model was *{ $is }*.
   *[no] The model of { $who } was *{ $is }*.
  }

# --- why not
ss-no-more = { $count ->
    [one] You have made your exchange: only finishing is left.
   *[other] You have made { $count } exchanges, and that is the most in a turn: only finishing is left.
  }
ss-no-card = That card is not in your row. Yours are: { $row }.
ss-no-colour = The photo { $place } is { $is }, and that is on neither side of the { $card } card.
ss-no-theirs = That card lies in the other row.
ss-no-after = After a capture there is no more exchange in this turn.
ss-no-refill = First lay the { $card } card into a gap.
ss-no-lay = Cards are laid only into gaps, after a capture.
ss-no-gap = There is no gap, or that sheep is not on the card.

# --- the end
ss-tally = How the points came about
ss-tally-model = Model: { $model }
ss-tally-sum = { $plain } others and { $dear } of the model × { $each } = { $total } points
ss-tie-model = Points are equal, so photos of one’s own model decide: { $first } to { $second }.
ss-tie-most = Points and model photos are equal, so the most photos of one sheep decide: { $first } to { $second }.
ss-tie-drawn = Everything is equal: both win.

# --- a first game
ss-coach-1 = Tap a card of your row, then a photo that shows one of its two sheep. It lands there with its *other* sheep up. Three alike side by side are yours.
ss-coach-2 = The small picture in a photo’s corner is its underside. Not happy with an exchange? Undo costs nothing until you finish.
ss-coach-3 = Three photos that touch glow. Finish, and they are yours; or make the group larger first.
ss-coach-4 = A group is waiting on the wall already: just finish and take it!
ss-coach-5 = Now fill the gaps: which side up, and where? The other player is next, so do not help too much.
ss-coach-6 = Mind your model: its photos count more. But do not give the secret away.
ss-coach-7 = Too many turns without a photo, and all cards are dealt anew. Albums stay.
ss-coach-8 = Take care: the group that touches now is there for the other player.

# --- reasons of hints
why-sheep-sheep-makes = That turns the photo { $cell } { $colour }, and then { $groups } touch: { $points ->
    [one] one point
   *[other] { $points } points
  } for you when you finish.
why-sheep-sheep-leads = A step towards { $groups }, worth { $points ->
    [one] one point
   *[other] { $points } points
  }: { $more ->
    [one] one more exchange
   *[other] { $more } more exchanges
  } will do it.
why-sheep-sheep-spoils = It spoils what { $other } is after: with { $replies ->
    [one] one exchange
   *[other] { $replies } exchanges
  } { $other } could take { $before ->
    [one] one photo
   *[other] { $before } photos
  } now, and only { $reply ->
    [0] nothing
    [one] one photo
   *[other] { $reply } photos
  } after this.
why-sheep-sheep-calm = Nothing can be captured this way now, and { $other } could not capture anything in reply either.
why-sheep-sheep-fetches = Nothing can be captured this way now, but you get the { $card } card for later; { $other } could take { $reply ->
    [0] nothing
    [one] one photo
   *[other] { $reply } photos
  } in reply.
why-sheep-sheep-takes = { $groups } touch: that is { $points ->
    [one] one point
   *[other] { $points } points
  } for you.
why-sheep-sheep-ends = { $groups } touch: { $points ->
    [one] one point
   *[other] { $points } points
  } for you, and the game ends, as { $pile ->
    [0] the empty pile
    [one] a pile of one card
   *[other] a pile of { $pile } cards
  } cannot fill the gaps.
why-sheep-sheep-waits = No three photos touch. Left like this, { $other } could take { $reply ->
    [0] nothing
    [one] one photo
   *[other] { $reply } photos
  } with { $replies ->
    [one] one exchange
   *[other] { $replies } exchanges
  }.
why-sheep-sheep-safe = With { $colour } up { $cell } there is nothing for { $other } to capture so far, even with { $replies ->
    [one] one exchange
   *[other] { $replies } exchanges
  }.
why-sheep-sheep-least = With { $colour } up { $cell } { $other } could take { $reply ->
    [one] one photo
   *[other] { $reply } photos
  }; in the worst place it would be { $worst }.
why-sheep-sheep-even = Wherever this card lies, { $other } could take { $reply ->
    [one] one photo
   *[other] { $reply } photos
  }; { $colour } up { $cell } is as good as any.
why-sheep-sheep-ahead = { $other } could take { $reply ->
    [one] one photo
   *[other] { $reply } photos
  } then, but looking further ahead this place is a good one for { $colour }.
why-sheep-sheep-searched = It came out best in the games I imagined from here.

# --- setting up a table
option-sheep-sheep-max-exchanges = How many exchanges in a turn?
option-sheep-sheep-undersides = Do the undersides of the photos lie open?
option-sheep-sheep-model-points = What does a photo of one’s own model count?
option-sheep-sheep-first-player = Who begins?
option-sheep-sheep-dry-limit = After how many turns without a photo are the cards dealt anew?
option-sheep-sheep-redeal-limit = How often are cards dealt anew before the game ends?
option-sheep-sheep-deck = Which cards?
option-sheep-sheep-undersides-open = Yes, all see them
option-sheep-sheep-undersides-closed = No, until a card is taken
option-sheep-sheep-first-player-loser = Who lost the game before
option-sheep-sheep-deck-std42 = 42 cards
option-sheep-sheep-deck-long63 = 63 cards, a longer game
