# Bye-Bye Black Sheep. $you vaut "yes" quand la phrase parle de la personne qui lit, $toyou quand cela lui arrive.
# Les étoiles marquent ce qui est en gras.

bb-animal-1 = Tigre
bb-animal-2 = Manchot
bb-animal-3 = Crocodile
bb-animal-4 = Éléphant
bb-animal-5 = Lion
bb-animal-6 = Girafe
bb-animal-7 = Zèbre
bb-animal-8 = Hippo
bb-animal-9 = Singe
bb-animal-10 = Panda
bb-animal-11 = Kangourou
bb-animal-12 = Flamant
bb-animal-13 = Ours blanc
bb-animal-14 = Rhino
bb-animal-15 = Chameau
bb-animal-16 = Koala
# A host's own names come in all languages.
bb-language = fr
bb-own-animal = { $language ->
    [fr] { $fr }
    [de] { $de }
   *[en] { $en }
  }
bb-card-BS = Mouton noir
bb-card-EA = Aigle
bb-card-MO = Taupe
bb-card-MA = Pie voleuse
bb-card-WS = Mouton blanc
bb-card-MS = Maman brebis
bb-card-WO = Loup

bb-told-picked = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
  }
bb-told-began = { $you ->
    [yes] *À toi de jouer.*
   *[no] *Au tour de { $who }.*
  }
bb-told-dealt = Tu reçois de la pioche : *{ $card }*.
bb-told-draw = { $you ->
    [yes] Tu tires une carte chez { $other }.
   *[no] { $toyou ->
        [yes] { $who } tire une carte chez toi.
       *[no] { $who } tire une carte chez { $other }.
      }
  }
bb-told-drew = C’est : *{ $card }*.
bb-told-drew-sheep = C’est le *mouton noir* ! Le tour est fini.
bb-told-kept = { $you ->
    [yes] Le mouton noir revient dans ta main.
   *[no] Le mouton noir rentre chez { $who }.
  }
bb-told-stop = { $you ->
    [yes] Tu t’arrêtes.
   *[no] { $who } s’arrête.
  }
bb-told-took = { $you ->
    [yes] Tu prends en main le point d’eau : { $cards }.
   *[no] { $who } prend en main le point d’eau : { $cards }.
  }
bb-told-placed = { $you ->
    [yes] Nouveau dans ton zoo : *{ $cards }*.
   *[no] Nouveau dans le zoo de { $who } : *{ $cards }*.
  }
bb-told-placed-none = { $you ->
    [yes] Tu ne poses rien.
   *[no] { $who } ne pose rien.
  }
bb-told-ask = { $you ->
    [yes] Tu demandes à { $other } : « Tu as cet animal ? *{ $card }* »
   *[no] { $toyou ->
        [yes] { $who } te demande : « Tu as cet animal ? *{ $card }* »
       *[no] { $who } demande à { $other } : « Tu as cet animal ? *{ $card }* »
      }
  }
bb-told-yes = { $you ->
    [yes] Tu en as un ! Il rejoint le point d’eau.
   *[no] { $who } en a un ! Il rejoint le point d’eau.
  }
bb-told-no = { $you ->
    [yes] Tu n’en as pas. On ne tire plus de carte.
   *[no] { $who } n’en a pas. On ne tire plus de carte.
  }
bb-told-skip = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
  }
bb-told-showed = { $you ->
    [yes] Tu regardes la main de { $other }.
   *[no] { $toyou ->
        [yes] { $who } regarde ta main.
       *[no] { $who } regarde la main de { $other }.
      }
  }
bb-told-take = { $you ->
    [yes] Tu choisis : *{ $card }*.
   *[no] { $who } choisit : *{ $card }*.
  }
bb-told-steal = { $you ->
    [yes] La pie chipe pour toi dans le zoo de { $other } : *{ $card }*.
   *[no] { $toyou ->
        [yes] La pie chipe dans ton zoo pour { $who } : *{ $card }*.
       *[no] La pie chipe dans le zoo de { $other } pour { $who } : *{ $card }*.
      }
  }
bb-told-turned-up = De la pioche arrive : *{ $card }*.
bb-told-got-wolf-pile = { $you ->
    [yes] Le loup fait fuir chez toi : { $cards }.
   *[no] Le loup fait fuir chez { $who } : { $cards }.
  }
bb-told-took-wolf-pile = { $you ->
    [yes] Tu ramasses le tas du loup : { $cards }.
   *[no] { $who } ramasse le tas du loup : { $cards }.
  }
