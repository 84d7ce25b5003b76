# Bouc Makers lernen.

goal-bouc-makers-win = mit der besten Herde. Weiße Schafe bringen Punkte, ein Hund allein 9, schwarze kosten welche.
goal-bouc-makers-turn = würfelst du dein geheimes Gebot mit drei Würfeln. Früh geschafft bringt mehr Karten.
goal-bouc-makers-watch = das niedrigste Gebot. Wer es wählt, würfelt nicht und nimmt den Rest, auch die schwarzen.
goal-bouc-makers-watch-two = Ergebnisse unter 14. Wer damit verfehlt, nimmt alle schwarzen Schafe der Auslage.

lesson-bouc-makers-bid = Wähle das Gebot *20*.
lesson-bouc-makers-bid-why = Alle wählen geheim: Das höchste Gebot beginnt, das niedrigste nimmt den Rest.
lesson-bouc-makers-keep = Deine Würfel zeigen 15: *Behalte die 9*, wirf die anderen neu.
lesson-bouc-makers-keep-why = Der erste Wurf ist 3 Karten wert, der zweite 2, der dritte nur 1.
lesson-bouc-makers-wool = Die Würfel zeigen 19: *Zahle 1 Wolle*, dann sind es 20.
lesson-bouc-makers-wool-why = Jede Wolle zählt 1 zum Ergebnis dazu; behältst du sie, ist sie am Ende 1 Punkt wert.
lesson-bouc-makers-take = Nimm *das weiße Schaf mit 6* und *den Hund*.
lesson-bouc-makers-take-why = Der zweite Wurf bringt dir 2 Karten, und ein Hund allein ist 9 Punkte wert.
lesson-bouc-makers-dare = Neue Karten liegen aus: Wähle das Gebot *18*.
lesson-bouc-makers-dare-why = Dein oberstes Schaf zeigt *+1*: Das darfst du zu jedem Wurf dazuzählen.
lesson-bouc-makers-bonus = Die Würfel zeigen 17: *Zähle deinen Bonus dazu*.
lesson-bouc-makers-bonus-why = 17 und 1 sind 18, schon im ersten Wurf: Drei Karten gehören dir, ganz ohne Wolle.
lesson-bouc-makers-choose = Nimm die *drei weißen Schafe*.
lesson-bouc-makers-choose-why = Das schwarze bleibt für die anderen liegen.
lesson-bouc-makers-top = Lege das Schaf mit *+2* nach oben.
lesson-bouc-makers-top-why = Nur das oberste Schaf hilft deinen Würfeln; die darunter zählen am Ende.
lesson-bouc-makers-done = Das ist eine gute Herde.
lesson-bouc-makers-done-why = Ist der Stapel leer, werden alle Herden gezählt: Die meisten Punkte gewinnen.

how-bouc-makers-1 = Die Auslage
how-bouc-makers-1-text = Eine Karte mehr, als Personen spielen: Schafe, Hunde und irgendwann der Knochen.
how-bouc-makers-2 = Ein Gebot wählen
how-bouc-makers-2-text = Von 14 bis 26+, geheim. Das höchste beginnt.
how-bouc-makers-3 = Würfeln
how-bouc-makers-3-text = Drei Würfel, höchstens drei Würfe. Nach einem Fehlwurf behältst du einen Würfel.
how-bouc-makers-4 = Nachhelfen
how-bouc-makers-4-text = Jede Wolle zählt 1 dazu. Dein oberstes Schaf zeigt einen Bonus oder Malus.
how-bouc-makers-5 = Karten nehmen
how-bouc-makers-5-text = Drei für den ersten Wurf, zwei für den zweiten, eine für den dritten.
how-bouc-makers-6 = Das Ende
how-bouc-makers-6-text = Ist der Stapel leer, werden alle Herden gezeigt und gezählt.
how-bouc-makers-warn = *Verfehlst du unter 14, gehören dir alle schwarzen Schafe der Auslage.* Ein zweiter Hund macht ein Rudel, und das zählt nichts.
