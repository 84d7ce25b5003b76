# Bouc Makers. $you is "yes" where the sentence is about the reader, $toyou where it is done to the reader.
# Stars mark what is shown bold.

bm-kind-white = White sheep
bm-kind-black = Black sheep
bm-kind-zero = Magician, 3-7-0
bm-kind-seven = Secret agent, 0-0-7
bm-kind-dog = Dog
bm-kind-os = The Big Bone
bm-name-dog = Dog
bm-name-os = Bone
bm-short-white = white { $points } ({ $corner })
bm-short-black = black { $points } ({ $corner })
bm-short-zero = 3-7-0 ({ $corner })
bm-short-seven = 0-0-7 ({ $corner })
bm-short-dog = dog
bm-short-os = the Big Bone
bm-corner-bone-short = bone
bm-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
bm-corner-bone = bone symbol
bm-corner-bonus = bonus { $count }
bm-corner-malus = penalty { $count }
bm-level = level { $level }
bm-card-points = { $kind }, { $points }, { $corner }, { $level }
bm-card-plain = { $kind }, { $corner }, { $level }
bm-die-d12 = d12
bm-die-d10 = d10
bm-die-d8 = d8

bm-chip-round = Round *{ $n }* of { $of }
bm-chip-wool = Wool left *{ $count }*
bm-chip-endless = Wool *unlimited*
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
bm-help-wool = { $wool } wool available
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
    [yes] You have the Big Bone
   *[no] { $who } has the Big Bone
  }
bm-top = On top: { $card }
bm-top-none = No sheep yet, start level { $level }
bm-look = { $you ->
    [yes] Look at your flock
   *[no] Look at { $who }’s flock
  }

bm-st-chosen = has chosen
bm-st-chooses = is choosing
bm-st-rolls = rolling
bm-st-takes = picks
bm-st-arranges = stacks
bm-st-took = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
bm-st-missed = missed
bm-st-sweeps = the rest
bm-st-next = next
bm-st-later = place { $place }
bm-st-discards = puts 2 back
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
bm-why-order = Higher contracts go first. If equal, the lower level goes first. The last in the order does not roll and takes the rest.
bm-why-order-two = Higher contracts go first. If equal, the lower level goes first. What is left after both have rolled goes to the first in the order.
bm-why-place = { $you ->
    [yes] Your contract is *{ $bid }*: you are number { $place } to roll. Higher contracts go first.
   *[no] { $who } has contract *{ $bid }* and is number { $place } to roll. Higher contracts go first.
  }
bm-why-last = { $you ->
    [yes] Your contract is *{ $bid }*, the last in the order: you do not roll, you take the rest.
   *[no] { $who } has contract *{ $bid }*, the last in the order: no roll, but all that is left.
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
   *[other] , the Big Bone
  }.
bm-close-top = On top of the flock
bm-close-top-help = Only this one counts while the dice roll. What lies below stays hidden until the end.
bm-close-top-open = Only this one counts while the dice roll.
bm-close-herd = The whole flock
bm-close-dogs = Dogs
bm-close-gained = Gained in this round

bm-mine-top = on top of your flock
bm-mine-herd = Your flock: { $count } sheep
bm-mine-none = No sheep yet. Your start level is { $level }.
bm-mine-bonus = The top one adds { $by } to your throws when you need it.
bm-mine-malus = The top one takes { $by } off every throw of yours.
bm-mine-bone = The top one shows a bone symbol: it changes nothing.
bm-mine-guard = The bone symbol on top protects your Big Bone.
bm-mine-os = The Big Bone: +4 for each of your dogs
bm-mine-none-dog = No dog yet: at the end you would lose 2 white sheep
bm-mine-lone-dog = One dog: 9 points if it stays alone
bm-mine-pack-dog = { $count } dogs: a pack is worth nothing
bm-mine-wool = { $count } wool, a point each

bm-odds-ask = How likely?
bm-odds-pick = Pick a number to see how likely it is
bm-odds-bid = Chance to reach { $bid }: *{ $chance }*.
bm-odds-keep = Chance to reach the contract, without wool.
bm-chance-spoken = chance { $chance }

