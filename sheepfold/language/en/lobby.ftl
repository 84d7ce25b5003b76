# The lobby, opening and joining a table, and what can go wrong on the way.

loading = One moment…
guest = Guest
your-name = Your name
cancel = Cancel
continue = Continue
sit-down = Sit down

lobby-title = Come into the fold
lobby-about = Sheep games for friends, families and clever bots.
join-code = Table code
join-placeholder = Table code
join = Join
lobby-choose = Choose a game
lobby-waiting = Tables waiting for you
lobby-none = None yet. Play against bots right away, or invite friends.
lobby-new = New here?
lobby-new-help = Start with Sheep Sheep against an easy bot. I ask you every question in plain words.
lobby-learn = Learn by playing
lobby-learn-at = Learn { $title } by playing
play-bots = Play bots
play-friends = Invite
play-friends-at = Invite friends: { $title }
rules-of = Rules of { $title }
rules-none = There are no rules written for this game.
rules-foreign = Nobody has written these rules in your language yet; here they are in English.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
fact-players = { $same ->
    [yes] { $most } players
   *[no] { $least }–{ $most } players
  }
fact-minutes = { $minutes } min
fact-age = from { $age }
about-black-sheep = Three barns, six animals, one bluff too many.
about-bye-bye-black-sheep = Draw one more? The black sheep is waiting.
about-bauernschlau = Build fences, hide sheep, send the dog.
about-sheep-sheep = Swap photos until three of a kind touch.
about-bouc-makers = Promise a number, roll three strange dice.
waiting-you = With { $names }. It is your turn.
waiting-others = With { $names }. The others are thinking.
waiting-standin = A bot plays for you in { $seconds } s unless you come back.
waiting-seats = { $free ->
    [one] With { $names }. One seat is free.
   *[other] With { $names }. { $free } seats are free.
  }

open-title = New table: { $title }
open-seats = How many sit at the table?
open-bots = How many of them are bots?
open-rung = How strong are the bots?
open-more = More: who can find it, clock, rules
open-public = Who can find the table?
open-link-only = Anyone with the link
open-everybody = Everyone in the lobby
open-clock = Time to think
clock-none = No clock
clock-minute = 1 minute per move
clock-half = 15 min each, +10 s per move
clock-day = 1 day per move
open-invite = Open and invite
open-begin = Begin
value-on = On
value-off = Off
value-random = Random

room-waiting = { $free ->
    [0] Here we go…
    [one] One seat is still free
   *[other] { $free } seats are still free
  }
room-join = { $free ->
    [0] This table is full
   *[other] Would you like to sit down?
  }
room-free = Free
room-reserved = Kept for a friend
room-bot = Bot
room-bot-at = Put a bot on seat { $letter }
room-open = Open seat
room-open-at = Open seat { $letter }
room-kick = Remove
room-kick-at = Remove { $name }
room-leave = Leave the table
broadcast-help = { $rounds ->
    [one] This game is broadcast: anyone with the link who does not play sees all hands one round later.
   *[other] This game is broadcast: anyone with the link who does not play sees all hands { $rounds } rounds later.
  }

invite = Invite friends
invite-help = Send them the link, tell them the code, or let them scan the picture.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-code = Code:
invite-qr = QR code of the link

trouble-reload = Reload
trouble-missing = There is no such table
trouble-missing-help = The link may be mistyped, or the table is gone. Open a new one in the lobby.
trouble-kicked = You are no longer at this table
trouble-kicked-help = The host has freed your seat. More tables are in the lobby.
trouble-left = You have left this table
trouble-left-help = A bot plays on for you. You can open a new table in the lobby.
trouble-moved = You are now playing on another device
trouble-moved-help = That device has this seat now. Here you can go back to the lobby.
trouble-deleted = This table is gone
trouble-deleted-help = Nobody can play here any more. Open a new table in the lobby.
trouble-newer = Sheepfold has been updated
trouble-newer-help = Reload the page to go on. Your game is safe.
trouble-stranger = This seat is not yours
trouble-stranger-help = Perhaps you sat down in another browser. Go there, or choose another table.
trouble-away = Cannot reach the server
trouble-away-help = Perhaps the network is down, or the server is restarting. Nothing of your game is lost.
trouble-full = This table is full
trouble-full-help = All seats are taken. More tables are in the lobby.
trouble-lost = There is nothing here
trouble-lost-help = This address leads nowhere. The lobby is a good place to start.
trouble-elsewhere = Open in another tab
trouble-refused = That did not work
trouble-refused-help = This table could not be opened. Try again in a moment.

# What tabs and search engines are told of a page.
title-of = { $page } · Sheepfold
about-page-table = A table on Sheepfold: take a seat, or watch the game.
about-page-replay = A game on Sheepfold, to replay move by move.
about-page-rules = How to play { $title }: every rule, with pictures.

offline-play = Play bots in this browser
