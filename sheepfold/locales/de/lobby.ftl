# Die Übersicht, Tische öffnen und betreten, und was dabei schiefgehen kann.

loading = Einen Augenblick …
guest = Gast
your-name = Dein Name
cancel = Abbrechen
continue = Weiter
sit-down = Hinsetzen

lobby-title = Komm in die Herde
lobby-about = Fünf Schafspiele für Freunde, Familien und kluge Bots.
join-code = Tischcode
join-placeholder = Tischcode
join = Los
lobby-choose = Such dir ein Spiel aus
lobby-waiting = Tische, die auf dich warten
lobby-none = Noch keine. Spiel gleich gegen Bots oder lade Freunde ein.
lobby-new = Neu hier?
lobby-new-help = Fang mit Sheep Sheep gegen einen leichten Bot an. Ich stelle dir jede Frage in einfachen Worten.
play-bots = Gegen Bots
play-bots-at = Gegen Bots: { $title }, sofort
play-friends = Einladen
play-friends-at = Einladen zu { $title }
rules-of = Regeln von { $title }
rules-none = Für dieses Spiel sind keine Regeln aufgeschrieben.
rules-foreign = In deiner Sprache hat diese Regeln noch niemand geschrieben; hier sind sie auf Englisch.
rules-chapters = Kapitel
fact-players = { $same ->
    [yes] { $most } Leute
   *[no] { $least }–{ $most } Leute
  }
fact-minutes = { $minutes } Min.
fact-age = ab { $age }
about-black-sheep = Drei Scheunen, sechs Tierarten, ein Bluff zu viel.
about-bye-bye-black-sheep = Noch eine Karte? Das schwarze Schaf wartet schon.
about-bauernschlau = Zäune bauen, Schafe verstecken, den Hund schicken.
about-sheep-sheep = Fotos tauschen, bis drei gleiche sich berühren.
about-bouc-makers = Eine Zahl versprechen, drei seltsame Würfel werfen.
waiting-you = Mit { $names }. Du bist dran.
waiting-others = Mit { $names }. Andere überlegen.
waiting-seats = { $free ->
    [one] Mit { $names }. Ein Platz ist frei.
   *[other] Mit { $names }. { $free } Plätze sind frei.
  }

open-title = Ein Tisch { $title }
open-seats = Wie viele sitzen am Tisch?
open-bots = Wie viele davon sind Bots?
open-rung = Wie stark sind die Bots?
open-more = Mehr: wer ihn findet, Zeit, Regeln
open-public = Wer findet den Tisch?
open-link-only = Wer den Link hat
open-everybody = Alle in der Übersicht
open-clock = Bedenkzeit
clock-none = So lange man mag
clock-minute = Eine Minute je Zug
clock-half = 15 Minuten fürs Spiel
clock-day = Ein Tag je Zug
open-invite = Öffnen und einladen
open-begin = Anfangen
value-on = An
value-off = Aus
value-random = Zufall

room-waiting = { $free ->
    [0] Gleich geht es los …
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
room-kick = Wegschicken
room-kick-at = { $name } wegschicken
room-leave = Den Tisch verlassen

invite = Freunde einladen
invite-help = Schick ihnen den Link, sag ihnen den Code oder lass sie das Bild scannen.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-code = Code:
invite-qr = QR-Code des Links

trouble-reload = Neu laden
trouble-missing = Diesen Tisch gibt es nicht
trouble-missing-help = Vielleicht ist der Link vertippt oder der Tisch weg. In der Übersicht kannst du einen neuen öffnen.
trouble-kicked = Du wurdest vom Tisch geschickt
trouble-kicked-help = Wer den Tisch geöffnet hat, hat deinen Platz freigegeben. In der Übersicht gibt es andere.
trouble-left = Du hast diesen Tisch verlassen
trouble-left-help = Ein Bot spielt für dich weiter. In der Übersicht kannst du einen anderen Tisch öffnen.
trouble-moved = Du spielst jetzt auf einem anderen Gerät
trouble-moved-help = Dieser Platz wurde dort übernommen. Hier geht es zurück zur Übersicht.
trouble-deleted = Diesen Tisch gibt es nicht mehr
trouble-deleted-help = Hier kann niemand mehr spielen. In der Übersicht kannst du einen neuen öffnen.
trouble-newer = Sheepfold wurde erneuert
trouble-newer-help = Lade die Seite neu, dann geht es weiter. Dein Spiel bleibt erhalten.
trouble-stranger = Das ist nicht dein Platz
trouble-stranger-help = Vielleicht hast du dich in einem anderen Browser hingesetzt. Geh dorthin oder such dir einen anderen Tisch.
trouble-away = Das Haus antwortet nicht
trouble-away-help = Vielleicht ist das Netz weg oder das Haus kurz geschlossen. Von deinem Spiel geht nichts verloren.
trouble-full = Dieser Tisch ist voll
trouble-full-help = Alle Plätze sind besetzt. In der Übersicht gibt es andere.
trouble-lost = Hier ist nichts
trouble-lost-help = Diese Adresse führt nirgendwohin. Fang am besten in der Übersicht an.
trouble-refused = Das hat nicht geklappt
trouble-refused-help = Das Haus wollte diesen Tisch nicht öffnen. Versuch es gleich noch einmal.
