# Bye-Bye Black Sheep. $you ist "yes", wo der Satz von der Leserin oder dem Leser handelt, $toyou, wo es ihr oder ihm geschieht.
# Sterne zeigen an, was fett steht.

bb-animal-1 = Tiger
bb-animal-2 = Pinguin
bb-animal-3 = Krokodil
bb-animal-4 = Elefant
bb-animal-5 = Löwe
bb-animal-6 = Giraffe
bb-animal-7 = Zebra
bb-animal-8 = Nilpferd
bb-animal-9 = Affe
bb-animal-10 = Panda
bb-animal-11 = Känguru
bb-animal-12 = Flamingo
bb-animal-13 = Eisbär
bb-animal-14 = Nashorn
bb-animal-15 = Kamel
bb-animal-16 = Koala
bb-card-BS = Schwarzes Schaf
bb-card-EA = Adler
bb-card-MO = Maulwurf
bb-card-MA = Elster
bb-card-WS = Weißes Schaf
bb-card-MS = Mutter Schaf
bb-card-WO = Wolf

bb-told-start = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
  }
bb-told-turn = { $you ->
    [yes] *Du bist dran.*
   *[no] *{ $who } ist dran.*
  }
bb-told-dealt = Du bekommst vom Stapel: *{ $card }*.
bb-told-draw = { $you ->
    [yes] Du ziehst bei { $other }.
   *[no] { $toyou ->
        [yes] { $who } zieht bei dir.
       *[no] { $who } zieht bei { $other }.
      }
  }
bb-told-drew = Heraus kommt: *{ $card }*.
bb-told-drew-sheep = Heraus kommt das *schwarze Schaf*! Der Zug ist vorbei.
bb-told-kept = { $you ->
    [yes] Das schwarze Schaf trottet zurück auf deine Hand.
   *[no] Das schwarze Schaf trottet heim zu { $who }.
  }
bb-told-stop = { $you ->
    [yes] Du hörst auf.
   *[no] { $who } hört auf.
  }
bb-told-took = { $you ->
    [yes] Du nimmst das Wasserloch auf die Hand: { $cards }.
   *[no] { $who } nimmt das Wasserloch auf die Hand: { $cards }.
  }
bb-told-placed = { $you ->
    [yes] In deinen Zoo kommen: *{ $cards }*.
   *[no] In den Zoo von { $who } kommen: *{ $cards }*.
  }
bb-told-placed-none = { $you ->
    [yes] Du legst nichts ab.
   *[no] { $who } legt nichts ab.
  }
bb-told-ask = { $you ->
    [yes] Du fragst { $other }: „Hast du dieses Tier: *{ $card }*?“
   *[no] { $toyou ->
        [yes] { $who } fragt dich: „Hast du dieses Tier: *{ $card }*?“
       *[no] { $who } fragt { $other }: „Hast du dieses Tier: *{ $card }*?“
      }
  }
bb-told-yes = { $you ->
    [yes] Du hast eins! Es kommt ans Wasserloch.
   *[no] { $who } hat eins! Es kommt ans Wasserloch.
  }
bb-told-no = { $you ->
    [yes] Du hast keins. Das Ziehen ist vorbei.
   *[no] { $who } hat keins. Das Ziehen ist vorbei.
  }
bb-told-skip = { $you ->
    [yes] Du lässt es bleiben.
   *[no] { $who } lässt es bleiben.
  }
bb-told-showed = { $you ->
    [yes] Du siehst { $other } in die Karten.
   *[no] { $toyou ->
        [yes] { $who } sieht dir in die Karten.
       *[no] { $who } sieht { $other } in die Karten.
      }
  }
bb-told-take = { $you ->
    [yes] Du suchst dir aus: *{ $card }*.
   *[no] { $who } sucht sich aus: *{ $card }*.
  }
bb-told-steal = { $you ->
    [yes] Die Elster stiehlt für dich aus dem Zoo von { $other }: *{ $card }*.
   *[no] { $toyou ->
        [yes] Die Elster stiehlt für { $who } aus deinem Zoo: *{ $card }*.
       *[no] Die Elster stiehlt für { $who } aus dem Zoo von { $other }: *{ $card }*.
      }
  }
