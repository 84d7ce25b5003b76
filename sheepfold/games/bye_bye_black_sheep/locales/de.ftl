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
# A host's own names come in all languages.
bb-language = de
bb-own-animal = { $language ->
    [fr] { $fr }
    [de] { $de }
   *[en] { $en }
  }
bb-card-BS = Schwarzes Schaf
bb-card-EA = Adler
bb-card-MO = Maulwurf
bb-card-MA = Diebische Elster
bb-card-WS = Weißes Schaf
bb-card-MS = Mutterschaf
bb-card-WO = Wolf

bb-told-picked = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
  }
bb-told-began = { $you ->
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
    [yes] Du nimmst die Karten von der Wasserstelle auf die Hand: { $cards }.
   *[no] { $who } nimmt die Karten von der Wasserstelle auf die Hand: { $cards }.
  }
bb-told-placed = { $you ->
    [yes] Neu in deinem Zoo: *{ $cards }*.
   *[no] Neu im Zoo von { $who }: *{ $cards }*.
  }
bb-told-placed-none = { $you ->
    [yes] Du legst nichts aus.
   *[no] { $who } legt nichts aus.
  }
bb-told-ask = { $you ->
    [yes] Du fragst { $other }: „Hast du dieses Tier: *{ $card }*?“
   *[no] { $toyou ->
        [yes] { $who } fragt dich: „Hast du dieses Tier: *{ $card }*?“
       *[no] { $who } fragt { $other }: „Hast du dieses Tier: *{ $card }*?“
      }
  }
bb-told-yes = { $you ->
    [yes] Du hast eins! Es kommt an die Wasserstelle.
   *[no] { $who } hat eins! Es kommt an die Wasserstelle.
  }
