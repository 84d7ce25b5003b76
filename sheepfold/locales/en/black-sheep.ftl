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

bs-told-start = { $you ->
    [yes] *You* begin.
   *[no] *{ $who }* begins.
  }
bs-told-dealt = You draw: *{ $animal }*.
bs-told-task = Your task: *{ $task }*
bs-told-opened = A task for all: *{ $task }*
bs-told-put = New { $at }: *{ $animal }*.
bs-told-left = Card drawn: { $animal }. None left.
bs-told-took = Back to the stock: { $animal }.
bs-told-closed = *Closed for the rest of the game:* { $barn }.
bs-told-place = { $you ->
    [yes] You lay { $cards } { $at }.
   *[no] { $who } lays { $cards } { $at }.
  }
bs-told-drop = { $you ->
    [yes] You discard { $animal }.
   *[no] { $who } discards { $animal }.
  }
bs-told-won = { $you ->
    [yes] *You win { $barn }!*
   *[no] *{ $who } wins { $barn }!*
  }
bs-told-looks = { $who } takes home: *{ $animal }*.
bs-told-revealed = You take home: *{ $animal }*. Its number is *{ $value }*, and only you see it.
bs-told-reshuffled = The discard pile is shuffled: { $count } new cards to draw.
bs-told-passed = { $you ->
    [yes] You have to pass: all your sides are complete.
   *[no] { $who } has to pass: all sides there are complete.
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

bs-move = Lay { $cards } { $at }
bs-move-drop = Lay { $cards } { $at }, discard { $drop }
bs-ask = Which cards do you lay, and at which barn?
bs-ask-help = Tap one or two cards, then a barn.
bs-ask-where = Lay { $cards }: at which barn?
bs-ask-where-help = Each barn shows what your side would be. Keys: 1, 2, 3.
bs-ask-which-12 = One card or two { $at }?
bs-ask-which-12-help = Your side there is empty. Tap one card or two.
bs-ask-which-1 = Which card goes { $at }?
bs-ask-which-1-help = The last card of your side. Tap one.
bs-ask-which-2 = Which two cards go { $at }?
bs-ask-which-2-help = One card lies there already. Tap two.
bs-ask-count-12 = One card or two, not more, { $at }
bs-ask-count-12-help = Tap a lifted card to take it back.
bs-ask-count-1 = Only one card is missing { $at }
bs-ask-count-1-help = Tap a lifted card to take it back.
bs-ask-count-2 = Exactly two cards are missing { $at }
bs-ask-count-2-help = One card lies there already. Lift two.
bs-ask-none = { $barn }: nothing to lay there now
bs-ask-none-help = Choose another barn.
bs-ask-sure = Lay { $cards } { $at }?
bs-ask-sure-more = { $count ->
    [one] That makes { $made } so far, one card to come.
   *[other] That makes { $made } so far, { $count } cards to come.
  }
bs-ask-sure-first = That makes { $made }. You are the first to be complete there.
bs-ask-sure-rival = That makes { $made }, against { $theirs }: { $who }.
bs-ask-swap = Swap one more card?
bs-ask-swap-help = Tap a card you can do without: it is discarded, and you draw one more. Or keep both.
bs-tag-swap = Your turn, second question
bs-clear = Clear
bs-back = Back
bs-lay = Lay { $cards }
bs-lay-nothing = Lay cards
bs-why = Why not?
bs-keep = Lay, keep both
bs-discard = Lay, discard { $drop }

bs-chip-deck = *{ $count }* cards left
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
bs-lay-12 = lay 1 or 2
bs-lay-1 = lay 1
bs-lay-2 = lay 2
bs-closed = Closed
bs-closed-help = Nothing more to win here.
bs-figure = { $animal } to win, number hidden
bs-fields = The three barns
bs-side = { $name }: { $cards }. { $state }
bs-side-none = no cards
bs-pick = { $barn }, key { $number }. To win: { $prize }. { $lead } Your side: { $mine }.
bs-pick-lead = { $name } leads with { $made }.
bs-hand = Your hand
bs-hand-card = { $animal }, your hand, { $at } of { $count }
bs-hand-laid = { $animal }, will be laid
bs-hand-drop = { $animal }, will be discarded
bs-order = Who beats whom
bs-order-help = More of a kind beats a stronger kind.
bs-order-spoken = Who beats whom: horse, cow, pig, sheep, rooster, black sheep. More about it
bs-corral = Your corral
bs-corral-private = only you see the values
bs-corral-sum = { $animals }, { $points } points
bs-corral-spoken = Your corral: { $figures }; { $points } points. All corrals, stock and pile
bs-corral-none = still empty
bs-tasks = Tasks
bs-tasks-spoken = Tasks: { $tasks }. More about them
bs-task-own = yours alone until the end
bs-task-open = open for all
bs-task-hidden = { $who } has a task nobody else sees.
bs-task-majority = Most { $animals }: { $points } points
bs-task-combination = { $animals } together: { $points } points each time
bs-task-only = Be the only one with black sheep: you win the game
bs-sheet = Animals at a glance
bs-sheet-animal = Animal
bs-sheet-stock = Stock
bs-sheet-pile = Discarded
bs-sheet-corrals = Corrals, stock and discard pile
bs-sheet-help = There are six figures of each animal: two of 1, two of 2, two of 3. Black sheep take their number away.
bs-sheet-help-own = Black sheep take their number away.
bs-sheet-top = On top of the discard pile: { $animal }.
bs-sheet-bonus = 6 points at the end for the most of an animal, and for each set of all six.
bs-sheet-ranks = Which five are better
bs-rank-5 = five alike
bs-rank-4 = four alike
bs-rank-32 = three and two
bs-rank-3 = three alike
bs-rank-22 = two pairs
bs-rank-2 = one pair
bs-rank-1 = all different
bs-ranks-help = The two animals of the barn and your three cards count together. If equal, the better animal decides, and then who was complete first.

bs-score-animals = Animals
bs-score-most = Most of an animal
bs-score-sets = Sets of six
bs-score-tasks = Tasks
bs-score-sum = Sum
bs-score-bonus = { $count } × 6
bs-score-only = { $you ->
    [yes] You are the only one with black sheep, and the task was in play: that wins the game, whatever the points.
   *[no] { $who } is the only one with black sheep, and the task was in play: that wins the game, whatever the points.
  }
bs-score-tie = With equal points, more animals win.

bs-coach-1 = Tap *one or two cards*, then a *barn*. The two animals there count together with your three cards: collect equal ones.
bs-coach-2 = Each side takes three cards, in *two turns*: once one card, once two. Lay a single card, and you may swap another.
bs-coach-3 = Somebody is complete here: the *yellow frame* leads. When all are complete, the best five take the animals.
bs-coach-4 = You have won animals! *Only you* see their numbers. For the most of an animal, and for all six kinds, there are 6 points extra.
bs-coach-5 = A black sheep takes its number *away* from your points. Sometimes it is clever not to win.
bs-coach-6 = A barn is closed: the *end phase*. Barns that are won now close too; after the third the game is over.
bs-coach-7 = You play with *task cards*. Your own is secret; at the end all tasks count for everybody.

bs-no-2-1 = There are only three barns.
bs-no-4-1 = Cards go to your own side of a barn.
bs-no-4-2 = { $barn }: your side is complete with three cards.
bs-no-4-3 = { $barn }: your side is empty, so lay one card or two.
bs-no-4-4 = { $barn }: one card of yours lies there, so lay exactly two.
bs-no-4-5 = { $barn }: two cards of yours lie there, so lay exactly one.
bs-no-4-6 = All cards of a turn go to one barn.
bs-no-4-7 = You do not hold these cards.
bs-no-4-8 = You can lay cards, so you may not pass.
bs-no-5-1 = You may discard one card, and only after laying a single one.
bs-no-5-2 = After laying two cards nothing is discarded.
bs-no-9-1 = { $barn }: closed. Nothing more to win there.

option-black-sheep-tasks = Task cards instead of bonus cards
option-black-sheep-start = Who begins?
option-black-sheep-box = Contents of the box
value-reconstructed-v1 = The usual one

bs-chance-small = less than 1 %
why-black-sheep-wins = That completes all sides { $field }: { $mine } beat every other side, and you win { $prize }.
why-black-sheep-lost = It does not beat { $rival } with { $theirs } { $field }, but it keeps your better cards for other barns.
why-black-sheep-holds = That completes your side { $field }: { $mine }. The chance that { $rival } beats it with the cards now in hand is { $chance }.
why-black-sheep-holds-all = That completes your side { $field }: { $mine }. The chance that nobody beats it with the cards now in hand is { $chance }.
why-black-sheep-chases = That makes { $mine } { $field }. The chance to beat { $rival } with { $theirs } in your next turn there is { $chance }.
why-black-sheep-doubtful = { $rival } with { $theirs } { $field } is hard to beat ({ $chance }), so it takes the cards you can spare.
why-black-sheep-builds = { $missing ->
    [one] That makes { $mine } { $field }, where { $prize } can be won, and one more card is to come.
   *[other] That makes { $mine } { $field }, where { $prize } can be won, and { $missing } more cards are to come.
  }
why-black-sheep-begins = You have no pair { $field } yet, but { $prize } can still be won there, and better cards are kept for other barns.
why-black-sheep-shuns = To be won { $field }: { $prize }. A black sheep costs points, so it takes the cards you can spare.
why-black-sheep-wins-drop = That completes all sides { $field }: { $mine } beat every other side, and you win { $prize }. Discarding { $drop } brings one more new card.
why-black-sheep-lost-drop = It does not beat { $rival } with { $theirs } { $field }, but it keeps your better cards for other barns. Discarding { $drop } brings one more new card.
why-black-sheep-holds-drop = That completes your side { $field }: { $mine }. The chance that { $rival } beats it with the cards now in hand is { $chance }. Discarding { $drop } brings one more new card.
why-black-sheep-holds-all-drop = That completes your side { $field }: { $mine }. The chance that nobody beats it with the cards now in hand is { $chance }. Discarding { $drop } brings one more new card.
why-black-sheep-chases-drop = That makes { $mine } { $field }. The chance to beat { $rival } with { $theirs } in your next turn there is { $chance }. Discarding { $drop } brings one more new card.
why-black-sheep-doubtful-drop = { $rival } with { $theirs } { $field } is hard to beat ({ $chance }), so it takes the cards you can spare. Discarding { $drop } brings one more new card.
why-black-sheep-builds-drop = { $missing ->
    [one] That makes { $mine } { $field }, where { $prize } can be won, and one more card is to come. Discarding { $drop } brings one more new card.
   *[other] That makes { $mine } { $field }, where { $prize } can be won, and { $missing } more cards are to come. Discarding { $drop } brings one more new card.
  }
why-black-sheep-begins-drop = You have no pair { $field } yet, but { $prize } can still be won there, and better cards are kept for other barns. Discarding { $drop } brings one more new card.
why-black-sheep-shuns-drop = To be won { $field }: { $prize }. A black sheep costs points, so it takes the cards you can spare. Discarding { $drop } brings one more new card.
