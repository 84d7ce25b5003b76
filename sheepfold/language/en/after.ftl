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
