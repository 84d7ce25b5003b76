# Bouc Makers. $you ist "yes", wenn der Satz von der lesenden Person handelt, $toyou, wenn er sie betrifft.
# Sterne stehen um das, was fett gezeigt wird.

bm-kind-white = Weißes Schaf
bm-kind-black = Schwarzes Schaf
bm-kind-zero = Zauberer, 3-7-0
bm-kind-seven = Geheimagent, 0-0-7
bm-kind-dog = Hund
bm-kind-os = Der Os, der große Knochen
bm-name-dog = Hund
bm-name-os = Os
bm-short-white = weiß { $points } ({ $corner })
bm-short-black = schwarz { $points } ({ $corner })
bm-short-zero = 3-7-0 ({ $corner })
bm-short-seven = 0-0-7 ({ $corner })
bm-short-dog = Hund
bm-short-os = Os
bm-corner-bone-short = Knochen
bm-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
bm-corner-bone = kleiner Knochen
bm-corner-bonus = Bonus { $count }
bm-corner-malus = Malus { $count }
bm-level = Stufe { $level }

bm-chip-round = Runde *{ $n }* von { $of }
bm-chip-wool = Wolle im Vorrat *{ $count }*
bm-chip-endless = Wolle *ohne Ende*
bm-chip-pile = Stapel *{ $count }*

bm-display = Auslage
bm-place-offer = in der Auslage, { $at } von { $of }
bm-place-mine = gerade gewonnen, { $at } von { $of }
bm-gone = { $you ->
    [yes] Du hast genommen: { $card }
   *[no] { $who } hat genommen: { $card }
  }
bm-throws = Würfe
bm-throw = { $cards ->
    [one] Wurf { $n } · { $cards } Karte
   *[other] Wurf { $n } · { $cards } Karten
  }
bm-throw-short = { $cards ->
    [one] { $n }: { $cards } Karte
   *[other] { $n }: { $cards } Karten
  }
bm-dice = Würfel
bm-die-waits = { $die }, noch nicht geworfen
bm-die-spoken = { $die } zeigt { $value }
bm-die-kept-spoken = { $die } zeigt { $value }, behalten
bm-keep = { $value } behalten
bm-kept = behalten
bm-sum-spoken = { $you ->
    [yes] Du hast { $sum } von { $target }
   *[no] { $who } hat { $sum } von { $target }
  }
bm-of = { $you ->
    [yes] von deinen { $target }
   *[no] von { $target } ({ $who })
  }
bm-help-malus = { $you ->
    [yes] dein oberstes Schaf
   *[no] oberstes Schaf
  }
bm-help-bonus = { $you ->
    [yes] dein oberstes Schaf
   *[no] oberstes Schaf
  }
bm-help-price = { $price } von { $wool } Wolle
bm-help-wool = { $wool } Wolle zur Hand
bm-track = Ansagen
bm-bidding = Wähle deine Ansage
bm-step = Ansage { $step }
bm-step-beyond = kostet sofort 1 Wolle
bm-step-spoken = { $step }: { $names }
bm-end-low = 14: leicht, aber zuletzt
bm-end-high = 26: schwer, aber zuerst
bm-bid-sealed = Ansage gewählt, noch geheim
bm-bid-none = noch keine Ansage
bm-wool = { $count } Wolle
bm-dogs = { $count ->
    [one] { $count } Hund
   *[other] { $count } Hunde
  }
bm-has-os = { $you ->
    [yes] Du hast den Os
   *[no] { $who } hat den Os
  }
bm-top = Obenauf: { $card }
bm-top-none = Noch kein Schaf, Startstufe { $level }
bm-look = { $you ->
    [yes] Deinen Hof ansehen
   *[no] Den Hof von { $who } ansehen
  }

bm-st-chosen = hat gewählt
bm-st-chooses = wählt
bm-st-rolls = würfelt
bm-st-takes = nimmt Karten
bm-st-arranges = stapelt Schafe
bm-st-took = { $count ->
    [one] nahm { $count } Karte
   *[other] nahm { $count } Karten
  }
