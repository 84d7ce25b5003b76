# Black Sheep. $you is "yes" where the sentence is about the reader. Stars mark what is shown bold.
# A barn has a name (bs-barn), and forms for inside sentences: the … (who or what), to … (cards go there), at … (something is there).

bs-horse = Horse
bs-cow = Cow
bs-pig = Pig
bs-sheep = Sheep
bs-rooster = Rooster
bs-black-sheep = Black sheep
bs-count-horse = { $count ->
    [one] a horse
   *[other] { $count } horses
  }
bs-count-cow = { $count ->
    [one] a cow
   *[other] { $count } cows
  }
bs-count-pig = { $count ->
    [one] a pig
   *[other] { $count } pigs
  }
bs-count-sheep = { $count ->
    [one] a sheep
   *[other] { $count } sheep
  }
bs-count-rooster = { $count ->
    [one] a rooster
   *[other] { $count } roosters
  }
bs-count-black-sheep = { $count ->
    [one] a black sheep
   *[other] { $count } black sheep
  }
bs-number-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
  }
bs-number-cow = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
  }
bs-number-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
  }
bs-number-sheep = { $count ->
    [one] { $count } sheep
   *[other] { $count } sheep
  }
bs-number-rooster = { $count ->
    [one] { $count } rooster
   *[other] { $count } roosters
  }
bs-number-black-sheep = { $count ->
    [one] { $count } black sheep
   *[other] { $count } black sheep
  }
bs-most-horse = horses
bs-most-cow = cows
bs-most-pig = pigs
bs-most-sheep = sheep
bs-most-rooster = roosters
bs-most-black-sheep = black sheep
bs-different = { $count } different animals
bs-barn-1 = White barn
bs-barn-2 = Grey barn
bs-barn-3 = Black barn
bs-short-1 = White
bs-short-2 = Grey
bs-short-3 = Black
bs-the-1 = the white barn
bs-the-2 = the grey barn
bs-the-3 = the black barn
bs-to-1 = at the white barn
bs-to-2 = at the grey barn
bs-to-3 = at the black barn
bs-at-1 = at the white barn
bs-at-2 = at the grey barn
bs-at-3 = at the black barn

bs-told-chose = { $you ->
    [yes] *You* begin.
   *[no] *{ $who }* begins.
  }
bs-told-dealt = You draw: *{ $animal }*.
bs-told-assigned = Your task: *{ $task }*
bs-told-opened = A task for everyone: *{ $task }*
bs-told-put = New { $at }: *{ $animal }*.
bs-told-lacked = Card drawn: { $animal }. None left.
bs-told-returned = Back to the stock: { $animal }.
bs-told-closed = *Closed for the rest of the game:* { $barn }.
bs-told-place = { $you ->
    [yes] You place { $cards } { $at }.
   *[no] { $who } places { $cards } { $at }.
  }
bs-told-dropped = { $you ->
    [yes] You discard { $animal }.
   *[no] { $who } discards { $animal }.
  }
bs-told-won = { $you ->
    [yes] *You win { $barn }!*
   *[no] *{ $who } wins { $barn }!*
  }
bs-told-looks = { $who } takes into the corral: *{ $animal }*.
bs-told-revealed = You take into your corral: *{ $animal }*. Its number is *{ $value }*, and only you see it.
bs-told-reshuffled = The discard pile is shuffled: { $count } new cards to draw.
bs-told-passed = { $you ->
    [yes] You have to pass: all your sides are complete.
   *[no] { $who } has to pass: all their sides are complete.
  }
bs-told-showed = { $you ->
    [yes] You turn over: { $figures }.
   *[no] { $who } turns over: { $figures }.
  }
bs-told-showed-none = { $you ->
    [yes] Your corral stayed empty.
   *[no] { $who }’s corral stayed empty.
  }
bs-told-ended = *The game is over.*