bb-told-turned = Vom Stapel kommt: *{ $card }*.
bb-told-wolf = { $you ->
    [yes] Der Wolf verjagt zu dir: { $cards }.
   *[no] Der Wolf verjagt zu { $who }: { $cards }.
  }
bb-told-wolf-took = { $you ->
    [yes] Du nimmst den Wolfshaufen auf: { $cards }.
   *[no] { $who } nimmt den Wolfshaufen auf: { $cards }.
  }
bb-told-magpie = { $you ->
    [yes] Die *Elster* fliegt auf deine Hand.
   *[no] Die *Elster* fliegt zu { $who } auf die Hand.
  }
bb-told-choose = { $you ->
    [yes] Du bringst ins Spiel: *{ $card }*.
   *[no] { $who } bringt ins Spiel: *{ $card }*.
  }
bb-told-box = Die Sonderkarten, die niemand wollte, kommen in die Schachtel.
bb-told-wins = { $you ->
    [yes] *Du gewinnst!*
   *[no] *{ $who } gewinnt!*
  }
bb-told-stalled = Niemand kommt mehr weiter: *Das Spiel endet*, und die Zoos werden gezählt.

bb-move-draw = Bei { $other } ziehen
bb-move-stop = Aufhören und { $count } ablegen
bb-move-stop-take = { $count ->
    [one] Aufhören und die Karte nehmen
   *[other] Aufhören und { $count } Karten nehmen
  }
bb-move-pass = Diesmal nichts ziehen
bb-move-ask = { $other } fragen: { $card }
bb-move-steal = Bei { $other } stehlen: { $card }
bb-move-take = Nehmen: { $card }
bb-move-choose = Wählen: { $card }
bb-move-add = Ablegen: { $card }
bb-move-place = { $count ->
    [one] { $count } Karte ablegen
   *[other] { $count } Karten ablegen
  }
bb-move-place-none = Nichts ablegen
bb-move-done = Das ist alles
bb-move-turn = Oberste Karte aufdecken
bb-skip-eagle = Niemanden fragen
bb-skip-mole = Nichts nehmen
bb-skip-magpie = Nichts stehlen
bb-skip-mother = Liegen lassen
bb-skip-white = Nichts ablegen

bb-ask-first = Bei wem ziehst du eine Karte?
bb-ask-first-help = Tippe auf eine verdeckte Karte. Auf jeder Hand steckt ein schwarzes Schaf.
bb-ask-draw = Noch eine Karte ziehen?
bb-ask-draw-help = { $count ->
    [one] Noch eine, und du darfst eine ablegen.
   *[other] Noch { $count }, und du darfst eine ablegen.
  }
bb-ask-stop = { $count ->
    [one] Noch eine Karte, oder aufhören und eine ablegen?
   *[other] Noch eine Karte, oder aufhören und { $count } ablegen?
  }
bb-ask-stop-help = { $other } hat die meisten Karten: Dort ist 1 von { $size } das schwarze Schaf. Die Karten behältst du so oder so.
bb-ask-zoo = { $count ->
    [one] Welche Karte kommt in deinen Zoo?
   *[other] Welche Karten kommen in deinen Zoo? Bis zu { $count }.
  }
bb-ask-zoo-help = Tippe auf Karten deiner Hand. Niemand sieht deine Wahl, bevor du sie ablegst.
bb-ask-eagle = Der Adler! Wen fragst du, und nach welchem Tier?
bb-ask-eagle-help = Ein „Ja“ bringt die Karte ans Wasserloch, ein „Nein“ beendet dein Ziehen.
bb-ask-mole = Der Maulwurf! { $other } zeigt dir alle Karten. Eine nehmen?
bb-ask-mole-help = Nur du siehst sie. Nehmen kannst du Tiere, keine Sonderkarten.
bb-ask-magpie = Die Elster! Ein Tier aus einem Zoo stehlen?
bb-ask-magpie-help = Wähle einen Zoo, dann ein Tier. Es kommt ans Wasserloch.
bb-ask-mother = Mutter Schaf! Eine Karte vom Stapel aufdecken?
bb-ask-mother-help = Es ist ganz sicher ein Tier, und es kommt ans Wasserloch.
bb-ask-white = { $other } hat dein weißes Schaf gezogen: Eine Karte ablegen?
bb-ask-white-help = Ein Tier deiner Hand darf sofort in deinen Zoo.
bb-ask-draft = Welche Sonderkarte soll mitspielen?
bb-ask-draft-help = Die gewählten werden gemischt und verteilt: Niemand weiß, wer welche bekommt.
bb-tag-white = Zwischendurch
bb-tag-draft = Vor dem Spiel