bb-told-got-magpie = { $you ->
    [yes] La *pie* se pose dans ta main.
   *[no] La *pie* se pose dans la main de { $who }.
  }
bb-told-choose = { $you ->
    [yes] Tu fais entrer dans le jeu : *{ $card }*.
   *[no] { $who } fait entrer dans le jeu : *{ $card }*.
  }
bb-told-boxed = Les cartes spéciales que personne n’a choisies retournent dans la boîte.
bb-told-won = { $you ->
    [yes] *Tu gagnes !*
   *[no] *{ $who } gagne !*
  }
bb-told-stalled = Plus personne n’avance : *la partie s’arrête* et on compte les zoos.

bb-move-draw = Tirer chez { $other }
bb-move-stop = S’arrêter et en poser { $count }
bb-move-stop-take = { $count ->
    [one] S’arrêter et prendre la carte
   *[other] S’arrêter et prendre { $count } cartes
  }
bb-move-pass = Ne rien tirer ce tour-ci
bb-move-ask = Demander à { $other } : { $card }
bb-move-steal = Chiper chez { $other } : { $card }
bb-move-take = Prendre : { $card }
bb-move-choose = Choisir : { $card }
bb-move-add = Poser : { $card }
bb-move-place = { $count ->
    [one] Poser { $count } carte
   *[other] Poser { $count } cartes
  }
bb-move-place-none = Ne rien poser
bb-move-done = C’est tout
bb-move-turn = Retourner une carte
bb-skip-eagle = Ne rien demander
bb-skip-mole = Ne rien prendre
bb-skip-magpie = Ne rien chiper
bb-skip-mother = La laisser
bb-skip-white = Ne rien poser

bb-ask-first = Chez qui tires-tu une carte ?
bb-ask-first-help = Touche une carte cachée. Dans chaque main, il y a un mouton noir.
bb-ask-draw = Encore une carte ?
bb-ask-draw-help = { $count ->
    [one] Encore une, et tu pourras en poser une.
   *[other] Encore { $count }, et tu pourras en poser une.
  }
bb-ask-stop = { $count ->
    [one] Encore une carte, ou t’arrêter et en poser une ?
   *[other] Encore une carte, ou t’arrêter et en poser { $count } ?
  }
bb-ask-stop-help = { $other } a le plus de cartes : 1 carte sur { $size } est le mouton noir. Tu gardes les cartes de toute façon.
bb-ask-zoo = { $count ->
    [one] Quelle carte va dans ton zoo ?
   *[other] Quelles cartes vont dans ton zoo ? Jusqu’à { $count }.
  }
bb-ask-zoo-help = Touche des cartes de ta main. Personne ne voit ton choix avant que tu les poses.
bb-ask-eagle = L’aigle ! À qui demandes-tu, et quel animal ?
bb-ask-eagle-help = Un « oui » amène la carte au point d’eau ; après un « non », tu ne peux plus tirer.
bb-ask-mole = La taupe ! { $other } te montre toutes ses cartes. En prendre une ?
bb-ask-mole-help = Les autres ne les voient pas. On prend un animal, jamais une carte spéciale.
bb-ask-magpie = La pie ! Chiper un animal dans un zoo ?
bb-ask-magpie-help = Choisis un zoo, puis un animal. Il rejoint le point d’eau.
bb-ask-mother = Maman brebis ! Retourner une carte de la pioche ?
bb-ask-mother-help = C’est forcément un animal, et il rejoint le point d’eau.
bb-ask-white = { $other } a tiré ton mouton blanc : poser une carte ?
bb-ask-white-help = Un animal de ta main peut aller tout de suite dans ton zoo.
bb-ask-draft = Quelle carte spéciale entre dans le jeu ?
bb-ask-draft-help = Les cartes choisies sont mélangées et distribuées : personne ne sait qui reçoit quoi.
bb-tag-white = Entre-temps
bb-tag-draft = Avant la partie

bb-see-card = { $name } ({ $code })
bb-see-hole = Point d’eau : { $cards }.
bb-see-hole-empty = Le point d’eau est vide.
bb-see-seat = { $you ->
    [yes] Toi : { $size ->
        [one] une carte en main ; zoo : { $zoo } ; { $triplets }.
       *[other] { $size } cartes en main ; zoo : { $zoo } ; { $triplets }.
      }
   *[no] { $who } : { $size ->
        [one] une carte en main ; zoo : { $zoo } ; { $triplets }.
       *[other] { $size } cartes en main ; zoo : { $zoo } ; { $triplets }.
      }
  }
