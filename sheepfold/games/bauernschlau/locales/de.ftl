# Bauernschlau. $cell ist ein Name wie D4, Reihe und Platz, wie der Leser die Wiese sieht; $times ist 1, 2 oder 3 nach den Gänsen;
# $side ist left oder right bei einem eigenen Zaun, sonst none, und $one und $other sind seine Bauern.

# --- names of things
ba-map = Die Wiese, { $count } Felder
ba-cell = { $cell }
ba-centre = die Mitte
ba-farm-of = { $you ->
    [yes] dein Hof
   *[no] der Hof von { $who }
  }
ba-farm-empty = ein leerer Hof
ba-sheep = { $value ->
    [-3] ein *schwarzes Schaf*, −3
   *[other] ein *weißes Schaf*, { $value } wert
  }
ba-sheep-any = ein Schaf
ba-geese = { $times ->
    [2] zwei Gänse, zählt doppelt
   *[other] drei Gänse, zählt dreifach
  }
ba-face-up = { $value ->
    [-3] schwarzes Schaf, minus 3
   *[other] weißes Schaf, { $value }
  }
ba-face-down = { $you ->
    [yes] verdecktes Schaf, von dir gelegt
   *[no] verdecktes Schaf, von { $who } gelegt
  }
ba-known = du kennst es: { $value }
ba-dog-here = hier ist der Hund
ba-free = frei
ba-land-of = { $you ->
    [yes] dein Gebiet
   *[no] Gebiet von { $who }
  }
ba-can = wählbar
ba-edge-no = Kante, die jetzt nicht geht: Warum nicht?
ba-piece-spoken = Stück { $letter }, { $side ->
    [left] dein linker Zaun
    [right] dein rechter Zaun
   *[none] Zaun zwischen { $one } und { $other }
  }: { $way }
ba-way-start = erstes Stück
ba-way-out = nach außen
ba-way-rim = bis zum Rand: fertig
ba-way-more = zur Seite: mehr Platz für dich
ba-way-less = zur Seite: weniger Platz für dich
ba-way-round = zur Seite
ba-way-first = { $at ->
    [you] neben deinem Hof
    [both] zwischen den beiden Höfen
    [none] in der Mitte
   *[other] neben dem Hof von { $who }
  }
ba-of-fence = { $side ->
    [left] linker Zaun
    [right] rechter Zaun
   *[none] { $one } – { $other }
  }

# --- players
ba-pieces-left = { $count ->
    [one] noch 1 Zaunstück
   *[other] noch { $count } Zaunstücke
  }
ba-total = { $count ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
  }
ba-closed = eingezäunt · jetzt { $points }
ba-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ba-bonus-left = { $count ->
    [one] 1 Bonusaktion
   *[other] { $count } Bonusaktionen
  }
ba-one-done = ein Zaun fertig
ba-farm-open = { $you ->
    [yes] Dein Hof ist offen
   *[no] Der Hof von { $who } ist offen
  }: { $open ->
    [one] ein Zaun fehlt noch
   *[other] beide Zäune fehlen noch
  }, { $pieces ->
    [one] noch 1 Stück
   *[other] noch { $pieces } Stücke
  }.
ba-farm-closed = { $you ->
    [yes] Dein Gebiet
   *[no] Das Gebiet von { $who }
  }: { $count } Weiden, { $empty } noch leer. Weiß +{ $white }, schwarz −{ $black }, Stücke −{ $pieces }: jetzt *{ $total }*.
ba-key = Auf der Wiese
ba-key-hidden = Verdecktes Schaf, mit dem Zeichen der Person, die es gelegt hat
ba-key-geese = Gänse: Das Schaf dort zählt doppelt oder dreifach
ba-key-tip = Spitze eines Zauns: Hier geht er weiter
ba-key-dog = Wo der Hund steht, kein Schaf
ba-chip-round = Runde *{ $round }*
ba-chip-supply = Vorrat *{ $count }*
ba-chip-game = Partie *{ $game }* von { $games }

