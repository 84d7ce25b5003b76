# An evening together: playing again, ending a game early, time and turns, the room before a game.

again-row = Who plays again?
again-yes = says yes
again-bot = always
again-looking = is looking
again-you = and you?
again-gone = is not here
again-yes-too = Yes, play again
again-another = Another game
again-come = To the next table
again-take-back = Take it back
again-begin = Begin without the rest
again-begins = Begins in { $seconds } s
again-waiting = Waiting for the others
again-ready = The next table is ready.
again-wants = { $count ->
    [one] { $names } would like to play again. Same seats, the next player begins.
   *[other] { $names } would like to play again. Same seats, the next player begins.
  }

resign = Resign
resign-sure = A bot plays on for you. You cannot come back into this game.
end-game = Throw the game away
end-alone = The game ends now, and nothing of it is kept.
end-ask = Everyone at the table is asked. If all agree, nothing of the game is kept.
end-ask-yes = Ask everyone
end-stay = Keep playing
proposal-end = { $you ->
    [yes] You would like to throw this game away.
   *[no] { $who } would like to throw this game away.
  }
more-about = More about this table: { $title }

hurry = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
  }
log-time-out = { $you ->
    [yes] *Time’s up:* a bot chooses for you. { $text }
   *[no] *Time’s up:* a bot chooses for { $who }. { $text }
  }

notice-turn = Your turn
notice-ask = Shall this device call you when it is your turn?
notice-yes = Yes, call me
set-notices = Call me when it is my turn

rung-lamb-how = just learning
rung-ewe-how = easy-going
rung-ram-how = pushy
rung-sheepdog-how = sharp
rung-shepherd-how = hardly ever wrong
bots-chosen = { $count } × { $rung }
bots-choose = Choose the bots: { $title }
bots-title = { $title } against bots
bots-count = How many bots?
bots-play = Play against { $count } × { $rung }
bots-next-time = Next time, “Play bots” starts just like this.

agreed-title = What we agreed
agreed-game = The game
agreed = We play { $game } with { $seats } seats. Time to think: { $clock }. Who can find us: { $public }.
clock-own = { $seconds } s
room-host = host
room-here = here
room-not-here = not here yet
room-waits = waiting for a friend
room-full = All seats are taken
room-host-starts = { $name } starts when everyone is here
room-start = Everyone is here. Shall we begin?
room-start-free = { $free ->
    [one] One seat is free. Start now?
   *[other] { $free } seats are free. Start now?
  }
room-start-away = { $count ->
    [one] { $names } is not here yet. Start now?
   *[other] { $names } are not here yet. Start now?
  }
room-fold = If you do, free seats are folded away.
room-start-with = Start with { $count }
room-fill = { $free ->
    [one] Fill with a bot
   *[other] Fill with bots
  }
room-missing = This game needs { $least }: wait for a friend, or let a bot sit down.
room-mute = Mute
room-mute-at = Mute { $name }
room-unmute = Hear again
room-unmute-at = Hear { $name } again
room-came = { $name } has come in.
room-went = { $name } has left.
room-plays = Now we play { $title }.
room-seats = There are { $count } seats now.
room-changed = What we agreed has changed.
seat-strength = Strength
animal = Animal
animal-choose = Choose your animal
animal-title = Which animal are you?
animal-sheep = Sheep
animal-cow = Cow
animal-goose = Goose
animal-pig = Pig
animal-horse = Horse
animal-rooster = Rooster
animal-lamb = Lamb
animal-black = Black sheep
hearing = Who is heard
reactions = Reactions
react-baa = Baa!
react-nice = Nice!
react-honk = Honk!
react-oops = Ouch
react-hmm = Hmm…
react-hurry = Hurry!
next-title = And after that?
next-help = Everyone picks one. The most votes decide what “Another game” brings.
invite-wifi = Works in this Wi-Fi. Friends elsewhere need an address that can be reached from outside.
invite-loopback = Only this device can open this address. To invite others, start Sheepfold with --host 0.0.0.0.
