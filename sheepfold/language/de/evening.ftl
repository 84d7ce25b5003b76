# An evening together: playing again, ending a game early, time and turns, the room before a game.

again-row = Wer spielt noch eine Partie?
again-yes = sagt ja
again-bot = immer
again-looking = schaut noch
again-you = und du?
again-gone = ist nicht da
again-yes-too = Ja, noch eine Partie
again-another = Ein anderes Spiel
again-come = Zum nächsten Tisch
again-take-back = Doch nicht
again-begin = Ohne die anderen beginnen
again-begins = Beginnt in { $seconds } s
again-waiting = Die anderen fehlen
again-ready = Der nächste Tisch ist bereit.
again-wants = { $count ->
    [one] { $names } möchte noch eine Partie. Gleiche Plätze, die nächste Person beginnt.
   *[other] { $names } möchten noch eine Partie. Gleiche Plätze, die nächste Person beginnt.
  }

resign = Aufgeben
resign-sure = Ein Bot spielt für dich weiter. In diese Partie kannst du nicht zurück.
end-game = Partie wegwerfen
end-alone = Die Partie endet jetzt, und nichts davon wird aufgehoben.
end-ask = Alle am Tisch werden gefragt. Sind alle einverstanden, wird nichts aufgehoben.
end-ask-yes = Alle fragen
end-stay = Weiterspielen
proposal-end = { $you ->
    [yes] Du möchtest diese Partie wegwerfen.
   *[no] { $who } möchte diese Partie wegwerfen.
  }
more-about = Mehr zu diesem Tisch: { $title }

hurry = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
  }
log-time-out = { $you ->
    [yes] *Die Zeit ist um:* Ein Bot wählt für dich. { $text }
   *[no] *Die Zeit ist um:* Ein Bot wählt für { $who }. { $text }
  }

notice-turn = Du bist dran
notice-ask = Soll dich dieses Gerät rufen, wenn du dran bist?
notice-yes = Ja, ruf mich
set-notices = Mich rufen, wenn ich dran bin

rung-lamb-how = lernt noch
rung-ewe-how = gemütlich
rung-ram-how = stürmisch
rung-sheepdog-how = schlau
rung-shepherd-how = irrt sich fast nie
bots-chosen = { $count } × { $rung }
bots-choose = Bots wählen: { $title }
bots-title = { $title } gegen Bots
bots-count = Wie viele Bots?
bots-play = Gegen { $count } × { $rung } spielen
bots-next-time = Nächstes Mal geht es gleich so los.

agreed-title = Was wir ausgemacht haben
agreed-game = Das Spiel
agreed = Wir spielen { $game } mit { $seats } Plätzen. Bedenkzeit: { $clock }. Wer uns finden kann: { $public }.
clock-own = { $seconds } s
room-host = lädt ein
room-here = ist da
room-not-here = noch nicht da
room-waits = wartet auf jemanden
room-full = Alle Plätze sind besetzt
room-host-starts = { $name } beginnt, wenn alle da sind
room-start = Alle sind da. Soll es losgehen?
room-start-free = { $free ->
    [one] Ein Platz ist frei. Jetzt beginnen?
   *[other] { $free } Plätze sind frei. Jetzt beginnen?
  }
room-start-away = { $count ->
    [one] { $names } ist noch nicht da. Jetzt beginnen?
   *[other] { $names } sind noch nicht da. Jetzt beginnen?
  }
room-fold = Freie Plätze fallen dann weg.
room-start-with = Zu { $count } beginnen
room-fill = { $free ->
    [one] Bot dazusetzen
   *[other] Bots dazusetzen
  }
room-missing = Dafür braucht es { $least }: Warte auf jemanden oder setz einen Bot dazu.
room-mute = Stumm
room-mute-at = { $name } stumm schalten
room-unmute = Wieder hören
room-unmute-at = { $name } wieder hören
room-came = { $name } ist da.
room-went = { $name } ist gegangen.
room-plays = Jetzt spielen wir { $title }.
room-seats = Es sind jetzt { $count } Plätze.
room-changed = Was wir ausgemacht haben, ist jetzt anders.
seat-strength = Stärke
animal = Tier
animal-choose = Dein Tier wählen
animal-title = Welches Tier bist du?
animal-sheep = Schaf
animal-cow = Kuh
animal-goose = Gans
animal-pig = Schwein
animal-horse = Pferd
animal-rooster = Hahn
animal-lamb = Lamm
animal-black = Schwarzes Schaf
hearing = Wen du hörst
reactions = Reaktionen
react-baa = Mäh!
react-nice = Toll!
react-honk = Schnatter!
react-oops = Hoppla
react-hmm = Hm …
react-hurry = Schnell!
next-title = Und danach?
next-help = Alle wählen eins. Die meisten Stimmen entscheiden, was „Ein anderes Spiel“ bringt.
invite-wifi = Geht in diesem WLAN. Wer woanders ist, braucht eine Adresse, die von außen erreichbar ist.
invite-loopback = Nur dieses Gerät kann diese Adresse öffnen. Zum Einladen starte Sheepfold mit --host 0.0.0.0.