bs-move = Place { $cards } { $at }
bs-move-drop = Place { $cards } { $at }, discard { $drop }
bs-ask = Which cards do you place, and at which barn?
bs-ask-help = Tap one or two cards, then a barn.
bs-ask-where = Place { $cards }: at which barn?
bs-ask-where-help = Each barn shows what your side would be. Keys: 1, 2, 3.
bs-ask-which-12 = One card or two { $at }?
bs-ask-which-12-help = Your side there is empty. Tap one card or two.
bs-ask-which-1 = Which card do you place { $at }?
bs-ask-which-1-help = It is the last card of your side. Tap one.
bs-ask-which-2 = Which two cards do you place { $at }?
bs-ask-which-2-help = One card is there already. Tap two.
bs-ask-count-12 = One card or two { $at }, not more
bs-ask-count-12-help = Tap a lifted card to put it back.
bs-ask-count-1 = Only one card is missing { $at }
bs-ask-count-1-help = Tap a lifted card to put it back.
bs-ask-count-2 = Exactly two cards are missing { $at }
bs-ask-count-2-help = One card is there already. Lift two.
bs-ask-none = { $barn }: you cannot place anything there now
bs-ask-none-help = Choose another barn.
bs-ask-sure = Place { $cards } { $at }?
bs-ask-sure-more = { $count ->
    [one] That makes { $made } so far, one card to come.
   *[other] That makes { $made } so far, { $count } cards to come.
  }
bs-ask-sure-first = That makes { $made }. Your side is the first to be complete there.
bs-ask-sure-rival = That makes { $made }, against { $theirs }: { $who }.
bs-ask-swap = Swap a card as well?
bs-ask-swap-help = Tap a card you can do without: it is discarded, and you draw one more. Or keep both.
bs-tag-swap = Your turn, second question
bs-clear = Clear
bs-back = Back
bs-lay = Place { $cards }
bs-lay-nothing = Place cards
bs-why = Why not?
bs-keep = Place, keep both
bs-discard = Place, discard { $drop }

bs-chip-deck = Draw pile *{ $count }*
bs-chip-stock = { $count ->
    [one] Stock *{ $count }* animal
   *[other] Stock *{ $count }* animals
  }
bs-chip-end = *End phase*
bs-wait = { $who } chooses cards and a barn
bs-seat-animals = { $count ->
    [one] 1 animal
   *[other] { $count } animals
  }
bs-seat-spoken = { $name }’s corral: { $animals }
bs-leads = leads
bs-beats = beats { $who }
bs-behind = { $who } stays ahead
bs-beaten = beaten
bs-wins = wins!
bs-to-come = { $count ->
    [one] one to come
   *[other] { $count } to come
  }
bs-nothing = nothing yet
bs-lay-12 = place 1 or 2
bs-lay-1 = place 1
bs-lay-2 = place 2
bs-closed = Closed
bs-closed-help = Nothing more to win here.
bs-figure = { $animal } to win, number hidden
bs-fields = The three barns
bs-side = { $name }: { $cards }. { $state }
bs-side-none = no cards
bs-pick = { $barn }, key { $number }. To win: { $prize }. { $lead } Your side: { $mine }.
bs-pick-lead = { $you ->
    [yes] You lead with { $made }.
   *[no] { $name } leads with { $made }.
  }
bs-hand = Your hand
bs-hand-card = { $animal }, your hand, { $at } of { $count }
bs-hand-laid = { $animal }, will be placed
bs-hand-drop = { $animal }, will be discarded
bs-order = Who beats whom
bs-order-help = Numbers first: three roosters beat two horses.
bs-order-spoken = Who beats whom: horse, cow, pig, sheep, rooster, black sheep. More about it
bs-corral = Your corral
bs-corral-private = only you see the numbers
bs-corral-sum = { $count ->
    [one] { $animals }, { $points } point
   *[other] { $animals }, { $points } points
  }
bs-corral-spoken = { $count ->
    [one] Your corral: { $figures }; { $points } point. All corrals, stock and pile
   *[other] Your corral: { $figures }; { $points } points. All corrals, stock and pile
  }
