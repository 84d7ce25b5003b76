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
log-time-out = *Time’s up:* a bot chooses for { $who }. { $text }

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
