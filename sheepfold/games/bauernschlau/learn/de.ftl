# Bauernschlau lernen.

goal-bauernschlau-win = mit der wertvollsten Herde innerhalb der Zäune um deinen Hof.
goal-bauernschlau-turn = tust du eins: ein Schaf legen, eins aufdecken, den Hund schicken oder ein Zaunstück bauen.
goal-bauernschlau-watch = offene Zäune. Nur ein eingezäunter Hof zählt, und jedes schwarze Schaf kostet drei.

lesson-bauernschlau-place = Lege ein Schaf: die *5* auf deine drei Gänse.
lesson-bauernschlau-place-why = Nur du siehst es. Drei Gänse verdreifachen ihr Schaf, und diese Weide liegt in deinem Gebiet.
lesson-bauernschlau-reveal = Decke das Schaf *auf Thistles Gänsen* auf.
lesson-bauernschlau-reveal-why = Dort liegt dein *schwarzes Schaf*: Es kostet Thistle Punkte und gibt dir *zwei Aktionen mehr*.
lesson-bauernschlau-fence = Erster Bonus: Baue deinen Zaun *ein Stück weiter*.
lesson-bauernschlau-fence-why = Jedes Zaunstück geht von der Spitze weiter. Dein Hof zählt nur, wenn beide Zäune den Rand erreichen.
lesson-bauernschlau-geese = Zweiter Bonus: Decke *deine 5* auf.
lesson-bauernschlau-geese-why = Nur aufgedeckte Schafe zählen, und drei Gänse machen aus dieser 5 eine 15.
lesson-bauernschlau-dog = Schicke den Hund: Treibe *Thistles Schaf* auf deine freie Weide.
lesson-bauernschlau-dog-why = Am Ziel wird das Schaf aufgedeckt. Dann ruht sich der Hund aus und sperrt sein Feld.
lesson-bauernschlau-last = Baue das *letzte Zaunstück*.
lesson-bauernschlau-last-why = Dein Hof ist eingezäunt und voll: Die Partie ist zu Ende.
lesson-bauernschlau-done = Deine Herde gewinnt!
lesson-bauernschlau-done-why = Deine Schafe zählen 3, 15 und 2, und jedes übrige Zaunstück kostet 1.

how-bauernschlau-1 = Alle haben einen Hof
how-bauernschlau-1-text = Sechs liegen um die Mitte, einer gehört dir. Wiese und Hund sind für alle da.
how-bauernschlau-2 = Ein Schaf legen
how-bauernschlau-2-text = Zieh eins, sieh es dir einmal an, leg es verdeckt irgendwohin.
how-bauernschlau-3 = Oder eins aufdecken
how-bauernschlau-3-text = Weiße Schafe zählen 1, 2, 3 oder 5, schwarze −3. Ein schwarzes bringt zwei Aktionen mehr.
how-bauernschlau-4 = Oder den Hund schicken
how-bauernschlau-4-text = Er treibt ein verdecktes Schaf auf eine andere Weide, wo es aufgedeckt wird. Dann ruht er.
how-bauernschlau-5 = Oder einen Zaun bauen
how-bauernschlau-5-text = Auf jeder Seite deines Hofs wächst einer, Stück für Stück, bis zum Rand.
how-bauernschlau-6 = Das Ende
how-bauernschlau-6-text = Schluss ist, sobald ein eingezäunter Hof voll ist. Gänse verdoppeln oder verdreifachen ihr Schaf.
how-bauernschlau-warn = *Ein Hof, der nicht eingezäunt ist, zählt nichts.* Jedes übrige Zaunstück kostet einen Punkt.
