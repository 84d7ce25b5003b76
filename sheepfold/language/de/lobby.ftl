# Die Startseite, Tische öffnen und betreten, und was dabei schiefgehen kann.

loading = Einen Augenblick …
guest = Gast
your-name = Dein Name
cancel = Abbrechen
continue = Weiter
sit-down = Hinsetzen

lobby-title = Komm in die Herde
lobby-about = Schafspiele für Freunde, Familien und kluge Bots.
join-code = Tischcode
join-placeholder = Tischcode
join = Beitreten
lobby-choose = Such dir ein Spiel aus
lobby-waiting = Tische, die auf dich warten
lobby-none = Noch keine. Spiel sofort gegen Bots oder lade Freunde ein.
lobby-new = Neu hier?
lobby-new-help = Beginne mit Sheep Sheep gegen einen leichten Bot. Ich stelle dir jede Frage in einfachen Worten.
lobby-learn = Beim Spielen lernen
lobby-learn-at = { $title } beim Spielen lernen
play-bots = Gegen Bots
play-friends = Einladen
play-friends-at = Einladen zu { $title }
rules-of = Regeln von { $title }
rules-none = Für dieses Spiel sind keine Regeln aufgeschrieben.
rules-foreign = In deiner Sprache hat diese Regeln noch niemand geschrieben; hier sind sie auf Englisch.
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
fact-players = { $same ->
    [yes] { $most } Personen
   *[no] { $least }–{ $most } Personen
  }
fact-minutes = { $minutes } Min.
fact-age = ab { $age }
about-black-sheep = Drei Scheunen, sechs Tierarten, ein Bluff zu viel.
about-bye-bye-black-sheep = Noch eine Karte? Das schwarze Schaf wartet schon.
about-bauernschlau = Zäune bauen, Schafe verstecken, den Hund schicken.
about-sheep-sheep = Fotos tauschen, bis drei gleiche sich berühren.
about-bouc-makers = Eine Zahl versprechen, drei seltsame Würfel werfen.
waiting-you = Mit { $names }. Du bist dran.
waiting-others = Mit { $names }. Die anderen überlegen.
waiting-standin = In { $seconds } s spielt ein Bot für dich, wenn du nicht zurückkommst.
waiting-seats = { $free ->
    [one] Mit { $names }. Ein Platz ist frei.
   *[other] Mit { $names }. { $free } Plätze sind frei.
  }

open-title = Neuer Tisch: { $title }
open-seats = Wie viele sitzen am Tisch?
open-bots = Wie viele davon sind Bots?
open-rung = Wie stark sind die Bots?
open-more = Mehr: wer ihn sehen kann, Bedenkzeit, Regeln
open-public = Wer kann den Tisch sehen?
open-link-only = Nur mit dem Link
open-everybody = Alle auf der Startseite
open-clock = Bedenkzeit
clock-none = Ohne Limit
clock-minute = 1 Minute je Zug
clock-half = 15 Min. pro Person, + 10 s je Zug
clock-day = 1 Tag je Zug
open-invite = Eröffnen und einladen
open-begin = Beginnen
value-on = An
value-off = Aus
value-random = Zufällig

room-waiting = { $free ->
    [0] Gleich geht es los …
    [one] Ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
  }
room-join = { $free ->
    [0] Dieser Tisch ist voll
   *[other] Möchtest du dich hinsetzen?
  }
room-free = Frei
room-reserved = Für jemanden freigehalten
room-bot = Bot
room-bot-at = Einen Bot auf Platz { $letter } setzen
room-open = Freigeben
room-open-at = Platz { $letter } freigeben
room-kick = Entfernen
room-kick-at = { $name } entfernen
room-leave = Den Tisch verlassen
broadcast-help = { $rounds ->
    [one] Diese Partie wird übertragen: Wer den Link hat und nicht mitspielt, sieht alle Hände eine Runde später.
   *[other] Diese Partie wird übertragen: Wer den Link hat und nicht mitspielt, sieht alle Hände { $rounds } Runden später.
  }

invite = Freunde einladen
invite-help = Schick ihnen den Link, sag ihnen den Code oder lass sie das Bild scannen.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-code = Code:
invite-qr = QR-Code des Links

trouble-reload = Neu laden
trouble-missing = Diesen Tisch gibt es nicht
trouble-missing-help = Vielleicht ist im Link ein Tippfehler, oder den Tisch gibt es nicht mehr. Auf der Startseite kannst du einen neuen eröffnen.
trouble-kicked = Du sitzt nicht mehr an diesem Tisch
trouble-kicked-help = Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Andere Tische findest du auf der Startseite.
trouble-left = Du hast diesen Tisch verlassen
trouble-left-help = Ein Bot spielt für dich weiter. Auf der Startseite kannst du einen neuen Tisch eröffnen.
trouble-moved = Du spielst jetzt auf einem anderen Gerät
trouble-moved-help = Das andere Gerät hat jetzt diesen Platz. Hier geht es zurück zur Startseite.
trouble-deleted = Diesen Tisch gibt es nicht mehr
trouble-deleted-help = Hier kann niemand mehr spielen. Auf der Startseite kannst du einen neuen Tisch eröffnen.
trouble-newer = Sheepfold wurde aktualisiert
trouble-newer-help = Lade die Seite neu, dann geht es weiter. Deine Partie bleibt erhalten.
trouble-stranger = Das ist nicht dein Platz
trouble-stranger-help = Vielleicht spielst du in einem anderen Browser. Geh dorthin oder such dir einen anderen Tisch.
trouble-away = Der Server antwortet nicht
trouble-away-help = Vielleicht ist das Netz weg, oder der Server startet neu. Von deiner Partie geht nichts verloren.
trouble-full = Dieser Tisch ist voll
trouble-full-help = Alle Plätze sind besetzt. Andere Tische findest du auf der Startseite.
trouble-lost = Hier ist nichts
trouble-lost-help = Diese Adresse führt nirgendwohin. Beginne am besten auf der Startseite.
trouble-elsewhere = In einem anderen Tab geöffnet
trouble-refused = Das hat nicht geklappt
trouble-refused-help = Dieser Tisch ließ sich nicht eröffnen. Versuch es gleich noch einmal.

# Was Tab und Suchmaschinen von einer Seite sagen.
title-of = { $page } · Sheepfold
about-page-table = Ein Tisch auf Sheepfold: Nimm Platz oder schau zu.
about-page-replay = Eine Partie auf Sheepfold, Zug für Zug im Rückblick.
about-page-rules = So spielt man { $title }: alle Regeln, mit Bildern.

offline-play = Hier gegen Bots spielen
