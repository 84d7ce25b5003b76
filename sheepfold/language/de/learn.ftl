# Ein Spiel lernen: seine Zielkarte, die Lektion, die Regeln in zwei Minuten. Was zu einem Spiel gehört, steht in seinem Ordner `learn`.

lesson = Lektion
lesson-title = Lektion: { $title }
lesson-try = Probier es: { $name }
lesson-tag = Probier es
lesson-not-yet = Noch nicht
lesson-that-is-it = Genau so
lesson-step = Schritt { $at } von { $of }
lesson-skip = Überspringen
lesson-skip-spoken = Lektion überspringen
lesson-back = Einen Schritt zurück
lesson-plan = Deine erste Partie
lesson-note = Du spielst gegen Lämmer. Hier zählt nichts, und jeder Schritt geht auch zurück.
lesson-again = Noch einmal
lesson-play = Eine Partie spielen
lesson-to-table = An deinen Tisch

goal-title = { $title }: das Ziel
goal-win = Du gewinnst …
goal-turn = In deinem Zug …
goal-watch = Achte auf …
goal-first = Zum ersten Mal hier?
goal-ask = Soll ich es dir am Tisch zeigen?
goal-ask-help = Das dauert zwei Minuten. Du kannst jederzeit aufhören.
goal-begin = Fangen wir an?
goal-begin-help = Du spielst gegen Lämmer, die auch noch lernen.
goal-show = Zeig es mir
goal-known = Kenne ich, los geht’s

how-title = In zwei Minuten
how-try = Am Tisch ausprobieren
how-law = Alle Regeln nach Nummern
how-law-help = Für Streitfälle. Diese Nummern nenne ich, wenn etwas nicht geht.
