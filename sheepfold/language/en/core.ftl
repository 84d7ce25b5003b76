# What every game, game file and table may say. Reserved ids that need no text here: plain, seat, is-you, either.

fate = the draw
list-and = { $first } and { $last }
list-or = { $first } or { $last }
odds = { $percent } in 100
odds-under = under { $percent } in 100
odds-over = over { $percent } in 100
advice-searched = It came out best in the games I imagined from here.
did-you-mean = ; did you mean { $near }?
bad-at = { $where }: { $what }
no-game = no game { $came }; there are { $known }{ $meant }
no-version = no version { $version } of the rules of { $game }; known versions: { $known }

# --- a move that is not possible, whatever the game
refused-move = “{ $move }” is refused: { $why }
refused-move-rule = “{ $move }” is refused ({ $rule }): { $why }
no-long = no move is that long
no-outcome = that cannot come now; { $expected }
no-over = the game is over
no-not-asked = { $seat } is not asked now; { $awaited }
no-such-move = “{ $came }” is not one of your moves now; for example { $legal }
awaited-fate = cards or dice come first
awaited-outcome = cards or dice come next, e.g. “{ $outcome }”
awaited-seats = waiting for { $seats }
fate-can = fate can bring now, nearest first: { $outcomes }
fate-idle = fate does not act now

# --- any game in words
words-thing = { $name }: { $what }.
words-over = The game is over.
words-asked = Your move?
words-waiting = Waiting for { $seats }.

# --- table options
bad-seats = { $title } is for { $fewest } to { $most } players, not { $seats }
bad-seats-exact = { $title } is for exactly { $most } players, not { $seats }
bad-option = { $game } has no option { $came }; it has { $known }{ $meant }
bad-option-value = option { $option } of { $game } is one of { $known }; not { $came }
bad-option-seat = option { $option } of { $game }: no seat { $came } at a table of { $seats }
bad-data = { $name } is one of { $known }, or the path of a .json file; not { $came }
bad-data-file = { $name }: { $what }
bad-data-json = { $name }: { $file } is not JSON: { $error }
bad-data-entry = { $name } in { $file }: { $what }

# --- game files
record-line = game file, line { $line }: { $what }
record-move = move { $number }: { $what }
record-expected = expected { $wanted }, not { $came }
record-no-moves = the game file is cut off: it has no line “moves”
record-no-seat = expected “SEAT move” with a seat A to { $last } or fate, not { $came }
record-long = a line of { $length } characters; at most { $most }
record-word = expected one of { $known } or moves, not { $came }
record-once = the header needs one line “{ $word }”; it has { $count }
record-version = expected a version of the rules, like { $version }; not { $came }
record-seal = expected one line “table” and one “seal”, or none; not { $tables } and { $seals }
record-entropy-unsealed = a line “entropy” without a line “seal”
record-entropy = expected a line “entropy” once for a seat A to { $last }, not for { $came }
record-seats = expected a number of seats, not { $came }
record-json = data { $name } is not JSON: { $error }
record-data = { $name } is one of { $known }, or is in the game file as data; not { $came }
record-header = the header does not fit: { $error }
record-no-end = the game file is cut off: expected “end MOVES CHECKSUM”, not { $came }
record-changed = the game file was changed: its lines have the checksum { $digest }, its end says { $came }
record-count = the game file has { $moves } moves, its end says { $came }
record-not-over = a game that is not over
record-scores = the game file says scores { $scores }, its moves lead to { $came }
record-refused = “{ $move }” is refused: { $why }
record-refused-rule = “{ $move }” is refused ({ $rule }): { $why }
record-byte = byte { $byte } is not text
record-without-seat = the game file has no seat { $seat }
record-many-moves = the game file has { $moves } moves; at most { $most } can be shown here
record-long-move = the game file has a move of { $length } characters; at most { $most }

# --- sealed games
seal-table = the name of a sealed table is 1 to 64 letters, digits, - or _; not { $came }
seal-entropy-seat = a seat A to { $last } can add to the dice, not { $came }
seal-entropy = what seat { $seat } adds to the dice is 2 to 64 digits 0 to 9 and a to f; not { $came }
seal-none = the game file has no seal: nothing shows that its draws were fixed before the first move
seal-draw = the draw { $came } does not follow from the seal, which gives { $due } (draw { $draw } after decision { $decision })
seal-no-seed-over = the game is over, but its secret number is not in the game file: its moves are possible, its draws cannot be checked
seal-no-seed-yet = the game is not over and its number still secret: its moves are possible, its draws cannot be checked
seal-not-over = the secret number is in the game file, but its moves do not end the game
seal-seed = a secret number is { $length } digits 0 to 9 and a to f; not { $came }
seal-misfit = the secret number does not fit the seal: at table { $table } it gives { $gives }, not { $came }
seal-link = what seat { $seat } added to the dice at step { $n } is not what it had committed to
seal-no-log = seats committed to what they add to chance, but the game file has no log that shows it
seal-loose = seat { $seat } added a number to the deal that it had not committed to, though others had: the server could have chosen it
seal-stray = step { $n } adds something to chance that no seat committed to: the server could have chosen it
seal-again = seat { $seat } adds to chance again at step { $n }, after a move without its number: it could have chosen when to

# --- receipts
record-row = expected a step of the log as it was written
record-head = expected “head { $last }” and a receipt of 64 digits 0 to 9 and a to f
chain-undo = step { $n } undoes what is not before it
chain-moves = the steps of the log do not lead to the moves of the game file
chain-head = the log was changed: its steps give the receipt { $gives }, the game file says { $came }
chain-receipt = a receipt is N:HEAD or TABLE:N:HEAD, a number and 64 digits 0 to 9 and a to f; not { $came }
chain-none = receipts cannot be checked: the game file has no log, it comes from an older server
chain-holds = receipt { $n } holds: the game file has step { $n } and all before it as you were shown them
chain-changed = receipt { $n } does NOT hold: step { $n } or one before it is not what the server gave you this receipt for; it was changed
chain-lost = receipt { $n } does NOT hold: the game file ends with step { $last }; the server lost or left out what it had told you is stored
chain-restored = receipt { $n } does NOT hold: the server was restored from a backup at step { $epoch }; what it had told you is stored was lost

# --- a guest in Python
client-refused = the server does not let us in: { $why }
