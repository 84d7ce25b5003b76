# Black Sheep. $you ist "yes", wo der Satz von der lesenden Person handelt. Sterne stehen um Fettes.
# Scheunen: bs-the (wer oder was), bs-to (wohin), bs-at (wo). Tiere mit Anzahl stehen im Akkusativ.

bs-horse = Pferd
bs-cow = Kuh
bs-pig = Schwein
bs-sheep = Schaf
bs-rooster = Hahn
bs-black-sheep = Schwarzes Schaf
bs-count-horse = { $count ->
    [one] ein Pferd
   *[other] { $count } Pferde
  }
bs-count-cow = { $count ->
    [one] eine Kuh
   *[other] { $count } Kühe
  }
bs-count-pig = { $count ->
    [one] ein Schwein
   *[other] { $count } Schweine
  }
bs-count-sheep = { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
  }
bs-count-rooster = { $count ->
    [one] einen Hahn
   *[other] { $count } Hähne
  }
bs-count-black-sheep = { $count ->
    [one] ein schwarzes Schaf
   *[other] { $count } schwarze Schafe
  }
bs-number-horse = { $count ->
    [one] { $count } Pferd
   *[other] { $count } Pferde
  }
bs-number-cow = { $count ->
    [one] { $count } Kuh
   *[other] { $count } Kühe
  }
bs-number-pig = { $count ->
    [one] { $count } Schwein
   *[other] { $count } Schweine
  }
bs-number-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
  }
bs-number-rooster = { $count ->
    [one] { $count } Hahn
   *[other] { $count } Hähne
  }
bs-number-black-sheep = { $count ->
    [one] { $count } schwarzes Schaf
   *[other] { $count } schwarze Schafe
  }
bs-most-horse = Pferde
bs-most-cow = Kühe
bs-most-pig = Schweine
bs-most-sheep = Schafe
bs-most-rooster = Hähne
bs-most-black-sheep = schwarzen Schafe
bs-different = { $count } verschiedene Tiere
bs-barn-1 = Weiße Scheune
bs-barn-2 = Graue Scheune
bs-barn-3 = Schwarze Scheune
bs-short-1 = Weiß
bs-short-2 = Grau
bs-short-3 = Schwarz
bs-the-1 = die weiße Scheune
bs-the-2 = die graue Scheune
bs-the-3 = die schwarze Scheune
bs-to-1 = an die weiße Scheune
bs-to-2 = an die graue Scheune
bs-to-3 = an die schwarze Scheune
bs-at-1 = an der weißen Scheune
bs-at-2 = an der grauen Scheune
bs-at-3 = an der schwarzen Scheune

bs-told-chose = { $you ->
    [yes] *Du* beginnst.
   *[no] *{ $who }* beginnt.
  }
bs-told-dealt = Du ziehst: *{ $animal }*.
bs-told-assigned = Deine Aufgabe: *{ $task }*
bs-told-opened = Eine Aufgabe für alle: *{ $task }*
bs-told-put = Neu { $at }: *{ $animal }*.
bs-told-lacked = Karte gezogen: { $animal }. Im Vorrat ist nichts mehr davon.
bs-told-returned = Zurück in den Vorrat: { $animal }.
bs-told-closed = *Für den Rest der Partie geschlossen:* { $barn }.
bs-told-place = { $you ->
    [yes] Du legst { $cards } { $at }.
   *[no] { $who } legt { $cards } { $at }.
  }
bs-told-dropped = { $you ->
    [yes] Du wirfst { $animal } ab.
   *[no] { $who } wirft { $animal } ab.
  }
bs-told-won = { $you ->
    [yes] *Du gewinnst { $barn }!*
   *[no] *{ $who } gewinnt { $barn }!*
  }
bs-told-looks = { $who } holt ins Gehege: *{ $animal }*.
bs-told-revealed = Du holst ins Gehege: *{ $animal }*. Die Zahl ist *{ $value }*, nur du siehst sie.
bs-told-reshuffled = Der Ablagestapel wird gemischt: { $count } neue Karten zum Ziehen.
bs-told-passed = { $you ->
    [yes] Du musst aussetzen: Alle deine Seiten sind voll.
   *[no] { $who } muss aussetzen: Alle Seiten von { $who } sind voll.
  }