bb-told-no = { $you ->
    [yes] Du hast keins. Es wird nicht mehr gezogen.
   *[no] { $who } hat keins. Es wird nicht mehr gezogen.
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
bb-told-turned-up = Vom Stapel kommt: *{ $card }*.
bb-told-got-wolf-pile = { $you ->
    [yes] Der Wolf treibt dir zu: { $cards }.
   *[no] Der Wolf treibt { $who } zu: { $cards }.
  }
bb-told-took-wolf-pile = { $you ->
    [yes] Du nimmst den Wolfsstapel auf: { $cards }.
   *[no] { $who } nimmt den Wolfsstapel auf: { $cards }.
  }
bb-told-got-magpie = { $you ->
    [yes] Die *Elster* fliegt auf deine Hand.
   *[no] Die *Elster* fliegt zu { $who } auf die Hand.
  }
bb-told-choose = { $you ->
    [yes] Du bringst ins Spiel: *{ $card }*.
   *[no] { $who } bringt ins Spiel: *{ $card }*.
  }
bb-told-boxed = Die Spezialkarten, die niemand gewählt hat, kommen zurück in die Schachtel.
bb-told-won = { $you ->
    [yes] *Du gewinnst!*
   *[no] *{ $who } gewinnt!*
  }
bb-told-stalled = Niemand kommt mehr weiter: *Die Partie endet*, und die Zoos werden gezählt.

bb-move-draw = Bei { $other } ziehen
bb-move-stop = Aufhören und { $count } auslegen
bb-move-stop-take = { $count ->
    [one] Aufhören und die Karte nehmen
   *[other] Aufhören und { $count } Karten nehmen
  }
bb-move-pass = Diesmal nichts ziehen
bb-move-ask = { $other } fragen: { $card }
bb-move-steal = Bei { $other } stehlen: { $card }
bb-move-take = Nehmen: { $card }
bb-move-choose = Wählen: { $card }
bb-move-add = Auslegen: { $card }
bb-move-place = { $count ->
    [one] { $count } Karte auslegen
   *[other] { $count } Karten auslegen
  }
bb-move-place-none = Nichts auslegen
bb-move-done = Das ist alles
bb-move-turn = Oberste Karte aufdecken
bb-skip-eagle = Niemanden fragen
bb-skip-mole = Nichts nehmen
bb-skip-magpie = Nichts stehlen
bb-skip-mother = Liegen lassen
bb-skip-white = Nichts auslegen

bb-ask-first = Bei wem ziehst du eine Karte?
bb-ask-first-help = Tippe auf eine verdeckte Karte. In jeder Hand steckt ein schwarzes Schaf.
bb-ask-draw = Noch eine Karte ziehen?
bb-ask-draw-help = { $count ->
    [one] Noch eine, und du darfst eine auslegen.
   *[other] Noch { $count }, und du darfst eine auslegen.
  }
bb-ask-stop = { $count ->
    [one] Noch eine Karte, oder aufhören und eine auslegen?
   *[other] Noch eine Karte, oder aufhören und { $count } auslegen?
  }
bb-ask-stop-help = { $other } hat die meisten Karten: Dort ist 1 von { $size } das schwarze Schaf. Die Karten behältst du so oder so.
bb-ask-zoo = { $count ->
    [one] Welche Karte kommt in deinen Zoo?
   *[other] Welche Karten kommen in deinen Zoo? Bis zu { $count }.
  }
bb-ask-zoo-help = Tippe auf Karten deiner Hand. Niemand sieht deine Wahl, bevor du sie auslegst.
bb-ask-eagle = Der Adler! Wen fragst du, und nach welchem Tier?
bb-ask-eagle-help = Ein „Ja“ bringt die Karte an die Wasserstelle; nach einem „Nein“ kannst du nicht mehr ziehen.
bb-ask-mole = Der Maulwurf! { $other } zeigt dir alle Karten. Eine nehmen?
bb-ask-mole-help = Nur du siehst sie. Nehmen kannst du Tiere, keine Spezialkarten.
bb-ask-magpie = Die Elster! Ein Tier aus einem Zoo stehlen?
bb-ask-magpie-help = Wähle einen Zoo, dann ein Tier. Es kommt an die Wasserstelle.
bb-ask-mother = Das Mutterschaf! Eine Karte vom Stapel aufdecken?
bb-ask-mother-help = Es ist ganz sicher ein Tier, und es kommt an die Wasserstelle.
bb-ask-white = { $other } hat dein weißes Schaf gezogen: Eine Karte auslegen?
bb-ask-white-help = Ein Tier deiner Hand darf sofort in deinen Zoo.
bb-ask-draft = Welche Spezialkarte soll mitspielen?
bb-ask-draft-help = Die gewählten werden gemischt und verteilt: Niemand weiß, wer welche bekommt.
bb-tag-white = Zwischendurch
bb-tag-draft = Vor der Partie

bb-see-card = { $name } ({ $code })
bb-see-hole = Wasserstelle: { $cards }.
bb-see-hole-empty = Die Wasserstelle ist leer.
bb-see-seat = { $you ->
    [yes] Du: { $size ->
        [one] eine Karte auf der Hand; Zoo: { $zoo }; { $triplets }.
       *[other] { $size } Karten auf der Hand; Zoo: { $zoo }; { $triplets }.
      }
   *[no] { $who }: { $size ->
        [one] eine Karte auf der Hand; Zoo: { $zoo }; { $triplets }.
       *[other] { $size } Karten auf der Hand; Zoo: { $zoo }; { $triplets }.
      }
  }
bb-see-pile = { $count ->
    [one] Stapel: eine Karte.
   *[other] Stapel: { $count } Karten.
  }
bb-see-magpie = Die Elster: { $where }.
bb-see-layout = Spezialkarten zur Wahl: { $cards }.
bb-see-specials = Spezialkarten im Spiel: { $cards }.
bb-see-wolf = { $you ->
    [yes] Dein Wolfsstapel: { $cards }.
   *[no] Wolfsstapel von { $who }: { $cards }.
  }
bb-see-hand = Deine Hand: { $cards }.
bb-see-known = Bei { $who } sind sicher: { $cards }.
bb-see-all = { $who } hat { $cards } und sonst nur das schwarze Schaf.
bb-see-absent = Nicht bei { $who }: { $cards }.
bb-see-added = Du willst auslegen: { $cards }.
bb-see-shown = { $who } zeigt dir: { $cards }.
bb-see-turn = { $you ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
  }
bb-see-over = Das Spiel ist aus. Sieg: { $winners }.
bb-see-stalled = Die Partie steckte fest. Sieg: { $winners }.

bb-type-draft = Schreib zum Beispiel „choose EA“.
bb-type-draw = Schreib zum Beispiel „draw B“ oder „stop“.
bb-type-eagle = Schreib zum Beispiel „ask B 7“ oder „skip“.
bb-type-mole = Schreib zum Beispiel „take 6“ oder „skip“.
bb-type-magpie = Schreib zum Beispiel „steal B 4“ oder „skip“.
bb-type-mother = Schreib „turn up“ oder „skip“.
bb-type-white = Schreib zum Beispiel „place 5“ oder „skip“.
bb-type-zoo = Schreib zum Beispiel „add 5“ für jede Karte, dann „place“.

bb-wait-draft = { $who } wählt eine Spezialkarte
bb-wait-draw = { $count ->
    [0] { $who } zieht gleich eine Karte
    [one] { $who } hat eine Karte gezogen. Noch eine?
   *[other] { $who } hat { $count } Karten gezogen. Noch eine?
  }
bb-wait-dealt = Die Hände werden aufgefüllt
bb-wait-zoo = { $who } wählt Karten für den Zoo
bb-wait-eagle = Der Adler! Wen fragt { $who }?
bb-wait-mole = Der Maulwurf! { $who } sieht in eine Hand
bb-wait-magpie = Die Elster! { $who } sucht etwas zum Stehlen
bb-wait-mother = Das Mutterschaf! { $who } darf eine Karte aufdecken
bb-wait-white = Das weiße Schaf! { $who } darf eine Karte auslegen

bb-does-EA = Wer ihn zieht, darf jemanden nach einem Tier fragen.
bb-does-MO = Wer ihn zieht, sieht die ganze Hand und darf ein Tier nehmen.
bb-does-MA = Wer sie zieht, darf ein Tier aus einem Zoo stehlen.
bb-does-WS = Die Person, bei der es gezogen wird, darf sofort eine Karte auslegen.
bb-does-MS = Wer es zieht, darf eine Karte vom Stapel aufdecken.
bb-does-WO = Er vertreibt alle Karten an der Wasserstelle zu der Person, bei der er gezogen wurde.
bb-does-BS = Wer es zieht, muss sofort aufhören.

bb-chip-needed = *{ $needed } Drillinge* zum Sieg
bb-chip-idle = *{ $idle }* von { $most } Zügen ohne neues Tier
bb-triplets = { $count } von { $needed } Drillingen
bb-risk = 1 von { $size }
bb-risk-word = Risiko
bb-risk-safest = am sichersten
bb-risk-spoken = { $size ->
    [one] Hand von { $name }: eine Karte, das schwarze Schaf. Mehr darüber
   *[other] Hand von { $name }: { $size } Karten, 1 von { $size } ist das schwarze Schaf. Mehr darüber
  }
bb-fan = { $size ->
    [one] Hand von { $name }, eine Karte
   *[other] Hand von { $name }, { $size } Karten
  }
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
    [0] Wasserstelle, leer
    [one] Wasserstelle, eine Karte
   *[other] Wasserstelle, { $count } Karten
  }
