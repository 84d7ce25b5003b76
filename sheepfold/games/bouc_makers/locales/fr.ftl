# Bouc Makers. $you est "yes" quand la phrase parle de la personne qui lit, $toyou quand elle la concerne.
# Les étoiles mettent en gras.

bm-kind-white = Mouton blanc
bm-kind-black = Mouton noir
bm-kind-zero = Magicien, 3-7-0
bm-kind-seven = Agent secret, 0-0-7
bm-kind-dog = Chien
bm-kind-os = L’Os
bm-name-dog = Chien
bm-name-os = Os
bm-short-white = blanc { $points } ({ $corner })
bm-short-black = noir { $points } ({ $corner })
bm-short-zero = 3-7-0 ({ $corner })
bm-short-seven = 0-0-7 ({ $corner })
bm-short-dog = chien
bm-short-os = l’Os
bm-corner-bone-short = petit os
bm-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
bm-corner-bone = petit os
bm-corner-bonus = bonus { $count }
bm-corner-malus = malus { $count }
bm-level = niveau { $level }
bm-card-points = { $kind }, { $points }, { $corner }, { $level }
bm-card-plain = { $kind }, { $corner }, { $level }
bm-die-d12 = d12
bm-die-d10 = d10
bm-die-d8 = d8

bm-chip-round = Manche *{ $n }* sur { $of }
bm-chip-wool = Laine en réserve *{ $count }*
bm-chip-endless = Laine *sans limite*
bm-chip-pile = Pioche *{ $count }*

bm-display = Cartes à prendre
bm-place-offer = à prendre, { $at } sur { $of }
bm-place-mine = tout juste gagnée, { $at } sur { $of }
bm-gone = { $you ->
    [yes] Tu as pris : { $card }
   *[no] { $who } a pris : { $card }
  }
bm-throws = Lancers
bm-throw = { $cards ->
    [one] Lancer { $n } · { $cards } carte
   *[other] Lancer { $n } · { $cards } cartes
  }
bm-throw-short = { $cards ->
    [one] { $n } : { $cards } carte
   *[other] { $n } : { $cards } cartes
  }
bm-dice = Dés
bm-die-waits = { $die }, pas encore lancé
bm-die-spoken = { $die } montre { $value }
bm-die-kept-spoken = { $die } montre { $value }, gardé
bm-keep = Garder { $value }
bm-kept = gardé
bm-sum-spoken = { $you ->
    [yes] Tu as { $sum } sur { $target }
   *[no] { $who } a { $sum } sur { $target }
  }
bm-of = { $you ->
    [yes] sur tes { $target }
   *[no] sur { $target } ({ $who })
  }
bm-help-malus = { $you ->
    [yes] ton mouton du dessus
   *[no] mouton du dessus
  }
bm-help-bonus = { $you ->
    [yes] ton mouton du dessus
   *[no] mouton du dessus
  }
bm-help-price = { $price ->
    [one] { $price } laine sur { $wool }
   *[other] { $price } laines sur { $wool }
  }
bm-help-wool = { $wool ->
    [one] { $wool } laine disponible
   *[other] { $wool } laines disponibles
  }
bm-track = Contrats
bm-bidding = Choisis ton contrat
bm-step = contrat { $step }
bm-step-beyond = coûte 1 laine tout de suite
bm-step-spoken = { $step } : { $names }
bm-end-low = 14 : facile, en dernier
bm-end-high = 26 : difficile, en premier
bm-bid-sealed = contrat choisi, encore secret
bm-bid-none = pas encore de contrat
bm-wool = { $count ->
    [one] { $count } laine
   *[other] { $count } laines
  }
bm-dogs = { $count ->
    [one] { $count } chien
   *[other] { $count } chiens
  }
bm-has-os = { $you ->
    [yes] Tu as l’Os
   *[no] { $who } a l’Os
  }
bm-top = Sur le dessus : { $card }
bm-top-none = Pas encore de mouton, niveau de départ { $level }
bm-look = { $you ->
    [yes] Regarder ton troupeau
   *[no] Regarder le troupeau de { $who }
  }