bs-told-showed = { $you ->
    [yes] Du drehst um: { $figures }.
   *[no] { $who } dreht um: { $figures }.
  }
bs-told-showed-none = { $you ->
    [yes] Dein Gehege ist leer geblieben.
   *[no] Das Gehege von { $who } ist leer geblieben.
  }
bs-told-ended = *Das Spiel ist aus.*

bs-move = { $cards } { $at } legen
bs-move-drop = { $cards } { $at } legen, { $drop } abwerfen
bs-ask = Welche Karten legst du, und an welche Scheune?
bs-ask-help = Tippe auf eine oder zwei Karten, dann auf eine Scheune.
bs-ask-where = An welche Scheune legst du { $cards }?
bs-ask-where-help = Jede Scheune zeigt, was deine Seite dann wäre. Tasten: 1, 2, 3.
bs-ask-which-12 = Eine Karte oder zwei { $at }?
bs-ask-which-12-help = Deine Seite ist dort leer. Tippe auf eine Karte oder zwei.
bs-ask-which-1 = Welche Karte kommt { $at }?
bs-ask-which-1-help = Die letzte Karte deiner Seite. Tippe auf eine.
bs-ask-which-2 = Welche zwei Karten kommen { $at }?
bs-ask-which-2-help = Eine Karte liegt dort schon. Tippe auf zwei.
bs-ask-count-12 = Eine Karte oder zwei { $at }, nicht mehr
bs-ask-count-12-help = Tippe auf eine angehobene Karte, um sie zurückzulegen.
bs-ask-count-1 = Nur noch eine Karte darf { $at }
bs-ask-count-1-help = Tippe auf eine angehobene Karte, um sie zurückzulegen.
bs-ask-count-2 = Genau zwei Karten müssen { $at }
bs-ask-count-2-help = Eine Karte liegt dort schon. Hebe zwei an.
bs-ask-none = { $barn }: Dort kannst du jetzt nichts anlegen
bs-ask-none-help = Wähle eine andere Scheune.
bs-ask-sure = Legst du { $cards } { $at }?
bs-ask-sure-more = { $count ->
    [one] Das gibt bis jetzt { $made }, eine Karte kommt noch dazu.
   *[other] Das gibt bis jetzt { $made }, { $count } Karten kommen noch dazu.
  }
bs-ask-sure-first = Das gibt { $made }. Deine Seite ist dort als erste voll.
bs-ask-sure-rival = Das gibt { $made }, gegen { $theirs }: { $who }.
bs-ask-swap = Auch eine Karte austauschen?
bs-ask-swap-help = Tippe auf eine Karte, die du nicht brauchst: Du wirfst sie ab und ziehst eine mehr. Oder behalte beide.
bs-tag-swap = Du bist dran, zweite Frage
bs-clear = Abwählen
bs-back = Zurück
bs-lay = { $cards } legen
bs-lay-nothing = Karten legen
bs-why = Warum nicht?
bs-keep = Legen, beide behalten
bs-discard = Legen, { $drop } abwerfen

bs-chip-deck = Stapel *{ $count }*
bs-chip-stock = { $count ->
    [one] Vorrat: *{ $count }* Tier
   *[other] Vorrat: *{ $count }* Tiere
  }
bs-chip-end = *Endphase*
bs-wait = { $who } wählt Karten und eine Scheune
bs-seat-animals = { $count ->
    [one] 1 Tier
   *[other] { $count } Tiere
  }
bs-seat-spoken = Gehege von { $name }: { $animals }
bs-leads = führt
bs-beats = schlägt { $who }
bs-behind = { $who } bleibt vorn
bs-beaten = geschlagen
bs-wins = gewinnt!
bs-to-come = { $count ->
    [one] eine fehlt
   *[other] { $count } fehlen
  }
bs-nothing = noch nichts
bs-lay-12 = leg 1 oder 2
bs-lay-1 = leg 1
bs-lay-2 = leg 2
bs-closed = Geschlossen
bs-closed-help = Hier gibt es nichts mehr zu gewinnen.
bs-figure = { $animal }, zu gewinnen, Zahl verdeckt
bs-fields = Die drei Scheunen
bs-side = { $name }: { $cards }. { $state }
bs-side-none = keine Karten
bs-pick = { $barn }, Taste { $number }. Zu gewinnen: { $prize }. { $lead } Deine Seite: { $mine }.
bs-pick-lead = { $you ->
    [yes] Du führst: { $made }.
   *[no] { $name } führt: { $made }.
  }