bm-ask-bid = Which contract do you dare?
bm-ask-bid-help = High: you pick early. Low: easy to reach. The lowest takes the rest.
bm-ask-keep = { $throw ->
    [1] Which die do you keep? The other two roll again.
   *[other] Which die do you keep? The last one rolls again.
  }
bm-ask-keep-claim = { $count ->
    [one] Win { $count } card now, or roll on?
   *[other] Win { $count } cards now, or roll on?
  }
bm-ask-claim = Last throw: pay for the card, or let it go?
bm-ask-rescue = { $count ->
    [one] Under 14! Pay, or take the black sheep?
   *[other] Under 14! Pay, or take the { $count } black sheep?
  }
bm-ask-take = { $count ->
    [one] Contract made: which card do you take?
   *[other] Contract made: which { $count } cards do you take?
  }
bm-ask-take-help = Sheep go on top of your flock; dogs and the Big Bone lie beside it.
bm-ask-top = Which sheep shall lie on top?
bm-ask-top-help = Its corner helps or hinders your dice, and its level breaks ties.
bm-ask-discard = No dog: which two white sheep go back into the box?
bm-ask-discard-help = Black sheep, 3-7-0 and 0-0-7 stay.
bm-tag-bid = Round { $n } · secret
bm-tag-throw = Your throw { $n }
bm-tag-won = Contract made
bm-tag-herd = Your flock
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
bm-wait-bids = Everyone chooses in secret

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
    [0] Use bonus, no black sheep
   *[other] Pay { $price } wool, no black sheep
  }
bm-do-accept = { $black ->
    [0] { $wool ->
        [0] Let it go
       *[other] Let it go, get 1 wool
      }
    [one] Let it go, take { $black } black sheep
   *[other] Let it go, take { $black } black sheep
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
    [yes] Your flock
   *[no] { $who }’s flock
  }

bm-told-dealt = On offer: *{ $card }*.
bm-told-bid-sealed = { $who } has chosen a contract.
bm-told-bid = { $you ->
    [yes] You choose *{ $contract }*.
   *[no] { $who } chooses *{ $contract }*.
  }
bm-told-revealed = { $you ->
    [yes] Your contract: *{ $contract }*.
   *[no] { $who }’s contract: *{ $contract }*.
  }
bm-told-ordered = The order: { $order }.
bm-told-rolled = { $die }: *{ $face }*
bm-told-keep = { $you ->
    [yes] You keep the { $die }.
   *[no] { $who } keeps the { $die }.
  }
bm-told-claim = { $you ->
    [yes] You make up the difference.
   *[no] { $who } makes up the difference.
  }
bm-told-accept = { $you ->
    [yes] You let it go.
   *[no] { $who } lets it go.
  }
bm-told-rescue = { $you ->
    [yes] You keep the black sheep away.
   *[no] { $who } keeps the black sheep away.
  }
bm-told-paid = { $you ->
    [yes] You pay { $wool } wool.
   *[no] { $who } pays { $wool } wool.
  }
bm-told-won = { $cards ->
    [one] { $you ->
        [yes] You win *{ $cards } card*!
       *[no] { $who } wins *{ $cards } card*!
      }
   *[other] { $you ->
        [yes] You win *{ $cards } cards*!
       *[no] { $who } wins *{ $cards } cards*!
      }
  }
bm-told-take = { $you ->
    [yes] You take *{ $cards }*.
   *[no] { $who } takes *{ $cards }*.
  }
bm-told-took-all = { $you ->
    [yes] You take all that is left: *{ $cards }*.
   *[no] { $who } takes all that is left: *{ $cards }*.
  }
bm-told-took-black = { $you ->
    [yes] Under 14: you must take *{ $cards }*.
   *[no] Under 14: { $who } must take *{ $cards }*.
  }
bm-told-consoled = { $you ->
    [yes] You get 1 wool in consolation.
   *[no] { $who } gets 1 wool in consolation.
  }
