# Auf eine Partie zurückblicken, ihr Ende, die versiegelten Würfel, und ein Gerät für mehrere.

title-replay = Rückblick · Sheepfold
replay = Rückblick
replay-look = Rückblick
replay-of = Rückblick: { $name }
replay-start = Die Partie beginnt.
replay-strip = Rückblick
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-where = Stelle der Partie
replay-at = { $at } von { $last }
replay-eyes = Wessen Sicht
replay-eyes-own = Deine Sicht
replay-eyes-watcher = Sicht beim Zuschauen
replay-table = Zurück zum Tisch
share-moment = Link zu dieser Stelle kopieren
share-game = Partie teilen

past = Beendete Partien
past-look = Rückblick
past-look-at = Rückblick auf { $title }: { $told }
past-more = { $count ->
    [one] Noch eine
   *[other] Noch { $count }
  }
record-download = Spieldatei speichern
record-open = Spieldatei öffnen
record-open-help = Datei wählen oder hierher ziehen. Sie wird nur gezeigt.
record-title = Eine eigene Spieldatei
record-wrong = Diese Spieldatei lässt sich nicht zeigen.
open-record-long = Diese Datei lässt sich nicht lesen, oder sie ist zu lang für eine Spieldatei.
position-play = Von hier aus weiterspielen
position-share = Diese Stellung teilen
position-wrong = Der Link ist unvollständig oder falsch abgetippt.

trouble-later = Noch nicht
trouble-later-help = Solange eine Partie läuft, siehst du im Rückblick nur deine eigene Sicht. Wenn sie vorbei ist, jede.

chart = Punkteverlauf
chart-spoken = Die Punkte im Lauf der Partie. Am Ende: { $list }
chart-chances = So standen die Chancen auf den Sieg
chart-start = Anfang
chart-end = Ende
chart-table = Dasselbe als Tabelle
chart-after = Nach Zug

seal-check = Würfel prüfen
seal-title = Die versiegelten Würfel
seal-checking = Wird geprüft …
seal-good = Die Würfel waren fair.
seal-part = Alles, was sich hier prüfen lässt, stimmt.
seal-bad = Etwas stimmt nicht.
seal-there-no = Die Spieldatei ließ sich nicht laden, oder sie hat kein Siegel.
seal-seed-yes = Die geheime Zahl ist die, die versiegelt war. Diese Seite hat es nachgerechnet.
seal-seed-no = Die geheime Zahl ist nicht die, die versiegelt war.
seal-before-yes = Das Siegel ist dasselbe, das dieser Browser vor dem ersten Zug gesehen hat.
seal-before-no = Das Siegel ist ein anderes, als dieser Browser vor dem ersten Zug gesehen hat.
seal-before-open = Dieser Browser hat das Siegel vor dem ersten Zug nicht gesehen und kann es nicht vergleichen.
seal-own-yes = Was dein Browser den Würfeln beigesteuert hat, steckt unverändert darin.
seal-own-no = Was dein Browser den Würfeln beigesteuert hat, steckt nicht darin.
seal-own-open = Dieser Browser hat den Würfeln dieser Partie nichts beigesteuert, soweit er weiß.
seal-links-yes = Was die Plätze beigesteuert haben, stand vor dem ersten Zug fest.
seal-links-no = Was ein Platz beigesteuert hat, ist nicht das, was vor dem ersten Zug feststand.
seal-receipt-yes = Jeder Schritt ist so, wie er diesem Browser gezeigt wurde.
seal-receipt-no = Schritte, die diesem Browser gezeigt wurden, fehlen oder wurden verändert.
seal-entropy-open = Niemand hat den Würfeln etwas beigesteuert. Der Server hat die geheime Zahl also allein gewählt.
seal-epoch-open = Bei Schritt { $n } wurde Sheepfold aus einer Sicherung wiederhergestellt und begann neu zu ziehen. Diesen Zufall hat es allein gewählt, bis zur nächsten Zahl eines Platzes.
seal-begun-open = Vor dem Austeilen begann alles neu, insgesamt { $count }-mal, weil jemand aufgestanden war. Ein unehrlicher Server hätte unter ebenso vielen Möglichkeiten wählen können.
seal-draws-yes = { $count ->
    [one] Die einzige Ziehung folgt aus der geheimen Zahl, mit den Chancen der Spieldatei.
   *[other] Alle { $count } Ziehungen folgen aus der geheimen Zahl, mit den Chancen der Spieldatei.
  }
seal-draws-no = { $count ->
    [one] Eine Ziehung folgt nicht aus der geheimen Zahl.
   *[other] { $count } Ziehungen folgen nicht aus der geheimen Zahl.
  }
seal-draws-open = Die Ziehungen ließen sich gerade nicht prüfen.
seal-numbers = Die Zahlen
seal-commit = Siegel
seal-secret = Geheime Zahl
seal-added = Beigesteuert von Platz { $letter }
seal-more = Um Chancen und Züge selbst zu prüfen, speichere die Spieldatei und starte:

key-replay = Rückblick: einen Schritt zurück oder weiter
key-replay-ends = Rückblick: zum Anfang oder Ende

hotseat-open = Wie viele spielen an diesem Gerät?
hotseat-name = Name von Person { $number }
hotseat-player = Person { $number }
hotseat-here = Jemand an diesem Gerät
hotseat-here-short = Hier
hotseat-here-at = Jemand an diesem Gerät nimmt Platz { $letter }
hotseat-here-help = Ihr reicht das Gerät herum. Vor jedem Zug verdeckt es alles, bis die richtige Person es hat.
hotseat-who = Name der Person
hotseat-to = Gib das Gerät an { $name } weiter
hotseat-help = Jetzt sieht man von niemandem die Karten.
hotseat-ready = Ich bin { $name }
