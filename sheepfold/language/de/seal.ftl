# What a check of the sealed dice has found.

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
