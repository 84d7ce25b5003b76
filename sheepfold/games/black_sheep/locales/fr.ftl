# Black Sheep. $you vaut "yes" quand la phrase parle de la personne qui lit. Les étoiles entourent ce qui est en gras.
# Granges : bs-the (sujet ou objet), bs-to (où vont les cartes), bs-at (où se trouve quelque chose).

bs-horse = Cheval
bs-cow = Vache
bs-pig = Cochon
bs-sheep = Mouton
bs-rooster = Coq
bs-black-sheep = Mouton noir
bs-count-horse = { $count ->
    [one] un cheval
   *[other] { $count } chevaux
  }
bs-count-cow = { $count ->
    [one] une vache
   *[other] { $count } vaches
  }
bs-count-pig = { $count ->
    [one] un cochon
   *[other] { $count } cochons
  }
bs-count-sheep = { $count ->
    [one] un mouton
   *[other] { $count } moutons
  }
bs-count-rooster = { $count ->
    [one] un coq
   *[other] { $count } coqs
  }
bs-count-black-sheep = { $count ->
    [one] un mouton noir
   *[other] { $count } moutons noirs
  }
bs-number-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
  }
bs-number-cow = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
  }
bs-number-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
  }
bs-number-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
  }
bs-number-rooster = { $count ->
    [one] { $count } coq
   *[other] { $count } coqs
  }
bs-number-black-sheep = { $count ->
    [one] { $count } mouton noir
   *[other] { $count } moutons noirs
  }
bs-most-horse = chevaux
bs-most-cow = vaches
bs-most-pig = cochons
bs-most-sheep = moutons
bs-most-rooster = coqs
bs-most-black-sheep = moutons noirs
bs-different = { $count } animaux différents
bs-barn-1 = Grange blanche
bs-barn-2 = Grange grise
bs-barn-3 = Grange noire
bs-short-1 = Blanche
bs-short-2 = Grise
bs-short-3 = Noire
bs-the-1 = la grange blanche
bs-the-2 = la grange grise
bs-the-3 = la grange noire
bs-to-1 = à la grange blanche
bs-to-2 = à la grange grise
bs-to-3 = à la grange noire
bs-at-1 = à la grange blanche
bs-at-2 = à la grange grise
bs-at-3 = à la grange noire

bs-told-chose = { $you ->
    [yes] *Tu* commences.
   *[no] *{ $who }* commence.
  }
bs-told-dealt = Tu pioches : *{ $animal }*.
bs-told-assigned = Ta mission : *{ $task }*
bs-told-opened = Une mission pour tout le monde : *{ $task }*
bs-told-put = Nouveau { $at } : *{ $animal }*.
bs-told-lacked = Carte piochée : { $animal }. La réserve n’en a plus.
bs-told-returned = De retour dans la réserve : { $animal }.
bs-told-closed = *Fermée jusqu’à la fin de la partie :* { $barn }.
bs-told-place = { $you ->
    [yes] Tu poses { $cards } { $at }.
   *[no] { $who } pose { $cards } { $at }.
  }
bs-told-dropped = { $you ->
    [yes] Tu défausses { $animal }.
   *[no] { $who } défausse { $animal }.
  }
bs-told-won = { $you ->
    [yes] *Tu gagnes { $barn } !*
   *[no] *{ $who } gagne { $barn } !*
  }
bs-told-looks = { $who } ramène dans son enclos : *{ $animal }*.
bs-told-revealed = Tu ramènes dans ton enclos : *{ $animal }*. Son nombre est *{ $value }*, les autres ne le voient pas.
bs-told-reshuffled = La défausse est mélangée : { $count } nouvelles cartes à piocher.
bs-told-passed = { $you ->
    [yes] Tu dois passer : tous tes côtés sont complets.
   *[no] { $who } doit passer : tous ses côtés sont complets.
  }
bs-told-showed = { $you ->
    [yes] Tu retournes : { $figures }.
   *[no] { $who } retourne : { $figures }.
  }
bs-told-showed-none = { $you ->
    [yes] Ton enclos est resté vide.
   *[no] L’enclos de { $who } est resté vide.
  }
bs-told-ended = *La partie est finie.*