bm-told-consoled-none = { $you ->
    [yes] There is no wool left to console you.
   *[no] There is no wool left to console { $who }.
  }
bm-told-took-os = { $you ->
    [yes] A bone symbol: you take the *Big Bone* from { $other }!
   *[no] { $toyou ->
        [yes] A bone symbol: { $who } takes the *Big Bone* from you!
       *[no] A bone symbol: { $who } takes the *Big Bone* from { $other }!
      }
  }
bm-told-failed = { $you ->
    [yes] You miss with { $result }.
   *[no] { $who } misses with { $result }.
  }
bm-told-collected = { $you ->
    [yes] You take the rest: *{ $cards }*.
   *[no] { $who } takes the rest: *{ $cards }*.
  }
bm-told-top = { $you ->
    [yes] On top of your flock: *{ $card }*.
   *[no] On top of { $who }’s flock: *{ $card }*.
  }
bm-told-round-ended = Round { $round } is over.
bm-told-opened = { $you ->
    [yes] Your flock: { $cards }.
   *[no] { $who }’s flock: { $cards }.
  }
bm-told-opened-none = { $you ->
    [yes] You have no flock.
   *[no] { $who } has no flock.
  }
bm-told-discard-sealed = { $who } has chosen which sheep go back.
bm-told-put-back = { $you ->
    [yes] No dog: you put back *{ $cards }*.
   *[no] No dog: { $who } puts back *{ $cards }*.
  }
bm-told-ended = The game is over.

# The table in lines, for the terminal and those who listen.
bm-see-head = { $pile ->
    [one] Round { $round } of { $of }. { $pile } card in the draw pile, { $wool } wool left.
   *[other] Round { $round } of { $of }. { $pile } cards in the draw pile, { $wool } wool left.
  }
bm-see-head-endless = { $pile ->
    [one] Round { $round } of { $of }. { $pile } card in the draw pile, unlimited wool.
   *[other] Round { $round } of { $of }. { $pile } cards in the draw pile, unlimited wool.
  }
bm-see-offer = Cards on offer:
bm-see-card = {"  "}{ $card }: { $what }
bm-see-seat = { $you ->
    [yes] { $who } (you): { $flock }; { $goods }.
   *[no] { $who }: { $flock }; { $goods }.
  }
bm-see-flock = flock of { $count } sheep, on top { $card }: { $what }
bm-see-flock-topless = flock of { $count } sheep, no top yet
bm-see-flock-start = no sheep yet, start level { $level }
bm-see-flock-none = no sheep yet
bm-see-goods = { $wool } wool{ $dogs ->
    [0] {""}
    [one] , { $dogs } dog ({ $names })
   *[other] , { $dogs } dogs ({ $names })
  }{ $os ->
    [yes] , the Big Bone
   *[no] {""}
  }{ $chosen ->
    [sealed] , contract chosen
    [open] , contract { $bid }
   *[no] {""}
  }
bm-see-gained = {"  "}gained in this round: { $cards }
bm-see-herd = {"  "}the whole flock: { $cards }
bm-see-chosen = {"  "}has chosen which sheep go back
bm-see-back = {"  "}puts back: { $cards }
bm-see-throw = { $you ->
    [yes] Your throw { $throw }: { $dice }.
   *[no] { $who }’s throw { $throw }: { $dice }.
  }
bm-see-answer = {"  "}{ $move }: { $what }
bm-see-item = { $item } { $points }
bm-see-score = { $count ->
    [0] { $you ->
        [yes] You have { $points }.
       *[no] { $who } has { $points }.
      }
   *[other] { $you ->
        [yes] You have { $points }: { $items }.
       *[no] { $who } has { $points }: { $items }.
      }
  }
bm-see-won = { $you ->
    [yes] The game is over. You win!
   *[no] The game is over. { $who } wins.
  }