bm-st-chosen = a choisi
bm-st-chooses = choisit
bm-st-rolls = lance
bm-st-takes = prend
bm-st-arranges = empile
bm-st-took = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
bm-st-missed = raté
bm-st-sweeps = le reste
bm-st-next = ensuite
bm-st-later = rang { $place }
bm-st-discards = rend 2
bm-st-ready = c’est fait
bm-line-now = { $you ->
    [yes] Tu lances
   *[no] { $who } lance
  }
bm-line-next = { $you ->
    [yes] ensuite : toi
   *[no] ensuite : { $who }
  }
bm-line-last = { $you ->
    [yes] tu ramasses le reste
   *[no] { $who } ramasse le reste
  }
bm-why-order = Le plus haut contrat commence. À égalité, le niveau le plus bas passe d’abord. La dernière place de la file ne lance pas et ramasse le reste.
bm-why-order-two = Le plus haut contrat commence. À égalité, le niveau le plus bas passe d’abord. Ce qui reste après les deux tours va à la première place de la file.
bm-why-place = { $you ->
    [yes] Ton contrat est *{ $bid }* : tu lances au rang { $place }. Le plus haut contrat commence.
   *[no] { $who } a le contrat *{ $bid }* et lance au rang { $place }. Le plus haut contrat commence.
  }
bm-why-last = { $you ->
    [yes] Ton contrat est *{ $bid }*, le dernier de la file : tu ne lances pas, tu ramasses le reste.
   *[no] { $who } a le contrat *{ $bid }*, le dernier de la file : pas de dés, mais tout le reste.
  }
bm-why-level = Même contrat que { $names } : le niveau le plus bas sur le dessus passe d’abord.

bm-close-line = { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
  }, { $wool ->
    [one] { $wool } laine
   *[other] { $wool } laines
  }, { $dogs ->
    [one] { $dogs } chien
   *[other] { $dogs } chiens
  }{ $os ->
    [0] {""}
   *[other] , l’Os
  }.
bm-close-top = Sur le dessus du troupeau
bm-close-top-help = Lui seul compte quand les dés roulent. Ce qui est dessous reste caché jusqu’à la fin.
bm-close-top-open = Lui seul compte quand les dés roulent.
bm-close-herd = Tout le troupeau
bm-close-dogs = Chiens
bm-close-gained = Gagné dans cette manche

bm-mine-top = sur le dessus de ton troupeau
bm-mine-herd = { $count ->
    [one] Ton troupeau : { $count } mouton
   *[other] Ton troupeau : { $count } moutons
  }
bm-mine-none = Pas encore de mouton. Ton niveau de départ est { $level }.
bm-mine-bonus = Celui du dessus ajoute { $by } à tes lancers quand il le faut.
bm-mine-malus = Celui du dessus retire { $by } à chacun de tes lancers.
bm-mine-bone = Celui du dessus montre un petit os : il ne change rien.
bm-mine-guard = Le petit os du dessus protège ton Os.
bm-mine-os = L’Os : +4 pour chacun de tes chiens
bm-mine-none-dog = Pas de chien : à la fin, tu perdrais 2 moutons blancs
bm-mine-lone-dog = Un chien : 9 points s’il reste seul
bm-mine-pack-dog = { $count } chiens : une meute ne vaut rien
bm-mine-wool = { $count ->
    [one] { $count } laine : un point
   *[other] { $count } laines : un point chacune
  }

bm-odds-ask = Quelles chances ?
bm-odds-pick = Touche un nombre pour voir tes chances
bm-odds-bid = Chance d’atteindre { $bid } : *{ $chance }*.
bm-odds-keep = Chance d’atteindre le contrat, sans laine.
bm-chance-spoken = chance { $chance }

bm-ask-bid = Quel contrat oses-tu ?
bm-ask-bid-help = Haut : tu choisis tôt. Bas : facile à atteindre. Le plus bas ramasse le reste.
bm-ask-keep = { $throw ->
    [1] Quel dé gardes-tu ? Les deux autres sont relancés.
   *[other] Quel dé gardes-tu ? Le dernier est relancé.
  }
