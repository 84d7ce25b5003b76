# Bouc Makers. $you is "yes" where the sentence is about the reader, $toyou where it is done to the reader.
# Stars mark what is shown bold.

bm-kind-white = White sheep
bm-kind-black = Black sheep
bm-kind-zero = Magician, 3-7-0
bm-kind-seven = Secret agent, 0-0-7
bm-kind-dog = Dog
bm-kind-os = The Os, the big bone
bm-name-dog = Dog
bm-name-os = Os
bm-short-white = white { $points } ({ $corner })
bm-short-black = black { $points } ({ $corner })
bm-short-zero = 3-7-0 ({ $corner })
bm-short-seven = 0-0-7 ({ $corner })
bm-short-dog = dog
bm-short-os = the Os
bm-corner-bone-short = bone
bm-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
bm-corner-bone = bone symbol
bm-corner-bonus = bonus { $count }
bm-corner-malus = malus { $count }
bm-level = level { $level }

bm-chip-round = Round *{ $n }* of { $of }
bm-chip-wool = Wool left *{ $count }*
bm-chip-endless = Wool *without end*
bm-chip-pile = Draw pile *{ $count }*

bm-display = Cards on offer
bm-place-offer = on offer, { $at } of { $of }
bm-place-mine = just gained, { $at } of { $of }
bm-gone = { $you ->
    [yes] You took { $card }
   *[no] { $who } took { $card }
  }
bm-throws = Throws
bm-throw = { $cards ->
    [one] Throw { $n } · { $cards } card
   *[other] Throw { $n } · { $cards } cards
  }
bm-throw-short = { $cards ->
    [one] { $n }: { $cards } card
   *[other] { $n }: { $cards } cards
  }
bm-dice = Dice
bm-die-waits = { $die }, not rolled yet
bm-die-spoken = { $die } shows { $value }
bm-die-kept-spoken = { $die } shows { $value }, kept
bm-keep = Keep { $value }
bm-kept = kept
bm-sum-spoken = { $you ->
    [yes] You have { $sum } of { $target }
   *[no] { $who } has { $sum } of { $target }
  }
bm-of = { $you ->
    [yes] of your { $target }
   *[no] of { $who }’s { $target }
  }
bm-help-malus = { $you ->
    [yes] your top sheep
   *[no] { $who }’s top sheep
  }
bm-help-bonus = { $you ->
    [yes] your top sheep
   *[no] { $who }’s top sheep
  }
bm-help-price = { $price } of { $wool } wool
bm-help-wool = { $wool } wool at hand
bm-track = Contracts
bm-bidding = Choose your contract
bm-step = contract { $step }
bm-step-beyond = costs 1 wool at once
bm-step-spoken = { $step }: { $names }
bm-end-low = 14: easy, but last
bm-end-high = 26: hard, but first
bm-bid-sealed = contract chosen, still secret
bm-bid-none = no contract yet
bm-wool = { $count } wool
bm-dogs = { $count ->
    [one] { $count } dog
   *[other] { $count } dogs
  }
bm-has-os = { $you ->
    [yes] You have the Os
   *[no] { $who } has the Os
  }
bm-top = On top: { $card }
bm-top-none = No sheep yet, start level { $level }
bm-look = { $you ->
    [yes] Look at your fold
   *[no] Look at { $who }’s fold
  }

bm-st-chosen = has chosen
bm-st-chooses = is choosing
bm-st-rolls = rolling now
bm-st-takes = picks cards
bm-st-arranges = stacks the herd
bm-st-took = { $count ->
    [one] took { $count } card
   *[other] took { $count } cards
  }
bm-st-missed = missed
bm-st-sweeps = takes what is left
bm-st-next = next
bm-st-later = place { $place }
bm-st-discards = puts 2 sheep back
bm-st-ready = ready
bm-line-now = { $you ->
    [yes] You roll
   *[no] { $who } rolls
  }
