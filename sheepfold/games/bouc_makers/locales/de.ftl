# Bouc Makers. $you ist "yes", wenn der Satz von der lesenden Person handelt, $toyou, wenn er sie betrifft.
# Sterne stehen um das, was fett gezeigt wird.

bm-kind-white = Weißes Schaf
bm-kind-black = Schwarzes Schaf
bm-kind-zero = Zauberer, 3-7-0
bm-kind-seven = Geheimagent, 0-0-7
bm-kind-dog = Hund
bm-kind-os = Der große Knochen
bm-name-dog = Hund
bm-name-os = Knochen
bm-short-white = weiß { $points } ({ $corner })
bm-short-black = schwarz { $points } ({ $corner })
bm-short-zero = 3-7-0 ({ $corner })
bm-short-seven = 0-0-7 ({ $corner })
bm-short-dog = Hund
bm-short-os = großer Knochen
bm-corner-bone-short = Knochensymbol
bm-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
bm-corner-bone = Knochensymbol
bm-corner-bonus = Bonus { $count }
bm-corner-malus = Malus { $count }
bm-level = Stufe { $level }
bm-card-points = { $kind }, { $points }, { $corner }, { $level }
bm-card-plain = { $kind }, { $corner }, { $level }
bm-die-d12 = W12
bm-die-d10 = W10
bm-die-d8 = W8

bm-chip-round = Runde *{ $n }* von { $of }
bm-chip-wool = Wolle im Vorrat *{ $count }*
bm-chip-endless = Wolle *unbegrenzt*
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
bm-help-wool = { $wool } Wolle verfügbar
bm-track = Gebote
bm-bidding = Wähle dein Gebot
bm-step = Gebot { $step }
bm-step-beyond = kostet sofort 1 Wolle
bm-step-spoken = { $step }: { $names }
bm-end-low = 14: leicht, aber zuletzt
bm-end-high = 26: schwer, aber zuerst
bm-bid-sealed = Gebot gewählt, noch geheim
bm-bid-none = noch kein Gebot
bm-wool = { $count } Wolle
bm-dogs = { $count ->
    [one] { $count } Hund
   *[other] { $count } Hunde
  }
bm-has-os = { $you ->
    [yes] Du hast den großen Knochen
   *[no] { $who } hat den großen Knochen
  }
bm-top = Obenauf: { $card }
bm-top-none = Noch kein Schaf, Startstufe { $level }
bm-look = { $you ->
    [yes] Deine Herde ansehen
   *[no] Die Herde von { $who } ansehen
  }

bm-st-chosen = hat gewählt
bm-st-chooses = wählt
bm-st-rolls = würfelt
bm-st-takes = nimmt
bm-st-arranges = stapelt
bm-st-took = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
bm-st-missed = verfehlt
bm-st-sweeps = den Rest
bm-st-next = danach
bm-st-later = Platz { $place }
bm-st-discards = legt 2 zurück
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
bm-why-order = Höhere Gebote sind früher dran, bei gleichen die niedrigere Stufe. Wer zuletzt dran wäre, würfelt nicht und nimmt den Rest.
bm-why-order-two = Höhere Gebote sind früher dran, bei gleichen die niedrigere Stufe. Was nach beiden übrig ist, bekommt, wer zuerst dran war.
bm-why-place = { $you ->
    [yes] Dein Gebot ist *{ $bid }*: Du würfelst als Nummer { $place }. Höhere Gebote sind früher dran.
   *[no] { $who } hat *{ $bid }* geboten und würfelt als Nummer { $place }. Höhere Gebote sind früher dran.
  }
bm-why-last = { $you ->
    [yes] Dein Gebot ist *{ $bid }*, das letzte in der Reihe: Du würfelst nicht, du nimmst den Rest.
   *[no] { $who } hat *{ $bid }* geboten, das letzte Gebot in der Reihe: kein Wurf, aber alles, was übrig bleibt.
  }
bm-why-level = Gleiches Gebot wie { $names }: Dann ist die niedrigere Stufe obenauf früher dran.