bm-ask-keep-claim = { $count ->
    [one] Prendre { $count } carte, ou relancer ?
   *[other] Prendre { $count } cartes, ou relancer ?
  }
bm-ask-claim = Dernier lancer : payer la carte, ou renoncer ?
bm-ask-rescue = { $count ->
    [one] Moins de 14 ! Payer, ou prendre le mouton noir ?
   *[other] Moins de 14 ! Payer, ou prendre les { $count } moutons noirs ?
  }
bm-ask-take = { $count ->
    [one] Contrat rempli : quelle carte prends-tu ?
   *[other] Contrat rempli : quelles { $count } cartes prends-tu ?
  }
bm-ask-take-help = Les moutons vont sur ton troupeau ; chiens et Os restent à côté.
bm-ask-top = Quel mouton va sur le dessus ?
bm-ask-top-help = Son coin aide ou gêne tes dés, et son niveau départage.
bm-ask-discard = Pas de chien : quels deux moutons blancs rends-tu ?
bm-ask-discard-help = Moutons noirs, 3-7-0 et 0-0-7 restent.
bm-tag-bid = Manche { $n } · secret
bm-tag-throw = Ton lancer { $n }
bm-tag-won = Contrat rempli
bm-tag-herd = Ton troupeau
bm-tag-end = La fin
bm-now = { $reach ->
    [yes] { $bonus ->
        [0] { $price ->
            [0] Maintenant : { $base }.
            [1] Maintenant : { $base } + { $price } laine = { $target }.
           *[other] Maintenant : { $base } + { $price } laines = { $target }.
          }
       *[other] { $price ->
            [0] Maintenant : { $base } + bonus { $bonus } atteint { $target }.
            [1] Maintenant : { $base } + bonus { $bonus } + { $price } laine = { $target }.
           *[other] Maintenant : { $base } + bonus { $bonus } + { $price } laines = { $target }.
          }
      }
   *[no] Maintenant : { $base } sur { $target }.
  }
bm-wait-bids = Tout le monde choisit en secret

bm-do-bid = Choisir le contrat { $bid }
bm-do-keep = Garder { $value }, relancer
bm-do-claim = { $price ->
    [0] { $count ->
        [one] Bonus : prendre { $count } carte
       *[other] Bonus : prendre { $count } cartes
      }
    [1] { $count ->
        [one] Payer { $price } laine : { $count } carte
       *[other] Payer { $price } laine : { $count } cartes
      }
   *[other] { $count ->
        [one] Payer { $price } laines : { $count } carte
       *[other] Payer { $price } laines : { $count } cartes
      }
  }
bm-do-rescue = { $price ->
    [0] Bonus : éviter les noirs
    [1] { $price } laine : éviter les noirs
   *[other] { $price } laines : éviter les noirs
  }
bm-do-accept = { $black ->
    [0] { $wool ->
        [0] Renoncer
       *[other] Renoncer, recevoir 1 laine
      }
    [one] Renoncer : { $black } mouton noir
   *[other] Renoncer : { $black } moutons noirs
  }
bm-do-take = { $count ->
    [one] Prendre { $cards }
   *[other] Prendre ces { $count } cartes
  }
bm-do-top = Dessus : { $card }
bm-do-discard = Rendre : { $cards }
bm-pick-bid = Touche un nombre
bm-pick-keep = Touche un dé à garder
bm-pick-take = { $left ->
    [one] Touche encore { $left } carte
   *[other] Touche { $left } cartes
  }
bm-pick-top = Touche un mouton
bm-pick-discard = { $left ->
    [one] Touche encore { $left } mouton
   *[other] Touche { $left } moutons
  }
bm-pasture = { $you ->
    [yes] Ton troupeau
   *[no] Le troupeau de { $who }
  }

bm-told-dealt = À prendre : *{ $card }*.
bm-told-bid-sealed = { $who } a choisi un contrat.
bm-told-bid = { $you ->
    [yes] Tu choisis *{ $contract }*.
   *[no] { $who } choisit *{ $contract }*.
  }
bm-told-revealed = { $you ->
    [yes] Ton contrat : *{ $contract }*.
   *[no] Contrat de { $who } : *{ $contract }*.
  }