bm-line-next = { $you ->
    [yes] next: you
   *[no] next: { $who }
  }
bm-line-last = { $you ->
    [yes] you take the rest
   *[no] { $who } takes the rest
  }
bm-why-order = Higher contracts go first. Of equal ones the lower level goes first. The last in the order does not roll and takes what is left.
bm-why-order-two = Higher contracts go first. Of equal ones the lower level goes first. What is left after both have rolled goes to the first.
bm-why-place = { $you ->
    [yes] Your contract is *{ $bid }*: you are number { $place } to roll. Higher contracts go first.
   *[no] { $who } has contract *{ $bid }* and is number { $place } to roll. Higher contracts go first.
  }
bm-why-last = { $you ->
    [yes] Your contract is *{ $bid }*, the last in the order: you do not roll, you take what is left.
   *[no] { $who } has contract *{ $bid }*, the last in the order: no roll, but whatever is left.
  }
bm-why-level = Same contract as { $names }: then the lower level on top goes first.

bm-close-line = { $sheep ->
    [one] { $sheep } sheep
   *[other] { $sheep } sheep
  }, { $wool } wool, { $dogs ->
    [one] { $dogs } dog
   *[other] { $dogs } dogs
  }{ $os ->
    [0] {""}
   *[other] , the Os
  }.
bm-close-top = On top of the herd
bm-close-top-help = Only this one counts while the dice roll. What lies below stays hidden until the end.
bm-close-top-open = Only this one counts while the dice roll.
bm-close-herd = The whole herd
bm-close-dogs = Dogs
bm-close-gained = Gained in this round

bm-mine-top = on top of your herd
bm-mine-herd = Your herd: { $count } sheep
bm-mine-none = No sheep yet. Your start level is { $level }.
bm-mine-bonus = The top one adds { $by } to your throws when you need it.
bm-mine-malus = The top one takes { $by } off every throw of yours.
bm-mine-bone = The top one shows a bone: it changes nothing.
bm-mine-guard = The bone on top guards your Os.
bm-mine-os = The Os: +4 for each of your dogs
bm-mine-nodog = No dog yet: at the end you would lose 2 white sheep
bm-mine-dog = One dog: 9 points if it stays alone
bm-mine-pack = { $count } dogs: a pack is worth nothing
bm-mine-wool = { $count } wool, a point each

bm-odds = { $figure } %
bm-odds-less = under { $figure } %
bm-odds-more = over { $figure } %
bm-odds-ask = How likely?
bm-odds-pick = Pick a number to see how likely it is
bm-odds-bid = Your dice reach { $bid } in *{ $chance }* of turns.
bm-odds-keep = Chance to reach the contract, without wool.
bm-chance-spoken = chance { $chance }

bm-ask-bid = Which contract do you dare?
bm-ask-bid-help = High: you pick early. Low: you reach it easily. The lowest takes what is left.
bm-ask-keep = { $throw ->
    [1] Which die do you keep? The other two roll again.
   *[other] Which die do you keep? The last one rolls again.
  }
bm-ask-keep-claim = { $count ->
    [one] Win { $count } card now, or roll on?
   *[other] Win { $count } cards now, or roll on?
  }
bm-ask-claim = Last throw: pay for the card, or give in?
bm-ask-rescue = { $count ->
    [one] Under 14! Pay, or take the black sheep?
   *[other] Under 14! Pay, or take the { $count } black sheep?
  }
bm-ask-take = { $count ->
    [one] You win! Which card do you take?
   *[other] You win! Which { $count } cards do you take?
  }
