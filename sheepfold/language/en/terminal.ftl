# A table in the terminal: plain lines that a screen reader can follow.

term-title = { $title }, { $seats } players.
term-seat = Seat { $letter }: { $name }.
term-you = You
term-going-on = Continuing after move { $moves }.
term-happened = Log:
term-last-moves = The last moves:
term-result = The result:
term-place = Place { $place }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
term-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
  }
term-your-move = Your move:
term-which = Which one:
term-ways = { $choice } … ({ $ways } ways)
term-page = These were { $first } to { $last } of { $all }; more shows the next.
term-no-choice = There is no choice { $came }; the choices are 1 to { $most }.
term-type-something = Type a number, a move, or help.
term-input-ended = The input has ended.
term-next = { $name } is next.
term-may-undo = { $name } may still type undo.
term-press-enter = Press Enter, { $name }, when only you can see the screen:
term-only-enter = Only Enter and quit work here.
term-only-enter-undo = Only Enter, undo and quit work here.
term-taken-back = Undone.
term-taken-back-move = Undone: { $move }
term-taken-back-more = Undone: { $move }, and what came after it
term-agree = That needs the consent of { $names }. Ask, then type yes or no:
term-not-agreed = Nothing is undone.
term-hint = Hint: { $move }. { $why }
term-no-bot = There is no bot { $came } to ask; there are { $known }.
term-why-what = Type why and a move, for example: why { $move }
term-may = You may: “{ $move }” is one of your moves now.
term-log-last = The last { $count } of { $all } lines; log all shows every one.
term-log-none = Nothing has happened yet.
term-save-what = Type save and a file name, for example: save my-game.record
term-saved = Saved to { $file }.
term-cannot-keep = The game is not kept: { $why }. Type save and a file name to save it elsewhere.
term-not-kept = The game is not kept.
term-kept = The game is kept. To continue it: sheepfold play --resume { $file }
term-kept-over = The game is kept. To replay it: sheepfold replay { $file }
term-rules-how = Type rules and a number (rules { $prefix }-1) or a word (rules winner).
term-no-rule = There is no rule { $number }; type rules for the chapters.
term-no-rule-says = No rule says “{ $word }”; type rules for the chapters.
term-more-rules = And { $count } more; add another word.
term-which-game = Which game, by number or name?
term-how-many = How many players, { $fewest } to { $most }? Enter for { $fewest }:
term-no-game = Type a number from 1 to { $most } or a name; “{ $came }” fits { $fitting } games.
term-none-chosen = no game was chosen; sheepfold games lists them
term-help =
    Type the number of a choice, or a move in its own words; the beginning of a move is enough if no other begins like it.
    These words work at any time:
    look: everything you see, and your choices; between two of your moves, only what is new is said by itself.
    more: the next page of choices; back: all choices again, if you see only some.
    hint: what a good player would do here, and why; hint BOT asks a stronger or weaker one (lamb, ewe, ram, sheepdog, shepherd).
    why MOVE: whether you may make this move, and if not, which rule forbids it.
    rules: the chapters of the rules; rules NUMBER or rules WORD: those rules.
    log: the last things you were told; log all: everything since the beginning.
    undo: undo your last move and what others did after it, as long as nothing hidden was shown and no dice or cards came; the other people must agree if someone has moved since.
    save FILE: also save the game to this file.
    quit: leave; the game is kept and can be resumed.
    help: these lines.

# --- who sits where, from the command line or a record
term-many-players = { $count } players named for { $seats } seats
term-many-names = { $count } names given for { $seats } seats
term-record-bot = the game file has a bot of kind { $bot }, which is not here; --players seats others
term-name = a name has 1 to { $most } characters, no comma and no bracket; not { $came }
term-name-seat = a player called { $name } would be taken for seat { $letter }
term-name-fate = the name fate is reserved for dice and decks; choose another
term-name-twice = two players are called { $name }
no-bot = no bot { $came }; there are { $known }, or module:Class for your own{ $meant }

# --- files
file-unreadable = cannot read { $file }: { $why }
file-unwritable = cannot write { $file }: { $why }
file-missing = there is no such file or folder
file-forbidden = you have no permission
file-folder = it is a folder
file-not-folder = part of the path is not a folder
file-not-text = { $file } is not a text file
file-exists = { $file } already exists; choose another name
term-none-kept = no unfinished game is kept in { $folder }

# --- what is typed after a command
term-seed = --seed is a number from 0 to { $most }, not { $came }
term-option = --option is NAME=VALUE, not { $came }
term-resume-setup = a resumed game brings its own setup; { $flag } cannot be given with --resume
term-resume-names = the players of a resumed game have their names; --names needs --players beside it
term-resume-sealed = { $file } belongs to a sealed table and can only be continued there; use sheepfold replay or sheepfold verify
term-to = --to is a number of moves from 0 to { $most }, as many as the game file has; not { $came }
term-as = --as is a seat from A to { $last }, watcher or all; not { $came }
term-rule-range = no rule { $came }; they run from { $first } to { $last }
term-verified = { $file }: verified: { $moves } moves of players, { $draws } draws by the seal { $seal }; added to the dice: { $seats }
term-verified-bare = { $file }: verified: { $moves } moves of players, { $draws } draws by the seal { $seal }; nobody added to the dice
term-verified-anchors = { $file }: committed before the start: { $seats }; added to the deal: { $start }; added with every move: { $moves }
term-verified-epoch = { $file }: at step { $n } the server was restored from a backup; the draws after it are new
term-verified-position = { $file }: it begins in a given position, which no seal covers
term-not-verified = { $file }: NOT verified: { $why }
term-link-site = --site takes the address of a static site, https://…; not { $came }
term-link-to = --to is a number from 0 to { $most }; not { $came }
term-link-as = --as is a seat from A to { $last }; not { $came }
term-receipt = { $file }: { $what }
