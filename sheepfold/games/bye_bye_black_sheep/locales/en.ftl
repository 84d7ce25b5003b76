# Bye-Bye Black Sheep. $you is "yes" where the sentence is about the reader, $toyou where it is done to the reader.
# Stars mark what is shown bold.

bb-animal-1 = Tiger
bb-animal-2 = Penguin
bb-animal-3 = Crocodile
bb-animal-4 = Elephant
bb-animal-5 = Lion
bb-animal-6 = Giraffe
bb-animal-7 = Zebra
bb-animal-8 = Hippo
bb-animal-9 = Monkey
bb-animal-10 = Panda
bb-animal-11 = Kangaroo
bb-animal-12 = Flamingo
bb-animal-13 = Polar bear
bb-animal-14 = Rhino
bb-animal-15 = Camel
bb-animal-16 = Koala
# A host's own names come in all languages.
bb-language = en
bb-own-animal = { $language ->
    [fr] { $fr }
    [de] { $de }
   *[en] { $en }
  }
bb-card-BS = Black sheep
bb-card-EA = Eagle
bb-card-MO = Mole
bb-card-MA = Thieving magpie
bb-card-WS = White sheep
bb-card-MS = Mother sheep
bb-card-WO = Wolf

bb-told-picked = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
  }
bb-told-began = { $you ->
    [yes] *Your turn.*
   *[no] *{ $who }’s turn.*
  }
bb-told-dealt = You get from the pile: *{ $card }*.
bb-told-draw = { $you ->
    [yes] You draw from { $other }.
   *[no] { $toyou ->
        [yes] { $who } draws from you.
       *[no] { $who } draws from { $other }.
      }
  }
bb-told-drew = Out comes: *{ $card }*.
bb-told-drew-sheep = Out comes the *black sheep*! The turn is over.
bb-told-kept = { $you ->
    [yes] The black sheep trots back into your hand.
   *[no] The black sheep trots home to { $who }.
  }
bb-told-stop = { $you ->
    [yes] You stop.
   *[no] { $who } stops.
  }
bb-told-took = { $you ->
    [yes] You take the watering hole into your hand: { $cards }.
   *[no] { $who } takes the watering hole: { $cards }.
  }
bb-told-placed = { $you ->
    [yes] New in your zoo: *{ $cards }*.
   *[no] New in { $who }’s zoo: *{ $cards }*.
  }
bb-told-placed-none = { $you ->
    [yes] You place nothing.
   *[no] { $who } places nothing.
  }
bb-told-ask = { $you ->
    [yes] You ask { $other }: “Have you got this animal: *{ $card }*?”
   *[no] { $toyou ->
        [yes] { $who } asks you: “Have you got this animal: *{ $card }*?”
       *[no] { $who } asks { $other }: “Have you got this animal: *{ $card }*?”
      }
  }
bb-told-yes = { $you ->
    [yes] You have one! It joins the watering hole.
   *[no] { $who } has one! It joins the watering hole.
  }
bb-told-no = { $you ->
    [yes] You have none. No more cards are drawn.
   *[no] { $who } has none. No more cards are drawn.
  }
bb-told-skip = { $you ->
    [yes] You let it be.
   *[no] { $who } lets it be.
  }
bb-told-showed = { $you ->
    [yes] You look into { $other }’s hand.
   *[no] { $toyou ->
        [yes] { $who } looks into your hand.
       *[no] { $who } looks into { $other }’s hand.
      }
  }
bb-told-take = { $you ->
    [yes] You pick: *{ $card }*.
   *[no] { $who } picks: *{ $card }*.
  }
bb-told-steal = { $you ->
    [yes] The magpie steals for you from { $other }’s zoo: *{ $card }*.
   *[no] { $toyou ->
        [yes] The magpie steals from your zoo for { $who }: *{ $card }*.
       *[no] The magpie steals from { $other }’s zoo for { $who }: *{ $card }*.
      }
  }
bb-told-turned-up = From the pile comes: *{ $card }*.
bb-told-got-wolf-pile = { $you ->
    [yes] The wolf drives to you: { $cards }.
   *[no] The wolf drives to { $who }: { $cards }.
  }
bb-told-took-wolf-pile = { $you ->
    [yes] You take up the wolf pile: { $cards }.
   *[no] { $who } takes up the wolf pile: { $cards }.
  }
bb-told-got-magpie = { $you ->
    [yes] The *magpie* flies into your hand.
   *[no] The *magpie* flies into { $who }’s hand.
  }
bb-told-choose = { $you ->
    [yes] You bring into the game: *{ $card }*.
   *[no] { $who } brings into the game: *{ $card }*.
  }