bm-close-line = { $sheep ->
    [one] { $sheep } Schaf
   *[other] { $sheep } Schafe
  }, { $wool } Wolle, { $dogs ->
    [one] { $dogs } Hund
   *[other] { $dogs } Hunde
  }{ $os ->
    [0] {""}
   *[other] , der große Knochen
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
bm-mine-bone = Das oberste zeigt ein Knochensymbol: Es ändert nichts.
bm-mine-guard = Das Knochensymbol obenauf schützt deinen großen Knochen.
bm-mine-os = Der große Knochen: +4 für jeden deiner Hunde
bm-mine-none-dog = Noch kein Hund: Am Ende würdest du 2 weiße Schafe verlieren
bm-mine-lone-dog = Ein Hund: 9 Punkte, wenn er allein bleibt
bm-mine-pack-dog = { $count } Hunde: Ein Rudel ist nichts wert
bm-mine-wool = { $count } Wolle, je ein Punkt

bm-odds-ask = Welche Chance?
bm-odds-pick = Tippe eine Zahl an und sieh deine Chance
bm-odds-bid = Chance auf { $bid }: *{ $chance }*.
bm-odds-keep = Chance, das Gebot zu schaffen, ohne Wolle.
bm-chance-spoken = Chance { $chance }

bm-ask-bid = Welches Gebot traust du dir zu?
bm-ask-bid-help = Hoch: Du suchst früh aus. Niedrig: leicht zu schaffen. Das niedrigste nimmt den Rest.
bm-ask-keep = { $throw ->
    [1] Welchen Würfel behältst du? Zwei werden neu geworfen.
   *[other] Welchen Würfel behältst du? Der letzte wird neu geworfen.
  }
bm-ask-keep-claim = { $count ->
    [one] Jetzt { $count } Karte gewinnen oder weiterwürfeln?
   *[other] Jetzt { $count } Karten gewinnen oder weiterwürfeln?
  }
bm-ask-claim = Letzter Wurf: für die Karte zahlen oder verzichten?
bm-ask-rescue = { $count ->
    [one] Unter 14! Zahlen oder das schwarze Schaf nehmen?
   *[other] Unter 14! Zahlen oder die { $count } schwarzen Schafe nehmen?
  }
bm-ask-take = { $count ->
    [one] Gebot geschafft: Welche Karte nimmst du?
   *[other] Gebot geschafft: Welche { $count } Karten nimmst du?
  }
bm-ask-take-help = Schafe kommen oben auf deine Herde; Hunde und der große Knochen liegen daneben.
bm-ask-top = Welches Schaf soll obenauf liegen?
bm-ask-top-help = Seine Ecke hilft oder schadet deinen Würfeln, seine Stufe entscheidet bei Gleichstand.
bm-ask-discard = Kein Hund: Welche zwei weißen Schafe legst du zurück?
bm-ask-discard-help = Schwarze Schafe, 3-7-0 und 0-0-7 bleiben.
bm-tag-bid = Runde { $n } · geheim
bm-tag-throw = Dein Wurf { $n }
bm-tag-won = Gebot geschafft
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

bm-do-bid = { $bid } bieten
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
   *[other] { $price } Wolle: kein schwarzes Schaf
  }
bm-do-accept = { $black ->
    [0] { $wool ->
        [0] Verzichten
       *[other] Verzichten: 1 Wolle
      }
    [one] Verzichten: { $black } schwarzes Schaf
   *[other] Verzichten: { $black } schwarze Schafe
  }