bb-wait-draft = { $who } wählt eine Sonderkarte
bb-wait-draw = { $count ->
    [0] { $who } zieht gleich eine Karte
    [one] { $who } hat eine Karte gezogen. Noch eine?
   *[other] { $who } hat { $count } Karten gezogen. Noch eine?
  }
bb-wait-dealt = Die Hände werden aufgefüllt
bb-wait-zoo = { $who } wählt Karten für den Zoo
bb-wait-eagle = Der Adler! { $who } überlegt: wen fragen?
bb-wait-mole = Der Maulwurf! { $who } sieht in eine Hand
bb-wait-magpie = Die Elster! { $who } sucht etwas zum Stehlen
bb-wait-mother = Mutter Schaf! { $who } darf eine Karte aufdecken
bb-wait-white = Das weiße Schaf! { $who } darf eine Karte ablegen

bb-does-EA = Wer ihn zieht, darf jemanden nach einem Tier fragen.
bb-does-MO = Wer ihn zieht, sieht die ganze Hand und darf ein Tier nehmen.
bb-does-MA = Wer sie zieht, darf ein Tier aus einem Zoo stehlen.
bb-does-WS = Bei wem es gezogen wird, darf sofort eine Karte ablegen.
bb-does-MS = Wer sie zieht, darf eine Karte vom Stapel aufdecken.
bb-does-WO = Er verjagt alle Karten vom Wasserloch zu dem, bei dem er gezogen wurde.
bb-does-BS = Es beendet den Zug von allen, die es ziehen.

bb-chip-needed = Wer *{ $needed } Drillinge* hat, gewinnt
bb-chip-idle = *{ $idle }* von { $most } Zügen ohne neues Tier
bb-triplets = { $count } von { $needed } Drillingen
bb-risk = 1 von { $size }
bb-risk-word = Risiko
bb-risk-safest = sicher
bb-risk-spoken = Hand von { $name }: { $size } Karten, 1 von { $size } ist das schwarze Schaf. Mehr darüber
bb-fan = Hand von { $name }, { $size } Karten
bb-fan-card = Bei { $name } ziehen: Karte { $at } von { $size }, schwarzes Schaf 1 von { $size }
bb-zoo = { $you ->
    [yes] Dein Zoo
   *[no] Zoo von { $who }
  }
bb-zoo-empty = noch leer
bb-zoo-kind = { $count } × { $name }
bb-zoo-triplet = { $count } × { $name }, ein Drilling
bb-hand = Deine Hand
bb-hand-card = { $name }, deine Hand, { $at } von { $count }
bb-hand-chosen = { $name }, kommt in deinen Zoo
bb-hole = { $count ->
    [0] Wasserloch, leer
    [one] Wasserloch, eine Karte
   *[other] Wasserloch, { $count } Karten
  }
bb-hole-card = { $name }, Wasserloch, { $at } von { $count }
bb-stones = { $place ->
    [0] Mit drei Karten am Wasserloch darfst du eine ablegen.
    [one] Du darfst eine Karte ablegen.
   *[other] Du darfst { $place } Karten ablegen.
  }
bb-coming = { $count } von { $most } für deinen Zoo
bb-pile = Stapel
bb-pile-spoken = Stapel, { $count } Karten. Alle Tiere auf einen Blick
bb-pile-turn = Oberste Karte des Stapels aufdecken
bb-wolf-pile = { $count ->
    [one] Wolfshaufen: eine Karte
   *[other] Wolfshaufen: { $count } Karten
  }
