# The lobby, opening and joining a table, and what can go wrong on the way.

loading = One moment…
guest = Guest
your-name = Your name
cancel = Cancel
continue = Continue
sit-down = Sit down

lobby-title = Come into the fold
lobby-about = Five sheep games for friends, families and clever bots.
join-code = Table code
join-placeholder = Table code
join = Join
lobby-choose = Choose a game
lobby-waiting = Tables waiting for you
lobby-none = None yet. Play against bots at once, or invite friends.
lobby-new = New here?
lobby-new-help = Start with Sheep Sheep against an easy bot. I ask you every question in plain words.
play-bots = Play bots
play-bots-at = Play bots: { $title }, at once
play-friends = Invite
play-friends-at = Invite friends: { $title }
rules-of = Rules of { $title }
rules-none = There are no rules written for this game.
rules-foreign = Nobody has written these rules in your language yet; here they are in English.
rules-chapters = Chapters
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
about-bouc-makers = Promise a number, roll three odd dice.
waiting-you = With { $names }. It is your turn.
waiting-others = With { $names }. Others are thinking.
waiting-seats = { $free ->
    [one] With { $names }. One seat is free.
   *[other] With { $names }. { $free } seats are free.
  }

open-title = A table of { $title }
open-seats = How many sit at the table?
open-bots = How many of them are bots?
open-rung = How strong are the bots?
open-more = More: who finds it, time, rules
open-public = Who finds the table?
open-link-only = Who has the link
open-everybody = Everybody in the lobby
open-clock = Time to think
clock-none = As long as you like
clock-minute = A minute each move
clock-half = 15 minutes for the game
clock-day = A day each move
open-invite = Open and invite
open-begin = Begin
value-on = On
value-off = Off
value-random = By chance

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
room-bot-at = Let a bot sit on seat { $letter }
room-open = Free it
room-open-at = Free seat { $letter }
room-kick = Send away
room-kick-at = Send { $name } away
room-leave = Leave the table

invite = Invite friends
invite-help = Send them the link, tell them the code, or let them scan the picture.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-code = Code:
invite-qr = QR code of the link

trouble-reload = Load again
trouble-missing = There is no such table
trouble-missing-help = The link may be mistyped, or the table is gone. Open a new one in the lobby.
trouble-kicked = You were sent from the table
trouble-kicked-help = Whoever opened the table has freed your seat. There are others in the lobby.
trouble-left = You have left this table
trouble-left-help = A bot plays on for you. In the lobby you can open another table.
trouble-moved = You play on another device now
trouble-moved-help = This seat was taken over there. Here you can go back to the lobby.
trouble-deleted = This table is gone
trouble-deleted-help = Nobody can play here any more. Open a new one in the lobby.
trouble-newer = Sheepfold has been renewed
trouble-newer-help = Load this page again to go on. Your game is kept.
trouble-stranger = This seat is not yours
trouble-stranger-help = Perhaps you sat down in another browser. Go there, or take another table.
trouble-away = The house does not answer
trouble-away-help = Perhaps the network is gone, or the house is closed for a moment. Nothing of your game is lost.
trouble-full = This table is full
trouble-full-help = All seats are taken. There are others in the lobby.
trouble-lost = There is nothing here
trouble-lost-help = This address leads nowhere. The lobby is a good place to begin.
trouble-refused = That did not work
trouble-refused-help = The house would not open this table. Try again in a moment.
