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
bb-card-BS = Mouton noir
bb-card-EA = Aigle
bb-card-MO = Taupe
bb-card-MA = Pie
bb-card-WS = Mouton blanc
bb-card-MS = Maman brebis
bb-card-WO = Loup

bb-told-start = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
  }
bb-told-turn = { $you ->
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
    [yes] Dans ton zoo : *{ $cards }*.
   *[no] Dans le zoo de { $who } : *{ $cards }*.
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
    [yes] Tu n’en as pas. On ne tire plus.
   *[no] { $who } n’en a pas. On ne tire plus.
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
    [yes] La pie vole pour toi dans le zoo de { $other } : *{ $card }*.
   *[no] { $toyou ->
        [yes] La pie vole dans ton zoo pour { $who } : *{ $card }*.
       *[no] La pie vole dans le zoo de { $other } pour { $who } : *{ $card }*.
      }
  }
bb-told-turned = De la pioche arrive : *{ $card }*.
bb-told-wolf = { $you ->
    [yes] Le loup chasse vers toi : { $cards }.
   *[no] Le loup chasse vers { $who } : { $cards }.
  }
bb-told-wolf-took = { $you ->
    [yes] Tu ramasses le tas du loup : { $cards }.
   *[no] { $who } ramasse le tas du loup : { $cards }.
  }
bb-told-magpie = { $you ->
    [yes] La *pie* s’envole dans ta main.
   *[no] La *pie* s’envole dans la main de { $who }.
  }
bb-told-choose = { $you ->
    [yes] Tu fais entrer dans le jeu : *{ $card }*.
   *[no] { $who } fait entrer dans le jeu : *{ $card }*.
  }