# --- the question
ba-tag-bonus = Du bist dran · Bonus { $at } von 2
ba-ask-farm = Welchen Hof möchtest du?
ba-ask-farm-help = Leuchtende Höfe sind frei. Die Wiese sieht von jedem gleich aus.
ba-ask-action = Was machst du?
ba-ask-action-help = Eine Aktion. Tippe auf einen Hof oder ein Schaf, um mehr zu erfahren.
ba-ask-bonus = Was machst du als Bonus?
ba-ask-bonus-help = Oder beende deinen Zug.
ba-ask-put = Wohin kommt dein Schaf?
ba-ask-put-many = Wohin kommen deine { $count } Schafe?
ba-ask-put-help = Verdeckt auf irgendeine freie Weide. Danach darf niemand mehr nachsehen.
ba-ask-turn = Welches verdeckte Schaf deckst du auf?
ba-ask-turn-help = Ein schwarzes bringt zwei Bonusaktionen. Aufgedeckt bleibt es für immer liegen.
ba-ask-drive = Welches verdeckte Schaf holt der Hund?
ba-ask-drive-help = Noch hat es niemand gesehen.
ba-ask-to = Wohin treibt es der Hund?
ba-ask-to-help = Dort wird es aufgedeckt und bleibt für immer.
ba-ask-park = Wo ruht sich der Hund aus?
ba-ask-park-help = Wo der Hund steht, kann kein Schaf hin.
ba-ask-build = Wohin kommt das nächste Zaunstück?
ba-ask-build-help = Von einer Spitze nach außen oder zur Seite, nie zurück. Tippe auf eine Kante mit Kreuz, um den Grund zu erfahren.
ba-sure-end = Zug beenden?
ba-sure-end-help = Bonusaktionen, die du nicht nutzt, verfallen.
ba-sure-reveal = Das einzige verdeckte Schaf aufdecken?
ba-sure-reveal-help = Aufgedeckt bleibt es für immer liegen.

# --- buttons
ba-back = Zurück
ba-do-end = Zug beenden
ba-do-reveal = Aufdecken
ba-do-build = Bei { $letter } bauen
ba-do-put = Auf { $cell } legen
ba-do-turn = { $cell } aufdecken
ba-do-drive = { $cell } holen
ba-do-to = Nach { $cell } treiben
ba-do-park = Auf { $cell } ausruhen
ba-do-park-home = In der Mitte ausruhen
ba-do-farm = Diesen Hof nehmen
ba-tap-farm = Tippe auf einen Hof
ba-tap-pasture = Tippe auf eine Weide
ba-tap-sheep = Tippe auf ein Schaf
ba-tap-piece = Tippe auf einen Buchstaben
ba-actions = Aktionen
ba-act-place = Legen
ba-act-place-small = { $count ->
    [0] Vorrat leer
   *[other] ein neues Schaf
  }
ba-act-reveal = Auf­decken
ba-act-reveal-small = { $count } verdeckt
ba-act-dog = Hund
ba-act-dog-small = ein Schaf treiben
ba-act-fence = Zaun
ba-act-fence-small = { $count ->
    [one] noch 1 Stück
   *[other] noch { $count } Stücke
  }
ba-act-special = Spezial
ba-act-special-small = { $count } Schafe auf einmal
ba-act-end = Zug beenden
ba-act-end-small = ohne Bonus
ba-hand = Deine Hand
ba-hand-tile = { $value ->
    [-3] Schwarzes Schaf, minus 3
   *[other] Weißes Schaf, { $value }
  }, deine Hand, { $at } von { $count }
ba-only-you = nur du siehst es
ba-pieces = Mögliche Stücke
ba-steps = Der Hund, drei Schritte
ba-step-drive = Welches Schaf?
ba-step-to = Wohin?
ba-step-park = Ausruhen
ba-home = Mitte
ba-home-small = stört dort niemanden
ba-mix = Noch nicht gesehen
ba-mix-one = { $value ->
    [-3] Schwarze Schafe
   *[other] Weiße Schafe, { $value } wert
  }: { $count } noch nicht gesehen

# --- waiting
ba-wait-put = { $who } sucht einen Platz für ein Schaf
ba-wait-turn = { $who } sucht ein Schaf zum Aufdecken aus
ba-wait-drive = { $who } ruft den Hund
ba-wait-to = { $who } überlegt, wohin der Hund das Schaf treibt
ba-wait-park = { $who } überlegt, wo sich der Hund ausruht
ba-wait-build = { $who } baut am Zaun
ba-wait-bonus = { $count ->
    [one] { $who } hat eine Bonusaktion
   *[other] { $who } hat { $count } Bonusaktionen
  }