bm-do-take = { $count ->
    [one] Nehmen: { $cards }
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
bm-told-bid-sealed = { $who } hat ein Gebot gewählt.
bm-told-bid = { $you ->
    [yes] Du bietest *{ $contract }*.
   *[no] { $who } bietet *{ $contract }*.
  }
bm-told-revealed = { $you ->
    [yes] Dein Gebot: *{ $contract }*.
   *[no] Gebot von { $who }: *{ $contract }*.
  }
bm-told-ordered = Die Reihenfolge: { $order }.
bm-told-rolled = { $die }: *{ $face }*
bm-told-keep = { $you ->
    [yes] Du behältst den { $die }.
   *[no] { $who } behält den { $die }.
  }
bm-told-claim = { $you ->
    [yes] Du füllst auf, was fehlt.
   *[no] { $who } füllt auf, was fehlt.
  }
bm-told-accept = { $you ->
    [yes] Du verzichtest.
   *[no] { $who } verzichtet.
  }
bm-told-rescue = { $you ->
    [yes] Du hältst die schwarzen Schafe fern.
   *[no] { $who } hält die schwarzen Schafe fern.
  }
bm-told-paid = { $you ->
    [yes] Du zahlst { $wool } Wolle.
   *[no] { $who } zahlt { $wool } Wolle.
  }
bm-told-won = { $cards ->
    [one] { $you ->
        [yes] Du gewinnst *{ $cards } Karte*!
       *[no] { $who } gewinnt *{ $cards } Karte*!
      }
   *[other] { $you ->
        [yes] Du gewinnst *{ $cards } Karten*!
       *[no] { $who } gewinnt *{ $cards } Karten*!
      }
  }
bm-told-take = { $you ->
    [yes] Du nimmst *{ $cards }*.
   *[no] { $who } nimmt *{ $cards }*.
  }
bm-told-took-all = { $you ->
    [yes] Du nimmst alles, was noch da ist: *{ $cards }*.
   *[no] { $who } nimmt alles, was noch da ist: *{ $cards }*.
  }
bm-told-took-black = { $you ->
    [yes] Unter 14: Du musst *{ $cards }* nehmen.
   *[no] Unter 14: { $who } muss *{ $cards }* nehmen.
  }
bm-told-consoled = { $you ->
    [yes] Du bekommst 1 Wolle zum Trost.
   *[no] { $who } bekommt 1 Wolle zum Trost.
  }
bm-told-consoled-none = { $you ->
    [yes] Zum Trost für dich ist keine Wolle mehr da.
   *[no] Zum Trost für { $who } ist keine Wolle mehr da.
  }
bm-told-took-os = { $you ->
    [yes] Ein Knochensymbol: Du nimmst { $other } den *großen Knochen* weg!
   *[no] { $toyou ->
        [yes] Ein Knochensymbol: { $who } nimmt dir den *großen Knochen* weg!
       *[no] Ein Knochensymbol: { $who } nimmt { $other } den *großen Knochen* weg!
      }
  }
bm-told-failed = { $you ->
    [yes] Verfehlt: Du hast { $result }.
   *[no] Verfehlt: { $who } hat { $result }.
  }
bm-told-collected = { $you ->
    [yes] Du nimmst den Rest: *{ $cards }*.
   *[no] { $who } nimmt den Rest: *{ $cards }*.
  }
bm-told-top = { $you ->
    [yes] Oben auf deiner Herde: *{ $card }*.
   *[no] Oben auf der Herde von { $who }: *{ $card }*.
  }
bm-told-round-ended = Runde { $round } ist vorbei.
bm-told-opened = { $you ->
    [yes] Deine Herde: { $cards }.
   *[no] Die Herde von { $who }: { $cards }.
  }
bm-told-opened-none = { $you ->
    [yes] Du hast keine Herde.
   *[no] { $who } hat keine Herde.
  }
bm-told-discard-sealed = { $who } hat gewählt, welche Schafe zurückgehen.
bm-told-put-back = { $you ->
    [yes] Kein Hund: Du legst *{ $cards }* zurück.
   *[no] Kein Hund: { $who } legt *{ $cards }* zurück.
  }
bm-told-ended = Das Spiel ist aus.

# Der Tisch in Zeilen, fürs Terminal und fürs Vorlesen.
bm-see-head = { $pile ->
    [one] Runde { $round } von { $of }. { $pile } Karte im Stapel, { $wool } Wolle im Vorrat.
   *[other] Runde { $round } von { $of }. { $pile } Karten im Stapel, { $wool } Wolle im Vorrat.
  }
bm-see-head-endless = { $pile ->
    [one] Runde { $round } von { $of }. { $pile } Karte im Stapel, Wolle unbegrenzt.
   *[other] Runde { $round } von { $of }. { $pile } Karten im Stapel, Wolle unbegrenzt.
  }
bm-see-offer = Auslage:
bm-see-card = {"  "}{ $card }: { $what }
bm-see-seat = { $you ->
    [yes] { $who } (du): { $flock }; { $goods }.
   *[no] { $who }: { $flock }; { $goods }.
  }
bm-see-flock = { $count ->
    [one] Herde von { $count } Schaf, obenauf { $card }: { $what }
   *[other] Herde von { $count } Schafen, obenauf { $card }: { $what }
  }
bm-see-flock-topless = Herde von { $count } Schafen, noch keines obenauf
bm-see-flock-start = noch kein Schaf, Startstufe { $level }
bm-see-flock-none = noch kein Schaf
bm-see-goods = { $wool } Wolle{ $dogs ->
    [0] {""}
    [one] , { $dogs } Hund ({ $names })
   *[other] , { $dogs } Hunde ({ $names })
  }{ $os ->
    [yes] , der große Knochen
   *[no] {""}
  }{ $chosen ->
    [sealed] , Gebot gewählt
    [open] , Gebot { $bid }
   *[no] {""}
  }
bm-see-gained = {"  "}in dieser Runde gewonnen: { $cards }
bm-see-herd = {"  "}die ganze Herde: { $cards }
bm-see-chosen = {"  "}hat gewählt, welche Schafe zurückgehen
bm-see-back = {"  "}legt zurück: { $cards }
bm-see-throw = { $you ->
    [yes] Dein Wurf { $throw }: { $dice }.
   *[no] Wurf { $throw } von { $who }: { $dice }.
  }
bm-see-answer = {"  "}{ $move }: { $what }
bm-see-item = { $item } { $points }
bm-see-score = { $count ->
    [0] { $you ->
        [yes] Du hast { $points }.
       *[no] { $who } hat { $points }.
      }
   *[other] { $you ->
        [yes] Du hast { $points }: { $items }.
       *[no] { $who } hat { $points }: { $items }.
      }
  }
bm-see-won = { $you ->
    [yes] Das Spiel ist aus. Du gewinnst!
   *[no] Das Spiel ist aus. { $who } gewinnt.
  }
bm-see-shared = Das Spiel ist aus. { $names } teilen sich den Sieg.
bm-see-fate = Karten werden gezogen, oder es wird gewürfelt.
bm-see-question = { $question } { $how }
bm-say = Sag { $moves }.
bm-say-bid = Sag bid 14 bis bid 26, oder bid 26+ für 1 Wolle.
bm-say-bid-poor = Sag bid 14 bis bid 26.
bm-say-take = { $count ->
    [one] Sag take und den Namen der Karte.
   *[other] Sag take und die Namen von { $count } Karten.
  }
bm-say-discard = Sag discard und beide Namen.

bm-tally-item = Was zählt
bm-item-white = Weiße Schafe
bm-item-black = Schwarze Schafe
bm-item-wool = Wolle
bm-item-three-seven-zero = 3-7-0
bm-item-double-o-seven = 0-0-7
bm-item-dogs = Einzelner Hund
bm-item-most-dogs = Meiste Hunde
bm-item-os = Großer Knochen
bm-item-total = Summe

bm-no-now = { $why }. Jetzt geht: { $moves }.
bm-no-now-bid = Geboten wird einmal in der Runde, vor dem Würfeln
bm-no-now-keep = Einen Würfel behältst du nur nach einem verfehlten Wurf
bm-no-now-claim = Bonus und Wolle helfen nur nach einem verfehlten Wurf
bm-no-now-accept = Verzichten geht erst nach dem dritten Wurf
bm-no-now-rescue = Schwarze Schafe hältst du erst nach dem dritten Wurf fern
bm-no-now-take = Karten nimmst du nur nach einem geschafften Gebot
bm-no-now-top = Ein neues oberstes Schaf wählst du nur, wenn du mehrere gewonnen hast
bm-no-now-discard = Schafe gehen erst am Ende der Partie zurück
bm-no-go-on = Nach dem ersten und zweiten Wurf geht es weiter: Behalte einen Würfel und würfle.
bm-no-fourth = Einen vierten Wurf gibt es nicht.
bm-no-pass = Passen geht nicht: Ein Gebot ist eine Zahl von 14 bis 26 oder 26+.
bm-no-bid = Ein Gebot ist eine Zahl von 14 bis 26 oder 26+.
bm-no-beyond = 26+ kostet sofort 1 Wolle, und du hast keine.
bm-no-keep-kept = Den { $die } hast du schon behalten; wähle einen der eben geworfenen.
bm-no-keep = Behalte genau einen Würfel: { $dice }.
bm-no-alone = Nach „{ $word }“ kommt nichts mehr.
bm-no-claim = Auch mit Bonus und aller Wolle kommst du auf { $reach }; dein Gebot ist { $target }.
bm-no-rescue-off = An diesem Tisch helfen Bonus und Wolle nur, das Gebot zu schaffen.
bm-no-rescue-early = Schwarze Schafe hältst du erst nach dem dritten Wurf fern.
bm-no-rescue-none = In der Auslage ist kein schwarzes Schaf, das du fernhalten müsstest.
bm-no-rescue-safe = { $base } ist nicht unter 14: Kein schwarzes Schaf kommt zu dir.
bm-no-rescue-win = Mit 14 wäre dein Gebot geschafft: Fülle auf, was fehlt, oder verzichte.
bm-no-rescue-poor = Bonus und Wolle heben { $base } nicht auf 14.
bm-no-take-there = { $card } liegt nicht in der Auslage.
bm-no-take-twice = Nenne jede Karte nur einmal.
bm-no-take = { $due ->
    [one] Nimm genau { $due } Karte, nicht { $named }.
   *[other] Nimm genau { $due } Karten, nicht { $named }.
  }
bm-no-top = Obenauf kommt eines der Schafe, die du gerade gewonnen hast: { $sheep }.
bm-no-discard-own = { $card } ist nicht unter deinen Karten.
bm-no-discard-white = { $card } ist kein weißes Schaf; nur weiße gehen zurück.
bm-no-discard = Genau zwei verschiedene weiße Schafe gehen zurück; du hast { $named } genannt.

bm-coach-1 = Wähle geheim ein Gebot. Hohe Gebote suchen zuerst aus, sind mit drei Würfeln aber schwer zu schaffen. Das niedrigste würfelt nie und nimmt den Rest.
bm-coach-2 = Schau auf die Ecke deines obersten Schafs: Sie kommt zu deinen Würfen dazu oder wird abgezogen. Frag nach der Chance, bevor du bietest.
bm-coach-3 = Verfehlt. Behalte einen Würfel, der Rest wird neu geworfen. Der erste Wurf bringt 3 Karten, der zweite 2, der dritte 1.
bm-coach-4 = Bonus und Wolle können die Lücke gleich füllen. Jede Wolle ist am Ende einen Punkt wert, eine Karte oft mehr.
bm-coach-5 = Weiße Schafe bringen Punkte, schwarze kosten welche. Zwei 3-7-0 sind gut, drei sind nichts. Drei 0-0-7 sind 21.
bm-coach-6 = Nur das oberste Schaf zählt beim Würfeln. Ein Plus in der Ecke hilft, ein Minus schadet.
bm-coach-7 = Unter 14 bekommst du alle schwarzen Schafe der Auslage, außer wenn Bonus und Wolle dich auf 14 heben.
bm-coach-8 = Ein einzelner Hund ist 9 Punkte wert und schützt zwei weiße Schafe. Zwei Hunde sind nichts wert, und wer die meisten hat, verliert 5.

option-bouc-makers-bone-guard = Wessen Knochensymbol schützt den großen Knochen?
option-bouc-makers-rescue = Bonus und Wolle dürfen einen Fehlwurf auf 14 heben, gegen schwarze Schafe
option-bouc-makers-wool-supply = Wie viel Wolle gibt es?
option-bouc-makers-board-levels = Startstufen
option-bouc-makers-herds = Schafe unter dem obersten
option-bouc-makers-bone-guard-owner = Das beim großen Knochen
option-bouc-makers-bone-guard-gainer = Das beim Nehmen
option-bouc-makers-wool-supply-25 = 25
option-bouc-makers-wool-supply-unlimited = Unbegrenzt
option-bouc-makers-board-levels-seat = Nach Plätzen
option-bouc-makers-herds-hidden = Verdeckt bis zum Ende
option-bouc-makers-herds-open = Immer offen

why-bouc-makers-bid-high = Mit { $bid } bist du früh dran, solange die besten Karten da sind. Chance auf { $bid }: { $chance }.
why-bouc-makers-bid-fair = { $bid } ist ein vernünftiges Risiko, im Schnitt für { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }. Chance auf { $bid }: { $chance }.
why-bouc-makers-bid-low = { $bid } ist fast sicher: Du bist spät dran, aber vielleicht bleibt etwas übrig. Chance auf { $bid }: { $chance }.
why-bouc-makers-keep = Behalte die { $face } ({ $die }). Chance auf { $needed }: { $chance }.
why-bouc-makers-keep-lost = { $needed } ist nicht mehr zu schaffen; behalte die { $face } ({ $die }). Chance, bei 14 oder mehr zu bleiben: { $safe }.
why-bouc-makers-claim-free = { $cards ->
    [one] Dein Bonus reicht für das Gebot: Du gewinnst { $cards } Karte und zahlst nichts.
   *[other] Dein Bonus reicht für das Gebot: Du gewinnst { $cards } Karten und zahlst nichts.
  }
why-bouc-makers-claim = { $price } Wolle { $price ->
    [one] reicht für das Gebot und bringt
   *[other] reichen für das Gebot und bringen
  } { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }. Jede Wolle ist am Ende einen Punkt wert, Karten oft mehr.
why-bouc-makers-accept = Du gewinnst keine Karte, bekommst aber eine Wolle zum Trost, solange es welche gibt.
why-bouc-makers-accept-black = Du nimmst { $black }, behältst aber deine Wolle und bekommst eine zum Trost, solange es welche gibt.
why-bouc-makers-rescue = { $price } Wolle { $price ->
    [one] hebt dich auf 14 und hält
   *[other] heben dich auf 14 und halten
  } fern: { $black }.
why-bouc-makers-rescue-free = Dein Bonus hebt dich umsonst auf 14 oder mehr und hält fern: { $black }.
why-bouc-makers-take-dog = Dein erster Hund: Allein ist er 9 Punkte wert, und kein Schaf geht zurück in die Schachtel.
why-bouc-makers-take-os = Der große Knochen ist 4 Punkte für jeden deiner Hunde wert, und du hast { $dogs }.
why-bouc-makers-take-sevens = Drei 0-0-7 sind 21 Punkte wert, und { $cards } bringt dich näher heran.
why-bouc-makers-take-zeros = Zwei 3-7-0 sind 14 Punkte wert, und { $cards } bringt dich näher heran; nimm kein drittes.
why-bouc-makers-take = { $points ->
    [one] { $cards } bringt dir { $points } Punkt.
   *[other] { $cards } bringt dir { $points } Punkte.
  }
why-bouc-makers-take-least = Hier ist nichts gut für dich; { $cards } schadet am wenigsten.
why-bouc-makers-top-bonus = Ein Bonus von { $bonus } obenauf hilft jedem Wurf, bis ein anderes Schaf ihn zudeckt.
why-bouc-makers-top-guard = Das Knochensymbol obenauf schützt den großen Knochen: Niemand kann ihn dir nehmen.
why-bouc-makers-top-bone = Ein Knochensymbol obenauf nimmt deinen Würfen nichts weg.
why-bouc-makers-top-malus = Obenauf zieht es { $malus } von deinen Würfen ab, bis ein anderes es zudeckt; ein größerer Malus wäre schlimmer.
why-bouc-makers-discard = { $points ->
    [one] Ohne Hund gehen zwei weiße Schafe zurück; { $cards } sind zusammen nur { $points } Punkt.
   *[other] Ohne Hund gehen zwei weiße Schafe zurück; { $cards } sind zusammen nur { $points } Punkte.
  }

# Die Auszählung am Ende.
bm-count-white = Weiße Schafe zählen, was auf ihren Karten steht.
bm-count-black = Schwarze Schafe kosten, was auf ihren Karten steht.
bm-count-three-seven-zero = Zwei davon sind am besten, drei zählen nichts.
bm-count-double-o-seven = Erst drei davon zählen.
bm-count-wool = Jede übrige Wolle ist ein Punkt.
bm-count-dogs = Ein Hund allein zählt, ein Rudel nicht.
bm-count-most-dogs = Die meisten Hunde zu haben kostet Punkte.
bm-count-os = Der große Knochen zählt für jeden Hund der Person, die ihn hat.