bm-see-shared = The game is over. { $names } share the win.
bm-see-fate = Cards or dice are being drawn.
bm-see-question = { $question } { $how }
bm-say = Say { $moves }.
bm-say-bid = Say bid 14 to bid 26, or bid 26+ for 1 wool.
bm-say-bid-poor = Say bid 14 to bid 26.
bm-say-take = { $count ->
    [one] Say take and the name of the card.
   *[other] Say take and the names of { $count } cards.
  }
bm-say-discard = Say discard and the names of both.

bm-tally-item = What counts
bm-item-white = White sheep
bm-item-black = Black sheep
bm-item-wool = Wool
bm-item-three-seven-zero = 3-7-0
bm-item-double-o-seven = 0-0-7
bm-item-dogs = A lone dog
bm-item-most-dogs = Most dogs
bm-item-os = The Big Bone
bm-item-total = Total

bm-no-now = { $why }. Now it is { $moves }.
bm-no-now-bid = A contract is chosen once in a round, before the dice
bm-no-now-keep = A die is kept only after a throw that missed
bm-no-now-claim = Bonus and wool help only after a throw that missed
bm-no-now-accept = You can let it go only after the third throw
bm-no-now-rescue = Black sheep are kept away only after the third throw
bm-no-now-take = Cards are taken only after a contract is made
bm-no-now-top = A new top sheep is named only after gaining several
bm-no-now-discard = Sheep go back only at the end of the game
bm-no-go-on = After the first and second throw you go on: keep a die and roll.
bm-no-fourth = There is no fourth throw.
bm-no-pass = Nobody may pass: a contract is a number from 14 to 26, or 26+.
bm-no-bid = A contract is a number from 14 to 26, or 26+.
bm-no-beyond = 26+ costs 1 wool at once, and you have none.
bm-no-keep-kept = The { $die } is already kept and stays; choose one of those just rolled.
bm-no-keep = Keep exactly one die: { $dice }.
bm-no-alone = “{ $word }” takes nothing after it.
bm-no-claim = Even with bonus and all your wool you come to { $reach }; your contract is { $target }.
bm-no-rescue-off = At this table bonus and wool only help to reach the contract.
bm-no-rescue-early = Black sheep are kept away only after the third throw.
bm-no-rescue-none = There is no black sheep on offer to keep away.
bm-no-rescue-safe = { $base } is not under 14: no black sheep comes to you.
bm-no-rescue-win = 14 would reach your contract: make up the difference, or let it go.
bm-no-rescue-poor = Your bonus and wool do not lift { $base } to 14.
bm-no-take-there = { $card } is not on offer.
bm-no-take-twice = Each card is named only once.
bm-no-take = { $due ->
    [one] Take exactly { $due } card, not { $named }.
   *[other] Take exactly { $due } cards, not { $named }.
  }
bm-no-top = The new top is one of the sheep you have just gained: { $sheep }.
bm-no-discard-own = { $card } is not one of your cards.
bm-no-discard-white = { $card } is not a white sheep; only those go back.
bm-no-discard = Exactly two different white sheep go back; you named { $named }.

bm-coach-1 = Choose a contract in secret. High numbers pick first, but are hard to reach with three dice. The lowest does not roll and takes the rest.
bm-coach-2 = Look at the corner of your top sheep: it is added to your throws or taken off. Ask how likely a number is before you set it.
bm-coach-3 = You missed. Keep one die; the rest roll again. First throw wins 3 cards, the second 2, the third 1.
bm-coach-4 = Your bonus and wool can fill the gap right now. Each wool is worth a point at the end, a card often more.
bm-coach-5 = White sheep are points, black ones cost points. Two 3-7-0 are good, three are nothing. Three 0-0-7 are 21.
bm-coach-6 = Only the sheep on top counts while you roll. A plus in its corner helps, a minus hurts.
bm-coach-7 = Under 14 all black sheep on offer are yours, unless bonus and wool lift you to 14.
bm-coach-8 = One dog alone is worth 9 points and protects two of your white sheep. Two dogs are worth nothing, and whoever has the most loses 5 points.