bb-told-boxed = The special cards nobody chose go back into the box.
bb-told-won = { $you ->
    [yes] *You win!*
   *[no] *{ $who } wins!*
  }
bb-told-stalled = Nobody is making progress: *the game ends*, and the zoos are counted.

bb-move-draw = Draw from { $other }
bb-move-stop = Stop and place { $count }
bb-move-stop-take = { $count ->
    [one] Stop and take the card
   *[other] Stop and take { $count } cards
  }
bb-move-pass = Draw nothing this turn
bb-move-ask = Ask { $other }: { $card }
bb-move-steal = Steal from { $other }: { $card }
bb-move-take = Take: { $card }
bb-move-choose = Choose: { $card }
bb-move-add = Place: { $card }
bb-move-place = { $count ->
    [one] Place { $count } card
   *[other] Place { $count } cards
  }
bb-move-place-none = Place nothing
bb-move-done = That is all
bb-move-turn = Turn over the top card
bb-skip-eagle = Ask nobody
bb-skip-mole = Take nothing
bb-skip-magpie = Steal nothing
bb-skip-mother = Leave it
bb-skip-white = Place nothing

bb-ask-first = Whose hand do you draw from?
bb-ask-first-help = Tap any face-down card. One card in every hand is the black sheep.
bb-ask-draw = Draw another card?
bb-ask-draw-help = { $count ->
    [one] One more, and you may place one.
   *[other] { $count } more, and you may place one.
  }
bb-ask-stop = { $count ->
    [one] Draw another card, or stop and place one?
   *[other] Draw another card, or stop and place { $count }?
  }
bb-ask-stop-help = { $other } has the most cards: 1 in { $size } is the black sheep. You keep the cards either way.
bb-ask-zoo = { $count ->
    [one] Which card goes into your zoo?
   *[other] Which cards go into your zoo? Up to { $count }.
  }
bb-ask-zoo-help = Tap cards from your hand. Nobody sees your choice until you place them.
bb-ask-eagle = The eagle! Whom do you ask, and for which animal?
bb-ask-eagle-help = A “yes” brings the card to the watering hole; after a “no” you cannot draw any more.
bb-ask-mole = The mole! { $other } shows you all cards. Take one?
bb-ask-mole-help = Only you see them. Animals can be taken, special cards cannot.
bb-ask-magpie = The magpie! Steal an animal from a zoo?
bb-ask-magpie-help = Choose a zoo, then an animal. It joins the watering hole.
bb-ask-mother = The mother sheep! Turn over a card from the pile?
bb-ask-mother-help = It is an animal for sure, and joins the watering hole.
bb-ask-white = Your white sheep was drawn by { $other }: place one card?
bb-ask-white-help = One animal from your hand may go into your zoo at once.
bb-ask-draft = Which special card comes into the game?
bb-ask-draft-help = The chosen cards are shuffled and dealt: nobody knows who gets which.
bb-tag-white = In between
bb-tag-draft = Before the game

bb-see-card = { $name } ({ $code })
bb-see-hole = Watering hole: { $cards }.
bb-see-hole-empty = The watering hole is empty.
bb-see-seat = { $you ->
    [yes] You: { $size ->
        [one] one card in hand; zoo: { $zoo }; { $triplets }.
       *[other] { $size } cards in hand; zoo: { $zoo }; { $triplets }.
      }
   *[no] { $who }: { $size ->
        [one] one card in hand; zoo: { $zoo }; { $triplets }.
       *[other] { $size } cards in hand; zoo: { $zoo }; { $triplets }.
      }
  }
bb-see-pile = { $count ->
    [one] Draw pile: one card.
   *[other] Draw pile: { $count } cards.
  }
bb-see-magpie = The magpie: { $where }.
bb-see-layout = Special cards to choose from: { $cards }.
bb-see-specials = Special cards in the game: { $cards }.
bb-see-wolf = { $you ->
    [yes] Your wolf pile: { $cards }.
   *[no] { $who }’s wolf pile: { $cards }.
  }
bb-see-hand = Your hand: { $cards }.
bb-see-known = You know that { $who } has { $cards } in hand.
bb-see-all = { $who } has { $cards } in hand, and nothing else but the black sheep.
bb-see-absent = Not in { $who }’s hand: { $cards }.
bb-see-added = You are about to place: { $cards }.
bb-see-shown = { $who } shows you: { $cards }.
bb-see-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
  }
bb-see-over = The game is over. Won by { $winners }.
bb-see-stalled = The game was stuck. Won by { $winners }.