bb-see-pile = { $count ->
    [one] Pioche : une carte.
   *[other] Pioche : { $count } cartes.
  }
bb-see-magpie = La pie : { $where }.
bb-see-layout = Cartes spéciales au choix : { $cards }.
bb-see-specials = Cartes spéciales en jeu : { $cards }.
bb-see-wolf = { $you ->
    [yes] Ton tas du loup : { $cards }.
   *[no] Tas du loup de { $who } : { $cards }.
  }
bb-see-hand = Ta main : { $cards }.
bb-see-known = Tu sais que { $who } a en main : { $cards }.
bb-see-all = { $who } a { $cards }, et rien d’autre que le mouton noir.
bb-see-absent = Pas chez { $who } : { $cards }.
bb-see-added = Tu vas poser : { $cards }.
bb-see-shown = { $who } te montre : { $cards }.
bb-see-turn = { $you ->
    [yes] C’est ton tour.
   *[no] C’est le tour de { $who }.
  }
bb-see-over = La partie est finie. Victoire : { $winners }.
bb-see-stalled = La partie était bloquée. Victoire : { $winners }.

bb-type-draft = Écris par exemple « choose EA ».
bb-type-draw = Écris par exemple « draw B » ou « stop ».
bb-type-eagle = Écris par exemple « ask B 7 » ou « skip ».
bb-type-mole = Écris par exemple « take 6 » ou « skip ».
bb-type-magpie = Écris par exemple « steal B 4 » ou « skip ».
bb-type-mother = Écris « turn up » ou « skip ».
bb-type-white = Écris par exemple « place 5 » ou « skip ».
bb-type-zoo = Écris par exemple « add 5 » pour chaque carte, puis « place ».

bb-wait-draft = { $who } choisit une carte spéciale
bb-wait-draw = { $count ->
    [0] { $who } va tirer une carte
    [one] { $who } a tiré une carte. Encore une ?
   *[other] { $who } a tiré { $count } cartes. Encore une ?
  }
bb-wait-dealt = On complète les mains
bb-wait-zoo = { $who } choisit des cartes pour son zoo
bb-wait-eagle = L’aigle ! { $who } choisit à qui demander
bb-wait-mole = La taupe ! { $who } regarde une main
bb-wait-magpie = La pie ! { $who } cherche quelque chose à chiper
bb-wait-mother = Maman brebis ! { $who } peut retourner une carte
bb-wait-white = Le mouton blanc ! { $who } peut poser une carte

bb-does-EA = La personne qui le tire peut demander un animal à quelqu’un.
bb-does-MO = La personne qui la tire voit toute cette main et peut y prendre un animal.
bb-does-MA = La personne qui la tire peut chiper un animal dans un zoo.
bb-does-WS = La personne chez qui on le tire peut poser une carte tout de suite.
bb-does-MS = La personne qui la tire peut retourner une carte de la pioche.
bb-does-WO = Il fait fuir toutes les cartes du point d’eau chez la personne chez qui on l’a tiré.
bb-does-BS = La personne qui le tire doit s’arrêter tout de suite.

bb-chip-needed = *{ $needed } trios* pour gagner
bb-chip-idle = Tours sans nouvel animal : *{ $idle }* sur { $most }
bb-triplets = { $count } sur { $needed } trios
bb-risk = 1 sur { $size }
bb-risk-word = risque
bb-risk-safest = le plus sûr
bb-risk-spoken = { $size ->
    [one] Main de { $name } : une carte, le mouton noir. En savoir plus
   *[other] Main de { $name } : { $size } cartes, 1 sur { $size } est le mouton noir. En savoir plus
  }
bb-fan = { $size ->
    [one] Main de { $name }, une carte
   *[other] Main de { $name }, { $size } cartes
  }
bb-fan-card = Tirer chez { $name } : carte { $at } sur { $size }, mouton noir 1 sur { $size }
bb-zoo = { $you ->
    [yes] Ton zoo
   *[no] Zoo de { $who }
  }
bb-zoo-empty = encore vide
bb-zoo-kind = { $count } × { $name }
bb-zoo-triplet = { $count } × { $name }, un trio
bb-hand = Ta main
bb-hand-card = { $name }, ta main, { $at } sur { $count }
bb-hand-chosen = { $name }, va dans ton zoo
bb-hole = { $count ->
    [0] Point d’eau, vide
    [one] Point d’eau, une carte
   *[other] Point d’eau, { $count } cartes
  }