bb-has-magpie = hat die Elster
bb-target-ask = { $name } fragen
bb-target-steal = Bei { $name } stehlen
bb-grid-eagle = Welches Tier?
bb-grid-ask = { $name } fragen nach …
bb-grid-have = du hast { $count }
bb-grid-sure = sicher da
bb-grid-none = nicht da
bb-book = { $name } zeigt dir
bb-robbed = Im Zoo von { $name }
bb-layout = Wähle eine davon
bb-left = × { $count }
bb-say-yes = Ja!
bb-say-no = Nein!

bb-about-hand = Die Hand von { $name }
bb-about-chance = { $size } Karten, und eine davon ist das schwarze Schaf.
bb-about-draws = Wenn du hier ziehst
bb-about-draw = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  }
bb-about-safe = { $percent } sicher
bb-about-knows = Was alle wissen
bb-about-saw = Was du mit dem Maulwurf gesehen hast
bb-about-seen = { $name } hat dir einmal in die Karten gesehen.
bb-about-holds = Da ist: { $cards }
bb-about-not = Nicht da ist: { $cards }
bb-about-open = { $count ->
    [0] Sonst ist nichts verborgen als das schwarze Schaf.
    [one] Noch eine Karte, die niemand kennt.
   *[other] Noch { $count } Karten, die niemand kennt.
  }
bb-about-since = { $count ->
    [0] Seither ist nichts dazugekommen.
    [one] Seither ist eine Karte dazugekommen.
   *[other] Seither sind { $count } Karten dazugekommen.
  }
bb-about-wolf = Wolfshaufen, am Ende des Zuges wieder auf der Hand: { $cards }
bb-species = Alle Tiere
bb-species-animal = Tier
bb-species-mine = Du
bb-species-zoos = Andere Zoos
bb-species-hole = Loch
bb-species-hidden = Verborgen
bb-species-help = Von jedem Tier gibt es vier Karten. Verborgen: im Stapel oder auf anderen Händen.
bb-specials = Sonderkarten im Spiel
bb-specials-where = Elster: { $where }
bb-magpie-beside = noch neben dem Stapel
bb-magpie-hole = am Wasserloch
bb-magpie-wolf = im Wolfshaufen

bb-scores-how = Drei gleiche Tiere im Zoo sind ein Drilling. { $needed } davon gewinnen.
bb-scores-stalled = Das Spiel kam zum Stillstand: Es zählen Drillinge, dann Tiere im Zoo, dann Paare.
bb-scores-animals = Tiere
bb-scores-pairs = Paare

bb-no-4-2 = Ziehen kannst du nur bei den anderen.
bb-no-4-5 = Erst ist die Karte an der Reihe, die eben gezogen wurde.
bb-no-4-8 = An diesem Tisch musst du mindestens eine Karte ziehen.
bb-no-6-1 = Das Ziehen ist vorbei. Jetzt darfst du Karten ablegen.
bb-no-6-2 = Mehr Karten darfst du diesmal nicht ablegen.
bb-no-6-4 = So viele Karten davon hast du nicht.
bb-no-6-5 = Sonderkarten kommen nie in einen Zoo.
bb-no-9-1 = Dazu braucht es die Sonderkarte, eben erst gezogen.
bb-no-10-1 = Danach kann man hier nicht fragen.
bb-no-10-7 = Der Adler fragt nie nach Sonderkarten.
bb-no-11-2 = Diese Karte ist nicht auf der Hand, die du siehst.
bb-no-11-3 = Der Maulwurf nimmt nur Tiere, keine Sonderkarten.
bb-no-12-6 = Dieses Tier ist nicht in dem Zoo.
bb-no-12-7 = Die Elster stiehlt nur aus anderen Zoos.
bb-no-13-2 = Diese Karte liegt hier nicht aus.
bb-no-13-3 = Wähle eine der Sonderkarten, die noch da sind.
bb-no-14-2 = Das weiße Schaf lässt dich ein Tier deiner Hand ablegen.
bb-no-14-4 = Diese Karte liegt im Wolfshaufen und nicht auf deiner Hand.