bs-corral-none = still empty
bs-tasks = Tasks
bs-tasks-spoken = Tasks: { $tasks }. More about them
bs-task-own = secret until the end
bs-task-open = for everyone
bs-task-hidden = { $who } has a task nobody else sees.
bs-task-majority = Most { $animals }: { $points } points
bs-task-combination = { $animals } together: { $points } points each time
bs-task-only = Be the only one with black sheep: you win the game
bs-sheet = Animals at a glance
bs-sheet-animal = Animal
bs-sheet-stock = Stock
bs-sheet-pile = Discarded
bs-sheet-corrals = Corrals, stock and discard pile
bs-sheet-help = There are six figures of each animal: two of 1, two of 2, two of 3. A black sheep’s number counts against you.
bs-sheet-help-own = A black sheep’s number counts against you.
bs-sheet-top = On top of the discard pile: { $animal }.
bs-sheet-bonus = 6 points at the end for the most of an animal, and for each set of all six.
bs-sheet-ranks = Which five are better
bs-rank-5 = five of a kind
bs-rank-41 = four of a kind
bs-rank-32 = three of a kind and a pair
bs-rank-311 = three of a kind
bs-rank-221 = two pairs
bs-rank-2111 = one pair
bs-rank-11111 = all different
bs-ranks-help = The two animals of the barn and your three cards count together. If equal, the better animal decides, and then who was complete first.

bs-score-animals = Animals
bs-score-most = Most of an animal
bs-score-sets = Sets of six
bs-score-tasks = Tasks
bs-score-sum = Total
bs-score-bonus = { $count } × 6
bs-score-only = { $you ->
    [yes] You are the only one with black sheep, and the task was in play: that wins the game, whatever the points.
   *[no] { $who } is the only one with black sheep, and the task was in play: that wins the game, whatever the points.
  }
bs-score-tie = With equal points, more animals win.

bs-coach-1 = Tap *one or two cards*, then a *barn*. The two animals there count together with your three cards: collect animals of a kind.
bs-coach-2 = Each side takes three cards, in *two turns*: once one card, once two. If you place a single card, you may swap another.
bs-coach-3 = One side is complete here: the *yellow frame* leads. When all sides are complete, the best five animals win.
bs-coach-4 = You have won animals! *Only you* see their numbers. The most of an animal, and all six kinds, bring 6 points more.
bs-coach-5 = A black sheep takes its number *away* from your points. Sometimes it is clever not to win.
bs-coach-6 = A barn is closed: the *end phase*. Barns that are won now close too; after the third the game is over.
bs-coach-7 = You play with *task cards*. Your own is secret; at the end all tasks count for everyone.

# The table in words, line by line.
bs-see-line = { $first } { $then }
bs-see-none = nothing
bs-see-barn = { $barn } ({ $number }): { $figures }.
bs-see-barn-closed = { $barn } ({ $number }): closed.
bs-see-side = { $you ->
    [yes] Your side: { $cards }.
   *[no] { $who }’s side: { $cards }.
  }
bs-see-side-complete = { $you ->
    [yes] Your side: { $cards }, complete.
   *[no] { $who }’s side: { $cards }, complete.
  }
bs-see-side-beaten = { $you ->
    [yes] Your side: { $cards }, complete, but beaten.
   *[no] { $who }’s side: { $cards }, complete, but beaten.
  }
bs-see-order = Complete in this order: { $seats }.
bs-see-end-phase = End phase: barns that are won are closed, not restocked.
bs-see-stock = Stock: { $animals }.
bs-see-piles = Draw pile: { $deck }. Discard pile: { $discard }.
bs-see-piles-top = Draw pile: { $deck }. Discard pile: { $discard }, on top: { $top }.
bs-see-aside = Cards drawn { $at }: { $cards }.
bs-see-figure = { $animal } { $value }
bs-see-corral = { $you ->
    [yes] Your corral: { $figures }.
   *[no] { $who }’s corral: { $figures }.
  }
bs-see-corral-none = { $you ->
    [yes] Your corral is empty.
   *[no] { $who }’s corral is empty.
  }
bs-see-task = { $you ->
    [yes] Your task: { $task }
   *[no] { $who }’s task: { $task }
  }
bs-see-points = { $points ->
    [one] Your animals are worth { $points } point so far.
   *[other] Your animals are worth { $points } points so far.
  }