bm-ask-take-help = Sheep go on top of your herd; dogs and the Os lie beside it.
bm-ask-top = Which sheep shall lie on top?
bm-ask-top-help = Its corner helps or hinders your dice, and its level breaks ties.
bm-ask-discard = You have no dog: which two white sheep go back into the box?
bm-ask-discard-help = Black sheep, 3-7-0 and 0-0-7 stay.
bm-tag-bid = Round { $n } · secret
bm-tag-throw = Your throw { $n }
bm-tag-won = You won
bm-tag-herd = Your herd
bm-tag-end = The end
bm-now = { $reach ->
    [yes] { $bonus ->
        [0] { $price ->
            [0] Now: { $base }.
           *[other] Now: { $base } + { $price } wool = { $target }.
          }
       *[other] { $price ->
            [0] Now: { $base } + bonus { $bonus } reaches { $target }.
           *[other] Now: { $base } + bonus { $bonus } + { $price } wool = { $target }.
          }
      }
   *[no] Now: { $base } of { $target }.
  }
bm-wait-bids = Everybody chooses in secret

bm-do-bid = Set contract { $bid }
bm-do-keep = Keep { $value }, roll on
bm-do-claim = { $price ->
    [0] { $count ->
        [one] Use the bonus, take { $count } card
       *[other] Use the bonus, take { $count } cards
      }
   *[other] { $count ->
        [one] Pay { $price } wool, take { $count } card
       *[other] Pay { $price } wool, take { $count } cards
      }
  }
bm-do-rescue = { $price ->
    [0] Use the bonus, no black sheep
   *[other] Pay { $price } wool, no black sheep
  }
bm-do-accept = { $black ->
    [0] { $wool ->
        [0] Give in
       *[other] Give in, get 1 wool
      }
    [one] Give in, take the black sheep
   *[other] Give in, take { $black } black sheep
  }
bm-do-take = { $count ->
    [one] Take { $cards }
   *[other] Take these { $count }
  }
bm-do-top = On top: { $card }
bm-do-discard = Put back: { $cards }
bm-pick-bid = Tap a number
bm-pick-keep = Tap the die to keep
bm-pick-take = { $left ->
    [one] Tap { $left } more card
   *[other] Tap { $left } cards
  }
bm-pick-top = Tap a sheep
bm-pick-discard = { $left ->
    [one] Tap { $left } more sheep
   *[other] Tap { $left } sheep
  }
bm-pasture = { $you ->
    [yes] Your herd
   *[no] { $who }’s herd
  }

bm-told-dealt = On offer: *{ $card }*.
bm-told-sealed = { $who } has chosen a contract.
bm-told-bid = { $you ->
    [yes] You choose *{ $bid }*.
   *[no] { $who } chooses *{ $bid }*.
  }
bm-told-reveals = { $you ->
    [yes] Your contract: *{ $bid }*.
   *[no] { $who }’s contract: *{ $bid }*.
  }
bm-told-order = They go in this order: { $names }.
bm-told-rolled = { $die }: *{ $value }*
bm-told-keep = { $you ->
    [yes] You keep the { $die }.
   *[no] { $who } keeps the { $die }.
  }
bm-told-claim = { $you ->
    [yes] You make up the difference.
   *[no] { $who } makes up the difference.
  }
bm-told-accept = { $you ->
    [yes] You give in.
   *[no] { $who } gives in.
  }
bm-told-rescue = { $you ->
    [yes] You keep the black sheep away.
   *[no] { $who } keeps the black sheep away.
  }
bm-told-pays = { $you ->
    [yes] You pay { $count } wool.
   *[no] { $who } pays { $count } wool.
  }
bm-told-wins = { $count ->
    [one] { $you ->
        [yes] You win *{ $count } card*!
       *[no] { $who } wins *{ $count } card*!
      }
   *[other] { $you ->
        [yes] You win *{ $count } cards*!
       *[no] { $who } wins *{ $count } cards*!
      }
  }
bm-told-takes = { $you ->
    [yes] You take *{ $cards }*.
   *[no] { $who } takes *{ $cards }*.
  }
bm-told-rest = { $you ->
    [yes] You take all that is left: *{ $cards }*.
   *[no] { $who } takes all that is left: *{ $cards }*.
  }
