# Black Sheep lernen.

goal-black-sheep-win = mit Tieren. Jedes verbirgt eine Zahl von 1 bis 3: deine Punkte. Schwarze Schafe kosten welche.
goal-black-sheep-turn = legst du eine oder zwei Karten an eine Scheune. Mit drei Karten ist deine Seite voll.
goal-black-sheep-watch = die Anzahl. Sie geht vor: Vier schwarze Schafe schlagen drei Pferde.

lesson-black-sheep-place = Lege deine *zwei Schweine* an die weiße Scheune.
lesson-black-sheep-place-why = Deine Karten und die zwei Tiere in der Scheune zählen zusammen: Das sind *drei Schweine*.
lesson-black-sheep-complete = Lege das *dritte Schwein* an die weiße Scheune.
lesson-black-sheep-complete-why = Drei Karten machen deine Seite voll. Sind beide Seiten voll, gewinnen die besten fünf *beide Tiere*.
lesson-black-sheep-avoid = Gib die *Kuh* an die schwarze Scheune.
lesson-black-sheep-avoid-why = Dort warten zwei schwarze Schafe und *kosten Punkte*: Lege hin, was du nicht brauchst, dann gewinnt Thistle sie.
lesson-black-sheep-discard = Lege *einen Hahn* an die graue Scheune, dann wirf *das Schwein* ab.
lesson-black-sheep-discard-why = Nach einer einzelnen Karte darfst du noch eine austauschen: Das Schwein geht, und du ziehst auf drei nach.
lesson-black-sheep-crowd = Mach die graue Scheune mit *zwei Hähnen* voll.
lesson-black-sheep-crowd-why = Die Anzahl geht vor: Deine *vier Hähne* schlagen drei Pferde, obwohl ein Pferd das beste Tier ist.
lesson-black-sheep-done = Zwei Scheunen gehören dir.
lesson-black-sheep-done-why = Fehlen die Tiere für eine Scheune, ist die Partie bald zu Ende: Die meisten Punkte gewinnen.

how-black-sheep-1 = Drei Scheunen
how-black-sheep-1-text = In jeder warten zwei Tiere. An jeder Scheune haben alle eine eigene Seite.
how-black-sheep-2 = Karten legen
how-black-sheep-2-text = Eine oder zwei an eine Scheune. Nach zwei Zügen hat deine Seite ihre drei Karten.
how-black-sheep-3 = Eine austauschen
how-black-sheep-3-text = Nach einer einzelnen Karte darfst du noch eine abwerfen. Dann ziehst du auf drei nach.
how-black-sheep-4 = Fünf Tiere zählen
how-black-sheep-4-text = Deine drei Karten und die zwei in der Scheune. Je mehr gleiche, desto besser.
how-black-sheep-5 = Die Scheune gewinnen
how-black-sheep-5-text = Sind alle Seiten voll, gewinnen die besten fünf beide Tiere.
how-black-sheep-6 = Das Ende
how-black-sheep-6-text = Die Zahlen unter deinen Tieren sind Punkte. Mehrheiten und Sätze bringen weitere.
how-black-sheep-warn = *Schwarze Schafe kosten Punkte.* Als Karten sind sie so gut wie jedes andere Tier.
