# What every table says, whatever the game. $you is "yes" where the sentence is about the reader.
# Stars mark what is shown bold.

title = Sheepfold
title-your-turn = ● Your turn · Sheepfold
you = You
seat-name = Seat { $letter }
home = Sheepfold, back to the lobby
watching = You are watching
board = The table
close = Close
on = On
off = Off

game-bauernschlau = Bauernschlau
game-black-sheep = Black Sheep
game-bouc-makers = Bouc Makers
game-bye-bye-black-sheep = Bye-Bye Black Sheep
game-sheep-sheep = Sheep Sheep

emblem-e1 = heart
emblem-e2 = drop
emblem-e3 = sun
emblem-e4 = star
emblem-e5 = leaf
emblem-e6 = flower

rung-lamb = Lamb
rung-ewe = Ewe
rung-ram = Ram
rung-sheepdog = Sheepdog
rung-shepherd = Shepherd

seats-label = Players
seat-spoken = { $name }, { $symbol }: { $state }
seat-your-turn = your turn
seat-thinking = thinking
seat-waits = waiting
seat-away = a bot stands in
seat-gone = not connected
seat-bot = bot, { $rung }

dock = What to do
dock-question = The question
dock-mine = Your side of the table
state-your-turn = Your turn
state-turn = { $name }’s turn
state-table = At the table
state-sent = On its way
state-thinks = { $name } is thinking
state-chooses = { $name } is choosing
state-nobody = One moment
state-refused = Not possible
state-again = Choose again
state-rule = Rule { $rule }
state-connection = Connection
state-away = Reconnecting…
state-away-help = Nothing is lost. Your move is sent as soon as the server answers.
state-unstored = Moves cannot be saved right now
state-unstored-help = Everything played so far is safe. The game continues by itself as soon as moves can be saved again.
state-lost = Sheepfold has lost some steps of this game
state-lost-help = It was restored from an older backup. You see where the game stands now; from here on, new dice and cards come.
state-gone = { $name } has lost the connection
state-gone-help = The seat is kept. If most players agree, a bot steps in a minute later.
state-bot = Let a bot play
state-over = The end
state-you-win = { $others ->
    [0] You win!
   *[other] You win, together with others!
  }
state-win = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win together.
  }
state-scores = See the scores
state-rematch = Play again

hint = Hint
hint-move = I suggest: { $move }
hint-yes = Play it
hint-no = No, thanks

clock-left = { $name }: { $time } left
proposal = A question for everyone
proposal-undo = { $you ->
    [yes] You would like to undo your last move.
   *[no] { $who } would like to undo the last move.
  }
proposal-bot = { $you ->
    [yes] You propose that a bot plays for { $seat }.
   *[no] { $who } proposes that a bot plays for { $seat }.
  }
proposal-join = { $name } would like to take over seat { $letter } from the bot.
proposal-yes = Agree
proposal-no = No
proposal-waits = Waiting for { $names }
standin = A bot plays for { $seat } in { $seconds } s unless they come back.
standin-kept = A bot was about to play for you. The seat is yours.
given-up = Seat { $letter } has become free; a bot plays there.
given-up-help = Everyone who is still playing has to agree.
given-up-ask = Ask for this seat
given-up-asked = The players are being asked. You can watch in the meantime.
broadcast-chip = { $rounds ->
    [one] Broadcast, one round late
   *[other] Broadcast, { $rounds } rounds late
  }
coach-read = Got it
coach-none = Stop explaining

drawer = Log and chat
notes = Notices
drawer-open = { $count ->
    [0] Log and chat
   *[other] Log and chat: { $count } new
  }
drawer-log = Log
drawer-chat = Chat
drawer-chat-new = Chat ({ $count })
chat-placeholder = Say something kind…
chat-send = Send
chat-empty = Nobody has said anything yet.
log-plain = { $who }: { $what }
log-back = { $you ->
    [yes] You undid the last move.
   *[no] { $who } undid the last move.
  }

ask-plain = What do you do?
ask-plain-help = Choose one of the moves below.
plain-table = On the table
plain-yours = You have
plain-all = Everything on the table
plain-choices = Your moves

rules = Rules
menu = Menu
sound-on = Sound is on
sound-off = Sound is off
set-language = Language
set-theme = Colours
set-motion = Animations
set-speed = Speed
set-sound = Sound
set-plain = Display
plain-off = In pictures
plain-on = In words
set-letters = Single-letter shortcuts
set-coach = Explain first games
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = As the device
theme-light = Day
theme-dark = Night
motion-full = All
motion-less = Reduced
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
sound-all = All
sound-bell = Only my turn
sound-none = None
away-begin = Let a bot play for me
away-end = I am back
leave = Back to the lobby

keys = Shortcuts
keys-off = Single-letter shortcuts are switched off in the menu.
key-tab = Bar, question, board, hand, drawer
key-arrows = Move around the board or the hand
key-enter = Choose
key-esc = Clear the choice, close
key-space = Skip the animation
key-c = Confirm: the red button
key-h = Hint
key-u = Undo
key-l = Log
key-r = Rules
key-question = This list

scores = How it ended
scores-place = Place
scores-player = Player
scores-points = Points

# Giving something up asks again.
sure = { $what }?
sure-help = This chance does not come back.
sure-back = Back

# Following the game.
skip = Skip
skip-others = Skip to my next question
state-chance = Chance
state-result = Result