bb-type-draft = Type “choose EA”, for example.
bb-type-draw = Type “draw B” or “stop”, for example.
bb-type-eagle = Type “ask B 7” or “skip”, for example.
bb-type-mole = Type “take 6” or “skip”, for example.
bb-type-magpie = Type “steal B 4” or “skip”, for example.
bb-type-mother = Type “turn up” or “skip”.
bb-type-white = Type “place 5” or “skip”, for example.
bb-type-zoo = Type “add 5”, for example, for each card, then “place”.

bb-wait-draft = { $who } chooses a special card
bb-wait-draw = { $count ->
    [0] { $who } is about to draw
    [one] { $who } has drawn one card. One more?
   *[other] { $who } has drawn { $count } cards. One more?
  }
bb-wait-dealt = The hands are being refilled
bb-wait-zoo = { $who } chooses cards for the zoo
bb-wait-eagle = The eagle! { $who } is deciding whom to ask
bb-wait-mole = The mole! { $who } looks into a hand
bb-wait-magpie = The magpie! { $who } looks for something to steal
bb-wait-mother = The mother sheep! { $who } may turn over a card
bb-wait-white = The white sheep! { $who } may place a card

bb-does-EA = The player who draws it may ask someone for an animal.
bb-does-MO = The player who draws it sees that whole hand, and may take an animal.
bb-does-MA = The player who draws it may steal an animal from a zoo.
bb-does-WS = The player it is drawn from may place a card at once.
bb-does-MS = The player who draws it may turn over a card from the pile.
bb-does-WO = It drives all cards at the watering hole to the player it was drawn from.
bb-does-BS = The player who draws it must stop at once.

bb-chip-needed = First to *{ $needed } triplets*
bb-chip-idle = *{ $idle }* of { $most } turns without a new animal
bb-triplets = { $count } of { $needed } triplets
bb-risk = 1 in { $size }
bb-risk-word = risk
bb-risk-safest = safest
bb-risk-spoken = { $size ->
    [one] { $name }’s hand: one card, the black sheep. More about it
   *[other] { $name }’s hand: { $size } cards, 1 in { $size } is the black sheep. More about it
  }
bb-fan = { $size ->
    [one] { $name }’s hand, one card
   *[other] { $name }’s hand, { $size } cards
  }
bb-fan-card = Draw from { $name }: card { $at } of { $size }, black sheep 1 in { $size }
bb-zoo = { $you ->
    [yes] Your zoo
   *[no] { $who }’s zoo
  }
bb-zoo-empty = still empty
bb-zoo-kind = { $count } × { $name }
bb-zoo-triplet = { $count } × { $name }, a triplet
bb-hand = Your hand
bb-hand-card = { $name }, your hand, { $at } of { $count }
bb-hand-chosen = { $name }, goes into your zoo
bb-hole = { $count ->
    [0] Watering hole, empty
    [one] Watering hole, one card
   *[other] Watering hole, { $count } cards
  }
bb-hole-card = { $name }, watering hole, { $at } of { $count }
bb-stones = { $place ->
    [0] With three cards at the watering hole you may place one.
    [one] You may place one card.
   *[other] You may place { $place } cards.
  }
bb-coming = { $count } of { $most } for your zoo
bb-pile = Draw pile
bb-pile-spoken = { $count ->
    [one] Draw pile, one card. All animals at a glance
   *[other] Draw pile, { $count } cards. All animals at a glance
  }
bb-pile-turn = Turn over the top card from the pile
bb-wolf-pile = { $count ->
    [one] Wolf pile: one card
   *[other] Wolf pile: { $count } cards
  }
bb-has-magpie = has the magpie
bb-target-ask = Ask { $name }
bb-target-steal = Steal from { $name }
bb-grid-eagle = Which animal?
bb-grid-ask = Ask { $name } for …
bb-grid-have = you have { $count }
bb-grid-sure = sure
bb-grid-none = none
bb-book = { $name } shows you
bb-robbed = In { $name }’s zoo
bb-layout = Choose one of these
bb-left = × { $count }
bb-say-yes = Yes!
bb-say-no = No!

bb-about-hand = { $name }’s hand
bb-about-chance = { $size ->
    [one] One card: the black sheep.
   *[other] { $size } cards, and one of them is the black sheep.
  }
bb-about-draws = Chance that the cards drawn are safe
bb-about-draw = { $count ->
    [one] One card
   *[other] { $count } cards
  }
