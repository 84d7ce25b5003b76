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
