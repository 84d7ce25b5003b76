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
ss-ghost = Your card would go here, { $up } up.
ss-in-group = One of { $count } that touch.
ss-fits = Fits: turns { $is }.
ss-fits-theirs = This card could turn it { $is }.
ss-turned-over = Turned over for a look.
ss-turns = turns { $is }
ss-row-of = { $you ->
    [yes] Your row
   *[no] { $who }’s row
  }
ss-card-label = Card { $card }, { $you ->
    [yes] your row
   *[no] { $who }’s row
  }, { $at } of { $count }
ss-album-of = { $you ->
    [yes] Your album
   *[no] { $who }’s album
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
    [0] The draw pile is empty. Shows all sheep.
    [one] Draw pile: 1 card. Shows all sheep.
   *[other] Draw pile: { $count } cards. Shows all sheep.
  }
ss-pile-left = { $count ->
    [one] photo in the pile
   *[other] photos in the pile
  }
ss-left = { $count ->
    [0] No swap left
    [one] 1 swap left
   *[other] { $count } swaps left
  }
ss-left-of = { $count ->
    [0] { $who }: no swap left
    [one] { $who }: 1 swap left
   *[other] { $who }: { $count } swaps left
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
ss-chip-pile = Draw pile *{ $count }*
ss-chip-dry = *{ $count }* of { $limit } turns without a photo
ss-chip-closed = Undersides *hidden*

# --- all sheep
ss-key = All sheep
ss-key-text = Every card has two of these sheep, one on each side. Photos of your secret model count { $points } points for you, all others 1.
ss-key-count = { $all } cards, { $gone } in albums, { $wall } on show

# --- the question
ss-tag = { $left ->
    [0] Your turn · no swap left
    [one] Your turn · 1 swap left
   *[other] Your turn · { $left } swaps left
  }
ss-ask-exchange = Pick a card from your row, or finish
ss-ask-exchange-help = Swap it with a photo that shows one of its two sheep: its other sheep comes up.
ss-ask-catch = { $photos } touch: finish, and they are yours.
ss-ask-finish = All swaps are made: finish your turn
ss-ask-stuck = None of your cards fits: finish your turn
ss-ask-photo = Swap the { $card } card with a marked photo
ss-ask-card = Which card goes on the { $one } photo { $place }?
ss-ask-card-help = Its underside is { $under }. The cards that fit are marked.
ss-ask-reveal = Swap the { $card } card with the photo { $place }?
ss-ask-reveal-help = Nobody has seen its underside yet, so you may not be able to undo this.
ss-then = The photo { $place } turns { $is }: then { $photos } touch.
ss-then-none = The photo { $place } turns { $is }. Nothing touches yet.
ss-fits-nowhere = No photo shows one of its two sheep just now.
ss-look-theirs = Marked: what the { $card } card could turn, and into what.
ss-ask-lay = You drew the { $card } card: tap a side, then a gap
ss-ask-lay-help = The other player can take groups you leave behind.
ss-ask-lay-here = Place it { $place }, { $up } up?
ss-ask-lay-again = Tap the gap again or the button. It stays where you place it.
ss-lay-careful = Careful: then { $photos } touch, and { $other } may take them.
ss-sure = Finish without taking a photo?
ss-sure-help = No three photos of one sheep touch yet.

# --- buttons
ss-undo = Undo
ss-back = Back
ss-finish = Finish
ss-finish-none = Finish, take nothing
ss-finish-take = Finish: take { $count }
ss-do-lay = Place it, { $up } up
ss-do-swap = Swap them

# --- waiting
ss-wait-exchange = { $left ->
    [0] { $who } has made all swaps
    [one] { $who } has one more swap
   *[other] { $who } has { $left } swaps
  }
ss-wait-lay = { $who } is looking for a place for the { $card } card

# --- moves in words
ss-move-exchange = Put the { $card } card on the photo { $place }, which turns { $is }
ss-move-lay = Place the card { $place }, { $up } up
ss-move-finish = Finish the turn
ss-move-finish-take = Finish and take { $photos }

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
    [yes] You place it { $place }, { $up } up.
   *[no] { $who } places it { $place }, { $up } up.
  }