bb-hole-card = { $name }, point d’eau, { $at } sur { $count }
bb-stones = { $place ->
    [0] Avec trois cartes au point d’eau, tu peux en poser une.
    [one] Tu peux poser une carte.
   *[other] Tu peux poser { $place } cartes.
  }
bb-coming = { $count } sur { $most } pour ton zoo
bb-pile = Pioche
bb-pile-spoken = { $count ->
    [one] Pioche, une carte. Tous les animaux d’un coup d’œil
   *[other] Pioche, { $count } cartes. Tous les animaux d’un coup d’œil
  }
bb-pile-turn = Retourner la première carte de la pioche
bb-wolf-pile = { $count ->
    [one] Tas du loup : une carte
   *[other] Tas du loup : { $count } cartes
  }
bb-has-magpie = a la pie
bb-target-ask = Demander à { $name }
bb-target-steal = Chiper chez { $name }
bb-grid-eagle = Quel animal ?
bb-grid-ask = Demander à { $name }…
bb-grid-have = tu en as { $count }
bb-grid-sure = sûr
bb-grid-none = aucun
bb-book = { $name } te montre
bb-robbed = Dans le zoo de { $name }
bb-layout = Choisis une de ces cartes
bb-left = × { $count }
bb-say-yes = Oui !
bb-say-no = Non !

bb-about-hand = La main de { $name }
bb-about-chance = { $size ->
    [one] Une carte : le mouton noir.
   *[other] { $size } cartes, et l’une d’elles est le mouton noir.
  }
bb-about-draws = Chance de tirer sans danger
bb-about-draw = { $count ->
    [one] Une carte
   *[other] { $count } cartes
  }
bb-about-safe = { $good } sur { $size }
bb-about-knows = Ce que tout le monde sait
bb-about-saw = Ce que tu as vu avec la taupe
bb-about-seen = { $name } a déjà regardé ta main.
bb-about-holds = S’y trouve : { $cards }
bb-about-not = Ne s’y trouve pas : { $cards }
bb-about-open = { $count ->
    [0] Rien d’autre n’est caché, sauf le mouton noir.
    [one] Encore une carte que personne ne connaît.
   *[other] Encore { $count } cartes que personne ne connaît.
  }
bb-about-since = { $count ->
    [0] Rien de nouveau n’est arrivé depuis.
    [one] Une carte est arrivée depuis.
   *[other] { $count } cartes sont arrivées depuis.
  }
bb-about-wolf = Tas du loup, repris en main à la fin du tour : { $cards }
bb-species = Tous les animaux
bb-species-animal = Animal
bb-species-mine = Toi
bb-species-zoos = Autres zoos
bb-species-hole = Eau
bb-species-hidden = Cachés
bb-species-help = Il y a quatre cartes de chaque animal. Cachés : dans la pioche ou dans d’autres mains.
bb-specials = Cartes spéciales en jeu
bb-specials-where = Pie : { $where }
bb-magpie-beside = encore à côté de la pioche
bb-magpie-hole = au point d’eau
bb-magpie-wolf = dans le tas du loup

bb-scores-how = Trois animaux pareils dans un zoo font un trio. Il en faut { $needed } pour gagner.
bb-scores-stalled = La partie était bloquée : on compte d’abord les trios, puis les animaux du zoo, puis les paires.
bb-scores-animals = Animaux
bb-scores-pairs = Paires

bb-no-draw-self = Tu ne peux tirer que chez les autres.
bb-no-resolve = Il faut d’abord régler la carte qui vient d’être tirée.
bb-no-must-draw = À cette table, il faut tirer au moins une carte.
bb-no-drawing-over = On ne tire plus. Maintenant, tu peux poser des cartes.
bb-no-limit = { $left ->
    [one] Tu peux encore poser une carte cette fois.
   *[other] Tu peux encore poser { $left } cartes cette fois.
  }
