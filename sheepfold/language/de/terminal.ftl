# Ein Tisch im Terminal: einfache Zeilen, denen ein Vorleseprogramm folgen kann.

term-title = { $title }, { $seats } Personen.
term-seat = Platz { $letter }: { $name }.
term-you = Du
term-going-on = Weiter nach Zug { $moves }.
term-happened = Verlauf:
term-last-moves = Die letzten Züge:
term-result = Das Ergebnis:
term-place = Rang { $place }: { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
term-winners = { $count ->
    [0] Niemand gewinnt.
    [one] Es gewinnt: { $names }.
   *[other] Es gewinnen: { $names }.
  }
term-your-move = Dein Zug:
term-which = Welcher:
term-ways = { $choice } … ({ $ways } Möglichkeiten)
term-page = Das waren { $first } bis { $last } von { $all }; more zeigt die nächsten.
term-no-choice = Es gibt keine Wahl { $came }; es gibt 1 bis { $most }.
term-type-something = Tippe eine Nummer, einen Zug oder help.
term-input-ended = Die Eingabe ist zu Ende.
term-next = { $name } ist dran.
term-may-undo = { $name } kann noch undo tippen.
term-press-enter = { $name }, drücke Enter, wenn nur du den Bildschirm siehst:
term-only-enter = Hier gehen nur Enter und quit.
term-only-enter-undo = Hier gehen nur Enter, undo und quit.
term-taken-back = Zurückgenommen.
term-taken-back-move = Zurückgenommen: { $move }
term-taken-back-more = Zurückgenommen: { $move } und was danach kam
term-agree = Das braucht die Zustimmung von { $names }. Frag nach und tippe dann yes oder no:
term-not-agreed = Nichts wird zurückgenommen.
term-hint = Tipp: { $move }. { $why }
term-no-bot = Es gibt keinen Bot { $came }, den man fragen kann; es gibt { $known }.
term-why-what = Tippe why und einen Zug, zum Beispiel: why { $move }
term-may = Du darfst: „{ $move }“ ist jetzt einer deiner Züge.
term-log-last = Die letzten { $count } von { $all } Zeilen; log all zeigt alle.
term-log-none = Noch ist nichts geschehen.
term-save-what = Tippe save und einen Dateinamen, zum Beispiel: save meine-partie.record
term-saved = Gespeichert in { $file }.
term-cannot-keep = Die Partie wird nicht gespeichert: { $why }. Tippe save und einen Dateinamen, um sie anderswo zu speichern.
term-not-kept = Die Partie ist nicht gespeichert.
term-kept = Die Partie ist gespeichert. Weiter damit: sheepfold play --resume { $file }
term-kept-over = Die Partie ist gespeichert. Rückblick: sheepfold replay { $file }
term-rules-how = Tippe rules und eine Nummer (rules { $prefix }-1) oder ein Wort (rules gewinnt).
term-no-rule = Es gibt keine Regel { $number }; rules nennt die Kapitel.
term-no-rule-says = Keine Regel sagt „{ $word }“; rules nennt die Kapitel.
term-more-rules = Und { $count } weitere; füge noch ein Wort hinzu.
term-which-game = Welches Spiel, mit Nummer oder Name?
term-how-many = Wie viele Personen, { $fewest } bis { $most }? Enter für { $fewest }:
term-no-game = Tippe eine Nummer von 1 bis { $most } oder einen Namen; zu „{ $came }“ passen { $fitting } Spiele.
term-none-chosen = kein Spiel gewählt; sheepfold games zählt sie auf
term-help =
    Tippe die Nummer einer Wahl oder einen Zug in seinen eigenen Worten; der Anfang genügt, wenn kein anderer so beginnt.
    Diese Wörter gehen jederzeit:
    look: alles, was du siehst, und deine Wahl; zwischen zwei eigenen Zügen wird von selbst nur das Neue gesagt.
    more: die nächste Seite; back: wieder alle, wenn du nur einen Teil siehst.
    hint: was jemand täte, der gut spielt, und warum; hint BOT fragt einen stärkeren oder schwächeren Bot (lamb, ewe, ram, sheepdog, shepherd).
    why ZUG: ob du diesen Zug machen darfst, und wenn nicht, welche Regel es verbietet.
    rules: die Kapitel der Regeln; rules NUMMER oder rules WORT: diese Regeln.
    log: die letzten Nachrichten; log all: alles von Anfang an.
    undo: deinen letzten Zug zurücknehmen und was andere danach gezogen haben, solange nichts Verdecktes gezeigt wurde und keine Würfel oder Karten gekommen sind; hat seitdem jemand gezogen, müssen die anderen Personen zustimmen.
    save DATEI: die Partie auch in dieser Datei speichern.
    quit: gehen; die Partie ist gespeichert und kann weitergehen.
    help: diese Zeilen.

# --- wer wo sitzt, nach der Befehlszeile oder der Spieldatei
term-many-players = { $count } Personen oder Bots für { $seats } Plätze
term-many-names = { $count } Namen für { $seats } Plätze
term-record-bot = die Spieldatei hat einen Bot { $bot }, den es hier nicht gibt; --players setzt andere an den Tisch
term-name = ein Name hat 1 bis { $most } Zeichen, kein Komma und keine Klammer; nicht { $came }
term-name-seat = der Name { $name } wäre mit Platz { $letter } zu verwechseln
term-name-fate = der Name fate gehört den Würfeln und Karten; wähle einen anderen
term-name-twice = zwei Plätze haben den Namen { $name }
no-bot = kein Bot { $came }; es gibt { $known }, oder modul:Klasse für deinen eigenen{ $meant }

# --- Dateien
file-unreadable = { $file } ist nicht lesbar: { $why }
file-unwritable = { $file } lässt sich nicht schreiben: { $why }
file-missing = diese Datei oder diesen Ordner gibt es nicht
file-forbidden = dir fehlt die Berechtigung
file-folder = das ist ein Ordner
file-not-folder = ein Teil des Pfads ist kein Ordner
file-not-text = { $file } ist keine Textdatei
file-exists = { $file } gibt es schon; wähle einen anderen Namen
term-none-kept = in { $folder } ist keine unfertige Partie gespeichert

# --- was hinter einem Befehl steht
term-seed = --seed ist eine Zahl von 0 bis { $most }, nicht { $came }
term-option = --option ist NAME=WERT, nicht { $came }
term-resume-setup = eine fortgesetzte Partie hat ihre Einstellungen schon; { $flag } geht nicht mit --resume
term-resume-names = in einer fortgesetzten Partie stehen die Namen fest; --names geht nur mit --players
term-resume-sealed = { $file } gehört zu einem versiegelten Tisch und geht nur dort weiter; nimm sheepfold replay oder sheepfold verify
term-to = --to ist eine Zahl von Zügen von 0 bis { $most }, so viele hat die Spieldatei; nicht { $came }
term-as = --as ist ein Platz von A bis { $last }, watcher oder all; nicht { $came }
term-rule-range = keine Regel { $came }; sie gehen von { $first } bis { $last }
term-verified = { $file }: bestätigt: { $moves } Züge, { $draws } Ziehungen nach dem Siegel { $seal }; zu den Würfeln beigesteuert: { $seats }
term-verified-bare = { $file }: bestätigt: { $moves } Züge, { $draws } Ziehungen nach dem Siegel { $seal }; niemand hat den Würfeln etwas beigesteuert
term-verified-anchors = { $file }: vor dem Beginn festgelegt: { $seats }; zum Austeilen beigesteuert: { $start }; mit jedem Zug: { $moves }
term-verified-epoch = { $file }: bei Schritt { $n } wurde der Server aus einer Sicherung wiederhergestellt; die Ziehungen danach sind neu
term-verified-position = { $file }: beginnt in einer vorgegebenen Stellung, für die kein Siegel gilt
term-not-verified = { $file }: NICHT bestätigt: { $why }
term-link-site = --site braucht die Adresse einer statischen Seite, https://…; nicht { $came }
term-link-to = --to ist eine Zahl von 0 bis { $most }; nicht { $came }
term-link-as = --as ist ein Platz von A bis { $last }; nicht { $came }
term-receipt = { $file }: { $what }
