# Replaying a game, its end, the sealed dice, and one device for several people.

title-replay = Replay · Sheepfold
replay = Replay
replay-look = Replay the game
replay-of = Replay: { $name }
replay-start = The game begins.
replay-strip = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-where = Moment of the game
replay-at = { $at } of { $last }
replay-eyes = Whose view
replay-eyes-own = Your view
replay-eyes-watcher = A spectator’s view
replay-table = Back to the table
share-moment = Copy a link to this moment
share-game = Share the game

past = Finished games
past-look = Replay
past-look-at = Replay of { $title }: { $told }
past-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
record-download = Save the game file
record-open = Open a game file
record-open-help = Choose a file or drop it here. It is shown, never stored.
record-title = A game file of your own
record-wrong = This game file cannot be shown.
open-record-long = This file cannot be read, or it is too long for a game file.
position-play = Play on from here
position-share = Share this position
position-wrong = The link is cut off or mistyped.

trouble-later = Not yet
trouble-later-help = While a game runs, you can replay it only from your own view. Once it is over, from everyone’s.

chart = How the scores went
chart-spoken = Scores over the game. At the end: { $list }
chart-chances = How the chances to win went
chart-start = Start
chart-end = End
chart-table = The same as a table
chart-after = After move

seal-check = Check the dice
seal-title = The sealed dice
seal-checking = Checking…
seal-good = The dice were fair.
seal-part = All that can be checked here fits.
seal-bad = Something does not fit.
seal-there-no = The game file could not be loaded, or it has no seal.
seal-seed-yes = The secret number is the one that was sealed. This page computed it.
seal-seed-no = The secret number is not the one that was sealed.
seal-before-yes = The seal is the one this browser saw before the first move.
seal-before-no = The seal is not the one this browser saw before the first move.
seal-before-open = This browser did not see the seal before the first move, so it cannot compare.
seal-own-yes = What your browser added to the dice is in them, unchanged.
seal-own-no = What your browser added to the dice is not in them.
seal-own-open = This browser added nothing to the dice of this game, as far as it remembers.
seal-links-yes = What the seats added was fixed before the first move.
seal-links-no = What a seat added is not what was fixed before the first move.
seal-receipt-yes = Every step is as it was shown to this browser.
seal-receipt-no = Steps that were shown to this browser are missing or were changed.
seal-entropy-open = Nobody added anything to the dice, so the server alone chose the secret number.
seal-epoch-open = At step { $n } Sheepfold was restored from a backup. It alone chose the chance from there on, until the next number of a seat.
seal-begun-open = Before the deal all began again, { $count } times in all, because somebody got up. A dishonest server could have chosen among as many deals.
seal-draws-yes = { $count ->
    [one] The one draw follows from the secret number, with the odds in the game file.
   *[other] All { $count } draws follow from the secret number, with the odds in the game file.
  }
seal-draws-no = { $count ->
    [one] One draw does not follow from the secret number.
   *[other] { $count } draws do not follow from the secret number.
  }
seal-draws-open = The draws could not be checked just now.
seal-numbers = The numbers
seal-commit = Seal
seal-secret = Secret number
seal-added = Added by seat { $letter }
seal-more = To check odds and moves on your own computer, save the game file and run:

key-replay = Replay: a step back or forward
key-replay-ends = Replay: to the beginning or the end

hotseat-open = How many play on this device?
hotseat-name = Name of player { $number }
hotseat-player = Player { $number }
hotseat-here = A friend on this device
hotseat-here-short = Here
hotseat-here-at = A friend on this device takes seat { $letter }
hotseat-here-help = You pass the device around. Before each turn it hides everything until the right person has it.
hotseat-who = Your friend’s name
hotseat-to = Hand the device to { $name }
hotseat-help = Nobody’s cards can be seen now.
hotseat-ready = I am { $name }