bb-no-hold-so-many = Tu n’as cette carte que { $held } fois.
bb-no-place-special = Les cartes spéciales ne vont jamais dans un zoo.
bb-no-special-first = Seulement juste après avoir tiré cette carte : { $card }.
bb-no-ask-species = Dans cette partie, les animaux vont de 1 à { $most }.
bb-no-ask-special = L’aigle ne demande jamais de carte spéciale.
bb-no-take-absent = Cette carte n’est pas dans la main que tu vois.
bb-no-take-special = La taupe ne prend que des animaux, pas de cartes spéciales.
bb-no-steal-absent = Cet animal n’est pas dans ce zoo.
bb-no-steal-self = La pie ne chipe que dans les autres zoos.
bb-no-laid-out = Cette carte n’est pas parmi celles qui sont posées là.
bb-no-left = Choisis une des cartes spéciales qui restent.
bb-no-white-many = Le mouton blanc te laisse poser une seule carte.
bb-no-wolf-pile = Cette carte est dans le tas du loup, pas dans ta main.
bb-no-move = Ce coup n’existe pas ici. { $type }
bb-no-skip = Il n’y a rien à passer ici. { $type }
bb-no-one-by-one = Les cartes s’ajoutent une par une. { $type }
bb-no-white-add = Avec le mouton blanc, tu poses une carte tout de suite. { $type }
bb-no-draft-first = D’abord, tout le monde choisit une carte spéciale.
bb-no-choose-now = Les cartes spéciales se choisissent seulement avant la partie.
bb-no-place-now = On pose des cartes quand on a fini de tirer.
bb-no-player = Il n’y a pas de place « { $came } » pour ça. Autres places : { $others }.
bb-no-ask-self = Tu demandes aux autres, pas à toi.
bb-no-hold = Cette carte n’est pas dans ta main.

bb-coach-1 = Touche une carte cachée de quelqu’un d’autre : tu la tires sans la voir, et elle va au point d’eau.
bb-coach-2 = Les pierres comptent avec toi : avec trois cartes au point d’eau tu peux en poser une, avec quatre deux, et ainsi de suite.
bb-coach-3 = Dans chaque main se cache un mouton noir. Dans une grande main, il sort moins souvent.
bb-coach-4 = Tu peux maintenant poser des animaux. Trois pareils font un trio : réunis ce qui va ensemble.
bb-coach-5 = Le mouton noir ! Ton tour est fini, mais tu gardes en main toutes les cartes du point d’eau.
bb-coach-6 = Une carte spéciale agit au moment où elle est tirée. Ensuite elle reste au point d’eau et compte aussi.

option-bye-bye-black-sheep-mode = Quelle version ?
option-bye-bye-black-sheep-must-draw-once = Tout le monde doit tirer au moins une carte
option-bye-bye-black-sheep-refill-one-by-one = Les mains sont complétées carte par carte, à tour de rôle
option-bye-bye-black-sheep-stall-rule = Une partie bloquée est arrêtée et comptée
option-bye-bye-black-sheep-first-player = Qui commence ?
option-bye-bye-black-sheep-species = Noms des animaux
value-base = Jeu de base
value-advanced = Avec mouton blanc, maman brebis et loup

why-bye-bye-black-sheep-draw-free = Il n’y a encore rien à perdre. Chance d’arriver à trois, assez pour en poser une : { $chance }.
why-bye-bye-black-sheep-draw-more = Chez { $who }, { $good } cartes sur { $size } sont sans danger, et continuer te fait poser environ { $more } cartes utiles au lieu de { $now }.
why-bye-bye-black-sheep-draw-brave = { $next ->
    [one] C’est osé, mais chez { $who } { $good } cartes sur { $size } sont sans danger, et ensuite tu peux poser une carte.
   *[other] C’est osé, mais chez { $who } { $good } cartes sur { $size } sont sans danger, et ensuite tu peux poser { $next } cartes.
  }
why-bye-bye-black-sheep-draw-sheep = Il ne reste que le mouton noir chez { $who } : ton tour est alors fini.
why-bye-bye-black-sheep-stop-win = { $limit ->
    [one] Tu peux poser une carte, et ça suffit pour gagner.
   *[other] Tu peux poser { $limit } cartes, et ça suffit pour gagner.
  }
why-bye-bye-black-sheep-stop-enough = { $limit ->
    [one] Tu peux poser une carte, et tu n’en as pas plus d’utiles.
   *[other] Tu peux poser { $limit } cartes, et tu n’en as pas plus d’utiles.
  }
why-bye-bye-black-sheep-stop-risk = { $limit ->
    [one] Tu peux poser une carte maintenant. Risque de mouton noir à la prochaine carte : { $risk }.
   *[other] Tu peux poser { $limit } cartes maintenant. Risque de mouton noir à la prochaine carte : { $risk }.
  }