ss-told-redealt = The game is stuck: *all cards are shuffled and dealt again*. Albums stay.
ss-told-over = *The game is over.*
ss-told-showed = { $you ->
    [yes] Your model was *{ $is }*.
   *[no] { $who }’s model was *{ $is }*.
  }

# --- a view in words
ss-see-line = Wall, line { $line }: { $cells }.
ss-see-cell = { $cell } { $up } over { $under }
ss-see-gap = { $cell } a gap
ss-see-card = { $card } ({ $text })
ss-see-row = { $you ->
    [yes] Your row
   *[no] { $who }’s row
  }: { $cards }.
ss-see-album = { $you ->
    [yes] Your album
   *[no] { $who }’s album
  }: { $photos }.
ss-see-album-points = { $you ->
    [yes] Your album
   *[no] { $who }’s album
  }: { $photos }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
ss-see-pile = { $count ->
    [0] The pile is empty.
    [one] 1 card in the pile.
   *[other] { $count } cards in the pile.
  }
ss-see-dry = { $count ->
    [one] 1 turn without a photo.
   *[other] { $count } turns in a row without a photo.
  }
ss-see-redeals = { $count ->
    [one] Dealt again once since the last photo was taken.
   *[other] Dealt again { $count } times since the last photo was taken.
  }
ss-see-model = { $you ->
    [yes] Your model
   *[no] { $who }’s model
  }: { $model }.
ss-see-secret = secret
ss-see-dealing = Cards are being dealt.
ss-see-draws = { $you ->
    [yes] You draw a card for a gap.
   *[no] { $who } draws a card for a gap.
  }
ss-see-ask = { $left ->
    [one] Which card do you swap with which photo? 1 swap is left; or finish.
   *[other] Which card do you swap with which photo? { $left } swaps are left; or finish.
  }
ss-see-ask-lay = You drew { $card }: in which gap ({ $gaps }) do you place it, and which side up ({ $sides })?
ss-see-won = { $you ->
    [yes] The game is over, { $first } to { $second }: you win.
   *[no] The game is over, { $first } to { $second }: { $who } wins.
  }
ss-see-draw = The game is over, { $first } to { $second }: both win.

# --- why not
ss-no-more = { $count ->
    [one] You have made your swap: only finishing is left.
   *[other] You have made { $count } swaps, and that is the most in a turn: only finishing is left.
  }
ss-no-card = The { $card } card is not in your row. Yours are { $row }.
ss-no-colour = The photo { $place } is { $is }, and that is on neither side of the { $card } card.
ss-no-theirs = The { $card } card lies in the other row.
ss-no-after = After taking photos there are no more swaps in this turn.
ss-no-refill = First place the { $card } card in a gap.
ss-no-lay = Cards are placed only in gaps, after photos were taken.
ss-no-gap = “{ $came }” is not a gap. The gaps are { $gaps }.
ss-no-word = “{ $came }” is not a move here; say { $known }.
ss-no-alone = Say finish alone, with nothing after it.
ss-no-form = To swap, name a card from your row and a photo, as in “{ $example }”.
ss-no-place = Photos are numbered 1 to 9, line by line; not “{ $came }”.
ss-no-order = Write it as “{ $move }”, the colours in the order of the deck.
ss-no-colour-under = The photo { $place } is { $is }; { $under } is only its underside, so the { $card } card does not fit.
ss-no-lay-form = Name a gap and the colour that is to be up, as in “{ $example }”.
ss-no-side = “{ $came }” is not on the { $card } card.