bb-told-box = Les cartes spéciales que personne n’a choisies retournent dans la boîte.
bb-told-wins = { $you ->
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
bb-move-steal = Voler chez { $other } : { $card }
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
bb-skip-magpie = Ne rien voler
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
bb-ask-stop-help = { $other } a le plus de cartes : le mouton noir y est 1 sur { $size }. De toute façon, tu gardes les cartes.
bb-ask-zoo = { $count ->
    [one] Quelle carte va dans ton zoo ?
   *[other] Quelles cartes vont dans ton zoo ? Jusqu’à { $count }.
  }
bb-ask-zoo-help = Touche des cartes de ta main. Personne ne voit ton choix avant que tu les poses.
bb-ask-eagle = L’aigle ! À qui demandes-tu, et quel animal ?
bb-ask-eagle-help = Un « oui » amène la carte au point d’eau, un « non » arrête ta pêche.
bb-ask-mole = La taupe ! { $other } te montre toutes ses cartes. En prendre une ?
bb-ask-mole-help = Toi seul les vois. On prend un animal, jamais une carte spéciale.
bb-ask-magpie = La pie ! Voler un animal dans un zoo ?
bb-ask-magpie-help = Choisis un zoo, puis un animal. Il rejoint le point d’eau.
bb-ask-mother = Maman brebis ! Retourner une carte de la pioche ?
bb-ask-mother-help = C’est forcément un animal, et il rejoint le point d’eau.
bb-ask-white = { $other } a tiré ton mouton blanc : poser une carte ?
bb-ask-white-help = Un animal de ta main peut aller tout de suite dans ton zoo.
bb-ask-draft = Quelle carte spéciale entre dans le jeu ?
bb-ask-draft-help = Les cartes choisies sont mêlées et distribuées : personne ne sait qui reçoit quoi.
bb-tag-white = Entre-temps
bb-tag-draft = Avant la partie

bb-wait-draft = { $who } choisit une carte spéciale
bb-wait-draw = { $count ->
    [0] { $who } va tirer une carte
    [one] { $who } a tiré une carte. Encore une ?
   *[other] { $who } a tiré { $count } cartes. Encore une ?
  }
bb-wait-dealt = On complète les mains
bb-wait-zoo = { $who } choisit des cartes pour son zoo
bb-wait-eagle = L’aigle ! { $who } se demande qui interroger
bb-wait-mole = La taupe ! { $who } regarde une main
bb-wait-magpie = La pie ! { $who } cherche quelque chose à voler
bb-wait-mother = Maman brebis ! { $who } peut retourner une carte
bb-wait-white = Le mouton blanc ! { $who } peut poser une carte

bb-does-EA = Qui le tire peut demander un animal à quelqu’un.
bb-does-MO = Qui la tire voit toute cette main et peut y prendre un animal.
bb-does-MA = Qui la tire peut voler un animal dans un zoo.
bb-does-WS = La personne chez qui on le tire peut poser une carte tout de suite.
bb-does-MS = Qui la tire peut retourner une carte de la pioche.
bb-does-WO = Il chasse toutes les cartes du point d’eau vers la personne chez qui on l’a tiré.
bb-does-BS = Il met fin au tour de qui le tire.

bb-chip-needed = *{ $needed } trios* pour gagner
bb-chip-idle = *{ $idle }* tours sur { $most } sans nouvel animal
bb-triplets = { $count } trio sur { $needed }
bb-risk = 1 sur { $size }
bb-risk-word = risque
bb-risk-safest = plus sûr
bb-risk-spoken = Main de { $name } : { $size } cartes, le mouton noir est 1 sur { $size }. En savoir plus
bb-fan = Main de { $name }, { $size } cartes
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
bb-pile-spoken = Pioche, { $count } cartes. Tous les animaux d’un coup d’œil
bb-pile-turn = Retourner la première carte de la pioche
bb-wolf-pile = { $count ->
    [one] Tas du loup : une carte
   *[other] Tas du loup : { $count } cartes
  }
bb-has-magpie = a la pie
bb-target-ask = Demander à { $name }
bb-target-steal = Voler chez { $name }
bb-grid-eagle = Quel animal ?
bb-grid-ask = Demander à { $name } …
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
bb-about-chance = { $size } cartes, et l’une d’elles est le mouton noir.
bb-about-draws = Si tu tires dans cette main
bb-about-draw = { $count ->
    [one] Une carte
   *[other] { $count } cartes
  }
bb-about-safe = { $percent } sûr
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
    [0] Rien de nouveau depuis.
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
bb-magpie-beside = à côté de la pioche pour le moment
bb-magpie-hole = au point d’eau
bb-magpie-wolf = dans le tas du loup

bb-scores-how = Trois animaux pareils dans son zoo font un trio. Il en faut { $needed } pour gagner.
bb-scores-stalled = La partie était bloquée : on compte d’abord les trios, puis les animaux du zoo, puis les paires.
bb-scores-animals = Animaux
bb-scores-pairs = Paires

bb-no-4-2 = Tu ne peux tirer que chez les autres.
bb-no-4-5 = Il faut d’abord régler la carte qui vient d’être tirée.
bb-no-4-8 = À cette table, il faut tirer au moins une carte.
bb-no-6-1 = On ne tire plus. Maintenant, tu peux poser des cartes.
bb-no-6-2 = Tu ne peux pas poser plus de cartes cette fois.
bb-no-6-4 = Tu n’as pas autant de cartes de cet animal.
bb-no-6-5 = Les cartes spéciales ne vont jamais dans un zoo.
bb-no-9-1 = Il faut pour cela la carte spéciale, tout juste tirée.
bb-no-10-1 = On ne peut pas demander cet animal ou cette personne.
bb-no-10-7 = L’aigle ne demande jamais de carte spéciale.
bb-no-11-2 = Cette carte n’est pas dans la main que tu vois.
bb-no-11-3 = La taupe ne prend que des animaux, pas de cartes spéciales.
bb-no-12-6 = Cet animal n’est pas dans ce zoo.
bb-no-12-7 = La pie ne vole que dans les autres zoos.
bb-no-13-2 = Cette carte n’est pas parmi celles qui sont posées là.
bb-no-13-3 = Choisis une des cartes spéciales qui restent.
bb-no-14-2 = Le mouton blanc te laisse poser un animal de ta main.
bb-no-14-4 = Cette carte est dans le tas du loup, pas dans ta main.

bb-coach-1 = Touche une carte cachée d’un autre joueur : tu la tires sans la voir, et elle va au point d’eau.
bb-coach-2 = Les pierres comptent avec toi : avec trois cartes au point d’eau tu peux en poser une, avec quatre deux, et ainsi de suite.
bb-coach-3 = Dans chaque main se cache un mouton noir. Dans une grande main, il sort moins souvent.
bb-coach-4 = Tu peux maintenant poser des animaux. Trois pareils font un trio : réunis ce qui va ensemble.
bb-coach-5 = Le mouton noir ! Ton tour est fini, mais tu gardes en main toutes les cartes du point d’eau.
bb-coach-6 = Une carte spéciale agit au moment où elle est tirée. Ensuite elle reste au point d’eau et compte aussi.

option-bye-bye-black-sheep-mode = Quel jeu ?
option-bye-bye-black-sheep-must-draw-once = Chacun doit tirer au moins une carte
option-bye-bye-black-sheep-refill-one-by-one = Les mains sont complétées carte par carte, à tour de rôle
option-bye-bye-black-sheep-stall-rule = Une partie bloquée est arrêtée et comptée
option-bye-bye-black-sheep-start-seat = Qui commence ?
option-bye-bye-black-sheep-species = Noms des animaux
value-base = Jeu de base
value-advanced = Avec mouton blanc, maman brebis et loup

why-bye-bye-black-sheep-draw-free = { $hole ->
    [0] Rien n’est encore au point d’eau, donc rien à perdre. Avec { $chance } de chances tu arrives à trois cartes, assez pour en poser une.
    [one] Avec une carte au point d’eau, il n’y a encore rien à perdre. Avec { $chance } de chances tu arrives à trois, assez pour en poser une.
   *[other] Avec { $hole } cartes au point d’eau, il n’y a encore rien à perdre. Avec { $chance } de chances tu arrives à trois, assez pour en poser une.
  }
why-bye-bye-black-sheep-draw-more = Chez { $who }, { $safe } des cartes sont sans danger, et continuer te fait poser environ { $more } cartes utiles au lieu de { $now }.
why-bye-bye-black-sheep-draw-brave = { $next ->
    [one] C’est osé, mais chez { $who } { $safe } des cartes sont sans danger, et ensuite tu peux poser une carte.
   *[other] C’est osé, mais chez { $who } { $safe } des cartes sont sans danger, et ensuite tu peux poser { $next } cartes.
  }
why-bye-bye-black-sheep-draw-sheep = Il ne reste que le mouton noir chez { $who } : cela termine ton tour.
why-bye-bye-black-sheep-stop-win = { $limit ->
    [one] Tu peux poser une carte, et cela suffit pour gagner.
   *[other] Tu peux poser { $limit } cartes, et cela suffit pour gagner.
  }
why-bye-bye-black-sheep-stop-enough = { $limit ->
    [one] Tu peux poser une carte, et tu n’en as pas plus d’utiles.
   *[other] Tu peux poser { $limit } cartes, et tu n’en as pas plus d’utiles.
  }
why-bye-bye-black-sheep-stop-risk = { $limit ->
    [one] Tu peux poser une carte maintenant ; la prochaine serait le mouton noir avec un risque de { $risk }.
   *[other] Tu peux poser { $limit } cartes maintenant ; la prochaine serait le mouton noir avec un risque de { $risk }.
  }
why-bye-bye-black-sheep-stop-early = Tu gardes ce que tu as ; une petite main laisse peu à tirer aux autres.
why-bye-bye-black-sheep-stop-sheep = Il ne reste que des moutons noirs à tirer.
why-bye-bye-black-sheep-ask-sure = On sait que { $who } a cette carte : { $animal }.
why-bye-bye-black-sheep-ask-likely = { $limit ->
    [one] { $animal } s’y trouve avec { $chance } de chances, et un « non » coûte peu : tu peux déjà poser une carte.
   *[other] { $animal } s’y trouve avec { $chance } de chances, et un « non » coûte peu : tu peux déjà poser { $limit } cartes.
  }
why-bye-bye-black-sheep-ask-bold = { $animal } est chez { $who } avec { $chance } de chances, mais un « non » arrête ta pêche.
why-bye-bye-black-sheep-ask-end = { $limit ->
    [0] { $animal } ne peut pas être chez { $who } : cela arrête ta pêche.
    [one] { $animal } ne peut pas être chez { $who } : cela arrête ta pêche, et tu peux poser une carte.
   *[other] { $animal } ne peut pas être chez { $who } : cela arrête ta pêche, et tu peux poser { $limit } cartes.
  }
why-bye-bye-black-sheep-eagle-skip = Aucune carte utile n’est connue à coup sûr, et une erreur arrêterait ta pêche.
why-bye-bye-black-sheep-take-third = { $animal } : avec cette carte, tu en as trois.
why-bye-bye-black-sheep-take-pair = { $animal } : avec cette carte, tu en as deux.
why-bye-bye-black-sheep-take-other = { $who } ne pourra plus s’en servir, et une carte de plus au point d’eau, c’est une de plus à poser.
why-bye-bye-black-sheep-take-more = Une carte de plus au point d’eau, c’est une de plus à poser.
why-bye-bye-black-sheep-mole-skip = Aucune carte de cette main ne vaut la peine.
why-bye-bye-black-sheep-mole-nothing = Il n’y a aucun animal à prendre dans cette main.
why-bye-bye-black-sheep-steal-break = Cela casse un trio de { $who }.
why-bye-bye-black-sheep-steal-third = { $animal } : avec cette carte, tu en as trois.
why-bye-bye-black-sheep-steal-more = C’est sans danger, et la carte compte au point d’eau.
why-bye-bye-black-sheep-magpie-skip = Aucune carte des autres zoos ne vaut la peine.
why-bye-bye-black-sheep-mother-up = La carte arrive sans aucun risque et compte au point d’eau.
why-bye-bye-black-sheep-mother-skip = Tu n’as pas besoin d’une autre carte.
why-bye-bye-black-sheep-zoo-win = Les cartes que tu peux poser suffisent pour gagner.
why-bye-bye-black-sheep-zoo-third = { $animal } : cela complète un trio.
why-bye-bye-black-sheep-zoo-sure = { $animal } : tu as tout ce qu’il faut pour un trio.
why-bye-bye-black-sheep-zoo-pair = { $animal } : il n’en manquera plus qu’un pour un trio.
why-bye-bye-black-sheep-zoo-single = Dans ton zoo, personne ne peut te le tirer, et il peut encore devenir un trio.
why-bye-bye-black-sheep-zoo-fourth = Le quatrième protège ton trio de la pie.
why-bye-bye-black-sheep-zoo-spoil = Tu ne peux pas en faire un trio, mais les autres non plus.
why-bye-bye-black-sheep-zoo-rest = Cette carte ne sert à rien dans ta main.
why-bye-bye-black-sheep-zoo-done = Les autres cartes n’aideraient pas ton zoo.
why-bye-bye-black-sheep-zoo-keep = Aucune de tes cartes n’aiderait ton zoo.
why-bye-bye-black-sheep-white-skip = Aucune de tes cartes n’aiderait ton zoo.
why-bye-bye-black-sheep-choose-EA = Qui le tire peut demander une carte à n’importe qui.
why-bye-bye-black-sheep-choose-MO = Qui la tire voit toute une main et peut y prendre une carte.
why-bye-bye-black-sheep-choose-WS = Il aide la personne chez qui on le tire.
why-bye-bye-black-sheep-choose-MS = Elle amène une carte de la pioche sans aucun risque.
why-bye-bye-black-sheep-choose-WO = Il chasse tout ce qui a été tiré avant.
