# Sheep Sheep lernen.

goal-sheep-sheep-win = mit einem vollen Album. Ein Foto zählt 1 Punkt, eins von deinem geheimen Model 2.
goal-sheep-sheep-turn = tauschst du bis zu drei Karten mit Fotos an der Wand. Die andere Seite kommt nach oben.
goal-sheep-sheep-watch = Ecken. Nur drei oder mehr Fotos, die sich an den Kanten berühren, gehören dir.

lesson-sheep-sheep-swap = Lege deine *rot-blaue Karte* auf das rote Foto in der Mitte.
lesson-sheep-sheep-swap-why = Rot trifft Rot, also kommt die andere Seite nach oben: Dann *berühren sich drei blaue Fotos*.
lesson-sheep-sheep-finish = Beende deinen Zug und *nimm drei Fotos*.
lesson-sheep-sheep-finish-why = Blau ist dein geheimes Model: Jedes dieser Fotos zählt *2 Punkte*.
lesson-sheep-sheep-fill = Fülle die Lücke oben: Lege die Karte hin, *Rot nach oben*.
lesson-sheep-sheep-fill-why = Lücke und Seite wählst du selbst; was liegt, bleibt liegen.
lesson-sheep-sheep-corners = Fülle die anderen Lücken: *Grün* in die Mitte, *Rosa* nach rechts.
lesson-sheep-sheep-corners-why = Drei grüne Fotos, aber nur zwei berühren sich: Ecken zählen nicht, also kann Thistle sie nicht nehmen.
lesson-sheep-sheep-connect = Lege deine *rot-grüne Karte* auf das rote Foto oben.
lesson-sheep-sheep-connect-why = Jetzt *berühren sich vier grüne Fotos*, Kante an Kante.
lesson-sheep-sheep-take = Beende deinen Zug und *nimm vier Fotos*.
lesson-sheep-sheep-take-why = Du könntest noch zweimal tauschen, aber das muss nicht sein.
lesson-sheep-sheep-done = Sieben Fotos, zehn Punkte.
lesson-sheep-sheep-done-why = Reicht der Stapel nicht mehr für die Lücken, ist die Partie zu Ende: Die meisten Punkte gewinnen.

how-sheep-sheep-1 = Die Wand
how-sheep-sheep-1-text = Neun Fotos hängen dort. Kleine Bilder zeigen ihre Unterseiten.
how-sheep-sheep-2 = Dein Model
how-sheep-sheep-2-text = Ein Schaf ist dein Geheimnis. Seine Fotos zählen 2 Punkte, alle anderen 1.
how-sheep-sheep-3 = Tauschen
how-sheep-sheep-3-text = Eine Karte passt auf ein Foto mit einer ihrer Farben. Die andere kommt nach oben.
how-sheep-sheep-4 = Bis zu dreimal
how-sheep-sheep-4-text = Dann beendest du deinen Zug, auch wenn sich nichts berührt.
how-sheep-sheep-5 = Fotos nehmen
how-sheep-sheep-5-text = Drei oder mehr von einem Schaf, die sich berühren, kommen in dein Album.
how-sheep-sheep-6 = Lücken füllen
how-sheep-sheep-6-text = Zieh neue Karten und lege sie hin, wie du willst. Dann ist die andere Person dran.
how-sheep-sheep-warn = *Was sich nach dem Füllen berührt, kann die andere Person nehmen.* Schau hin, bevor du legst.