bb-coach-1 = Tippe auf eine verdeckte Karte der anderen: Du ziehst sie blind, und sie kommt ans Wasserloch.
bb-coach-2 = Die Steine zählen mit: Mit drei Karten am Wasserloch darfst du eine ablegen, mit vier zwei, und so weiter.
bb-coach-3 = Auf jeder Hand steckt ein schwarzes Schaf. Aus einer großen Hand kommt es seltener.
bb-coach-4 = Jetzt darfst du Tiere ablegen. Drei gleiche sind ein Drilling: Sammle, was zusammengehört.
bb-coach-5 = Das schwarze Schaf! Dein Zug ist vorbei, aber alle Karten vom Wasserloch behältst du auf der Hand.
bb-coach-6 = Eine Sonderkarte wirkt in dem Augenblick, in dem sie gezogen wird. Dann liegt sie am Wasserloch und zählt mit.

option-bye-bye-black-sheep-mode = Welches Spiel?
option-bye-bye-black-sheep-must-draw-once = Alle müssen mindestens eine Karte ziehen
option-bye-bye-black-sheep-refill-one-by-one = Nachgezogen wird Karte für Karte reihum
option-bye-bye-black-sheep-stall-rule = Ein festgefahrenes Spiel wird beendet und gezählt
option-bye-bye-black-sheep-start-seat = Wer fängt an?
option-bye-bye-black-sheep-species = Namen der Tiere
value-base = Grundspiel
value-advanced = Mit weißem Schaf, Mutter Schaf und Wolf

why-bye-bye-black-sheep-draw-free = { $hole ->
    [0] Am Wasserloch liegt noch nichts, also ist nichts zu verlieren. Mit { $chance } Chance kommst du auf drei Karten, genug, um eine abzulegen.
    [one] Mit einer Karte am Wasserloch ist noch nichts zu verlieren. Mit { $chance } Chance kommst du auf drei, genug, um eine abzulegen.
   *[other] Mit { $hole } Karten am Wasserloch ist noch nichts zu verlieren. Mit { $chance } Chance kommst du auf drei, genug, um eine abzulegen.
  }
why-bye-bye-black-sheep-draw-more = { $safe } der Karten von { $who } sind harmlos, und wenn du weitermachst, kannst du etwa { $more } nützliche Karten ablegen statt { $now }.
why-bye-bye-black-sheep-draw-brave = { $next ->
    [one] Es ist mutig, aber { $safe } der Karten von { $who } sind harmlos, und dann darfst du eine Karte ablegen.
   *[other] Es ist mutig, aber { $safe } der Karten von { $who } sind harmlos, und dann darfst du { $next } Karten ablegen.
  }
why-bye-bye-black-sheep-draw-sheep = Bei { $who } ist nur noch das schwarze Schaf, das beendet also deinen Zug.
why-bye-bye-black-sheep-stop-win = { $limit ->
    [one] Du darfst eine Karte ablegen, und das reicht zum Sieg.
   *[other] Du darfst { $limit } Karten ablegen, und das reicht zum Sieg.
  }
why-bye-bye-black-sheep-stop-enough = { $limit ->
    [one] Du darfst eine Karte ablegen, und mehr nützliche hast du nicht.
   *[other] Du darfst { $limit } Karten ablegen, und mehr nützliche hast du nicht.
  }
why-bye-bye-black-sheep-stop-risk = { $limit ->
    [one] Du darfst jetzt eine Karte ablegen; die nächste wäre mit { $risk } Gefahr das schwarze Schaf.
   *[other] Du darfst jetzt { $limit } Karten ablegen; die nächste wäre mit { $risk } Gefahr das schwarze Schaf.
  }
why-bye-bye-black-sheep-stop-early = Du behältst, was du hast; aus einer kleinen Hand können die anderen wenig ziehen.
why-bye-bye-black-sheep-stop-sheep = Zu ziehen gibt es nur noch schwarze Schafe.
why-bye-bye-black-sheep-ask-sure = { $who } hat diese Karte ganz sicher: { $animal }.
why-bye-bye-black-sheep-ask-likely = { $limit ->
    [one] { $animal } ist mit { $chance } Chance da, und ein „Nein“ kostet wenig: Du darfst schon eine Karte ablegen.
   *[other] { $animal } ist mit { $chance } Chance da, und ein „Nein“ kostet wenig: Du darfst schon { $limit } Karten ablegen.
  }