ba-wait-farm = { $who } sucht einen Hof aus

# --- what happened
ba-told-chose = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
  }
ba-told-farm = { $you ->
    [yes] Du suchst dir deinen Hof aus.
   *[no] { $who } sucht sich einen Hof aus.
  }
ba-told-special = { $you ->
    [yes] Du nimmst die *Spezialaktion*: für alle am Tisch je ein Schaf.
   *[no] { $who } nimmt die *Spezialaktion*: für alle am Tisch je ein Schaf.
  }
ba-told-drawn = { $value ->
    [-3] Du ziehst ein *schwarzes Schaf*, −3.
   *[other] Du ziehst ein weißes Schaf: *{ $value }*.
  }
ba-told-put = { $you ->
    [yes] Du legst ein Schaf verdeckt auf { $cell }.
   *[no] { $who } legt ein Schaf verdeckt auf { $cell }.
  }
ba-told-turn = { $you ->
    [yes] Du deckst das Schaf auf { $cell } auf.
   *[no] { $who } deckt das Schaf auf { $cell } auf.
  }
ba-told-turned = { $value ->
    [-3] Ein *schwarzes Schaf*: −3
   *[other] Ein weißes Schaf: *{ $value }*
  }{ $times ->
    [2] , mit den Gänsen doppelt.
    [3] , mit den Gänsen dreifach.
   *[other] .
  }
ba-told-drive = { $you ->
    [yes] Du schickst den Hund zum Schaf auf { $cell }.
   *[no] { $who } schickt den Hund zum Schaf auf { $cell }.
  }
ba-told-to = Der Hund treibt es nach { $cell }.
ba-told-park = Der Hund ruht sich auf { $cell } aus.
ba-told-park-home = Der Hund ruht sich in der Mitte aus.
ba-told-build = { $you ->
    [yes] Du baust ein Stück an
   *[no] { $who } baut ein Stück an
  } { $side ->
    [left] deinen linken Zaun.
    [right] deinen rechten Zaun.
   *[none] den Zaun zwischen { $one } und { $other }.
  }
ba-told-gained = { $you ->
    [yes] Du bekommst *{ $actions } Bonusaktionen*!
   *[no] { $who } bekommt *{ $actions } Bonusaktionen*.
  }
ba-told-finished = { $side ->
    [left] Dein linker Zaun
    [right] Dein rechter Zaun
   *[none] Der Zaun zwischen { $one } und { $other }
  } hat den Rand erreicht: fertig.
ba-told-enclosed = { $you ->
    [yes] *Dein Hof ist eingezäunt*: Jetzt zählen deine Schafe.
   *[no] *Der Hof von { $who } ist eingezäunt.*
  }
ba-told-end = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
  }
ba-told-skipped = { $you ->
    [yes] Du hast keine Aktion mehr und wirst übersprungen.
   *[no] { $who } hat keine Aktion mehr und wird übersprungen.
  }
ba-told-began-round = Runde { $round } beginnt.
ba-told-began-game = Partie { $game } beginnt.
ba-told-ended = *Das Spiel ist aus.*
ba-told-showed = Auf { $cell } lag { $value ->
    [-3] ein schwarzes Schaf, −3. Es zählt nicht.
   *[other] ein weißes Schaf, { $value }. Es zählt nicht.
  }
ba-told-scored = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } { $count ->
    [one] *{ $points }* Punkt.
   *[other] *{ $points }* Punkte.
  }
ba-told-left-open = { $you ->
    [yes] Dein Hof ist nicht eingezäunt: keine Punkte.
   *[no] Der Hof von { $who } ist nicht eingezäunt: keine Punkte.
  }

# --- moves in words
ba-move-farm = Hof { $farm } nehmen
ba-move-place = Ein neues Schaf legen
ba-move-reveal = Ein verdecktes Schaf aufdecken
ba-move-dog = Den Hund schicken
ba-move-fence = Ein Zaunstück bauen
ba-move-special = Spezialaktion: mehrere neue Schafe auf einmal
ba-move-end = Den Zug beenden
ba-move-put = Verdeckt auf { $cell } legen{ $times ->
    [2] , wo es doppelt zählt
    [3] , wo es dreifach zählt
   *[other] { "" }
  }: { $sheep }