bb-about-safe = { $good } in { $size }
bb-about-knows = What everyone knows
bb-about-saw = What you saw with the mole
bb-about-seen = { $name } once looked into your hand.
bb-about-holds = There: { $cards }
bb-about-not = Not there: { $cards }
bb-about-open = { $count ->
    [0] Nothing else is hidden but the black sheep.
    [one] One more card nobody knows.
   *[other] { $count } more cards nobody knows.
  }
bb-about-since = { $count ->
    [0] Nothing new has come since.
    [one] One card has come since.
   *[other] { $count } cards have come since.
  }
bb-about-wolf = Wolf pile, back in hand at the end of the turn: { $cards }
bb-species = All animals
bb-species-animal = Animal
bb-species-mine = You
bb-species-zoos = Other zoos
bb-species-hole = Water
bb-species-hidden = Hidden
bb-species-help = There are four cards of every animal. Hidden: in the pile or in other hands.
bb-specials = Special cards in the game
bb-specials-where = Magpie: { $where }
bb-magpie-beside = still beside the pile
bb-magpie-hole = at the watering hole
bb-magpie-wolf = in the wolf pile

bb-scores-how = Three of a kind in a zoo are a triplet. { $needed } triplets win.
bb-scores-stalled = The game was stuck: triplets count first, then animals in the zoo, then pairs.
bb-scores-animals = Animals
bb-scores-pairs = Pairs

bb-no-draw-self = You can draw only from the others.
bb-no-resolve = First comes the card that was just drawn.
bb-no-must-draw = At this table you have to draw at least one card.
bb-no-drawing-over = No more cards are drawn. Now you may place some.
bb-no-limit = { $left ->
    [one] You may place one more card this time.
   *[other] You may place { $left } more cards this time.
  }
bb-no-hold-so-many = You have only { $held } of that card.
bb-no-place-special = Special cards never go into a zoo.
bb-no-special-first = Only right after drawing this card: { $card }.
bb-no-ask-species = The animals in this game go from 1 to { $most }.
bb-no-ask-special = The eagle never asks for special cards.
bb-no-take-absent = That card is not in the hand you see.
bb-no-take-special = The mole takes animals only, no special cards.
bb-no-steal-absent = That animal is not in that zoo.
bb-no-steal-self = The magpie steals from other zoos only.
bb-no-laid-out = That card is not among those laid out.
bb-no-left = Choose one of the special cards that are left.
bb-no-white-many = The white sheep lets you place one card, not more.
bb-no-wolf-pile = That card lies in the wolf pile, not in your hand.
bb-no-move = There is no such move here. { $type }
bb-no-skip = There is nothing to skip here. { $type }
bb-no-one-by-one = Cards are added one at a time. { $type }
bb-no-white-add = With the white sheep you place one card at once. { $type }
bb-no-draft-first = First everyone chooses a special card.
bb-no-choose-now = Special cards are chosen only before the game.
bb-no-place-now = Cards are placed once the drawing is over.
bb-no-player = There is no player “{ $came }” for that. Other players: { $others }.
bb-no-ask-self = You ask the others, not yourself.
bb-no-hold = That card is not in your hand.

bb-coach-1 = Tap any face-down card of another player: you draw it without seeing it, and it goes to the watering hole.
bb-coach-2 = The stones count along: with three cards at the watering hole you may place one, with four two, and so on.
bb-coach-3 = One card in every hand is the black sheep. From a big hand it comes up less often.
bb-coach-4 = Now you may place animals. Three of a kind are a triplet, so collect what belongs together.
bb-coach-5 = The black sheep! Your turn is over, but you take all cards from the watering hole into your hand.
bb-coach-6 = A special card does something the moment it is drawn. Then it stays at the watering hole and counts too.

option-bye-bye-black-sheep-mode = Which version?
option-bye-bye-black-sheep-must-draw-once = Everyone has to draw at least one card
option-bye-bye-black-sheep-refill-one-by-one = Hands are refilled card by card, round the table
option-bye-bye-black-sheep-stall-rule = A stuck game is ended and counted
option-bye-bye-black-sheep-first-player = Who begins?
option-bye-bye-black-sheep-species = Names of the animals
value-base = Base game
value-advanced = With white sheep, mother sheep and wolf

why-bye-bye-black-sheep-draw-free = There is nothing to lose yet. Chance of getting to three, enough to place one: { $chance }.
why-bye-bye-black-sheep-draw-more = { $good } in { $size } of { $who }’s cards are safe, and going on lets you place about { $more } useful cards instead of { $now }.
why-bye-bye-black-sheep-draw-brave = { $next ->
    [one] It is bold, but { $good } in { $size } of { $who }’s cards are safe, and then you may place one card.
   *[other] It is bold, but { $good } in { $size } of { $who }’s cards are safe, and then you may place { $next } cards.
  }