# --- the end
ss-tally = How the points came about
ss-tally-model = Model: { $model }
ss-tally-sum = { $dear } of the model × { $each } + { $plain } others = { $total }
ss-tie-model = Points are equal, so photos of each player’s own model decide: { $first } to { $second }.
ss-tie-most = Points and model photos are equal, so the most photos of one sheep decide: { $first } to { $second }.
ss-tie-drawn = Everything is equal: both win.

# --- a first game
ss-coach-1 = Tap a card from your row, then a photo that shows one of its two sheep. The card lands there with its *other* sheep up. Three of a kind that touch are yours.
ss-coach-2 = The small picture in a photo’s corner is its underside. Not happy with a swap? Undo costs nothing until you finish.
ss-coach-3 = Three photos that touch glow. Finish, and they are yours; or make the group larger first.
ss-coach-4 = A group is waiting on the wall already: just finish and take it!
ss-coach-5 = Now fill the gaps: which side up, and where? The other player is next, so do not help too much.
ss-coach-6 = Mind your model: its photos count more. But do not give the secret away.
ss-coach-7 = Too many turns without a photo, and all cards are dealt again. Albums stay.
ss-coach-8 = Take care: the other player can take the group that touches now.

# --- reasons of hints
why-sheep-sheep-makes = That turns the photo { $cell } { $colour }, and then { $groups } touch: { $points ->
    [one] one point
   *[other] { $points } points
  } for you when you finish.
why-sheep-sheep-leads = A step towards { $groups }, worth { $points ->
    [one] one point
   *[other] { $points } points
  }: { $more ->
    [one] one more swap
   *[other] { $more } more swaps
  } will do it.
why-sheep-sheep-spoils = It spoils what { $other } is after: with { $replies ->
    [one] one swap
   *[other] { $replies } swaps
  }, { $other } could take { $before ->
    [one] one photo
   *[other] { $before } photos
  } now, and { $reply ->
    [0] nothing
    [one] only one photo
   *[other] only { $reply } photos
  } after this.
why-sheep-sheep-calm = Nothing can be taken this way now, and { $other } could not take anything in reply either.
why-sheep-sheep-fetches = Nothing can be taken this way now, but you get the { $card } card for later; { $other } could take { $reply ->
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
    [one] one swap
   *[other] { $replies } swaps
  }.
why-sheep-sheep-safe = With { $colour } up { $cell }, there is nothing for { $other } to take so far, even with { $replies ->
    [one] one swap
   *[other] { $replies } swaps
  }.
why-sheep-sheep-least = With { $colour } up { $cell }, { $other } could take { $reply ->
    [one] one photo
   *[other] { $reply } photos
  }; in the worst place it would be { $worst }.
why-sheep-sheep-even = Wherever you place this card, { $other } could take { $reply ->
    [one] one photo
   *[other] { $reply } photos
  }; { $colour } up { $cell } is as good as any.
why-sheep-sheep-ahead = { $other } could take { $reply ->
    [one] one photo
   *[other] { $reply } photos
  } then, but looking further ahead this place is a good one for { $colour }.

# --- setting up a table
option-sheep-sheep-max-exchanges = How many swaps in a turn?
option-sheep-sheep-undersides = Can everyone see the undersides?
option-sheep-sheep-model-points = What does a photo of your own model count?
option-sheep-sheep-first-player = Who begins?
option-sheep-sheep-dry-limit = After how many turns without a photo are the cards dealt again?
option-sheep-sheep-redeal-limit = How often are cards dealt again before the game ends?
option-sheep-sheep-deck = Which cards?
option-sheep-sheep-undersides-open = Yes, always
option-sheep-sheep-undersides-closed = No, not until the card is taken
option-sheep-sheep-first-player-loser = The loser of the last game
option-sheep-sheep-deck-std42 = 42 cards
option-sheep-sheep-deck-long63 = 63 cards, a longer game

## Short screens

ss-model-brief = counts { $points }

# The count at the end.
ss-count-photos = Photos
ss-count-photos-why = Every photo in an album is a point.
ss-count-model = Model
ss-count-model-why = Photos of one’s own secret model count more.