bs-hand = Deine Hand
bs-hand-card = { $animal }, deine Hand, { $at } von { $count }
bs-hand-laid = { $animal }, wird gelegt
bs-hand-drop = { $animal }, wird abgeworfen
bs-order = Wer schlägt wen?
bs-order-help = Erst zählt die Anzahl: Drei Hähne schlagen zwei Pferde.
bs-order-spoken = Wer schlägt wen: Pferd, Kuh, Schwein, Schaf, Hahn, schwarzes Schaf. Mehr dazu
bs-corral = Dein Gehege
bs-corral-private = nur du siehst die Zahlen
bs-corral-sum = { $count ->
    [one] { $animals }, { $points } Punkt
   *[other] { $animals }, { $points } Punkte
  }
bs-corral-spoken = { $count ->
    [one] Dein Gehege: { $figures }; { $points } Punkt. Alle Gehege, Vorrat und Ablage
   *[other] Dein Gehege: { $figures }; { $points } Punkte. Alle Gehege, Vorrat und Ablage
  }
bs-corral-none = noch leer
bs-tasks = Aufgaben
bs-tasks-spoken = Aufgaben: { $tasks }. Mehr dazu
bs-task-own = geheim bis zum Ende
bs-task-open = für alle
bs-task-hidden = { $who } hat eine Aufgabe, die sonst niemand sieht.
bs-task-majority = Die meisten { $animals }: { $points } Punkte
bs-task-combination = Für { $animals } zusammen: jedes Mal { $points } Punkte
bs-task-only = Nur du hast schwarze Schafe: Du gewinnst
bs-sheet = Alle Tiere auf einen Blick
bs-sheet-animal = Tier
bs-sheet-stock = Vorrat
bs-sheet-pile = Ablage
bs-sheet-corrals = Gehege, Vorrat und Ablagestapel
bs-sheet-help = Von jedem Tier gibt es sechs Figuren: zwei mit 1, zwei mit 2, zwei mit 3. Die Zahl eines schwarzen Schafs zählt minus.
bs-sheet-help-own = Die Zahl eines schwarzen Schafs zählt minus.
bs-sheet-top = Oben auf dem Ablagestapel: { $animal }.
bs-sheet-bonus = Am Ende 6 Punkte für die meisten Figuren eines Tiers und für jeden Satz aus allen sechs.
bs-sheet-ranks = Welche fünf Tiere sind besser?
bs-rank-5 = fünf gleiche
bs-rank-41 = vier gleiche
bs-rank-32 = drei gleiche und ein Paar
bs-rank-311 = drei gleiche
bs-rank-221 = zwei Paare
bs-rank-2111 = ein Paar
bs-rank-11111 = alle verschieden
bs-ranks-help = Die zwei Tiere der Scheune zählen mit deinen drei Karten zusammen. Bei Gleichstand entscheidet das stärkere Tier, und dann, welche Seite zuerst voll war.

bs-score-animals = Tiere
bs-score-most = Die meisten eines Tiers
bs-score-sets = Sätze aus sechs
bs-score-tasks = Aufgaben
bs-score-sum = Summe
bs-score-bonus = { $count } × 6
bs-score-only = { $you ->
    [yes] Nur du hast schwarze Schafe, und die Aufgabe war im Spiel: Damit gewinnst du, egal mit wie vielen Punkten.
   *[no] Nur { $who } hat schwarze Schafe, und die Aufgabe war im Spiel: { $who } gewinnt, egal mit wie vielen Punkten.
  }
bs-score-tie = Bei gleichen Punkten gewinnt, wer mehr Tiere hat.