bm-told-ordered = Voici l’ordre : { $order }.
bm-told-rolled = { $die } : *{ $face }*
bm-told-keep = { $you ->
    [yes] Tu gardes le { $die }.
   *[no] { $who } garde le { $die }.
  }
bm-told-claim = { $you ->
    [yes] Tu complètes ce qui manque.
   *[no] { $who } complète ce qui manque.
  }
bm-told-accept = { $you ->
    [yes] Tu renonces.
   *[no] { $who } renonce.
  }
bm-told-rescue = { $you ->
    [yes] Tu évites les moutons noirs.
   *[no] { $who } évite les moutons noirs.
  }
bm-told-paid = { $wool ->
    [one] { $you ->
        [yes] Tu paies { $wool } laine.
       *[no] { $who } paie { $wool } laine.
      }
   *[other] { $you ->
        [yes] Tu paies { $wool } laines.
       *[no] { $who } paie { $wool } laines.
      }
  }
bm-told-won = { $cards ->
    [one] { $you ->
        [yes] Tu gagnes *{ $cards } carte* !
       *[no] { $who } gagne *{ $cards } carte* !
      }
   *[other] { $you ->
        [yes] Tu gagnes *{ $cards } cartes* !
       *[no] { $who } gagne *{ $cards } cartes* !
      }
  }
bm-told-take = { $you ->
    [yes] Tu prends *{ $cards }*.
   *[no] { $who } prend *{ $cards }*.
  }
bm-told-took-all = { $you ->
    [yes] Tu prends tout ce qui reste : *{ $cards }*.
   *[no] { $who } prend tout ce qui reste : *{ $cards }*.
  }
bm-told-took-black = { $you ->
    [yes] Moins de 14 : tu dois prendre *{ $cards }*.
   *[no] Moins de 14 : { $who } doit prendre *{ $cards }*.
  }
bm-told-consoled = { $you ->
    [yes] Tu reçois 1 laine en consolation.
   *[no] { $who } reçoit 1 laine en consolation.
  }
bm-told-consoled-none = { $you ->
    [yes] Il n’y a plus de laine pour te consoler.
   *[no] Il n’y a plus de laine pour consoler { $who }.
  }
bm-told-took-os = { $you ->
    [yes] Un petit os : tu prends l’*Os* à { $other } !
   *[no] { $toyou ->
        [yes] Un petit os : { $who } te prend l’*Os* !
       *[no] Un petit os : { $who } prend l’*Os* à { $other } !
      }
  }
bm-told-failed = { $you ->
    [yes] Raté : tu as { $result }.
   *[no] Raté : { $who } a { $result }.
  }
bm-told-collected = { $you ->
    [yes] Tu ramasses le reste : *{ $cards }*.
   *[no] { $who } ramasse le reste : *{ $cards }*.
  }
bm-told-top = { $you ->
    [yes] Sur le dessus de ton troupeau : *{ $card }*.
   *[no] Sur le dessus du troupeau de { $who } : *{ $card }*.
  }
bm-told-round-ended = La manche { $round } est finie.
bm-told-opened = { $you ->
    [yes] Ton troupeau : { $cards }.
   *[no] Le troupeau de { $who } : { $cards }.
  }
bm-told-opened-none = { $you ->
    [yes] Tu n’as pas de troupeau.
   *[no] { $who } n’a pas de troupeau.
  }
bm-told-discard-sealed = { $who } a choisi les moutons à rendre.
bm-told-put-back = { $you ->
    [yes] Pas de chien : tu rends *{ $cards }*.
   *[no] Pas de chien : { $who } rend *{ $cards }*.
  }
bm-told-ended = La partie est finie.

# La table en lignes, pour le terminal et pour qui écoute.
bm-see-head = { $pile ->
    [one] Manche { $round } sur { $of }. Pioche : { $pile } carte. Laine en réserve : { $wool }.
   *[other] Manche { $round } sur { $of }. Pioche : { $pile } cartes. Laine en réserve : { $wool }.
  }
