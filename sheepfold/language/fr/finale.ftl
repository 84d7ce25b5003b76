# La fin d’une partie : le décompte, le podium, les moments décisifs, l’image à partager.

count-tag = Décompte, { $at } sur { $count }
count-first = { $you ->
    [yes] { $what } : tu en as le plus, { $points }.
   *[no] { $what } : { $who } en a le plus, { $points }.
  }
count-tied = { $what } : { $names } en ont le plus, { $points } par personne.
count-costs = { $what } : cela coûte des points.
count-skip = Aller à la fin
count-next = Catégorie suivante
count-caption = Les points par catégorie
count-sum = Total
count-so-far = Pour l’instant
count-none = pas de points
podium = La fin de la partie
podium-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
podium-board = Voir le plateau
podium-show = Voir le podium
moments = { $count ->
    [one] Le moment décisif
    [2] Deux moments décisifs
   *[other] Trois moments décisifs
  }
moment-at = Coup { $n }
moment-for = { $you ->
    [yes] { $points } pour toi
   *[no] { $points } pour { $who }
  }
moment-lead = { $you ->
    [yes] Tu passes en tête
   *[no] { $who } passe en tête
  }
moment-ahead = { $you ->
    [yes] Tu creuses l’écart
   *[no] { $who } creuse l’écart
  }
moment-gains = { $you ->
    [yes] Tu gagnes du terrain
   *[no] { $who } gagne du terrain
  }
moment-lost = { $you ->
    [yes] Tu n’es plus en tête
   *[no] { $who } n’est plus en tête
  }
moment-falls = { $you ->
    [yes] Tu perds du terrain
   *[no] { $who } perd du terrain
  }
moment-chance = Chance de gagner : { $before }, puis { $after }
poster = Image à partager : { $title }, { $list }
poster-facts = { $date }, { $count } joueurs
poster-save = Enregistrer l’image
poster-share = Partager l’image