ba-move-turn = Das Schaf auf { $cell } aufdecken{ $times ->
    [2] , wo es doppelt zählt
    [3] , wo es dreifach zählt
   *[other] { "" }
  }
ba-move-drive = Den Hund zum Schaf auf { $cell } schicken
ba-move-to = Das Schaf nach { $cell } treiben{ $times ->
    [2] , wo es doppelt zählt
    [3] , wo es dreifach zählt
   *[other] { "" }
  }
ba-move-park = Der Hund ruht sich auf { $cell } aus
ba-move-park-home = Der Hund ruht sich in der Mitte aus
ba-move-build = { $side ->
    [left] Ein Stück für deinen linken Zaun
    [right] Ein Stück für deinen rechten Zaun
   *[none] Ein Stück für den Zaun zwischen { $one } und { $other }
  }, { $way }

# --- why not
ba-no-farm-which = Sag, welchen Hof du nimmst, zum Beispiel farm 3: Die Höfe sind 0 bis 5.
ba-no-farm-taken = Diesen Hof hat schon jemand.
ba-no-farm-uneven = Mit diesem Hof lägen die Höfe nicht gleichmäßig um die Mitte.
ba-no-such-move = Das ist hier kein Zug: { $expected }.
ba-no-word-only = Nach „{ $word }“ kommt nichts mehr.
ba-no-action-first = Wähle zuerst die Aktion: { $action }.
ba-no-round-one-place-only = In der ersten Runde legen alle ein Schaf und machen sonst nichts.
ba-no-must-finish-action = Bring erst zu Ende, was du begonnen hast: { $expected }.
ba-no-pass-not-allowed = Solange eine Aktion möglich ist, musst du eine machen.
ba-no-special-bonus = Die Spezialaktion ist nie eine Bonusaktion.
ba-no-special-not-available = Die Spezialaktion gibt es nur, wenn kein Schaf verdeckt liegt und der Vorrat nicht leer ist.
ba-no-supply-empty = Der Vorrat ist leer: Es gibt kein Schaf mehr zu legen.
ba-no-room = Es ist keine Weide mehr frei.
ba-no-hidden-reveal = Es gibt kein verdecktes Schaf zum Aufdecken.
ba-no-hidden-dog = Es gibt kein verdecktes Schaf für den Hund.
ba-no-dog-room = Es gibt keine Weide ohne Schaf.
ba-no-pieces = Du hast kein Zaunstück mehr.
ba-no-fences-finished = Deine beiden Zäune haben den Rand erreicht: Es gibt nichts mehr anzubauen.
ba-no-cell-forbidden = Schafe gehören auf Weiden, nicht auf Höfe oder in die Mitte.
ba-no-dog-forbidden = Der Hund darf sich in der Mitte oder auf einer Weide ausruhen, nicht auf einem Hof.
ba-no-same-cell = Das Schaf muss auf eine andere Weide.
ba-no-sheep-there = Auf { $cell } liegt schon ein Schaf.
ba-no-dog-there = Auf { $cell } steht der Hund: Dorthin kann kein Schaf.
ba-no-hidden-there = Auf { $cell } liegt kein verdecktes Schaf.
ba-no-sheep-stays = Das Schaf auf { $cell } ist schon aufgedeckt und bleibt, wo es ist.
ba-no-which-tile = Sag, welches Schaf dorthin kommt, zum Beispiel { $example }: Du hast { $held }.
ba-no-cell-only = Sag nur das Feld, zum Beispiel { $example }.
ba-no-piece-which = Nenne einen Zaun ({ $fences }) und den Punkt, zu dem er geht, zum Beispiel { $example }.
ba-no-not-your-fence = Das ist nicht dein Zaun: Nur die zwei Höfe daneben dürfen an ihm bauen.
ba-no-fence-finished = Dieser Zaun hat den Rand erreicht: Er ist fertig.
ba-no-not-a-start-edge = Ein Zaun beginnt zwischen zwei Höfen, an der Mitte.
ba-no-not-from-tip = Ein Stück geht von der Spitze eines Zauns weiter, eine Kante weit.
ba-no-inward = Ein Zaun geht nie zurück zu den Höfen.
ba-no-touches-fence = Zäune dürfen sich nicht berühren: Dort ist schon einer.
ba-no-cuts-off = Das würde einen anderen Zaun einsperren: Jeder Zaun braucht einen Weg zum Rand.