bm-see-head-endless = { $pile ->
    [one] Manche { $round } sur { $of }. Pioche : { $pile } carte. Laine sans limite.
   *[other] Manche { $round } sur { $of }. Pioche : { $pile } cartes. Laine sans limite.
  }
bm-see-offer = Cartes à prendre :
bm-see-card = {"  "}{ $card } : { $what }
bm-see-seat = { $you ->
    [yes] { $who } (toi) : { $flock } ; { $goods }.
   *[no] { $who } : { $flock } ; { $goods }.
  }
bm-see-flock = { $count ->
    [one] troupeau de { $count } mouton, sur le dessus { $card } : { $what }
   *[other] troupeau de { $count } moutons, sur le dessus { $card } : { $what }
  }
bm-see-flock-topless = troupeau de { $count } moutons, pas encore de dessus
bm-see-flock-start = pas encore de mouton, niveau de départ { $level }
bm-see-flock-none = pas encore de mouton
bm-see-goods = { $wool ->
    [one] { $wool } laine
   *[other] { $wool } laines
  }{ $dogs ->
    [0] {""}
    [one] , { $dogs } chien ({ $names })
   *[other] , { $dogs } chiens ({ $names })
  }{ $os ->
    [yes] , l’Os
   *[no] {""}
  }{ $chosen ->
    [sealed] , contrat choisi
    [open] , contrat { $bid }
   *[no] {""}
  }
bm-see-gained = {"  "}gagné dans cette manche : { $cards }
bm-see-herd = {"  "}tout le troupeau : { $cards }
bm-see-chosen = {"  "}a choisi les moutons à rendre
bm-see-back = {"  "}rend : { $cards }
bm-see-throw = { $you ->
    [yes] Ton lancer { $throw } : { $dice }.
   *[no] Lancer { $throw } de { $who } : { $dice }.
  }
bm-see-answer = {"  "}{ $move } : { $what }
bm-see-item = { $item } { $points }
bm-see-score = { $count ->
    [0] { $you ->
        [yes] Tu as { $points }.
       *[no] { $who } a { $points }.
      }
   *[other] { $you ->
        [yes] Tu as { $points } : { $items }.
       *[no] { $who } a { $points } : { $items }.
      }
  }
bm-see-won = { $you ->
    [yes] La partie est finie. Tu gagnes !
   *[no] La partie est finie. { $who } gagne.
  }
bm-see-shared = La partie est finie. { $names } se partagent la victoire.
bm-see-fate = On tire des cartes ou on lance des dés.
bm-see-question = { $question } { $how }
bm-say = Dis { $moves }.
bm-say-bid = Dis bid 14 à bid 26, ou bid 26+ pour 1 laine.
bm-say-bid-poor = Dis bid 14 à bid 26.
bm-say-take = { $count ->
    [one] Dis take et le nom de la carte.
   *[other] Dis take et les noms de { $count } cartes.
  }
bm-say-discard = Dis discard et les deux noms.

bm-tally-item = Ce qui compte
bm-item-white = Moutons blancs
bm-item-black = Moutons noirs
bm-item-wool = Laine
bm-item-three-seven-zero = 3-7-0
bm-item-double-o-seven = 0-0-7
bm-item-dogs = Un seul chien
bm-item-most-dogs = Le plus de chiens
bm-item-os = L’Os
bm-item-total = Total

