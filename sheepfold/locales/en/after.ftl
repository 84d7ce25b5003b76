# Looking back at a game, its end, the sealed dice, and one device for several people.

title-replay = Looking back · Sheepfold
replay = Looking back
replay-look = Look back
replay-of = Looking back: { $name }
replay-start = The game begins.
replay-strip = Looking back
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-where = Moment of the game
replay-at = { $at } of { $last }
replay-eyes = From whose eyes
replay-eyes-own = Your eyes
replay-eyes-watcher = A watcher’s eyes
replay-table = Back to the table
share-moment = Copy a link to this moment
share-game = Share the game

past = Finished games
past-look = Look back
past-look-at = Look back at { $title }: { $told }
past-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
record-download = Save the record
record-open = Open a record file
record-open-help = Pick one or drop it here. The house shows it and keeps nothing.
record-title = A record of your own
record-wrong = This record cannot be shown.
record-long = This file cannot be read, or it is too long for a record.

trouble-later = Not yet
trouble-later-help = While a game runs, you can look back with your own eyes only. Once it is over, with everybody’s.

chart = How the scores went
chart-spoken = Scores over the game. At the end: { $list }
chart-start = Start
chart-end = End
chart-table = The same as a table
chart-after = After move

seal-check = Check the dice
seal-title = The sealed dice
seal-checking = Checking…
seal-good = The dice were honest.
seal-part = All that can be checked here fits.
seal-bad = Something does not fit.
seal-there-no = The record could not be had, or it has no seal.
seal-seed-yes = The house’s secret number is the one it had committed to. This page computed it.
seal-seed-no = The house’s secret number is not the one it had committed to.
seal-before-yes = The seal is the one this browser saw before the first move.
seal-before-no = The seal is not the one this browser saw before the first move.
seal-before-open = This browser did not see the seal before the first move, so it cannot compare.
seal-own-yes = What your browser added to the dice is in them, unchanged.
seal-own-no = What your browser added to the dice is not in them.
seal-own-open = This browser added nothing to the dice of this game, as far as it remembers.
seal-entropy-open = Nobody added anything to the dice. So the house alone chose the secret number.
seal-draws-yes = { $count ->
    [one] The one draw is where the secret number puts it. This page computed it, with the odds as the house tells them.
   *[other] All { $count } draws are where the secret number puts them. This page computed it, with the odds as the house tells them.
  }
seal-draws-no = { $count ->
    [one] One draw is not where the secret number puts it.
   *[other] { $count } draws are not where the secret number puts them.
  }
seal-draws-open = The draws could not be checked now.
seal-numbers = The numbers
seal-commit = Seal
seal-seed = Secret number
seal-entropy = Added by seat { $letter }
seal-more = The page does not know the rules: that the odds are right, and every move legal, a program on your own computer can check. Save the record and run:

key-replay = Looking back: a step back or on
key-replay-ends = Looking back: to the beginning or the end

hands-open = How many play on this device?
hands-name = Name of player { $number }
hands-player = Player { $number }
hands-here = A friend on this device
hands-here-short = Here
hands-here-at = A friend on this device takes seat { $letter }
hands-here-help = You pass the device around. Before each turn it hides everything until the right person has it.
hands-who = Your friend’s name
hands-to = Hand the device to { $name }
hands-help = Nobody’s cards can be seen now.
hands-ready = I am { $name }