# --- what is expected, inside a refusal
ba-say-action = wähle place, reveal, dog, fence oder special
ba-say-bonus = wähle place, reveal, dog oder fence als Bonusaktion, oder end
ba-say-put = sag, wohin das Schaf auf deiner Hand kommt, zum Beispiel put 3,0
ba-say-turn = sag, welches verdeckte Schaf du aufdeckst, zum Beispiel turn 3,0
ba-say-drive = sag, welches verdeckte Schaf der Hund treibt, zum Beispiel drive 3,0
ba-say-to = sag, wohin der Hund es treibt, zum Beispiel to -3,0
ba-say-park = sag, wo der Hund sich ausruht, zum Beispiel park 0,0
ba-say-build = sag, welches Stück du baust, zum Beispiel build 0-1 1,4

# --- the table in lines, for terminal and screen reader; $cells and $path are written as moves are typed
ba-see-round = Bauernschlau, Runde { $round }.
ba-see-round-of = Bauernschlau, Partie { $game } von { $games }, Runde { $round }.
ba-see-player = { $you ->
    [yes] Du
   *[no] { $who }
  }: { $farm ->
    [none] noch ohne Hof
   *[other] Hof { $farm }
  }, { $pieces ->
    [one] noch 1 Zaunstück
   *[other] noch { $pieces } Zaunstücke
  }.
ba-see-land = { $you ->
    [yes] Dein Hof ist eingezäunt
   *[no] Der Hof von { $who } ist eingezäunt
  }, mit { $count } Weiden.
ba-see-total = { $you ->
    [yes] Du hast
   *[no] { $who } hat
  } bisher { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
ba-see-fence = Zaun { $fence }: { $count ->
    [one] 1 Stück
   *[other] { $count } Stücke
  }, { $path }.
ba-see-fence-none = Zaun { $fence }: nicht begonnen.
ba-see-geese = { $times ->
    [2] Zwei Gänse, das Schaf zählt doppelt
   *[other] Drei Gänse, das Schaf zählt dreifach
  }: auf { $cells }.
ba-see-up = Aufgedeckt, { $sheep }: auf { $cells }.
ba-see-down = { $you ->
    [yes] Verdeckt, von dir gelegt
   *[no] Verdeckt, von { $who } gelegt
  }: auf { $cells }.
ba-see-down-known = { $you ->
    [yes] Verdeckt, von dir gelegt
   *[no] Verdeckt, von { $who } gelegt
  }, { $sheep }: auf { $cells }.
ba-see-no-sheep = Auf der Wiese liegt kein Schaf.
ba-see-dog-home = Der Hund ist in der Mitte.
ba-see-dog = Der Hund ist auf { $cell }.
ba-see-supply = { $count ->
    [0] Der Vorrat ist leer.
    [one] Der Vorrat hat 1 Schaf.
   *[other] Der Vorrat hat { $count } Schafe.
  }
ba-see-hand = Auf deiner Hand: { $sheep }.
ba-see-held = { $who } hat { $count ->
    [one] 1 Schaf
   *[other] { $count } Schafe
  } auf der Hand.
ba-see-won = Das Spiel ist aus. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
  }
ba-see-nobody = Das Spiel ist aus. Niemand gewinnt.
ba-see-fate = Ein Schaf wird gezogen, oder es wird ausgelost, wer beginnt.
ba-see-ask = { $question } Sag zum Beispiel { $example }.

# --- the end
ba-tally = So kamen die Punkte zustande
ba-tally-last = Die letzte Partie
ba-tally-white = Weiße
ba-tally-black = Schwarze
ba-tally-pieces = Zaunstücke
ba-tally-open = Nicht eingezäunt: keine Punkte
ba-tally-open-series = Nicht eingezäunt: zehn Punkte weniger als der schwächste eingezäunte Hof
ba-tally-note = Aufgedeckte Schafe auf deinem eigenen Gebiet zählen, mal ihre Gänse. Verdeckte zählen nicht, und jedes übrige Zaunstück kostet einen Punkt.