bs-move = Poser { $cards } { $at }
bs-move-drop = Poser { $cards } { $at }, défausser { $drop }
bs-ask = Quelles cartes poses-tu, et à quelle grange ?
bs-ask-help = Touche une ou deux cartes, puis une grange.
bs-ask-where = À quelle grange poses-tu { $cards } ?
bs-ask-where-help = Chaque grange montre ce que deviendrait ton côté. Touches : 1, 2, 3.
bs-ask-which-12 = Une carte ou deux { $at } ?
bs-ask-which-12-help = Ton côté y est vide. Touche une carte ou deux.
bs-ask-which-1 = Quelle carte poses-tu { $at } ?
bs-ask-which-1-help = C’est la dernière carte de ton côté. Touches-en une.
bs-ask-which-2 = Deux cartes { $at } : lesquelles ?
bs-ask-which-2-help = Une carte s’y trouve déjà. Touches-en deux.
bs-ask-count-12 = Une carte ou deux { $at }, pas plus
bs-ask-count-12-help = Touche une carte levée pour la reposer.
bs-ask-count-1 = Il ne manque qu’une carte { $at }
bs-ask-count-1-help = Touche une carte levée pour la reposer.
bs-ask-count-2 = Il faut exactement deux cartes { $at }
bs-ask-count-2-help = Une carte s’y trouve déjà. Lèves-en deux.
bs-ask-none = { $barn } : tu ne peux rien y poser maintenant
bs-ask-none-help = Choisis une autre grange.
bs-ask-sure = Poser { $cards } { $at } ?
bs-ask-sure-more = { $count ->
    [one] Ça fait { $made } pour l’instant, il reste une carte à poser.
   *[other] Ça fait { $made } pour l’instant, il reste { $count } cartes à poser.
  }
bs-ask-sure-first = Ça fait { $made }. Ton côté y est complet le premier.
bs-ask-sure-rival = Ça fait { $made }, contre { $theirs } : { $who }.
bs-ask-swap = Changer aussi une carte ?
bs-ask-swap-help = Touche une carte dont tu peux te passer : elle est défaussée et tu en pioches une de plus. Ou garde les deux.
bs-tag-swap = À toi, deuxième question
bs-clear = Effacer
bs-back = Retour
bs-lay = Poser { $cards }
bs-lay-nothing = Poser des cartes
bs-why = Pourquoi c’est impossible ?
bs-keep = Poser, garder les deux
bs-discard = Poser, défausser { $drop }

bs-chip-deck = Pioche *{ $count }*
bs-chip-stock = { $count ->
    [one] Réserve : *{ $count }* animal
   *[other] Réserve : *{ $count }* animaux
  }
bs-chip-end = *Phase finale*
bs-wait = { $who } choisit des cartes et une grange
bs-seat-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
  }
bs-seat-spoken = Enclos de { $name } : { $animals }
bs-leads = en tête
bs-beats = bat { $who }
bs-behind = { $who } reste devant
bs-beaten = battu
bs-wins = gagne !
bs-to-come = { $count ->
    [one] il en manque une
   *[other] il en manque { $count }
  }
bs-nothing = encore rien
bs-lay-12 = pose 1 ou 2
bs-lay-1 = pose 1
bs-lay-2 = pose 2
bs-closed = Fermée
bs-closed-help = Il n’y a plus rien à gagner ici.
bs-figure = { $animal } à gagner, nombre caché
bs-fields = Les trois granges
bs-side = { $name } : { $cards }. { $state }
bs-side-none = aucune carte
bs-pick = { $barn }, touche { $number }. À gagner : { $prize }. { $lead } Ton côté : { $mine }.
bs-pick-lead = { $you ->
    [yes] Tu es en tête avec { $made }.
   *[no] { $name } est en tête avec { $made }.
  }
bs-hand = Ta main
bs-hand-card = { $animal }, ta main, { $at } sur { $count }
bs-hand-laid = { $animal }, à poser
bs-hand-drop = { $animal }, à défausser
bs-order = Qui bat qui ?
bs-order-help = Le nombre d’abord : trois coqs battent deux chevaux.
bs-order-spoken = Qui bat qui : cheval, vache, cochon, mouton, coq, mouton noir. En savoir plus
bs-corral = Ton enclos
bs-corral-private = nombres cachés aux autres
bs-corral-sum = { $count ->
    [one] { $animals }, { $points } point
   *[other] { $animals }, { $points } points
  }
bs-corral-spoken = { $count ->
    [one] Ton enclos : { $figures } ; { $points } point. Tous les enclos, réserve et défausse
   *[other] Ton enclos : { $figures } ; { $points } points. Tous les enclos, réserve et défausse
  }