why-bye-bye-black-sheep-draw-sheep = Only the black sheep is left in { $who }’s hand, so this ends your turn.
why-bye-bye-black-sheep-stop-win = { $limit ->
    [one] You may place one card, and that is enough to win.
   *[other] You may place { $limit } cards, and that is enough to win.
  }
why-bye-bye-black-sheep-stop-enough = { $limit ->
    [one] You may place one card, and you have no more useful cards than that.
   *[other] You may place { $limit } cards, and you have no more useful cards than that.
  }
why-bye-bye-black-sheep-stop-risk = { $limit ->
    [one] You may place one card now. Chance that the next card is the black sheep: { $risk }.
   *[other] You may place { $limit } cards now. Chance that the next card is the black sheep: { $risk }.
  }
why-bye-bye-black-sheep-stop-early = You keep what you have; a small hand leaves little for the others to draw.
why-bye-bye-black-sheep-stop-sheep = There is nothing left to draw but black sheep.
why-bye-bye-black-sheep-ask-sure = { $who } has this card for sure: { $animal }.
why-bye-bye-black-sheep-ask-likely = { $limit ->
    [one] Chance that { $who } has it ({ $animal }): { $chance }. A “no” costs little: you may already place one card.
   *[other] Chance that { $who } has it ({ $animal }): { $chance }. A “no” costs little: you may already place { $limit } cards.
  }
why-bye-bye-black-sheep-ask-bold = Chance that { $who } has it ({ $animal }): { $chance }. After a “no” you cannot draw any more.
why-bye-bye-black-sheep-ask-end = { $limit ->
    [0] { $animal } cannot be in { $who }’s hand: then you cannot draw any more.
    [one] { $animal } cannot be in { $who }’s hand: then you cannot draw any more, but you may place one card.
   *[other] { $animal } cannot be in { $who }’s hand: then you cannot draw any more, but you may place { $limit } cards.
  }
why-bye-bye-black-sheep-eagle-skip = No useful card is known for sure, and after a wrong guess you cannot draw any more.
why-bye-bye-black-sheep-take-third = { $animal }: with it you have three of them.
why-bye-bye-black-sheep-take-pair = { $animal }: with it you have two of them.
why-bye-bye-black-sheep-take-other = { $who } cannot use it any more, and one more card at the watering hole is one more to place.
why-bye-bye-black-sheep-take-more = One more card at the watering hole is one more to place.
why-bye-bye-black-sheep-mole-skip = No card in that hand is worth taking.
why-bye-bye-black-sheep-mole-nothing = There is no animal to take in that hand.
why-bye-bye-black-sheep-steal-break = That breaks up one of { $who }’s triplets.
why-bye-bye-black-sheep-steal-more = It is safe to take, and counts at the watering hole.
why-bye-bye-black-sheep-magpie-skip = No card from the other zoos is worth taking.
why-bye-bye-black-sheep-mother-up = It comes without any risk, and counts at the watering hole.
why-bye-bye-black-sheep-mother-skip = You do not need another card.
why-bye-bye-black-sheep-zoo-win = The cards you can place are enough to win.
why-bye-bye-black-sheep-zoo-third = { $animal }: that completes a triplet.
why-bye-bye-black-sheep-zoo-sure = { $animal }: you hold all you need for a triplet of them.
why-bye-bye-black-sheep-zoo-pair = { $animal }: then only one is missing for a triplet.
why-bye-bye-black-sheep-zoo-single = In your zoo it is safe from being drawn, and it can still become a triplet.
why-bye-bye-black-sheep-zoo-fourth = The fourth one protects your triplet from the magpie.
why-bye-bye-black-sheep-zoo-spoil = You cannot make a triplet of them, but neither can anybody else then.
why-bye-bye-black-sheep-zoo-rest = It is of no use in your hand.
why-bye-bye-black-sheep-zoo-done = The other cards would not help your zoo.
why-bye-bye-black-sheep-zoo-keep = None of your cards would help your zoo.
why-bye-bye-black-sheep-choose-EA = The player who draws it may ask anybody for a card.
why-bye-bye-black-sheep-choose-MO = The player who draws it sees a whole hand and may take a card.
why-bye-bye-black-sheep-choose-WS = It helps the player it is drawn from.
why-bye-bye-black-sheep-choose-MS = It brings a card from the pile without any risk.
why-bye-bye-black-sheep-choose-WO = It drives away all that was drawn before.

# The count at the end.
bb-count-triplets = Triplets
bb-count-triplets-why = Three animals of a kind in a zoo are a triplet.