bs-coach-1 = Tippe auf *eine oder zwei Karten*, dann auf eine *Scheune*. Die zwei Tiere dort zählen mit deinen drei Karten zusammen: Sammle gleiche.
bs-coach-2 = Jede Seite bekommt drei Karten, in *zwei Zügen*: einmal eine, einmal zwei. Legst du nur eine, darfst du noch eine austauschen.
bs-coach-3 = Hier ist schon eine Seite voll: Der *gelbe Rahmen* führt. Sind alle voll, gewinnen die besten fünf Tiere.
bs-coach-4 = Du hast Tiere gewonnen! *Nur du* siehst ihre Zahlen. Für die meisten eines Tiers und für alle sechs Arten gibt es 6 Punkte extra.
bs-coach-5 = Ein schwarzes Schaf zieht dir seine Zahl *ab*. Manchmal ist es schlau, nicht zu gewinnen.
bs-coach-6 = Eine Scheune ist geschlossen: die *Endphase*. Jede Scheune, die jetzt gewonnen wird, schließt auch; nach der dritten ist das Spiel aus.
bs-coach-7 = Ihr spielt mit *Aufgaben*. Deine eigene ist geheim; am Ende zählen alle Aufgaben für alle.

# Der Tisch in Worten, Zeile für Zeile.
bs-see-line = { $first } { $then }
bs-see-none = nichts
bs-see-barn = { $barn } ({ $number }): { $figures }.
bs-see-barn-closed = { $barn } ({ $number }): geschlossen.
bs-see-side = { $you ->
    [yes] Deine Seite: { $cards }.
   *[no] Seite von { $who }: { $cards }.
  }
bs-see-side-complete = { $you ->
    [yes] Deine Seite: { $cards }, voll.
   *[no] Seite von { $who }: { $cards }, voll.
  }
bs-see-side-beaten = { $you ->
    [yes] Deine Seite: { $cards }, voll, aber geschlagen.
   *[no] Seite von { $who }: { $cards }, voll, aber geschlagen.
  }
bs-see-order = Voll in dieser Reihenfolge: { $seats }.
bs-see-end-phase = Endphase: Gewonnene Scheunen schließen und werden nicht neu besetzt.
bs-see-stock = Vorrat: { $animals }.
bs-see-piles = Stapel: { $deck }. Ablagestapel: { $discard }.
bs-see-piles-top = Stapel: { $deck }. Ablagestapel: { $discard }, oben: { $top }.
bs-see-aside = Gezogen { $at }: { $cards }.
bs-see-figure = { $animal } { $value }
bs-see-corral = { $you ->
    [yes] Dein Gehege: { $figures }.
   *[no] Gehege von { $who }: { $figures }.
  }
bs-see-corral-none = { $you ->
    [yes] Dein Gehege ist leer.
   *[no] Das Gehege von { $who } ist leer.
  }
bs-see-task = { $you ->
    [yes] Deine Aufgabe: { $task }
   *[no] Aufgabe von { $who }: { $task }
  }
bs-see-points = { $points ->
    [one] Deine Tiere sind bis jetzt { $points } Punkt wert.
   *[other] Deine Tiere sind bis jetzt { $points } Punkte wert.
  }
bs-see-known = Durch Zählen weißt du: Die anderen haben { $cards } auf der Hand.
bs-see-hand = Deine Hand: { $cards }.
bs-see-choosing = Der Zufall bestimmt, wer beginnt.
bs-see-tasks = Die Aufgaben werden ausgeteilt.
bs-see-stocking = Die Scheunen werden besetzt.
bs-see-dealing = Die Karten werden ausgeteilt.
bs-see-refilling = { $you ->
    [yes] Du ziehst Karten.
   *[no] { $who } zieht Karten.
  }
bs-see-score = { $who } { $points }
bs-see-scores = Punkte: { $scores }.
bs-see-winner = { $you ->
    [yes] Du gewinnst.
   *[no] { $who } gewinnt.
  }
bs-see-winners = Geteilter Sieg: { $seats }.