bb-hole-card = { $name }, Wasserstelle, { $at } von { $count }
bb-stones = { $place ->
    [0] Mit drei Karten an der Wasserstelle darfst du eine auslegen.
    [one] Du darfst eine Karte auslegen.
   *[other] Du darfst { $place } Karten auslegen.
  }
bb-coming = { $count } von { $most } für deinen Zoo
bb-pile = Stapel
bb-pile-spoken = { $count ->
    [one] Stapel, eine Karte. Alle Tiere auf einen Blick
   *[other] Stapel, { $count } Karten. Alle Tiere auf einen Blick
  }
bb-pile-turn = Oberste Karte des Stapels aufdecken
bb-wolf-pile = { $count ->
    [one] Wolfsstapel: eine Karte
   *[other] Wolfsstapel: { $count } Karten
  }
bb-has-magpie = hat die Elster
bb-target-ask = { $name } fragen
bb-target-steal = Bei { $name } stehlen
bb-grid-eagle = Welches Tier?
bb-grid-ask = { $name } fragen nach …
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
bb-about-chance = { $size ->
    [one] Eine Karte: das schwarze Schaf.
   *[other] { $size } Karten, und eine davon ist das schwarze Schaf.
  }
bb-about-draws = Chance, ohne Gefahr zu ziehen
bb-about-draw = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
  }