# --- a first game
ba-coach-farm = Such dir einen Hof aus. Links und rechts davon beginnen deine beiden Zäune.
ba-coach-put = Nur du siehst jetzt dieses Schaf. Leg es verdeckt hin: ein gutes dorthin, wo dein Gebiet sein kann, am besten auf eine Weide mit Gänsen. Merk es dir: Später darf niemand nachsehen.
ba-coach-black = Ein schwarzes Schaf kostet drei Punkte. Leg es dorthin, wo jemand anders sein Gebiet haben wird.
ba-coach-action = Ein Zug ist eine Aktion: ein Schaf legen, eines aufdecken, den Hund schicken oder am Zaun bauen. Am Ende zählen nur aufgedeckte Schafe.
ba-coach-bonus = Ein aufgedecktes schwarzes Schaf bringt zwei Aktionen dazu. Nutze beide: zum Beispiel ein Zaunstück und ein Schaf.
ba-coach-build = Dein Zaun wächst von seiner Spitze bis zum Rand. Haben ihn beide Zäune erreicht, gehört das Gebiet dazwischen dir.
ba-coach-dog = Der Hund bringt ein verdecktes Schaf irgendwohin und deckt es dort auf: Hol gute heim, schick schlechte fort.
ba-coach-fences = Denk an deine Zäune: Ein Hof, der am Ende offen ist, bekommt nichts. Schluss ist, sobald irgendein eingezäunter Hof voll ist.
ba-coach-special = Kein Schaf liegt verdeckt, darum geht die Spezialaktion: für alle am Tisch je ein Schaf, und du legst sie alle.
ba-coach-closed = Dein Hof ist eingezäunt. Sind alle seine Weiden besetzt, ist sofort Schluss: Füll ihn, wenn du vorn liegst.

# --- reasons of hints
why-bauernschlau-farm = Ein Hof ist so gut wie der andere: Die Wiese sieht von jedem gleich aus.
why-bauernschlau-place = Von den Schafen, die niemand gesehen hat, sind { $black } von 100 schwarz; eines ist im Schnitt { $mean } Punkte wert. Ein weißes kannst du behalten, ein schwarzes verschenken.
why-bauernschlau-special = Kein Schaf liegt verdeckt: Darum darfst du mit einer Aktion { $tiles } Schafe auf einmal legen.
why-bauernschlau-reveal-black = Das Schaf auf { $cell } ist in etwa { $black } von 100 Fällen schwarz; dann bekommst du zwei Aktionen dazu.
why-bauernschlau-reveal = Das Schaf auf { $cell } zählt nicht, solange es verdeckt liegt, und der Hund könnte es noch wegholen.
why-bauernschlau-dog-take = Das Schaf auf { $cell } ist wohl ein gutes, und du hast eine freie Weide, auf der es für dich { $times ->
    [3] dreifach
    [2] doppelt
   *[other] einfach
  } zählt.
why-bauernschlau-dog-away = Das Schaf auf { $cell } ist wohl schwarz: Der Hund kann es dorthin bringen, wo es jemand anderem schadet.
why-bauernschlau-fence-need = { $needed ->
    [one] Deinen Zäunen fehlt noch ein Stück
   *[other] Deinen Zäunen fehlen noch { $needed } Stücke
  }, und nur ein Hof mit zwei fertigen Zäunen zählt überhaupt.
why-bauernschlau-fence = Jedes übrige Stück kostet einen Punkt, und wer baut, bestimmt, wohin der Zaun geht.
why-bauernschlau-end = Nichts, was du in diesem Zug noch tun könntest, würde dir helfen.
why-bauernschlau-put-own = { $cell } gehört später in etwa { $share } von 100 Fällen dir: Aufgedeckt bringt das Schaf mit { $value } dort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
why-bauernschlau-put-rival = { $cell } wird wohl { $rival } gehören: Aufgedeckt kostet das schwarze Schaf dort { $points } Punkte.
why-bauernschlau-put-aside = Auf { $cell } schadet dir dieses Schaf wenig, und die besseren Weiden bleiben frei.
why-bauernschlau-put-last = { $you ->
    [yes] Mit diesem Schaf ist dein Hof voll, und das Spiel ist sofort aus.
   *[no] Mit diesem Schaf ist der Hof von { $owner } voll, und das Spiel ist sofort aus.
  }