# Warum ein Zug nicht geht.
bs-how = Zum Beispiel „place 2 pig“, „place 2 cow pig“ oder „place 2 pig drop cow“.
bs-no-move = Sag, was du wohin legst. { bs-how }
bs-no-word = Das ist kein Zug von Black Sheep. { bs-how }
bs-no-number = Nach „place“ kommt die Nummer einer Scheune, 1 bis 3. { bs-how }
bs-no-barn = Es gibt keine Scheune { $number }; die Scheunen sind 1, 2 und 3.
bs-no-closed = { $barn }: geschlossen. Hier gibt es nichts mehr zu gewinnen.
bs-no-side-own = Karten kommen immer an deine eigene Seite: Lass den Buchstaben weg.
bs-no-side-other = Karten kommen an deine eigene Seite einer Scheune, nicht an die von { $who }.
bs-no-one-barn = Alle Karten eines Zugs kommen an eine Scheune.
bs-no-animal = „{ $word }“ ist hier kein Tier. Es gibt { $animals }.
bs-no-animal-near = „{ $word }“ ist hier kein Tier. Meinst du „{ $near }“?
bs-no-complete = { $barn }: Deine Seite ist mit drei Karten voll.
bs-no-count-12 = { $barn }: Deine Seite ist leer, also leg eine Karte oder zwei, nicht { $count }.
bs-no-count-2 = { $barn }: Dort liegt eine Karte von dir, also leg genau zwei, nicht { $count }.
bs-no-count-1 = { $barn }: Dort liegen zwei Karten von dir, also leg genau eine, nicht { $count }.
bs-no-hold = Das hast du nicht auf der Hand: { $cards }. Deine Hand: { $hand }.
bs-no-pass = Du kannst Karten legen, also darfst du nicht aussetzen.
bs-no-drop-alone = Eine Karte wirfst du nur ab, wenn du eine einzelne legst, wie in „place 2 pig drop cow“.
bs-no-drop-count = Hast du eine einzelne Karte gelegt, darfst du eine abwerfen, nicht { $count }.
bs-no-drop-two = Wer zwei Karten legt, wirft nichts ab.

option-black-sheep-tasks = Aufgabenkarten statt Bonuskarten
option-black-sheep-first-player = Wer beginnt?
option-black-sheep-box = Inhalt der Schachtel
value-reconstructed-v1 = Standard

# Warum ein Zug gut ist.
why-black-sheep-wins = Damit sind { $at } alle Seiten voll: { $mine } schlagen jede andere Seite, und du gewinnst { $prize }.
why-black-sheep-lost = Das schlägt { $rival } ({ $theirs }) { $at } nicht, aber du behältst deine besseren Karten für andere Scheunen.
why-black-sheep-holds = Damit ist deine Seite { $at } voll: { $mine }. Chance, dass { $rival } das mit den Karten auf der Hand schlägt: { $chance }.
why-black-sheep-holds-all = Damit ist deine Seite { $at } voll: { $mine }. Chance, dass niemand das mit den Karten auf der Hand schlägt: { $chance }.
why-black-sheep-chases = Das gibt { $mine } { $at }. Chance, dass du { $rival } ({ $theirs }) dort im nächsten Zug schlägst: { $chance }.
why-black-sheep-doubtful = { $rival } ({ $theirs }) ist { $at } schwer zu schlagen ({ $chance }), also leg dorthin Karten, die du entbehren kannst.
why-black-sheep-builds = { $missing ->
    [one] Das gibt { $mine } { $at }, wo du { $prize } gewinnen kannst, und eine Karte kommt noch dazu.
   *[other] Das gibt { $mine } { $at }, wo du { $prize } gewinnen kannst, und { $missing } Karten kommen noch dazu.
  }
why-black-sheep-begins = Noch hast du { $at } kein Paar, aber du kannst dort { $prize } gewinnen, und bessere Karten bleiben für andere Scheunen.
why-black-sheep-shuns = Zu gewinnen { $at }: { $prize }. Ein schwarzes Schaf kostet Punkte, also leg dorthin Karten, die du entbehren kannst.
why-black-sheep-dropping = { $why } Wirfst du { $drop } ab, ziehst du eine Karte mehr.

# Die Auszählung am Ende.
bs-count-animals = Jedes Tier im Gehege zählt seine Zahl.
bs-count-black = Die Zahl eines schwarzen Schafs zählt minus.
bs-count-most = Ein Bonus für jedes Tier, von dem niemand sonst so viele hat.
bs-count-sets = Ein Bonus für jeden Satz aus sechs verschiedenen Tieren.
bs-count-tasks = Jede erfüllte Aufgabe zählt ihre Punkte.