bs-see-known = By counting you know that other hands hold { $cards }.
bs-see-hand = Your hand: { $cards }.
bs-see-choosing = Chance decides who begins.
bs-see-tasks = Task cards are being dealt.
bs-see-stocking = The barns are being stocked.
bs-see-dealing = The hands are being dealt.
bs-see-refilling = { $you ->
    [yes] You draw cards.
   *[no] { $who } draws cards.
  }
bs-see-score = { $who } { $points }
bs-see-scores = Points: { $scores }.
bs-see-winner = { $you ->
    [yes] You win.
   *[no] { $who } wins.
  }
bs-see-winners = Shared win: { $seats }.

# Why a move is refused.
bs-how = For example “place 2 pig”, “place 2 cow pig” or “place 2 pig drop cow”.
bs-no-move = Say what you place, and where. { bs-how }
bs-no-word = That is not a move of Black Sheep. { bs-how }
bs-no-number = After “place” comes the number of a barn, 1 to 3. { bs-how }
bs-no-barn = There is no barn { $number }; the barns are 1, 2 and 3.
bs-no-closed = { $barn }: closed. Nothing more to win there.
bs-no-side-own = Cards go to your own side anyway: leave its letter out.
bs-no-side-other = Cards go to your own side of a barn, not to that of { $who }.
bs-no-one-barn = All cards of a turn go to one barn.
bs-no-animal = “{ $word }” is not an animal here. There are { $animals }.
bs-no-animal-near = “{ $word }” is not an animal here. Did you mean “{ $near }”?
bs-no-complete = { $barn }: your side is complete with three cards.
bs-no-count-12 = { $barn }: your side is empty, so place one card or two, not { $count }.
bs-no-count-2 = { $barn }: you have one card there, so place exactly two, not { $count }.
bs-no-count-1 = { $barn }: you have two cards there, so place exactly one, not { $count }.
bs-no-hold = You do not hold { $cards }. Your hand: { $hand }.
bs-no-pass = You can place cards, so you may not pass.
bs-no-drop-alone = You discard a card only when you place a single one, as in “place 2 pig drop cow”.
bs-no-drop-count = After placing a single card you may discard one card, not { $count }.
bs-no-drop-two = After placing two cards nothing is discarded.

option-black-sheep-tasks = Task cards instead of bonus cards
option-black-sheep-first-player = Who begins?
option-black-sheep-box = Contents of the box
value-reconstructed-v1 = Standard

# Why a move is good.
why-black-sheep-wins = That completes all sides { $at }: { $mine } beat every other side, and you win { $prize }.
why-black-sheep-lost = It does not beat { $rival } with { $theirs } { $at }, but it keeps your better cards for other barns.
why-black-sheep-holds = That completes your side { $at }: { $mine }. Chance that { $rival } beats it with the cards now in hand: { $chance }.
why-black-sheep-holds-all = That completes your side { $at }: { $mine }. Chance that nobody beats it with the cards now in hand: { $chance }.
why-black-sheep-chases = That makes { $mine } { $at }. Chance to beat { $rival } with { $theirs } in your next turn there: { $chance }.
why-black-sheep-doubtful = { $rival } with { $theirs } { $at } is hard to beat ({ $chance }), so place cards there that you can spare.
why-black-sheep-builds = { $missing ->
    [one] That makes { $mine } { $at }, where { $prize } can be won, and one more card is to come.
   *[other] That makes { $mine } { $at }, where { $prize } can be won, and { $missing } more cards are to come.
  }
why-black-sheep-begins = You have no pair { $at } yet, but { $prize } can still be won there, and better cards are kept for other barns.
why-black-sheep-shuns = To be won { $at }: { $prize }. A black sheep costs points, so place cards there that you can spare.
why-black-sheep-dropping = { $why } Discarding { $drop } brings one more new card.

# The count at the end.
bs-count-animals = Every animal in a corral counts its number.
bs-count-black = A black sheep’s number counts against its owner.
bs-count-most = A bonus for every animal of which nobody else has as many.
bs-count-sets = A bonus for every set of six different animals.
bs-count-tasks = Every task that is done counts its points.
