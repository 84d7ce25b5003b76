# Auf ein Spiel zurückblicken, sein Ende, die versiegelten Würfel, und ein Gerät für mehrere.

title-replay = Rückblick · Sheepfold
replay = Rückblick
replay-look = Zurückblicken
replay-of = Rückblick: { $name }
replay-start = Das Spiel beginnt.
replay-strip = Rückblick
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-where = Stelle im Spiel
replay-at = { $at } von { $last }
replay-eyes = Mit wessen Augen
replay-eyes-own = Deine Augen
replay-eyes-watcher = Augen der Zuschauer
replay-table = Zurück zum Tisch
share-moment = Link zu diesem Augenblick kopieren
share-game = Spiel teilen

past = Beendete Spiele
past-look = Rückblick
past-look-at = Rückblick auf { $title }: { $told }
past-more = { $count ->
    [one] Noch eines
   *[other] Noch { $count }
  }
record-download = Aufzeichnung sichern
record-open = Aufzeichnung öffnen
record-open-help = Datei wählen oder hier ablegen. Das Haus zeigt sie und behält nichts.
record-title = Eine eigene Aufzeichnung
record-wrong = Diese Aufzeichnung lässt sich nicht zeigen.
record-long = Diese Datei lässt sich nicht lesen, oder sie ist zu lang für eine Aufzeichnung.

trouble-later = Noch nicht
trouble-later-help = Solange ein Spiel läuft, kannst du nur mit deinen eigenen Augen zurückblicken. Wenn es vorbei ist, mit allen.

chart = So liefen die Punkte
chart-spoken = Punkte im Lauf des Spiels. Am Ende: { $list }
chart-start = Anfang
chart-end = Ende
chart-table = Dasselbe als Tabelle
chart-after = Nach Zug

seal-check = Würfel prüfen
seal-title = Die versiegelten Würfel
seal-checking = Wird geprüft …
seal-good = Die Würfel waren ehrlich.
seal-part = Alles, was sich hier prüfen lässt, stimmt.
seal-bad = Etwas stimmt nicht.
seal-there-no = Die Aufzeichnung war nicht zu bekommen, oder sie hat kein Siegel.
seal-seed-yes = Die geheime Zahl des Hauses ist die, auf die es sich festgelegt hatte. Diese Seite hat es nachgerechnet.
seal-seed-no = Die geheime Zahl des Hauses ist nicht die, auf die es sich festgelegt hatte.
seal-before-yes = Das Siegel ist dasselbe, das dieser Browser vor dem ersten Zug gesehen hat.
seal-before-no = Das Siegel ist ein anderes, als dieser Browser vor dem ersten Zug gesehen hat.
seal-before-open = Dieser Browser hat das Siegel vor dem ersten Zug nicht gesehen und kann es nicht vergleichen.
seal-own-yes = Was dein Browser den Würfeln beigegeben hat, steckt unverändert darin.
seal-own-no = Was dein Browser den Würfeln beigegeben hat, steckt nicht darin.
seal-own-open = Dieser Browser hat den Würfeln dieses Spiels nichts beigegeben, soweit er weiß.
seal-entropy-open = Niemand hat den Würfeln etwas beigegeben. Das Haus hat die geheime Zahl also allein gewählt.
seal-draws-yes = { $count ->
    [one] Das einzige Los liegt dort, wohin die geheime Zahl es legt. Diese Seite hat es nachgerechnet, mit den Chancen, die das Haus nennt.
   *[other] Alle { $count } Lose liegen dort, wohin die geheime Zahl sie legt. Diese Seite hat es nachgerechnet, mit den Chancen, die das Haus nennt.
  }
seal-draws-no = { $count ->
    [one] Ein Los liegt nicht dort, wohin die geheime Zahl es legt.
   *[other] { $count } Lose liegen nicht dort, wohin die geheime Zahl sie legt.
  }
seal-draws-open = Die Lose ließen sich gerade nicht prüfen.
seal-numbers = Die Zahlen
seal-commit = Siegel
seal-seed = Geheime Zahl
seal-entropy = Beigegeben von Platz { $letter }
seal-more = Die Seite kennt die Regeln nicht: dass die Chancen stimmen und jeder Zug erlaubt war, kann ein Programm auf deinem eigenen Rechner prüfen. Sichere die Aufzeichnung und starte:

key-replay = Rückblick: einen Schritt zurück oder weiter
key-replay-ends = Rückblick: zum Anfang oder Ende

hands-open = Wie viele spielen an diesem Gerät?
hands-name = Name von Person { $number }
hands-player = Person { $number }
hands-here = Jemand an diesem Gerät
hands-here-short = Hier
hands-here-at = Jemand an diesem Gerät nimmt Platz { $letter }
hands-here-help = Ihr gebt das Gerät herum. Vor jedem Zug verdeckt es alles, bis die richtige Person es hat.
hands-who = Name der Person
hands-to = Gib das Gerät { $name }
hands-help = Jetzt sieht man von niemandem die Karten.
hands-ready = Ich bin { $name }