option-bouc-makers-bone-guard = Whose bone symbol protects the Big Bone?
option-bouc-makers-rescue = Bonus and wool may lift a failed throw to 14, against black sheep
option-bouc-makers-wool-supply = How much wool is there?
option-bouc-makers-board-levels = Start levels
option-bouc-makers-herds = Sheep below the top one
option-bouc-makers-bone-guard-owner = The owner’s
option-bouc-makers-bone-guard-gainer = The taker’s
option-bouc-makers-wool-supply-25 = 25
option-bouc-makers-wool-supply-unlimited = Unlimited
option-bouc-makers-board-levels-seat = In seat order
option-bouc-makers-herds-hidden = Hidden until the end
option-bouc-makers-herds-open = Always open

why-bouc-makers-bid-high = With { $bid } you go early, while the best cards are there. Chance to reach { $bid }: { $chance }.
why-bouc-makers-bid-fair = { $bid } is a sensible risk, for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } on average. Chance to reach { $bid }: { $chance }.
why-bouc-makers-bid-low = { $bid } is nearly safe: you come late, but the others may leave you cards. Chance to reach { $bid }: { $chance }.
why-bouc-makers-keep = Keep the { $face } ({ $die }). Chance to reach { $needed }: { $chance }.
why-bouc-makers-keep-lost = { $needed } is out of reach now; keep the { $face } ({ $die }). Chance to stay at 14 or more: { $safe }.
why-bouc-makers-claim-free = { $cards ->
    [one] Your bonus reaches the contract: you win { $cards } card and pay nothing.
   *[other] Your bonus reaches the contract: you win { $cards } cards and pay nothing.
  }
why-bouc-makers-claim = { $cards ->
    [one] { $price } wool is enough: the contract wins { $cards } card. Each wool is worth a point at the end; cards are often worth more.
   *[other] { $price } wool is enough: the contract wins { $cards } cards. Each wool is worth a point at the end; cards are often worth more.
  }
why-bouc-makers-accept = You win no card, but get 1 wool in consolation while there is any.
why-bouc-makers-accept-black = You take { $black }, but you keep your wool and get 1 more in consolation while there is any.
why-bouc-makers-rescue = Paying { $price } wool lifts you to 14 and keeps away: { $black }.
why-bouc-makers-rescue-free = Your bonus lifts you to 14 or more for nothing and keeps away: { $black }.
why-bouc-makers-take-dog = Your first dog: alone it is worth 9 points, and no sheep go back into the box.
why-bouc-makers-take-os = The Big Bone is worth 4 points for each of your dogs, and you have { $dogs }.
why-bouc-makers-take-sevens = Three 0-0-7 are worth 21 points, and { $cards } brings you nearer.
why-bouc-makers-take-zeros = Two 3-7-0 are worth 14 points, and { $cards } brings you nearer; do not take a third.
why-bouc-makers-take = { $points ->
    [one] { $cards } brings you { $points } point.
   *[other] { $cards } brings you { $points } points.
  }
why-bouc-makers-take-least = Nothing here is good for you; { $cards } hurts least.
why-bouc-makers-top-bonus = A bonus of { $bonus } on top helps every throw until another sheep covers it.
why-bouc-makers-top-guard = The bone symbol on top protects the Big Bone: nobody can take it from you.
why-bouc-makers-top-bone = A bone symbol on top takes nothing away from your throws.
why-bouc-makers-top-malus = On top it takes { $malus } off your throws until another sheep covers it; a larger penalty would be worse.
why-bouc-makers-discard = { $points ->
    [one] Without a dog two white sheep go back; { $cards } are only { $points } point together.
   *[other] Without a dog two white sheep go back; { $cards } are only { $points } points together.
  }

# The count at the end.
bm-count-white = White sheep count what stands on their cards.
bm-count-black = Black sheep cost what stands on their cards.
bm-count-three-seven-zero = Two of them are best, three count nothing.
bm-count-double-o-seven = Only three of them count.
bm-count-wool = Every wool left is a point.
bm-count-dogs = One dog alone counts, a pack does not.
bm-count-most-dogs = Having most dogs costs points.
bm-count-os = The Big Bone counts for every dog of the person who has it.