bb-about-safe = { $good } von { $size }
bb-about-knows = Was alle wissen
bb-about-saw = Was du mit dem Maulwurf gesehen hast
bb-about-seen = { $name } hat dir einmal in die Karten gesehen.
bb-about-holds = Da ist: { $cards }
bb-about-not = Nicht da ist: { $cards }
bb-about-open = { $count ->
    [0] Sonst ist nichts verdeckt als das schwarze Schaf.
    [one] Noch eine Karte, die niemand kennt.
   *[other] Noch { $count } Karten, die niemand kennt.
  }
bb-about-since = { $count ->
    [0] Seither ist nichts dazugekommen.
    [one] Seither ist eine Karte dazugekommen.
   *[other] Seither sind { $count } Karten dazugekommen.
  }
bb-about-wolf = Wolfsstapel, am Ende des Zuges wieder auf der Hand: { $cards }
bb-species = Alle Tiere
bb-species-animal = Tier
bb-species-mine = Du
bb-species-zoos = Andere Zoos
bb-species-hole = Wasser
bb-species-hidden = Verdeckt
bb-species-help = Von jedem Tier gibt es vier Karten. Verdeckt: im Stapel oder auf anderen Händen.
bb-specials = Spezialkarten im Spiel
bb-specials-where = Elster: { $where }
bb-magpie-beside = noch neben dem Stapel
bb-magpie-hole = an der Wasserstelle
bb-magpie-wolf = im Wolfsstapel

bb-scores-how = Drei gleiche Tiere im Zoo sind ein Drilling. Mit { $needed } Drillingen gewinnst du.
bb-scores-stalled = Die Partie steckte fest: Es zählen Drillinge, dann Tiere im Zoo, dann Paare.
bb-scores-animals = Tiere
bb-scores-pairs = Paare

bb-no-draw-self = Ziehen kannst du nur bei den anderen.
bb-no-resolve = Erst ist die Karte an der Reihe, die eben gezogen wurde.
bb-no-must-draw = An diesem Tisch musst du mindestens eine Karte ziehen.
bb-no-drawing-over = Es wird nicht mehr gezogen. Jetzt darfst du Karten auslegen.
bb-no-limit = { $left ->
    [one] Du darfst diesmal noch eine Karte auslegen.
   *[other] Du darfst diesmal noch { $left } Karten auslegen.
  }
bb-no-hold-so-many = Von dieser Karte hast du nur { $held }.
bb-no-place-special = Spezialkarten kommen nie in einen Zoo.
bb-no-special-first = Nur gleich nachdem du diese Karte gezogen hast: { $card }.
bb-no-ask-species = In dieser Partie gibt es die Tiere 1 bis { $most }.
bb-no-ask-special = Der Adler fragt nie nach Spezialkarten.
bb-no-take-absent = Diese Karte ist nicht auf der Hand, die du siehst.
bb-no-take-special = Der Maulwurf nimmt nur Tiere, keine Spezialkarten.
bb-no-steal-absent = Dieses Tier ist nicht in dem Zoo.
bb-no-steal-self = Die Elster stiehlt nur aus anderen Zoos.
bb-no-laid-out = Diese Karte liegt hier nicht aus.
bb-no-left = Wähle eine der Spezialkarten, die noch da sind.
bb-no-white-many = Das weiße Schaf lässt dich nur eine Karte auslegen.
bb-no-wolf-pile = Diese Karte liegt im Wolfsstapel und nicht auf deiner Hand.
bb-no-move = Diesen Zug gibt es hier nicht. { $type }
bb-no-skip = Hier gibt es nichts auszulassen. { $type }
bb-no-one-by-one = Karten kommen einzeln dazu. { $type }
bb-no-white-add = Mit dem weißen Schaf legst du eine Karte sofort aus. { $type }
bb-no-draft-first = Erst wählen alle eine Spezialkarte.
bb-no-choose-now = Spezialkarten werden nur vor der Partie gewählt.
bb-no-place-now = Karten legst du erst aus, wenn nicht mehr gezogen wird.
bb-no-player = Einen Platz „{ $came }“ gibt es dafür nicht. Andere Plätze: { $others }.
bb-no-ask-self = Fragen kannst du nur die anderen.
bb-no-hold = Diese Karte hast du nicht auf der Hand.

