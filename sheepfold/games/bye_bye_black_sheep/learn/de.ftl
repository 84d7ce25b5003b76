# Bye-Bye Black Sheep lernen.

goal-bye-bye-black-sheep-win = mit genug Drillingen im Zoo, vor allen anderen. Drei gleiche Tiere sind ein Drilling.
goal-bye-bye-black-sheep-turn = ziehst du Karten bei den anderen, eine um die andere. Je mehr du wagst, desto mehr legst du aus.
goal-bye-bye-black-sheep-watch = das schwarze Schaf in jeder Hand. Ziehst du es, ist dein Zug vorbei: Nichts kommt in den Zoo.

lesson-bye-bye-black-sheep-draw = Ziehe eine Karte *bei Clover*.
lesson-bye-bye-black-sheep-draw-why = Du siehst nur Rückseiten, und eine ist ein schwarzes Schaf: Große Hände sind sicherer.
lesson-bye-bye-black-sheep-eagle = Ziehe jetzt eine Karte *bei Thistle*.
lesson-bye-bye-black-sheep-eagle-why = Jede Karte kommt an die Wasserstelle: Bei drei Karten darfst du ein Tier auslegen, bei vier zwei.
lesson-bye-bye-black-sheep-ask = Ein Adler: Frage Thistle nach einem *Löwen*.
lesson-bye-bye-black-sheep-ask-why = Eine Spezialkarte wirkt, sobald du sie ziehst, und Thistle muss den Löwen hergeben.
lesson-bye-bye-black-sheep-stop = *Hör auf*: Drei Karten liegen an der Wasserstelle.
lesson-bye-bye-black-sheep-stop-why = Sie kommen auf deine Hand, auch der Adler, und du darfst ein Tier auslegen.
lesson-bye-bye-black-sheep-place = Lege einen *Löwen* in deinen Zoo.
lesson-bye-bye-black-sheep-place-why = Dann wohnen dort zwei Löwen, und ein dritter macht den Drilling.
lesson-bye-bye-black-sheep-sheep = Ziehe noch einmal *bei Thistle*.
lesson-bye-bye-black-sheep-sheep-why = Niemand weiß, was es ist: Ist es das schwarze Schaf, ist dein Zug sofort vorbei.
lesson-bye-bye-black-sheep-dare = Das war das schwarze Schaf. Ziehe *drei Karten bei Clover*.
lesson-bye-bye-black-sheep-dare-why = Clover hat die meisten Karten: Da kommt das schwarze Schaf am seltensten.
lesson-bye-bye-black-sheep-win = Hör auf, dann lege den *dritten Löwen* aus.
lesson-bye-bye-black-sheep-win-why = Zu dritt braucht es vier Drillinge, und das ist dein vierter.
lesson-bye-bye-black-sheep-done = Du gewinnst!
lesson-bye-bye-black-sheep-done-why = Zu zweit braucht es fünf Drillinge, zu viert und zu fünft drei.

how-bye-bye-black-sheep-1 = Hände und Zoos
how-bye-bye-black-sheep-1-text = Niemand zeigt die Hand. Alle Zoos liegen offen.
how-bye-bye-black-sheep-2 = Ziehen
how-bye-bye-black-sheep-2-text = Nimm Karten bei den anderen, eine nach der anderen. Sie kommen an die Wasserstelle.
how-bye-bye-black-sheep-3 = Spezialkarten
how-bye-bye-black-sheep-3-text = Der Adler fragt, der Maulwurf schaut, die Elster stiehlt, sobald du sie ziehst.
how-bye-bye-black-sheep-4 = Aufhören
how-bye-bye-black-sheep-4-text = Wann du willst. Alle Karten der Wasserstelle kommen auf deine Hand.
how-bye-bye-black-sheep-5 = Auslegen
how-bye-bye-black-sheep-5-text = Bei drei Karten an der Wasserstelle darf ein Tier in den Zoo, bei vier zwei.
how-bye-bye-black-sheep-6 = Gewinnen
how-bye-bye-black-sheep-6-text = Drei gleiche sind ein Drilling. Der erste Zoo mit genug davon gewinnt.
how-bye-bye-black-sheep-warn = *Ein schwarzes Schaf beendet deinen Zug.* Die Karten behältst du, aber nichts kommt in den Zoo.
