# Was jedes Spiel, jede Spieldatei und jeder Tisch sagen kann. Ohne Text hier: plain, seat, is-you, either.

fate = die Ziehung
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
odds = { $percent } von 100
odds-under = unter { $percent } von 100
odds-over = über { $percent } von 100
advice-searched = In den Partien, die ich mir von hier aus vorgestellt habe, schnitt es am besten ab.
did-you-mean = ; meintest du { $near }?
bad-at = { $where }: { $what }
no-game = es gibt kein Spiel { $came }; es gibt { $known }{ $meant }
no-version = die Regeln von { $game } haben keine Fassung { $version }; bekannte Fassungen: { $known }

refused-move = „{ $move }“ geht nicht: { $why }
refused-move-rule = „{ $move }“ geht nicht ({ $rule }): { $why }
no-long = so lang ist kein Zug
no-outcome = das kann jetzt nicht kommen; { $expected }
no-over = die Partie ist zu Ende
no-not-asked = { $seat } ist gerade nicht gefragt; { $awaited }
no-such-move = „{ $came }“ ist jetzt keiner deiner Züge; zum Beispiel { $legal }
awaited-fate = erst kommen Karten oder Würfel
awaited-outcome = erst kommen Karten oder Würfel, z. B. „{ $outcome }“
awaited-seats = wir warten auf { $seats }
fate-can = jetzt können kommen, das Ähnlichste zuerst: { $outcomes }
fate-idle = jetzt kommen keine Karten oder Würfel

words-thing = { $name }: { $what }.
words-over = Die Partie ist zu Ende.
words-asked = Dein Zug?
words-waiting = Wir warten auf { $seats }.

bad-seats = { $title } ist für { $fewest } bis { $most } Personen, nicht für { $seats }
bad-seats-exact = { $title } ist für genau { $most } Personen, nicht für { $seats }
bad-option = { $game } hat keine Option { $came }; es gibt { $known }{ $meant }
bad-option-value = Option { $option } von { $game } ist { $known }; nicht { $came }
bad-option-seat = Option { $option } von { $game }: kein Platz { $came } an einem Tisch für { $seats }
bad-data = { $name } ist { $known } oder der Pfad einer .json-Datei; nicht { $came }
bad-data-file = { $name }: { $what }
bad-data-json = { $name }: { $file } ist kein JSON: { $error }
bad-data-entry = { $name } in { $file }: { $what }

record-line = Spieldatei, Zeile { $line }: { $what }
record-move = Zug { $number }: { $what }
record-expected = erwartet { $wanted }, nicht { $came }
record-no-moves = die Spieldatei ist abgeschnitten: keine Zeile „moves“
record-no-seat = erwartet „PLATZ Zug“ mit einem Platz A bis { $last } oder fate, nicht { $came }
record-long = eine Zeile mit { $length } Zeichen; höchstens { $most }
record-word = erwartet { $known } oder moves, nicht { $came }
record-once = der Kopf braucht eine Zeile „{ $word }“; er hat { $count }
record-version = erwartet eine Fassung der Regeln, wie { $version }; nicht { $came }
record-seal = erwartet je eine Zeile „table“ und „seal“, oder keine; nicht { $tables } und { $seals }
record-entropy-unsealed = eine Zeile „entropy“ ohne Zeile „seal“
record-entropy = erwartet je eine Zeile „entropy“ für einen Platz A bis { $last }, nicht für { $came }
record-seats = erwartet eine Zahl von Plätzen, nicht { $came }
record-json = data { $name } ist kein JSON
record-data = { $name } ist { $known }, oder steht als data in der Spieldatei; nicht { $came }
record-header = der Kopf passt nicht: { $error }
record-no-end = die Spieldatei ist abgeschnitten: erwartet „end ZÜGE PRÜFSUMME“, nicht { $came }
record-changed = die Spieldatei wurde verändert: Ihre Zeilen haben die Prüfsumme { $digest }, am Ende steht { $came }
record-count = die Spieldatei hat { $moves } Züge, am Ende steht { $came }
record-not-over = eine Partie, die nicht zu Ende ist
record-scores = die Spieldatei nennt die Punkte { $scores }, ihre Züge führen zu { $came }
record-refused = „{ $move }“ geht nicht: { $why }
record-refused-rule = „{ $move }“ geht nicht ({ $rule }): { $why }
record-byte = Byte { $byte } ist kein Text
record-without-seat = die Spieldatei hat keinen Platz { $seat }
record-many-moves = die Spieldatei hat { $moves } Züge; hier können höchstens { $most } gezeigt werden
record-long-move = die Spieldatei hat einen Zug mit { $length } Zeichen; höchstens { $most }