bb-coach-1 = Tippe auf eine verdeckte Karte der anderen: Du ziehst sie blind, und sie kommt an die Wasserstelle.
bb-coach-2 = Die Steine zählen mit: Mit drei Karten an der Wasserstelle darfst du eine auslegen, mit vier zwei, und so weiter.
bb-coach-3 = In jeder Hand steckt ein schwarzes Schaf. Aus einer großen Hand kommt es seltener.
bb-coach-4 = Jetzt darfst du Tiere auslegen. Drei gleiche sind ein Drilling: Sammle, was zusammengehört.
bb-coach-5 = Das schwarze Schaf! Dein Zug ist vorbei, aber alle Karten von der Wasserstelle behältst du auf der Hand.
bb-coach-6 = Eine Spezialkarte wirkt in dem Augenblick, in dem sie gezogen wird. Dann liegt sie an der Wasserstelle und zählt mit.

option-bye-bye-black-sheep-mode = Welche Variante?
option-bye-bye-black-sheep-must-draw-once = Alle müssen mindestens eine Karte ziehen
option-bye-bye-black-sheep-refill-one-by-one = Die Hände werden Karte für Karte reihum aufgefüllt
option-bye-bye-black-sheep-stall-rule = Eine Partie, die feststeckt, wird beendet und gezählt
option-bye-bye-black-sheep-first-player = Wer beginnt?
option-bye-bye-black-sheep-species = Namen der Tiere
value-base = Grundspiel
value-advanced = Mit weißem Schaf, Mutterschaf und Wolf

why-bye-bye-black-sheep-draw-free = Noch ist nichts zu verlieren. Chance auf drei, genug für eine im Zoo: { $chance }.
why-bye-bye-black-sheep-draw-more = Bei { $who } sind { $good } von { $size } Karten ungefährlich, und wenn du weitermachst, kannst du etwa { $more } nützliche Karten auslegen statt { $now }.
why-bye-bye-black-sheep-draw-brave = { $next ->
    [one] Es ist mutig, aber bei { $who } sind { $good } von { $size } Karten ungefährlich, und dann darfst du eine Karte auslegen.
   *[other] Es ist mutig, aber bei { $who } sind { $good } von { $size } Karten ungefährlich, und dann darfst du { $next } Karten auslegen.
  }
why-bye-bye-black-sheep-draw-sheep = Bei { $who } ist nur noch das schwarze Schaf: Dann ist dein Zug vorbei.
why-bye-bye-black-sheep-stop-win = { $limit ->
    [one] Du darfst eine Karte auslegen, und das reicht zum Sieg.
   *[other] Du darfst { $limit } Karten auslegen, und das reicht zum Sieg.
  }
why-bye-bye-black-sheep-stop-enough = { $limit ->
    [one] Du darfst eine Karte auslegen, und mehr nützliche hast du nicht.
   *[other] Du darfst { $limit } Karten auslegen, und mehr nützliche hast du nicht.
  }
why-bye-bye-black-sheep-stop-risk = { $limit ->
    [one] Du darfst jetzt eine Karte auslegen. Chance, dass die nächste das schwarze Schaf ist: { $risk }.
   *[other] Du darfst jetzt { $limit } Karten auslegen. Chance, dass die nächste das schwarze Schaf ist: { $risk }.
  }
why-bye-bye-black-sheep-stop-early = Du behältst, was du hast; aus einer kleinen Hand können die anderen wenig ziehen.
why-bye-bye-black-sheep-stop-sheep = Zu ziehen gibt es nur noch schwarze Schafe.
why-bye-bye-black-sheep-ask-sure = { $who } hat diese Karte ganz sicher: { $animal }.
why-bye-bye-black-sheep-ask-likely = { $limit ->
    [one] Chance auf { $animal } bei { $who }: { $chance }. Ein „Nein“ kostet wenig: Du darfst schon eine Karte auslegen.
   *[other] Chance auf { $animal } bei { $who }: { $chance }. Ein „Nein“ kostet wenig: Du darfst schon { $limit } Karten auslegen.
  }