bm-st-missed = verfehlt
bm-st-sweeps = nimmt den Rest
bm-st-next = als Nächstes
bm-st-later = Platz { $place }
bm-st-discards = gibt 2 Schafe ab
bm-st-ready = fertig
bm-line-now = { $you ->
    [yes] Du würfelst
   *[no] { $who } würfelt
  }
bm-line-next = { $you ->
    [yes] dann du
   *[no] dann { $who }
  }
bm-line-last = { $you ->
    [yes] du nimmst den Rest
   *[no] { $who } nimmt den Rest
  }
bm-why-order = Höhere Ansagen sind früher dran, bei gleichen die niedrigere Stufe. Wer zuletzt dran wäre, würfelt nicht und nimmt den Rest.
bm-why-order-two = Höhere Ansagen sind früher dran, bei gleichen die niedrigere Stufe. Was nach beiden übrig ist, bekommt, wer zuerst dran war.
bm-why-place = { $you ->
    [yes] Deine Ansage ist *{ $bid }*: Du würfelst als Nummer { $place }. Höhere Ansagen sind früher dran.
   *[no] { $who } hat *{ $bid }* angesagt und würfelt als Nummer { $place }. Höhere Ansagen sind früher dran.
  }
bm-why-last = { $you ->
    [yes] Deine Ansage ist *{ $bid }*, die letzte in der Reihe: Du würfelst nicht, du nimmst den Rest.
   *[no] { $who } hat *{ $bid }* angesagt und ist letzter in der Reihe: kein Wurf, aber alles, was übrig bleibt.
  }
bm-why-level = Gleiche Ansage wie { $names }: Dann ist die niedrigere Stufe obenauf früher dran.

bm-close-line = { $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
  }, { $wool } Wolle, { $dogs ->
    [one] { $dogs } Hund
   *[other] { $dogs } Hunde
  }{ $os ->
    [0] {""}
   *[other] , der Os
  }.
bm-close-top = Oben auf der Herde
bm-close-top-help = Nur dieses zählt beim Würfeln. Was darunter liegt, bleibt bis zum Ende verdeckt.
bm-close-top-open = Nur dieses zählt beim Würfeln.
bm-close-herd = Die ganze Herde
bm-close-dogs = Hunde
bm-close-gained = In dieser Runde gewonnen

bm-mine-top = oben auf deiner Herde
bm-mine-herd = { $count ->
    [one] Deine Herde: { $count } Schaf
   *[other] Deine Herde: { $count } Schafe
  }
bm-mine-none = Noch kein Schaf. Deine Startstufe ist { $level }.
bm-mine-bonus = Das oberste gibt { $by } zu deinen Würfen, wenn du es brauchst.
bm-mine-malus = Das oberste zieht von jedem Wurf { $by } ab.
bm-mine-bone = Das oberste zeigt einen Knochen: Er ändert nichts.
bm-mine-guard = Der Knochen obenauf bewacht deinen Os.
bm-mine-os = Der Os: +4 für jeden deiner Hunde
bm-mine-nodog = Noch kein Hund: Am Ende verlierst du 2 weiße Schafe
bm-mine-dog = Ein Hund: 9 Punkte, wenn er allein bleibt
bm-mine-pack = { $count } Hunde: Ein Rudel ist nichts wert
bm-mine-wool = { $count } Wolle, je ein Punkt

bm-odds = { $figure } %
bm-odds-less = unter { $figure } %
bm-odds-more = über { $figure } %
bm-odds-ask = Wie wahrscheinlich?
bm-odds-pick = Tippe eine Zahl an und sieh deine Chance
bm-odds-bid = Deine Würfel erreichen { $bid } in *{ $chance }* der Fälle.
bm-odds-keep = Chance auf die Ansage, ohne Wolle.
bm-chance-spoken = Chance { $chance }