bm-no-now = { $why }. À faire maintenant : { $moves }.
bm-no-now-bid = Un contrat se choisit une fois par manche, avant les dés
bm-no-now-keep = On garde un dé seulement après un lancer raté
bm-no-now-claim = Bonus et laine aident seulement après un lancer raté
bm-no-now-accept = On renonce seulement après le troisième lancer
bm-no-now-rescue = On évite les moutons noirs seulement après le troisième lancer
bm-no-now-take = On prend des cartes seulement après un contrat rempli
bm-no-now-top = On choisit un nouveau dessus seulement après avoir gagné plusieurs moutons
bm-no-now-discard = On rend des moutons seulement à la fin de la partie
bm-no-go-on = Après le premier et le deuxième lancer, on continue : garde un dé et relance.
bm-no-fourth = Il n’y a pas de quatrième lancer.
bm-no-pass = Personne ne peut passer : un contrat est un nombre de 14 à 26, ou 26+.
bm-no-bid = Un contrat est un nombre de 14 à 26, ou 26+.
bm-no-beyond = 26+ coûte 1 laine tout de suite, et tu n’en as pas.
bm-no-keep-kept = Le { $die } est déjà gardé ; choisis parmi ceux qui viennent de rouler.
bm-no-keep = Garde exactement un dé : { $dice }.
bm-no-alone = « { $word } » s’écrit sans rien après.
bm-no-claim = Même avec le bonus et toute ta laine, tu arrives à { $reach } ; ton contrat est { $target }.
bm-no-rescue-off = À cette table, bonus et laine n’aident qu’à atteindre le contrat.
bm-no-rescue-early = On évite les moutons noirs seulement après le troisième lancer.
bm-no-rescue-none = Il n’y a pas de mouton noir à éviter.
bm-no-rescue-safe = { $base } n’est pas sous 14 : aucun mouton noir ne vient chez toi.
bm-no-rescue-win = 14 atteindrait ton contrat : complète ce qui manque, ou renonce.
bm-no-rescue-poor = Ton bonus et ta laine ne portent pas { $base } à 14.
bm-no-take-there = { $card } n’est pas à prendre.
bm-no-take-twice = Chaque carte se nomme une seule fois.
bm-no-take = { $due ->
    [one] Prends exactement { $due } carte, pas { $named }.
   *[other] Prends exactement { $due } cartes, pas { $named }.
  }
bm-no-top = Le nouveau dessus est un des moutons que tu viens de gagner : { $sheep }.
bm-no-discard-own = { $card } n’est pas parmi tes cartes.
bm-no-discard-white = { $card } n’est pas un mouton blanc ; seuls les blancs retournent dans la boîte.
bm-no-discard = Exactement deux moutons blancs différents retournent dans la boîte ; tu en as nommé { $named }.

bm-coach-1 = Choisis un contrat en secret. Les grands nombres se servent d’abord, mais trois dés les atteignent rarement. Le plus bas ne lance pas et ramasse le reste.
bm-coach-2 = Regarde le coin de ton mouton du dessus : il s’ajoute à tes lancers ou s’en retire. Demande tes chances avant de choisir un nombre.
bm-coach-3 = Raté. Garde un dé ; les autres sont relancés. Le premier lancer gagne 3 cartes, le deuxième 2, le troisième 1.
bm-coach-4 = Bonus et laine peuvent combler ce qui manque. Une laine vaut un point à la fin, une carte souvent plus.
bm-coach-5 = Les moutons blancs donnent des points, les noirs en coûtent. Deux 3-7-0 valent beaucoup, trois ne valent rien. Trois 0-0-7 font 21.
bm-coach-6 = Seul le mouton du dessus compte quand tu lances. Un plus dans son coin aide, un moins gêne.
bm-coach-7 = Sous 14, tous les moutons noirs à prendre sont pour toi, sauf si bonus et laine te portent à 14.
bm-coach-8 = Un seul chien vaut 9 points et protège deux moutons blancs. Deux chiens ne valent rien, et la personne qui en a le plus perd 5 points.

option-bouc-makers-bone-guard = Quel petit os protège l’Os ?
option-bouc-makers-rescue = Bonus et laine peuvent porter un lancer raté à 14, contre les moutons noirs
option-bouc-makers-wool-supply = Combien de laine y a-t-il ?
option-bouc-makers-board-levels = Niveaux de départ
option-bouc-makers-herds = Moutons sous celui du dessus
option-bouc-makers-bone-guard-owner = Celui de la personne qui a l’Os
option-bouc-makers-bone-guard-gainer = Celui de la personne qui prend
option-bouc-makers-wool-supply-25 = 25
option-bouc-makers-wool-supply-unlimited = Sans limite
option-bouc-makers-board-levels-seat = Dans l’ordre des places
option-bouc-makers-herds-hidden = Cachés jusqu’à la fin
option-bouc-makers-herds-open = Toujours visibles