bs-corral-none = encore vide
bs-tasks = Missions
bs-tasks-spoken = Missions : { $tasks }. En savoir plus
bs-task-own = secrète jusqu’à la fin
bs-task-open = pour tout le monde
bs-task-hidden = { $who } a une mission que personne d’autre ne voit.
bs-task-majority = Le plus de { $animals } : { $points } points
bs-task-combination = { $animals } ensemble : { $points } points à chaque fois
bs-task-only = Si personne d’autre n’a de mouton noir et que tu en as, tu gagnes
bs-sheet = Tous les animaux en un coup d’œil
bs-sheet-animal = Animal
bs-sheet-stock = Réserve
bs-sheet-pile = Défausse
bs-sheet-corrals = Enclos, réserve et défausse
bs-sheet-help = Il y a six figurines de chaque animal : deux de 1, deux de 2, deux de 3. Le nombre d’un mouton noir compte en moins.
bs-sheet-help-own = Le nombre d’un mouton noir compte en moins.
bs-sheet-top = Sur le dessus de la défausse : { $animal }.
bs-sheet-bonus = À la fin, 6 points si tu as le plus d’un animal, et 6 points pour chaque série des six.
bs-sheet-ranks = Quels cinq animaux sont les meilleurs ?
bs-rank-5 = cinq pareils
bs-rank-41 = quatre pareils
bs-rank-32 = trois pareils et une paire
bs-rank-311 = trois pareils
bs-rank-221 = deux paires
bs-rank-2111 = une paire
bs-rank-11111 = tous différents
bs-ranks-help = Les deux animaux de la grange comptent avec tes trois cartes. À égalité, l’animal le plus fort décide, puis le côté qui a été complet en premier.

bs-score-animals = Animaux
bs-score-most = Le plus d’un animal
bs-score-sets = Séries des six
bs-score-tasks = Missions
bs-score-sum = Total
bs-score-bonus = { $count } × 6
bs-score-only = { $you ->
    [yes] Tu es la seule personne à avoir des moutons noirs, et la mission était en jeu : tu gagnes la partie, quels que soient les points.
   *[no] { $who } est la seule personne à avoir des moutons noirs, et la mission était en jeu : { $who } gagne la partie, quels que soient les points.
  }
bs-score-tie = À points égaux, le plus d’animaux gagne.

bs-coach-1 = Touche *une ou deux cartes*, puis une *grange*. Ses deux animaux comptent avec tes trois cartes : rassemble des pareils.
bs-coach-2 = Chaque côté reçoit trois cartes, en *deux tours* : une fois une, une fois deux. Si tu n’en poses qu’une, tu peux en changer une autre.
bs-coach-3 = Ici, un côté est complet : le *cadre jaune* est en tête. Quand tous le sont, les cinq meilleurs animaux gagnent.
bs-coach-4 = Tu as gagné des animaux ! Les *autres* ne voient pas leurs nombres. Avoir le plus d’un animal, ou les six sortes, rapporte 6 points de plus.
bs-coach-5 = Un mouton noir te *retire* son nombre. Parfois, il est malin de ne pas gagner.
bs-coach-6 = Une grange est fermée : c’est la *phase finale*. Toute grange gagnée ferme aussi ; après la troisième, la partie est finie.
bs-coach-7 = Vous jouez avec des *missions*. La tienne est secrète ; à la fin, toutes comptent pour tout le monde.

# La table en mots, ligne par ligne.
bs-see-line = { $first } { $then }
bs-see-none = rien
bs-see-barn = { $barn } ({ $number }) : { $figures }.
bs-see-barn-closed = { $barn } ({ $number }) : fermée.
bs-see-side = { $you ->
    [yes] Ton côté : { $cards }.
   *[no] Côté de { $who } : { $cards }.
  }
bs-see-side-complete = { $you ->
    [yes] Ton côté : { $cards }, complet.
   *[no] Côté de { $who } : { $cards }, complet.
  }
bs-see-side-beaten = { $you ->
    [yes] Ton côté : { $cards }, complet, mais battu.
   *[no] Côté de { $who } : { $cards }, complet, mais battu.
  }
bs-see-order = Complets dans cet ordre : { $seats }.
bs-see-end-phase = Phase finale : les granges gagnées ferment et ne sont plus regarnies.
bs-see-stock = Réserve : { $animals }.
bs-see-piles = Pioche : { $deck }. Défausse : { $discard }.
bs-see-piles-top = Pioche : { $deck }. Défausse : { $discard }, sur le dessus : { $top }.
bs-see-aside = Cartes piochées { $at } : { $cards }.
bs-see-figure = { $animal } { $value }
bs-see-corral = { $you ->
    [yes] Ton enclos : { $figures }.
   *[no] Enclos de { $who } : { $figures }.
  }
bs-see-corral-none = { $you ->
    [yes] Ton enclos est vide.
   *[no] L’enclos de { $who } est vide.
  }
bs-see-task = { $you ->
    [yes] Ta mission : { $task }
   *[no] Mission de { $who } : { $task }
  }
bs-see-points = { $points ->
    [one] Tes animaux valent { $points } point pour l’instant.
   *[other] Tes animaux valent { $points } points pour l’instant.
  }