bm-ask-bid = Welche Zahl traust du dir zu?
bm-ask-bid-help = Hoch: Du suchst früh aus. Niedrig: leicht zu schaffen. Die niedrigste nimmt den Rest.
bm-ask-keep = { $throw ->
    [1] Welchen Würfel behältst du? Die anderen zwei rollen noch einmal.
   *[other] Welchen Würfel behältst du? Der letzte rollt noch einmal.
  }
bm-ask-keep-claim = { $count ->
    [one] Jetzt { $count } Karte gewinnen oder weiterwürfeln?
   *[other] Jetzt { $count } Karten gewinnen oder weiterwürfeln?
  }
bm-ask-claim = Letzter Wurf: für die Karte zahlen oder aufgeben?
bm-ask-rescue = { $count ->
    [one] Unter 14! Zahlen oder das schwarze Schaf nehmen?
   *[other] Unter 14! Zahlen oder die { $count } schwarzen Schafe nehmen?
  }
bm-ask-take = { $count ->
    [one] Geschafft! Welche Karte nimmst du?
   *[other] Geschafft! Welche { $count } Karten nimmst du?
  }
bm-ask-take-help = Schafe kommen oben auf deine Herde; Hunde und der Os liegen daneben.
bm-ask-top = Welches Schaf soll obenauf liegen?
bm-ask-top-help = Seine Ecke hilft oder schadet deinen Würfeln, seine Stufe entscheidet bei Gleichstand.
bm-ask-discard = Du hast keinen Hund: Welche zwei weißen Schafe gehen zurück in die Schachtel?
bm-ask-discard-help = Schwarze Schafe, 3-7-0 und 0-0-7 bleiben.
bm-tag-bid = Runde { $n } · geheim
bm-tag-throw = Dein Wurf { $n }
bm-tag-won = Geschafft
bm-tag-herd = Deine Herde
bm-tag-end = Das Ende
bm-now = { $reach ->
    [yes] { $bonus ->
        [0] { $price ->
            [0] Jetzt: { $base }.
           *[other] Jetzt: { $base } + { $price } Wolle = { $target }.
          }
       *[other] { $price ->
            [0] Jetzt: { $base } + Bonus { $bonus } erreicht { $target }.
           *[other] Jetzt: { $base } + Bonus { $bonus } + { $price } Wolle = { $target }.
          }
      }
   *[no] Jetzt: { $base } von { $target }.
  }
bm-wait-bids = Alle wählen geheim

bm-do-bid = { $bid } ansagen
bm-do-keep = { $value } behalten, weiter
bm-do-claim = { $price ->
    [0] { $count ->
        [one] Mit Bonus { $count } Karte nehmen
       *[other] Mit Bonus { $count } Karten nehmen
      }
   *[other] { $count ->
        [one] { $price } Wolle: { $count } Karte nehmen
       *[other] { $price } Wolle: { $count } Karten nehmen
      }
  }
bm-do-rescue = { $price ->
    [0] Mit Bonus kein schwarzes Schaf
   *[other] { $price } Wolle zahlen, kein schwarzes Schaf
  }
bm-do-accept = { $black ->
    [0] { $wool ->
        [0] Aufgeben
       *[other] Aufgeben, 1 Wolle bekommen
      }
    [one] Aufgeben, schwarzes Schaf nehmen
   *[other] Aufgeben, { $black } schwarze Schafe nehmen
  }
bm-do-take = { $count ->
    [one] { $cards } nehmen
   *[other] Diese { $count } nehmen
  }
bm-do-top = Obenauf: { $card }
bm-do-discard = Zurück: { $cards }
bm-pick-bid = Tippe eine Zahl an
bm-pick-keep = Tippe den Würfel an
bm-pick-take = { $left ->
    [one] Noch { $left } Karte antippen
   *[other] { $left } Karten antippen
  }
bm-pick-top = Tippe ein Schaf an
bm-pick-discard = { $left ->
    [one] Noch { $left } Schaf antippen
   *[other] { $left } Schafe antippen
  }
bm-pasture = { $you ->
    [yes] Deine Herde
   *[no] Die Herde von { $who }
  }