bm-told-must = { $you ->
    [yes] Under 14: you must take *{ $cards }*.
   *[no] Under 14: { $who } must take *{ $cards }*.
  }
bm-told-wool = { $you ->
    [yes] You get 1 wool as a comfort.
   *[no] { $who } gets 1 wool as a comfort.
  }
bm-told-nowool = { $you ->
    [yes] There is no wool left to comfort you.
   *[no] There is no wool left to comfort { $who }.
  }
bm-told-os = { $you ->
    [yes] A bone symbol: you take the *Os* from { $other }!
   *[no] { $toyou ->
        [yes] A bone symbol: { $who } takes the *Os* from you!
       *[no] A bone symbol: { $who } takes the *Os* from { $other }!
      }
  }
bm-told-fails = { $you ->
    [yes] You miss with { $sum }.
   *[no] { $who } misses with { $sum }.
  }
bm-told-collects = { $you ->
    [yes] You sweep up what is left: *{ $cards }*.
   *[no] { $who } sweeps up what is left: *{ $cards }*.
  }
bm-told-top = { $you ->
    [yes] On top of your herd: *{ $card }*.
   *[no] On top of { $who }’s herd: *{ $card }*.
  }
bm-told-round = Round { $n } is over.
bm-told-opens = { $you ->
    [yes] Your herd: { $cards }.
   *[no] { $who }’s herd: { $cards }.
  }
bm-told-opens-none = { $you ->
    [yes] You have no herd.
   *[no] { $who } has no herd.
  }
bm-told-discards = { $who } has chosen which sheep go back.
bm-told-back = { $you ->
    [yes] No dog: you put back *{ $cards }*.
   *[no] No dog: { $who } puts back *{ $cards }*.
  }
bm-told-over = The game is over.

bm-tally-item = What counts
bm-item-white = White sheep
bm-item-black = Black sheep
bm-item-wool = Wool
bm-item-three-seven-zero = 3-7-0
bm-item-double-o-seven = 0-0-7
bm-item-dogs = A lone dog
bm-item-most-dogs = Most dogs
bm-item-os = The Os
bm-item-total = Total

bm-no-3-1 = A contract is a number from 14 to 26, or 26+, and nobody may pass.
bm-no-3-2 = 26+ costs a wool token at once, and you have none.
bm-no-4-3 = Keep exactly one die; the other two roll again.
bm-no-4-4 = Keep one of the two dice just rolled; there is no fourth throw.
bm-no-4-5 = That die is kept already and stays; choose one of those just rolled.
bm-no-4-6 = After the first and second throw you go on: keep a die and roll.
bm-no-5-7 = Even with bonus and all your wool you do not reach the contract.
bm-no-6-1 = Take exactly as many cards as you have won, from those on offer.
bm-no-6-3 = You must take all the cards you have won.
bm-no-7-3 = At this table bonus and wool only help to reach the contract.
bm-no-7-4 = A rescue needs a third throw under 14, a black sheep on offer, and bonus and wool enough to reach 14.
bm-no-9-2 = The new top is one of the sheep you have just gained.
bm-no-12-3 = Exactly two white sheep go back.

bm-coach-1 = Choose a contract in secret. High numbers pick first, but are hard to reach with three dice. The lowest never rolls and takes what is left.
bm-coach-2 = Look at the corner of your top sheep: it is added to your throws or taken off. Ask how likely a number is before you set it.
bm-coach-3 = You missed. Keep one die; the rest roll again. First throw wins 3 cards, the second 2, the third 1.
bm-coach-4 = Your bonus and wool can fill the gap right now. Each wool is a point at the end, a card is often worth more.
bm-coach-5 = White sheep are points, black ones cost points. Two 3-7-0 are good, three are nothing. Three 0-0-7 are 21.
bm-coach-6 = Only the sheep on top counts while you roll. A plus in its corner helps, a minus hurts.
bm-coach-7 = Under 14 all black sheep on offer are yours, unless bonus and wool lift you to 14.
bm-coach-8 = One dog is worth 9 points and guards two of your white sheep. Two dogs are worth nothing, and the most dogs lose 5.

