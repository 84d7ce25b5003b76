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

bs-told-start = { $you ->
    [yes] *Du* beginnst.
   *[no] *{ $who }* beginnt.
  }
bs-told-dealt = Du ziehst: *{ $animal }*.
bs-told-task = Deine Aufgabe: *{ $task }*
bs-told-opened = Eine Aufgabe für alle: *{ $task }*
bs-told-put = Neu { $at }: *{ $animal }*.
bs-told-left = Karte gezogen: { $animal }. Im Vorrat ist nichts mehr davon.
bs-told-took = Zurück in den Vorrat: { $animal }.
bs-told-closed = *Für den Rest des Spiels geschlossen:* { $barn }.
bs-told-place = { $you ->
    [yes] Du legst { $cards } { $at }.
   *[no] { $who } legt { $cards } { $at }.
  }
bs-told-drop = { $you ->
    [yes] Du wirfst { $animal } ab.
   *[no] { $who } wirft { $animal } ab.
  }
bs-told-won = { $you ->
    [yes] *Du gewinnst { $barn }!*
   *[no] *{ $who } gewinnt { $barn }!*
  }
bs-told-looks = { $who } nimmt mit nach Hause: *{ $animal }*.
bs-told-revealed = Du nimmst mit nach Hause: *{ $animal }*. Die Zahl ist *{ $value }*, nur du siehst sie.
bs-told-reshuffled = Der Ablagestapel wird gemischt: { $count } neue Karten zum Ziehen.
bs-told-passed = { $you ->
    [yes] Du musst aussetzen: Alle deine Seiten sind voll.
   *[no] { $who } muss aussetzen: Alle Seiten dort sind voll.
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
bs-ask-count-12-help = Tippe auf eine gehobene Karte, um sie zurückzunehmen.
bs-ask-count-1 = Nur noch eine Karte darf { $at }
bs-ask-count-1-help = Tippe auf eine gehobene Karte, um sie zurückzunehmen.
bs-ask-count-2 = Genau zwei Karten müssen { $at }
bs-ask-count-2-help = Eine Karte liegt dort schon. Hebe zwei.
bs-ask-none = { $barn }: Hier kannst du jetzt nichts legen
bs-ask-none-help = Wähle eine andere Scheune.
bs-ask-sure = Legst du { $cards } { $at }?
bs-ask-sure-more = { $count ->
    [one] Das gibt bis jetzt { $made }, eine Karte kommt noch dazu.
   *[other] Das gibt bis jetzt { $made }, { $count } Karten kommen noch dazu.
  }
bs-ask-sure-first = Das gibt { $made }. Deine Seite ist dort als erste voll.
bs-ask-sure-rival = Das gibt { $made }, gegen { $theirs }: { $who }.
bs-ask-swap = Noch eine Karte tauschen?
bs-ask-swap-help = Tippe auf eine Karte, die du nicht brauchst: Du wirfst sie ab und ziehst eine mehr. Oder behalte beide.
bs-tag-swap = Du bist dran, zweite Frage
bs-clear = Zurücknehmen
bs-back = Zurück
bs-lay = { $cards } legen
bs-lay-nothing = Karten legen
bs-why = Warum nicht?
bs-keep = Legen, beide behalten
bs-discard = Legen, { $drop } abwerfen

bs-chip-deck = Noch *{ $count }* Karten
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
bs-pick = { $barn }, Taste { $number }. Du gewinnst dort: { $prize }. { $lead } Deine Seite: { $mine }.
bs-pick-lead = { $name } führt: { $made }.
bs-hand = Deine Hand
bs-hand-card = { $animal }, deine Hand, { $at } von { $count }
bs-hand-laid = { $animal }, wird gelegt
bs-hand-drop = { $animal }, wird abgeworfen
bs-order = Wer schlägt wen?
bs-order-help = Mehr gleiche Tiere schlagen stärkere Tiere.
bs-order-spoken = Wer schlägt wen: Pferd, Kuh, Schwein, Schaf, Hahn, schwarzes Schaf. Mehr dazu
bs-corral = Dein Gehege
bs-corral-private = nur du siehst die Zahlen
bs-corral-sum = { $animals }, { $points } Punkte
bs-corral-spoken = Dein Gehege: { $figures }; { $points } Punkte. Alle Gehege, Vorrat und Ablage
bs-corral-none = noch leer
bs-tasks = Aufgaben
bs-tasks-spoken = Aufgaben: { $tasks }. Mehr dazu
bs-task-own = nur du kennst sie bis zum Schluss
bs-task-open = offen für alle
bs-task-hidden = { $who } hat eine Aufgabe, die sonst niemand sieht.
bs-task-majority = Die meisten { $animals }: { $points } Punkte
bs-task-combination = Für { $animals } zusammen: jedes Mal { $points } Punkte
bs-task-only = Nur bei dir stehen schwarze Schafe: Du gewinnst das Spiel
bs-sheet = Alle Tiere auf einen Blick
bs-sheet-animal = Tier
bs-sheet-stock = Vorrat
bs-sheet-pile = Ablage
bs-sheet-corrals = Gehege, Vorrat und Ablagestapel
bs-sheet-help = Von jedem Tier gibt es sechs Figuren: zwei mit 1, zwei mit 2, zwei mit 3. Schwarze Schafe ziehen ihre Zahl ab.
bs-sheet-help-own = Schwarze Schafe ziehen ihre Zahl ab.
bs-sheet-top = Oben auf dem Ablagestapel: { $animal }.
bs-sheet-bonus = Am Ende 6 Punkte für die meisten Figuren eines Tiers und für jeden Satz aus allen sechs.
bs-sheet-ranks = Welche fünf Tiere sind besser?
bs-rank-5 = fünf gleiche
bs-rank-4 = vier gleiche
bs-rank-32 = drei und zwei gleiche
bs-rank-3 = drei gleiche
bs-rank-22 = zwei Paare
bs-rank-2 = ein Paar
bs-rank-1 = alle verschieden
bs-ranks-help = Die zwei Tiere der Scheune zählen mit deinen drei Karten zusammen. Bei Gleichstand entscheidet das stärkere Tier, und dann, wer zuerst voll war.

bs-score-animals = Tiere
bs-score-most = Die meisten eines Tiers
bs-score-sets = Sätze aus sechs
bs-score-tasks = Aufgaben
bs-score-sum = Summe
bs-score-bonus = { $count } × 6
bs-score-only = { $you ->
    [yes] Nur du hast schwarze Schafe, und die Aufgabe war im Spiel: Damit gewinnst du, egal mit wie vielen Punkten.
   *[no] Nur { $who } hat schwarze Schafe, und die Aufgabe war im Spiel: Das gewinnt das Spiel, egal mit wie vielen Punkten.
  }
bs-score-tie = Bei gleichen Punkten gewinnt, wer mehr Tiere hat.

bs-coach-1 = Tippe auf *eine oder zwei Karten*, dann auf eine *Scheune*. Die zwei Tiere dort zählen mit deinen drei Karten zusammen: Sammle gleiche.
bs-coach-2 = Jede Seite bekommt drei Karten, in *zwei Zügen*: einmal eine, einmal zwei. Legst du nur eine, darfst du noch eine tauschen.
bs-coach-3 = Hier ist schon eine Seite voll: Der *gelbe Rahmen* führt. Sind alle voll, holen die besten fünf die Tiere.
bs-coach-4 = Du hast Tiere gewonnen! *Nur du* siehst ihre Zahlen. Für die meisten eines Tiers und für alle sechs Arten gibt es 6 Punkte extra.
bs-coach-5 = Ein schwarzes Schaf zieht dir seine Zahl *ab*. Manchmal ist es schlau, nicht zu gewinnen.
bs-coach-6 = Eine Scheune ist geschlossen: die *Endphase*. Jede Scheune, die jetzt gewonnen wird, schließt auch; nach der dritten ist das Spiel aus.
bs-coach-7 = Ihr spielt mit *Aufgaben*. Deine eigene ist geheim; am Ende zählen alle Aufgaben für alle.

bs-no-2-1 = Es gibt nur drei Scheunen.
bs-no-4-1 = Karten kommen an deine eigene Seite einer Scheune.
bs-no-4-2 = { $barn }: Deine Seite ist mit drei Karten voll.
bs-no-4-3 = { $barn }: Deine Seite ist leer, also leg eine Karte oder zwei.
bs-no-4-4 = { $barn }: Dort liegt eine Karte von dir, also leg genau zwei.
bs-no-4-5 = { $barn }: Dort liegen zwei Karten von dir, also leg genau eine.
bs-no-4-6 = Alle Karten eines Zugs kommen an eine Scheune.
bs-no-4-7 = Diese Karten hast du nicht auf der Hand.
bs-no-4-8 = Du kannst Karten legen, also darfst du nicht aussetzen.
bs-no-5-1 = Du darfst eine Karte abwerfen, aber nur, wenn du eine einzelne gelegt hast.
bs-no-5-2 = Wer zwei Karten legt, wirft nichts ab.
bs-no-9-1 = { $barn }: geschlossen. Hier gibt es nichts mehr zu gewinnen.

option-black-sheep-tasks = Aufgabenkarten statt Bonuskarten
option-black-sheep-start = Wer beginnt?
option-black-sheep-box = Inhalt der Schachtel
value-reconstructed-v1 = Wie üblich

bs-chance-small = weniger als 1 %
why-black-sheep-wins = Damit sind { $field } alle Seiten voll: { $mine } schlagen jede andere Seite, und du gewinnst { $prize }.
why-black-sheep-lost = Das schlägt { $rival } ({ $theirs }) { $field } nicht, aber du behältst deine besseren Karten für andere Scheunen.
why-black-sheep-holds = Damit ist deine Seite { $field } voll: { $mine }. Dass { $rival } das mit den Karten auf der Hand schlägt, kommt mit { $chance } Wahrscheinlichkeit vor.
why-black-sheep-holds-all = Damit ist deine Seite { $field } voll: { $mine }. Dass niemand das mit den Karten auf der Hand schlägt, kommt mit { $chance } Wahrscheinlichkeit vor.
why-black-sheep-chases = Das gibt { $mine } { $field }. Dass du { $rival } ({ $theirs }) dort im nächsten Zug schlägst, kommt mit { $chance } Wahrscheinlichkeit vor.
why-black-sheep-doubtful = { $rival } ({ $theirs }) ist { $field } schwer zu schlagen ({ $chance }), also kommen dorthin die Karten, die du entbehren kannst.
why-black-sheep-builds = { $missing ->
    [one] Das gibt { $mine } { $field }, wo du { $prize } gewinnen kannst, und eine Karte kommt noch dazu.
   *[other] Das gibt { $mine } { $field }, wo du { $prize } gewinnen kannst, und { $missing } Karten kommen noch dazu.
  }
why-black-sheep-begins = Noch hast du { $field } kein Paar, aber du kannst dort { $prize } gewinnen, und bessere Karten bleiben für andere Scheunen.
why-black-sheep-shuns = Du gewinnst { $field }: { $prize }. Ein schwarzes Schaf kostet Punkte, also kommen dorthin die Karten, die du entbehren kannst.
why-black-sheep-wins-drop = Damit sind { $field } alle Seiten voll: { $mine } schlagen jede andere Seite, und du gewinnst { $prize }. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
why-black-sheep-lost-drop = Das schlägt { $rival } ({ $theirs }) { $field } nicht, aber du behältst deine besseren Karten für andere Scheunen. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
why-black-sheep-holds-drop = Damit ist deine Seite { $field } voll: { $mine }. Dass { $rival } das mit den Karten auf der Hand schlägt, kommt mit { $chance } Wahrscheinlichkeit vor. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
why-black-sheep-holds-all-drop = Damit ist deine Seite { $field } voll: { $mine }. Dass niemand das mit den Karten auf der Hand schlägt, kommt mit { $chance } Wahrscheinlichkeit vor. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
why-black-sheep-chases-drop = Das gibt { $mine } { $field }. Dass du { $rival } ({ $theirs }) dort im nächsten Zug schlägst, kommt mit { $chance } Wahrscheinlichkeit vor. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
why-black-sheep-doubtful-drop = { $rival } ({ $theirs }) ist { $field } schwer zu schlagen ({ $chance }), also kommen dorthin die Karten, die du entbehren kannst. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
why-black-sheep-builds-drop = { $missing ->
    [one] Das gibt { $mine } { $field }, wo du { $prize } gewinnen kannst, und eine Karte kommt noch dazu. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
   *[other] Das gibt { $mine } { $field }, wo du { $prize } gewinnen kannst, und { $missing } Karten kommen noch dazu. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
  }
why-black-sheep-begins-drop = Noch hast du { $field } kein Paar, aber du kannst dort { $prize } gewinnen, und bessere Karten bleiben für andere Scheunen. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
why-black-sheep-shuns-drop = Du gewinnst { $field }: { $prize }. Ein schwarzes Schaf kostet Punkte, also kommen dorthin die Karten, die du entbehren kannst. Wirfst du { $drop } ab, ziehst du eine Karte mehr.