bm-told-dealt = In der Auslage: *{ $card }*.
bm-told-sealed = { $who } hat eine Ansage gewählt.
bm-told-bid = { $you ->
    [yes] Du wählst *{ $bid }*.
   *[no] { $who } wählt *{ $bid }*.
  }
bm-told-reveals = { $you ->
    [yes] Deine Ansage: *{ $bid }*.
   *[no] Ansage von { $who }: *{ $bid }*.
  }
bm-told-order = Die Reihenfolge: { $names }.
bm-told-rolled = { $die }: *{ $value }*
bm-told-keep = { $you ->
    [yes] Du behältst den { $die }.
   *[no] { $who } behält den { $die }.
  }
bm-told-claim = { $you ->
    [yes] Du füllst auf, was fehlt.
   *[no] { $who } füllt auf, was fehlt.
  }
bm-told-accept = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
  }
bm-told-rescue = { $you ->
    [yes] Du hältst die schwarzen Schafe fern.
   *[no] { $who } hält die schwarzen Schafe fern.
  }
bm-told-pays = { $you ->
    [yes] Du zahlst { $count } Wolle.
   *[no] { $who } zahlt { $count } Wolle.
  }
bm-told-wins = { $count ->
    [one] { $you ->
        [yes] Du gewinnst *{ $count } Karte*!
       *[no] { $who } gewinnt *{ $count } Karte*!
      }
   *[other] { $you ->
        [yes] Du gewinnst *{ $count } Karten*!
       *[no] { $who } gewinnt *{ $count } Karten*!
      }
  }
bm-told-takes = { $you ->
    [yes] Du nimmst *{ $cards }*.
   *[no] { $who } nimmt *{ $cards }*.
  }
bm-told-rest = { $you ->
    [yes] Du nimmst alles, was noch da ist: *{ $cards }*.
   *[no] { $who } nimmt alles, was noch da ist: *{ $cards }*.
  }
bm-told-must = { $you ->
    [yes] Unter 14: Du musst *{ $cards }* nehmen.
   *[no] Unter 14: { $who } muss *{ $cards }* nehmen.
  }
bm-told-wool = { $you ->
    [yes] Du bekommst 1 Wolle zum Trost.
   *[no] { $who } bekommt 1 Wolle zum Trost.
  }
bm-told-nowool = { $you ->
    [yes] Für deinen Trost ist keine Wolle mehr da.
   *[no] Zum Trost für { $who } ist keine Wolle mehr da.
  }
bm-told-os = { $you ->
    [yes] Ein Knochen: Du nimmst { $other } den *Os* weg!
   *[no] { $toyou ->
        [yes] Ein Knochen: { $who } nimmt dir den *Os* weg!
       *[no] Ein Knochen: { $who } nimmt { $other } den *Os* weg!
      }
  }
bm-told-fails = { $you ->
    [yes] Verfehlt: Du hast { $sum }.
   *[no] Verfehlt: { $who } hat { $sum }.
  }
bm-told-collects = { $you ->
    [yes] Du sammelst den Rest ein: *{ $cards }*.
   *[no] { $who } sammelt den Rest ein: *{ $cards }*.
  }
bm-told-top = { $you ->
    [yes] Oben auf deiner Herde: *{ $card }*.
   *[no] Oben auf der Herde von { $who }: *{ $card }*.
  }
bm-told-round = Runde { $n } ist vorbei.
bm-told-opens = { $you ->
    [yes] Deine Herde: { $cards }.
   *[no] Die Herde von { $who }: { $cards }.
  }
bm-told-opens-none = { $you ->
    [yes] Du hast keine Herde.
   *[no] { $who } hat keine Herde.
  }
bm-told-discards = { $who } hat gewählt, welche Schafe zurückgehen.
bm-told-back = { $you ->
    [yes] Kein Hund: Du gibst *{ $cards }* zurück.
   *[no] Kein Hund: { $who } gibt *{ $cards }* zurück.
  }
bm-told-over = Das Spiel ist aus.