why-bouc-makers-bid-high = Avec { $bid }, tu passes tôt, quand les meilleures cartes sont là. Chance d’atteindre { $bid } : { $chance }.
why-bouc-makers-bid-fair = { $bid } est un risque raisonnable, pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } en moyenne. Chance d’atteindre { $bid } : { $chance }.
why-bouc-makers-bid-low = { $bid } est presque sûr : tu passes tard, mais il peut rester des cartes. Chance d’atteindre { $bid } : { $chance }.
why-bouc-makers-keep = Garde le { $face } ({ $die }). Chance d’atteindre { $needed } : { $chance }.
why-bouc-makers-keep-lost = { $needed } est hors d’atteinte ; garde le { $face } ({ $die }). Chance de rester à 14 ou plus : { $safe }.
why-bouc-makers-claim-free = { $cards ->
    [one] Ton bonus atteint le contrat : tu gagnes { $cards } carte sans rien payer.
   *[other] Ton bonus atteint le contrat : tu gagnes { $cards } cartes sans rien payer.
  }
why-bouc-makers-claim = { $price ->
    [one] { $price } laine suffit
   *[other] { $price } laines suffisent
  } : le contrat est rempli et tu gagnes { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }. Une laine vaut un point à la fin, une carte souvent plus.
why-bouc-makers-accept = Tu ne gagnes pas de carte, mais une laine en consolation tant qu’il y en a.
why-bouc-makers-accept-black = Tu prends { $black }, mais tu gardes ta laine et en reçois une en consolation tant qu’il y en a.
why-bouc-makers-rescue = { $price ->
    [one] Payer { $price } laine
   *[other] Payer { $price } laines
  } te porte à 14 et t’évite : { $black }.
why-bouc-makers-rescue-free = Ton bonus te porte à 14 ou plus sans rien payer et t’évite : { $black }.
why-bouc-makers-take-dog = Ton premier chien : seul, il vaut 9 points, et aucun mouton ne retourne dans la boîte.
why-bouc-makers-take-os = L’Os vaut 4 points pour chacun de tes chiens, et tu en as { $dogs }.
why-bouc-makers-take-sevens = Trois 0-0-7 valent 21 points, et { $cards } t’en rapproche.
why-bouc-makers-take-zeros = Deux 3-7-0 valent 14 points, et { $cards } t’en rapproche ; n’en prends pas un troisième.
why-bouc-makers-take = { $points ->
    [one] { $cards } te rapporte { $points } point.
   *[other] { $cards } te rapporte { $points } points.
  }
why-bouc-makers-take-least = Rien n’est bon pour toi ici ; { $cards } coûte le moins.
why-bouc-makers-top-bonus = Un bonus de { $bonus } sur le dessus aide chaque lancer jusqu’à ce qu’un autre mouton le couvre.
why-bouc-makers-top-guard = Le petit os du dessus protège l’Os : personne ne peut te le prendre.
why-bouc-makers-top-bone = Un petit os sur le dessus ne retire rien à tes lancers.
why-bouc-makers-top-malus = Sur le dessus, il retire { $malus } à tes lancers jusqu’à ce qu’un autre le couvre ; un plus grand malus serait pire.
why-bouc-makers-discard = { $points ->
    [one] Sans chien, deux moutons blancs retournent dans la boîte ; { $cards } ne font que { $points } point.
   *[other] Sans chien, deux moutons blancs retournent dans la boîte ; { $cards } ne font que { $points } points.
  }

# Le décompte à la fin.
bm-count-white = Les moutons blancs comptent les points de leurs cartes.
bm-count-black = Les moutons noirs coûtent les points de leurs cartes.
bm-count-three-seven-zero = Deux, c’est le mieux ; trois ne comptent pas.
bm-count-double-o-seven = Seuls trois d’entre eux comptent.
bm-count-wool = Chaque laine restante vaut un point.
bm-count-dogs = Un chien seul compte, une meute non.
bm-count-most-dogs = Avoir le plus de chiens coûte des points.
bm-count-os = L’Os compte pour chaque chien de la personne qui l’a.