seal-table = der Name eines versiegelten Tisches hat 1 bis 64 Buchstaben, Ziffern, - oder _; nicht { $came }
seal-entropy-seat = nur ein Platz A bis { $last } kann den Würfeln etwas beisteuern, nicht { $came }
seal-entropy = was Platz { $seat } den Würfeln beisteuert, hat 2 bis 64 Ziffern 0 bis 9 und a bis f; nicht { $came }
seal-none = die Spieldatei hat kein Siegel: Nichts zeigt, dass ihre Ziehungen vor dem ersten Zug feststanden
seal-draw = die Ziehung { $came } folgt nicht aus dem Siegel, das { $due } ergibt (Ziehung { $draw } nach Entscheidung { $decision })
seal-no-seed-over = die Partie ist zu Ende, aber ihre geheime Zahl fehlt: Ihre Züge sind möglich, ihre Ziehungen nicht prüfbar
seal-no-seed-yet = die Partie ist nicht zu Ende und ihre Zahl noch geheim: Ihre Züge sind möglich, ihre Ziehungen nicht prüfbar
seal-not-over = die geheime Zahl steht da, aber die Züge beenden die Partie nicht
seal-seed = eine geheime Zahl hat { $length } Ziffern 0 bis 9 und a bis f; nicht { $came }
seal-misfit = die geheime Zahl passt nicht zum Siegel: An Tisch { $table } ergibt sie { $gives }, nicht { $came }
seal-link = was Platz { $seat } in Schritt { $n } den Würfeln beigesteuert hat, ist nicht das, worauf er festgelegt war
seal-no-log = Plätze waren auf das festgelegt, was sie dem Zufall beisteuern, aber der Spieldatei fehlt der Verlauf, der es zeigt
seal-loose = Platz { $seat } hat eine Zahl beigesteuert, auf die er nicht festgelegt war, andere aber schon: der Server könnte sie gewählt haben
seal-stray = Schritt { $n } steuert dem Zufall etwas bei, worauf kein Platz festgelegt war: der Server könnte es gewählt haben
seal-again = Platz { $seat } steuert in Schritt { $n } wieder etwas bei, nach einem Zug ohne seine Zahl: er könnte gewählt haben, wann

# --- Quittungen
record-row = erwartet ein Schritt des Verlaufs, so wie er geschrieben wurde
record-head = erwartet „head { $last }“ und eine Quittung mit 64 Ziffern 0 bis 9 und a bis f
chain-undo = Schritt { $n } nimmt zurück, was nicht vor ihm steht
chain-moves = die Schritte des Verlaufs führen nicht zu den Zügen der Spieldatei
chain-head = der Verlauf wurde verändert: Seine Schritte ergeben die Quittung { $gives }, in der Spieldatei steht { $came }
chain-receipt = eine Quittung ist N:HEAD oder TABLE:N:HEAD, eine Zahl und 64 Ziffern 0 bis 9 und a bis f; nicht { $came }
chain-none = Quittungen lassen sich nicht prüfen: Die Spieldatei hat keinen Verlauf, sie kommt von einem älteren Server
chain-holds = Quittung { $n } stimmt: Schritt { $n } und alle davor stehen in der Spieldatei so, wie du sie gesehen hast
chain-changed = Quittung { $n } stimmt NICHT: Schritt { $n } oder einer davor ist nicht der, für den der Server dir diese Quittung gab; er wurde verändert
chain-lost = Quittung { $n } stimmt NICHT: Die Spieldatei endet mit Schritt { $last }; der Server hat verloren oder weggelassen, was er dir als gespeichert gemeldet hatte
chain-restored = Quittung { $n } stimmt NICHT: Der Server wurde bei Schritt { $epoch } aus einer Sicherung wiederhergestellt; was er dir als gespeichert gemeldet hatte, ist verloren

client-refused = der Server lässt uns nicht herein: { $why }