why-bye-bye-black-sheep-ask-bold = { $animal } ist mit { $chance } Chance bei { $who }, aber ein „Nein“ beendet dein Ziehen.
why-bye-bye-black-sheep-ask-end = { $limit ->
    [0] { $animal } kann nicht bei { $who } sein: Das beendet dein Ziehen.
    [one] { $animal } kann nicht bei { $who } sein: Das beendet dein Ziehen, und du darfst eine Karte ablegen.
   *[other] { $animal } kann nicht bei { $who } sein: Das beendet dein Ziehen, und du darfst { $limit } Karten ablegen.
  }
why-bye-bye-black-sheep-eagle-skip = Keine nützliche Karte ist sicher bekannt, und falsch geraten wäre dein Ziehen vorbei.
why-bye-bye-black-sheep-take-third = { $animal }: Damit hast du drei davon.
why-bye-bye-black-sheep-take-pair = { $animal }: Damit hast du zwei davon.
why-bye-bye-black-sheep-take-other = { $who } kann sie nicht mehr brauchen, und eine Karte mehr am Wasserloch ist eine mehr zum Ablegen.
why-bye-bye-black-sheep-take-more = Eine Karte mehr am Wasserloch ist eine mehr zum Ablegen.
why-bye-bye-black-sheep-mole-skip = Auf dieser Hand lohnt sich keine Karte.
why-bye-bye-black-sheep-mole-nothing = Auf dieser Hand ist kein Tier zu holen.
why-bye-bye-black-sheep-steal-break = Das bricht einen Drilling von { $who } auf.
why-bye-bye-black-sheep-steal-third = { $animal }: Damit hast du drei davon.
why-bye-bye-black-sheep-steal-more = Das ist ohne Gefahr, und die Karte zählt am Wasserloch.
why-bye-bye-black-sheep-magpie-skip = In den anderen Zoos lohnt sich keine Karte.
why-bye-bye-black-sheep-mother-up = Die Karte kommt ohne jede Gefahr und zählt am Wasserloch.
why-bye-bye-black-sheep-mother-skip = Du brauchst keine weitere Karte.
why-bye-bye-black-sheep-zoo-win = Was du ablegen darfst, reicht zum Sieg.
why-bye-bye-black-sheep-zoo-third = { $animal }: Das macht einen Drilling voll.
why-bye-bye-black-sheep-zoo-sure = { $animal }: Du hast alles, was zum Drilling fehlt.
why-bye-bye-black-sheep-zoo-pair = { $animal }: Dann fehlt nur noch eins zum Drilling.
why-bye-bye-black-sheep-zoo-single = Im Zoo kann es dir niemand wegziehen, und ein Drilling ist noch möglich.
why-bye-bye-black-sheep-zoo-fourth = Das vierte schützt deinen Drilling vor der Elster.
why-bye-bye-black-sheep-zoo-spoil = Du bekommst davon keinen Drilling, aber die anderen dann auch nicht.
why-bye-bye-black-sheep-zoo-rest = Auf deiner Hand nützt die Karte nichts.
why-bye-bye-black-sheep-zoo-done = Die anderen Karten helfen deinem Zoo nicht.
why-bye-bye-black-sheep-zoo-keep = Keine deiner Karten hilft deinem Zoo.
why-bye-bye-black-sheep-white-skip = Keine deiner Karten hilft deinem Zoo.
why-bye-bye-black-sheep-choose-EA = Wer ihn zieht, darf alle nach einer Karte fragen.
why-bye-bye-black-sheep-choose-MO = Wer ihn zieht, sieht eine ganze Hand und darf eine Karte nehmen.
why-bye-bye-black-sheep-choose-WS = Es hilft der Person, bei der es gezogen wird.
why-bye-bye-black-sheep-choose-MS = Sie bringt eine Karte vom Stapel, ohne jede Gefahr.
why-bye-bye-black-sheep-choose-WO = Er verjagt alles, was vorher gezogen wurde.