bm-tally-item = Was zählt
bm-item-white = Weiße Schafe
bm-item-black = Schwarze Schafe
bm-item-wool = Wolle
bm-item-three-seven-zero = 3-7-0
bm-item-double-o-seven = 0-0-7
bm-item-dogs = Einzelner Hund
bm-item-most-dogs = Meiste Hunde
bm-item-os = Os
bm-item-total = Summe

bm-no-3-1 = Eine Ansage ist eine Zahl von 14 bis 26 oder 26+; passen geht nicht.
bm-no-3-2 = 26+ kostet sofort eine Wolle, und du hast keine.
bm-no-4-3 = Behalte genau einen Würfel; die anderen zwei rollen noch einmal.
bm-no-4-4 = Behalte einen der zwei eben geworfenen Würfel; einen vierten Wurf gibt es nicht.
bm-no-4-5 = Dieser Würfel ist schon behalten und bleibt liegen; wähle einen der eben geworfenen.
bm-no-4-6 = Nach dem ersten und zweiten Wurf geht es weiter: Behalte einen Würfel und würfle.
bm-no-5-7 = Auch mit Bonus und aller Wolle erreichst du deine Ansage nicht.
bm-no-6-1 = Nimm genau so viele Karten aus der Auslage, wie du gewonnen hast.
bm-no-6-3 = Du musst alle gewonnenen Karten nehmen.
bm-no-7-3 = An diesem Tisch helfen Bonus und Wolle nur, die Ansage zu erreichen.
bm-no-7-4 = Fernhalten geht nur nach dem dritten Wurf, unter 14, mit einem schwarzen Schaf in der Auslage und genug Bonus und Wolle bis 14.
bm-no-9-2 = Obenauf kommt eines der Schafe, die du gerade gewonnen hast.
bm-no-12-3 = Genau zwei weiße Schafe gehen zurück.

bm-coach-1 = Wähle geheim eine Ansage. Hohe Zahlen suchen zuerst aus, sind mit drei Würfeln aber schwer zu schaffen. Die niedrigste würfelt nie und nimmt den Rest.
bm-coach-2 = Schau auf die Ecke deines obersten Schafs: Sie kommt zu deinen Würfen dazu oder wird abgezogen. Frag nach der Chance, bevor du ansagst.
bm-coach-3 = Verfehlt. Behalte einen Würfel, der Rest rollt noch einmal. Der erste Wurf bringt 3 Karten, der zweite 2, der dritte 1.
bm-coach-4 = Bonus und Wolle können die Lücke gleich füllen. Wolle ist am Ende einen Punkt wert, eine Karte oft mehr.
bm-coach-5 = Weiße Schafe bringen Punkte, schwarze kosten welche. Zwei 3-7-0 sind gut, drei sind nichts. Drei 0-0-7 sind 21.
bm-coach-6 = Nur das oberste Schaf zählt beim Würfeln. Ein Plus in der Ecke hilft, ein Minus schadet.
bm-coach-7 = Unter 14 bekommst du alle schwarzen Schafe der Auslage, außer Bonus und Wolle heben dich auf 14.
bm-coach-8 = Ein einzelner Hund ist 9 Punkte wert und schützt zwei weiße Schafe. Zwei Hunde sind nichts wert, und wer die meisten hat, verliert 5.

option-bouc-makers-bone-guard = Wessen Knochen obenauf hält den Os fest?
option-bouc-makers-rescue = Bonus und Wolle dürfen einen Fehlwurf auf 14 heben, gegen schwarze Schafe
option-bouc-makers-wool-supply = Wie viel Wolle gibt es?
option-bouc-makers-board-levels = Startstufen
option-bouc-makers-herds = Herden unter dem obersten Schaf
option-bouc-makers-bone-guard-owner = Der beim Besitzer
option-bouc-makers-bone-guard-gainer = Der beim Nehmenden
option-bouc-makers-wool-supply-25 = 25
option-bouc-makers-wool-supply-unlimited = Ohne Ende
option-bouc-makers-board-levels-seat = Nach Plätzen
option-bouc-makers-herds-hidden = Verdeckt bis zum Ende
option-bouc-makers-herds-open = Immer offen