option-bouc-makers-bone-guard = Whose bone symbol on top keeps the Os in its place?
option-bouc-makers-rescue = Bonus and wool may lift a failed throw to 14, against black sheep
option-bouc-makers-wool-supply = How much wool is there?
option-bouc-makers-board-levels = Start levels
option-bouc-makers-herds = Herds below the top
option-bouc-makers-bone-guard-owner = The owner’s
option-bouc-makers-bone-guard-gainer = The taker’s
option-bouc-makers-wool-supply-25 = 25
option-bouc-makers-wool-supply-unlimited = Without end
option-bouc-makers-board-levels-seat = In seat order
option-bouc-makers-herds-hidden = Hidden until the end
option-bouc-makers-herds-open = Always open

why-bouc-makers-bid-high = With { $bid } you go early, while the best cards are there; your dice reach it in { $chance } of turns.
why-bouc-makers-bid-fair = { $bid } is a fair risk: your dice reach it in { $chance } of turns, for { $cards } cards on average.
why-bouc-makers-bid-low = { $bid } is nearly safe: your dice reach it in { $chance } of turns. You come late, but the others may leave you cards.
why-bouc-makers-keep = With the { $face } of the { $die } kept you still reach { $needed } with a chance of { $chance }.
why-bouc-makers-keep-lost = { $needed } is out of reach now. With the { $face } of the { $die } kept you stay at 14 or more with a chance of { $safe }.
why-bouc-makers-claim-free = { $cards ->
    [one] Your bonus reaches the contract: you win { $cards } card and pay nothing.
   *[other] Your bonus reaches the contract: you win { $cards } cards and pay nothing.
  }
why-bouc-makers-claim = { $cards ->
    [one] { $price } wool reach the contract and win { $cards } card. Wool is a point at the end, cards are often worth more.
   *[other] { $price } wool reach the contract and win { $cards } cards. Wool is a point at the end, cards are often worth more.
  }
why-bouc-makers-accept = You win no card, but get a wool as a comfort while there is any.
why-bouc-makers-accept-black = You take { $black }, but you keep your wool and get one as a comfort while there is any.
why-bouc-makers-rescue = Paying { $price } wool lifts you to 14 and keeps away: { $black }.
why-bouc-makers-rescue-free = Your bonus lifts you to 14 or more for nothing and keeps away: { $black }.
why-bouc-makers-take-dog = Your first dog: alone it is worth 9 points, and no sheep go back into the box.
why-bouc-makers-take-os = The Os is worth 4 points for each of your dogs, and you have { $dogs }.
why-bouc-makers-take-sevens = Three 0-0-7 are worth 21 points, and { $cards } brings you nearer.
why-bouc-makers-take-zeros = Two 3-7-0 are worth 14 points, and { $cards } brings you nearer; do not take a third.
why-bouc-makers-take = { $points ->
    [one] { $cards } brings you { $points } point.
   *[other] { $cards } brings you { $points } points.
  }
why-bouc-makers-take-least = Nothing here is good for you; { $cards } hurts least.
why-bouc-makers-top-bonus = A bonus of { $bonus } on top helps every throw until another sheep covers it.
why-bouc-makers-top-guard = The bone on top guards the Os: nobody can take it from you.
why-bouc-makers-top-bone = A bone on top takes nothing away from your throws.
why-bouc-makers-top-malus = On top it takes { $malus } off your throws until another sheep covers it; a larger malus would be worse.
why-bouc-makers-discard = { $points ->
    [one] Without a dog two white sheep go back; { $cards } are only { $points } point together.
   *[other] Without a dog two white sheep go back; { $cards } are only { $points } points together.
  }