why-bye-bye-black-sheep-stop-early = Tu gardes ce que tu as ; une petite main laisse peu à tirer aux autres.
why-bye-bye-black-sheep-stop-sheep = Il ne reste que des moutons noirs à tirer.
why-bye-bye-black-sheep-ask-sure = { $who } a cette carte, c’est sûr : { $animal }.
why-bye-bye-black-sheep-ask-likely = { $limit ->
    [one] Chance de trouver cet animal ({ $animal }) chez { $who } : { $chance }. Un « non » coûte peu : tu peux déjà poser une carte.
   *[other] Chance de trouver cet animal ({ $animal }) chez { $who } : { $chance }. Un « non » coûte peu : tu peux déjà poser { $limit } cartes.
  }
why-bye-bye-black-sheep-ask-bold = Chance de trouver cet animal ({ $animal }) chez { $who } : { $chance }. Après un « non », tu ne peux plus tirer.
why-bye-bye-black-sheep-ask-end = { $limit ->
    [0] { $animal } ne peut pas être chez { $who } : ensuite tu ne peux plus tirer.
    [one] { $animal } ne peut pas être chez { $who } : ensuite tu ne peux plus tirer, mais tu peux poser une carte.
   *[other] { $animal } ne peut pas être chez { $who } : ensuite tu ne peux plus tirer, mais tu peux poser { $limit } cartes.
  }
why-bye-bye-black-sheep-eagle-skip = Aucune carte utile n’est connue à coup sûr, et après une erreur tu ne peux plus tirer.
why-bye-bye-black-sheep-take-third = { $animal } : avec cette carte, tu en as trois.
why-bye-bye-black-sheep-take-pair = { $animal } : avec cette carte, tu en as deux.
why-bye-bye-black-sheep-take-other = { $who } ne pourra plus s’en servir, et une carte de plus au point d’eau, c’est une de plus à poser.
why-bye-bye-black-sheep-take-more = Une carte de plus au point d’eau, c’est une de plus à poser.
why-bye-bye-black-sheep-mole-skip = Aucune carte de cette main ne vaut la peine.
why-bye-bye-black-sheep-mole-nothing = Il n’y a aucun animal à prendre dans cette main.
why-bye-bye-black-sheep-steal-break = Ça casse un trio de { $who }.
why-bye-bye-black-sheep-steal-more = C’est sans danger, et la carte compte au point d’eau.
why-bye-bye-black-sheep-magpie-skip = Aucune carte des autres zoos ne vaut la peine.
why-bye-bye-black-sheep-mother-up = La carte arrive sans aucun risque et compte au point d’eau.
why-bye-bye-black-sheep-mother-skip = Tu n’as pas besoin d’une autre carte.
why-bye-bye-black-sheep-zoo-win = Les cartes que tu peux poser suffisent pour gagner.
why-bye-bye-black-sheep-zoo-third = { $animal } : ça complète un trio.
why-bye-bye-black-sheep-zoo-sure = { $animal } : tu as tout ce qu’il faut pour un trio.
why-bye-bye-black-sheep-zoo-pair = { $animal } : il n’en manquera plus qu’un pour un trio.
why-bye-bye-black-sheep-zoo-single = Dans ton zoo, personne ne peut te le tirer, et il peut encore devenir un trio.
why-bye-bye-black-sheep-zoo-fourth = Le quatrième protège ton trio de la pie.
why-bye-bye-black-sheep-zoo-spoil = Tu ne peux pas en faire un trio, mais les autres non plus.
why-bye-bye-black-sheep-zoo-rest = Cette carte ne sert à rien dans ta main.
why-bye-bye-black-sheep-zoo-done = Les autres cartes n’aideraient pas ton zoo.
why-bye-bye-black-sheep-zoo-keep = Aucune de tes cartes n’aiderait ton zoo.
why-bye-bye-black-sheep-choose-EA = La personne qui le tire peut demander une carte à n’importe qui.
why-bye-bye-black-sheep-choose-MO = La personne qui la tire voit toute une main et peut y prendre une carte.
why-bye-bye-black-sheep-choose-WS = Il aide la personne chez qui on le tire.
why-bye-bye-black-sheep-choose-MS = Elle amène une carte de la pioche sans aucun risque.
why-bye-bye-black-sheep-choose-WO = Il fait fuir tout ce qui a été tiré avant.

# Le décompte à la fin.
bb-count-triplets = Trios
bb-count-triplets-why = Trois animaux pareils dans un zoo font un trio.