bs-see-known = En comptant, tu sais que les autres ont en main { $cards }.
bs-see-hand = Ta main : { $cards }.
bs-see-choosing = Le hasard désigne qui commence.
bs-see-tasks = Les missions sont distribuées.
bs-see-stocking = Les granges sont garnies.
bs-see-dealing = Les cartes sont distribuées.
bs-see-refilling = { $you ->
    [yes] Tu pioches.
   *[no] { $who } pioche.
  }
bs-see-score = { $who } { $points }
bs-see-scores = Points : { $scores }.
bs-see-winner = { $you ->
    [yes] Tu gagnes.
   *[no] { $who } gagne.
  }
bs-see-winners = Victoire partagée : { $seats }.

# Pourquoi un coup est refusé.
bs-how = Par exemple « place 2 pig », « place 2 cow pig » ou « place 2 pig drop cow ».
bs-no-move = Dis ce que tu poses, et où. { bs-how }
bs-no-word = Ce n’est pas un coup de Black Sheep. { bs-how }
bs-no-number = Après « place » vient le numéro d’une grange, de 1 à 3. { bs-how }
bs-no-barn = Il n’y a pas de grange { $number } ; les granges sont 1, 2 et 3.
bs-no-closed = { $barn } : fermée. Il n’y a plus rien à y gagner.
bs-no-side-own = Les cartes vont toujours de ton côté : n’écris pas de lettre.
bs-no-side-other = Les cartes vont de ton côté d’une grange, pas du côté de { $who }.
bs-no-one-barn = Toutes les cartes d’un tour vont à la même grange.
bs-no-animal = « { $word } » n’est pas un animal ici. Il y a { $animals }.
bs-no-animal-near = « { $word } » n’est pas un animal ici. Voulais-tu dire « { $near } » ?
bs-no-complete = { $barn } : ton côté est complet, avec trois cartes.
bs-no-count-12 = { $barn } : ton côté est vide, pose une carte ou deux, pas { $count }.
bs-no-count-2 = { $barn } : tu y as une carte, poses-en exactement deux, pas { $count }.
bs-no-count-1 = { $barn } : tu y as deux cartes, poses-en exactement une, pas { $count }.
bs-no-hold = Tu n’as pas en main : { $cards }. Ta main : { $hand }.
bs-no-pass = Tu peux poser des cartes, donc tu ne peux pas passer.
bs-no-drop-alone = On ne défausse une carte qu’en en posant une seule, comme dans « place 2 pig drop cow ».
bs-no-drop-count = Après avoir posé une seule carte, tu peux en défausser une, pas { $count }.
bs-no-drop-two = Après avoir posé deux cartes, on ne défausse rien.

option-black-sheep-tasks = Cartes mission à la place des cartes bonus
option-black-sheep-first-player = Qui commence ?
option-black-sheep-box = Contenu de la boîte
value-reconstructed-v1 = Standard

# Pourquoi un coup est bon.
why-black-sheep-wins = Tous les côtés sont alors complets { $at } : { $mine } battent tous les autres, et tu gagnes { $prize }.
why-black-sheep-lost = Ça ne bat pas { $rival } ({ $theirs }) { $at }, mais tu gardes tes meilleures cartes pour d’autres granges.
why-black-sheep-holds = Ton côté est alors complet { $at } : { $mine }. Chance pour { $rival } de faire mieux avec les cartes en main : { $chance }.
why-black-sheep-holds-all = Ton côté est alors complet { $at } : { $mine }. Chance que personne ne fasse mieux avec les cartes en main : { $chance }.
why-black-sheep-chases = Ça fait { $mine } { $at }. Chance d’y battre { $rival } ({ $theirs }) à ton prochain tour : { $chance }.
why-black-sheep-doubtful = { $rival } ({ $theirs }) est difficile à battre { $at } ({ $chance }) : mets-y les cartes dont tu peux te passer.
why-black-sheep-builds = { $missing ->
    [one] Ça fait { $mine } { $at }, où tu peux gagner { $prize }, et il reste une carte à poser.
   *[other] Ça fait { $mine } { $at }, où tu peux gagner { $prize }, et il reste { $missing } cartes à poser.
  }
why-black-sheep-begins = Tu n’as pas encore de paire { $at }, mais tu peux encore y gagner { $prize }, et les meilleures cartes restent pour d’autres granges.
why-black-sheep-shuns = À gagner { $at } : { $prize }. Un mouton noir coûte des points : mets-y les cartes dont tu peux te passer.
why-black-sheep-dropping = { $why } Défausser { $drop } te fait piocher une carte de plus.

# Le décompte à la fin.
bs-count-animals = Chaque animal d’un enclos compte son nombre.
bs-count-black = Le nombre d’un mouton noir compte en moins.
bs-count-most = Un bonus pour chaque animal que personne n’a en aussi grand nombre.
bs-count-sets = Un bonus pour chaque série de six animaux différents.
bs-count-tasks = Chaque mission accomplie compte ses points.