why-bauernschlau-turn-black = Es ist in etwa { $black } von 100 Fällen schwarz: Dann bekommst du zwei Aktionen dazu.
why-bauernschlau-turn-own = Das Gebiet gehört in etwa { $share } von 100 Fällen dir, und das Schaf ist wohl etwa { $value } wert: Aufgedeckt zählt es, und niemand kann es mehr bewegen.
why-bauernschlau-turn = Aufgedeckt kann es niemand mehr bewegen, und dort hilft es dir wohl mehr als den anderen.
why-bauernschlau-drive-take = { $placer } hat es zum eigenen Vorteil dorthin gelegt: Es ist wohl ein gutes Schaf, etwa { $value } wert.
why-bauernschlau-drive-away = Es ist wohl schwarz (in etwa { $black } von 100 Fällen), und wo es liegt, würde es dir schaden.
why-bauernschlau-drive = Es ist, soweit man raten kann, etwa { $value } wert, und der Hund findet einen besseren Platz dafür.
why-bauernschlau-to-own = Auf { $cell } zählt jeder Punkt { $times ->
    [3] dreifach
    [2] doppelt
   *[other] einfach
  }, und das Gebiet gehört in etwa { $share } von 100 Fällen dir.
why-bauernschlau-to-rival = Ist es schwarz, wie es scheint, kostet es { $rival } auf { $cell } { $points } Punkte.
why-bauernschlau-to = Auf { $cell } macht es wenig aus, was immer es ist.
why-bauernschlau-park-home = In der Mitte steht der Hund niemandem im Weg.
why-bauernschlau-park-last = { $you ->
    [yes] Mit dem Hund dort ist dein Hof voll, und das Spiel ist sofort aus.
   *[no] Mit dem Hund dort ist der Hof von { $owner } voll, und das Spiel ist sofort aus.
  }
why-bauernschlau-park = Der Hund hält { $cell } frei: Kein Schaf kann dorthin, bis jemand den Hund ruft.
why-bauernschlau-build-end = Dieses Stück erreicht den Rand, und der Zaun ist fertig.
why-bauernschlau-build-out = Der kürzeste Weg hinaus: Danach { $left ->
    [one] fehlt dem Zaun noch ein Stück
   *[other] fehlen dem Zaun noch { $left } Stücke
  }.
why-bauernschlau-build-room = Der Zaun rückt von deinem Hof ab und lässt dir mehr Platz; danach { $left ->
    [one] fehlt noch ein Stück
   *[other] fehlen noch { $left } Stücke
  }.
why-bauernschlau-build-start = { $farms ->
    [0] Beginnt der Zaun hier, liegt kein Hof zwischen deinem Hof und dem Zaun.
    [1] Beginnt der Zaun hier, liegt ein Hof zwischen deinem Hof und dem Zaun.
   *[other] Beginnt der Zaun hier, liegen { $farms } Höfe zwischen deinem Hof und dem Zaun.
  }
why-bauernschlau-build = Der Zaun hält draußen, was du nicht drinnen haben willst; danach { $left ->
    [one] fehlt noch ein Stück
   *[other] fehlen noch { $left } Stücke
  }.

# --- setting up a table
option-bauernschlau-memory-aid = Siehst du deine verdeckten Schafe weiterhin?
option-bauernschlau-dog-black-bonus = Bonus, wenn der Hund ein schwarzes Schaf bringt?
option-bauernschlau-sheep-mix = Welche Schafe sind im Vorrat?
option-bauernschlau-farm-choice = Wie werden die Höfe vergeben?
option-bauernschlau-first-player = Wer beginnt?
option-bauernschlau-championship = Wie viele Partien werden zusammengezählt?
option-bauernschlau-board = Welche Wiese?
value-wiki = Wie in der Schachtel: 17 schwarze
value-even = Neun von jedem weißen, 16 schwarze
value-fixed = Zugeteilt
value-pick = Alle suchen selbst aus
value-ba-board-1 = Standard

# Die Auszählung am Ende.
ba-count-white = Weiße Schafe im eigenen Gebiet, mal ihre Gänse.
ba-count-black = Schwarze Schafe im eigenen Gebiet, mal ihre Gänse.
ba-count-pieces = Jedes übrige Zaunstück kostet einen Punkt.