why-bouc-makers-bid-high = Mit { $bid } bist du früh dran, solange die besten Karten da sind; deine Würfel schaffen das in { $chance } der Fälle.
why-bouc-makers-bid-fair = { $bid } ist ein faires Wagnis: Deine Würfel schaffen das in { $chance } der Fälle, im Schnitt für { $cards } Karten.
why-bouc-makers-bid-low = { $bid } ist fast sicher: Deine Würfel schaffen das in { $chance } der Fälle. Du bist spät dran, aber vielleicht bleibt etwas übrig.
why-bouc-makers-keep = Mit der { $face } des { $die } erreichst du { $needed } noch mit einer Chance von { $chance }.
why-bouc-makers-keep-lost = { $needed } ist nicht mehr zu schaffen. Mit der { $face } des { $die } bleibst du mit einer Chance von { $safe } bei 14 oder mehr.
why-bouc-makers-claim-free = { $cards ->
    [one] Dein Bonus reicht für die Ansage: Du gewinnst { $cards } Karte und zahlst nichts.
   *[other] Dein Bonus reicht für die Ansage: Du gewinnst { $cards } Karten und zahlst nichts.
  }
why-bouc-makers-claim = { $cards ->
    [one] { $price } Wolle reichen für die Ansage und bringen { $cards } Karte. Wolle ist am Ende einen Punkt wert, Karten oft mehr.
   *[other] { $price } Wolle reichen für die Ansage und bringen { $cards } Karten. Wolle ist am Ende einen Punkt wert, Karten oft mehr.
  }
why-bouc-makers-accept = Du gewinnst keine Karte, bekommst aber eine Wolle zum Trost, solange es welche gibt.
why-bouc-makers-accept-black = Du nimmst { $black }, behältst aber deine Wolle und bekommst eine zum Trost, solange es welche gibt.
why-bouc-makers-rescue = { $price } Wolle heben dich auf 14 und halten fern: { $black }.
why-bouc-makers-rescue-free = Dein Bonus hebt dich umsonst auf 14 oder mehr und hält fern: { $black }.
why-bouc-makers-take-dog = Dein erster Hund: Allein ist er 9 Punkte wert, und kein Schaf geht zurück in die Schachtel.
why-bouc-makers-take-os = Der Os ist 4 Punkte für jeden deiner Hunde wert, und du hast { $dogs }.
why-bouc-makers-take-sevens = Drei 0-0-7 sind 21 Punkte wert, und { $cards } bringt dich näher heran.
why-bouc-makers-take-zeros = Zwei 3-7-0 sind 14 Punkte wert, und { $cards } bringt dich näher heran; nimm kein drittes.
why-bouc-makers-take = { $points ->
    [one] { $cards } bringt dir { $points } Punkt.
   *[other] { $cards } bringt dir { $points } Punkte.
  }
why-bouc-makers-take-least = Hier ist nichts gut für dich; { $cards } schadet am wenigsten.
why-bouc-makers-top-bonus = Ein Bonus von { $bonus } obenauf hilft jedem Wurf, bis ein anderes Schaf ihn zudeckt.
why-bouc-makers-top-guard = Der Knochen obenauf bewacht den Os: Niemand kann ihn dir nehmen.
why-bouc-makers-top-bone = Ein Knochen obenauf nimmt deinen Würfen nichts weg.
why-bouc-makers-top-malus = Obenauf zieht es { $malus } von deinen Würfen ab, bis ein anderes es zudeckt; ein größerer Malus wäre schlimmer.
why-bouc-makers-discard = { $points ->
    [one] Ohne Hund gehen zwei weiße Schafe zurück; { $cards } sind zusammen nur { $points } Punkt.
   *[other] Ohne Hund gehen zwei weiße Schafe zurück; { $cards } sind zusammen nur { $points } Punkte.
  }