why-bye-bye-black-sheep-ask-bold = Chance auf { $animal } bei { $who }: { $chance }. Nach einem „Nein“ kannst du nicht mehr ziehen.
why-bye-bye-black-sheep-ask-end = { $limit ->
    [0] { $animal } kann nicht bei { $who } sein: Danach kannst du nicht mehr ziehen.
    [one] { $animal } kann nicht bei { $who } sein: Danach kannst du nicht mehr ziehen, darfst aber eine Karte auslegen.
   *[other] { $animal } kann nicht bei { $who } sein: Danach kannst du nicht mehr ziehen, darfst aber { $limit } Karten auslegen.
  }
why-bye-bye-black-sheep-eagle-skip = Keine nützliche Karte ist sicher bekannt, und wer falsch rät, kann nicht mehr ziehen.
why-bye-bye-black-sheep-take-third = { $animal }: Damit hast du drei davon.
why-bye-bye-black-sheep-take-pair = { $animal }: Damit hast du zwei davon.
why-bye-bye-black-sheep-take-other = { $who } kann sie nicht mehr gebrauchen, und eine Karte mehr an der Wasserstelle ist eine mehr zum Auslegen.
why-bye-bye-black-sheep-take-more = Eine Karte mehr an der Wasserstelle ist eine mehr zum Auslegen.
why-bye-bye-black-sheep-mole-skip = Auf dieser Hand lohnt sich keine Karte.
why-bye-bye-black-sheep-mole-nothing = Auf dieser Hand ist kein Tier zu holen.
why-bye-bye-black-sheep-steal-break = Das reißt einen Drilling von { $who } auseinander.
why-bye-bye-black-sheep-steal-more = Das ist ohne Gefahr, und die Karte zählt an der Wasserstelle.
why-bye-bye-black-sheep-magpie-skip = In den anderen Zoos lohnt sich keine Karte.
why-bye-bye-black-sheep-mother-up = Die Karte kommt ohne jede Gefahr und zählt an der Wasserstelle.
why-bye-bye-black-sheep-mother-skip = Du brauchst keine weitere Karte.
why-bye-bye-black-sheep-zoo-win = Was du auslegen darfst, reicht zum Sieg.
why-bye-bye-black-sheep-zoo-third = { $animal }: Das macht einen Drilling voll.
why-bye-bye-black-sheep-zoo-sure = { $animal }: Du hast alles, was für einen Drilling nötig ist.
why-bye-bye-black-sheep-zoo-pair = { $animal }: Dann fehlt nur noch eins zum Drilling.
why-bye-bye-black-sheep-zoo-single = Im Zoo kann es dir niemand wegziehen, und ein Drilling ist noch möglich.
why-bye-bye-black-sheep-zoo-fourth = Das vierte schützt deinen Drilling vor der Elster.
why-bye-bye-black-sheep-zoo-spoil = Du bekommst davon keinen Drilling, aber die anderen dann auch nicht.
why-bye-bye-black-sheep-zoo-rest = Auf deiner Hand nützt die Karte nichts.
why-bye-bye-black-sheep-zoo-done = Die anderen Karten helfen deinem Zoo nicht.
why-bye-bye-black-sheep-zoo-keep = Keine deiner Karten hilft deinem Zoo.
why-bye-bye-black-sheep-choose-EA = Wer ihn zieht, darf irgendwen nach einer Karte fragen.
why-bye-bye-black-sheep-choose-MO = Wer ihn zieht, sieht eine ganze Hand und darf eine Karte nehmen.
why-bye-bye-black-sheep-choose-WS = Es hilft der Person, bei der es gezogen wird.
why-bye-bye-black-sheep-choose-MS = Es bringt eine Karte vom Stapel, ohne jede Gefahr.
why-bye-bye-black-sheep-choose-WO = Er vertreibt alles, was vorher gezogen wurde.

# Die Auszählung am Ende.
bb-count-triplets = Drillinge
bb-count-triplets-why = Drei gleiche Tiere in einem Zoo sind ein Drilling.
