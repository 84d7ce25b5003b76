# Bauernschlau. $cell est un nom comme D4, la rangée et la place telles que le lecteur voit le pré ; $times vaut 1, 2 ou 3 selon les oies ;
# $side est left ou right pour une clôture du lecteur, sinon none, et $one et $other sont ses fermiers.

# --- names of things
ba-map = Le pré, { $count } cases
ba-cell = { $cell }
ba-centre = le centre
ba-farm-of = { $you ->
    [yes] ta ferme
   *[no] la ferme de { $who }
  }
ba-farm-empty = une ferme vide
ba-sheep = { $value ->
    [-3] un *mouton noir*, −3
   *[other] un *mouton blanc* qui vaut { $value }
  }
ba-sheep-any = un mouton
ba-geese = { $times ->
    [2] deux oies, compte double
   *[other] trois oies, compte triple
  }
ba-face-up = { $value ->
    [-3] mouton noir, moins 3
   *[other] mouton blanc, { $value }
  }
ba-face-down = { $you ->
    [yes] mouton caché, posé par toi
   *[no] mouton caché, posé par { $who }
  }
ba-known = tu le connais : { $value }
ba-dog-here = le chien est là
ba-free = libre
ba-land-of = { $you ->
    [yes] ton terrain
   *[no] terrain de { $who }
  }
ba-can = à choisir
ba-edge-no = Côté impossible maintenant : pourquoi ?
ba-piece-spoken = Barrière { $letter }, { $side ->
    [left] ta clôture de gauche
    [right] ta clôture de droite
   *[none] clôture entre { $one } et { $other }
  } : { $way }
ba-way-start = première barrière
ba-way-out = vers l’extérieur
ba-way-rim = jusqu’au bord : finie
ba-way-more = de côté : plus de place pour toi
ba-way-less = de côté : moins de place pour toi
ba-way-round = de côté
ba-way-first = { $at ->
    [you] près de ta ferme
    [both] entre les deux fermes
    [none] au milieu
   *[other] près de la ferme de { $who }
  }
ba-of-fence = { $side ->
    [left] clôture de gauche
    [right] clôture de droite
   *[none] { $one } – { $other }
  }

# --- players
ba-pieces-left = { $count ->
    [one] encore { $count } barrière
   *[other] encore { $count } barrières
  }
ba-total = { $count ->
    [one] { $points } point jusqu’ici
   *[other] { $points } points jusqu’ici
  }
ba-closed = clôturée · { $points } pour l’instant
ba-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
ba-bonus-left = { $count ->
    [one] { $count } action bonus
   *[other] { $count } actions bonus
  }
ba-one-done = une clôture finie
ba-farm-open = { $you ->
    [yes] Ta ferme est ouverte
   *[no] La ferme de { $who } est ouverte
  } : { $open ->
    [1] une clôture à finir
   *[other] les deux clôtures à finir
  }, { $pieces ->
    [one] encore { $pieces } barrière
   *[other] encore { $pieces } barrières
  }.
ba-farm-closed = { $you ->
    [yes] Ton terrain
   *[no] Le terrain de { $who }
  } : { $count } pâturages, encore libres : { $empty }. Blancs +{ $white }, noirs −{ $black }, barrières −{ $pieces } : *{ $total }* pour l’instant.
ba-key = Sur le pré
ba-key-hidden = Mouton caché, avec le signe de la personne qui l’a posé
ba-key-geese = Oies : le mouton y compte double ou triple
ba-key-tip = Pointe d’une clôture : elle continue de là
ba-key-dog = Pas de mouton là où est le chien
ba-chip-round = Manche *{ $round }*
ba-chip-supply = Réserve *{ $count }*
ba-chip-game = Partie *{ $game }* sur { $games }

# --- the question
ba-tag-bonus = À toi · bonus { $at } sur 2
ba-ask-farm = Quelle ferme veux-tu ?
ba-ask-farm-help = Les fermes éclairées sont libres. Le pré est le même vu de chacune.
ba-ask-action = Que fais-tu ?
ba-ask-action-help = Une action. Touche une ferme ou un mouton pour en savoir plus.
ba-ask-bonus = Que fais-tu en bonus ?
ba-ask-bonus-help = Ou termine ton tour ici.
ba-ask-put = Où va ton mouton ?
ba-ask-put-many = Où vont tes { $count } moutons ?
ba-ask-put-help = Face cachée, sur n’importe quel pâturage libre. Ensuite, personne ne peut plus le regarder.
ba-ask-turn = Quel mouton caché retournes-tu ?
ba-ask-turn-help = Un noir rapporte deux actions bonus. Une fois retourné, il reste là pour toujours.
ba-ask-drive = Quel mouton caché le chien va-t-il chercher ?
ba-ask-drive-help = Personne ne l’a encore vu.
ba-ask-to = Où le chien le mène-t-il ?
ba-ask-to-help = Il y est retourné et reste là pour toujours.
ba-ask-park = Où le chien se repose-t-il ?
ba-ask-park-help = Là où est le chien, on ne peut pas poser de mouton.
ba-ask-build = Où va la prochaine barrière ?
ba-ask-build-help = Depuis une pointe, vers l’extérieur ou de côté, jamais en arrière. Touche un côté marqué d’une croix pour savoir pourquoi.
ba-sure-end = Terminer ton tour ?
ba-sure-end-help = Les actions bonus non utilisées sont perdues.
ba-sure-reveal = Retourner le seul mouton caché ?
ba-sure-reveal-help = Une fois retourné, il reste là pour toujours.

# --- buttons
ba-back = Retour
ba-do-end = Terminer mon tour
ba-do-reveal = Le retourner
ba-do-build = Construire en { $letter }
ba-do-put = Poser en { $cell }
ba-do-turn = Retourner { $cell }
ba-do-drive = Aller chercher { $cell }
ba-do-to = Mener en { $cell }
ba-do-park = Repos en { $cell }
ba-do-park-home = Repos au centre
ba-do-farm = Prendre cette ferme
ba-tap-farm = Touche une ferme
ba-tap-pasture = Touche un pâturage
ba-tap-sheep = Touche un mouton
ba-tap-piece = Touche une lettre
ba-actions = Actions
ba-act-place = Poser
ba-act-place-small = { $count ->
    [0] réserve vide
   *[other] un nouveau mouton
  }
ba-act-reveal = Retour­ner
ba-act-reveal-small = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
  }
ba-act-dog = Chien
ba-act-dog-small = mener un mouton
ba-act-fence = Clôture
ba-act-fence-small = { $count ->
    [one] encore { $count } barrière
   *[other] encore { $count } barrières
  }
ba-act-special = Spéciale
ba-act-special-small = { $count } moutons d’un coup
ba-act-end = Fin du tour
ba-act-end-small = sans le bonus
ba-hand = Ta main
ba-hand-tile = { $value ->
    [-3] Mouton noir, moins 3
   *[other] Mouton blanc, { $value }
  }, ta main, { $at } sur { $count }
ba-only-you = les autres ne le voient pas
ba-pieces = Barrières possibles
ba-steps = Le chien, trois étapes
ba-step-drive = Quel mouton ?
ba-step-to = Où aller ?
ba-step-park = Repos
ba-home = Centre
ba-home-small = ne gêne personne
ba-mix = Pas encore vus
ba-mix-one = { $value ->
    [-3] Moutons noirs
   *[other] Moutons blancs qui valent { $value }
  }, pas encore vus : { $count }

# --- waiting
ba-wait-put = { $who } cherche une place pour un mouton
ba-wait-turn = { $who } choisit un mouton à retourner
ba-wait-drive = { $who } appelle le chien
ba-wait-to = { $who } choisit où le chien mène le mouton
ba-wait-park = { $who } choisit où le chien se repose
ba-wait-build = { $who } construit une clôture
ba-wait-bonus = { $count ->
    [one] { $who } a une action bonus
   *[other] { $who } a { $count } actions bonus
  }
ba-wait-farm = { $who } choisit une ferme

# --- what happened
ba-told-chose = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
  }
ba-told-farm = { $you ->
    [yes] Tu choisis ta ferme.
   *[no] { $who } choisit une ferme.
  }
ba-told-special = { $you ->
    [yes] Tu prends l’*action spéciale* : un mouton par personne.
   *[no] { $who } prend l’*action spéciale* : un mouton par personne.
  }
ba-told-drawn = { $value ->
    [-3] Tu pioches un *mouton noir*, −3.
   *[other] Tu pioches un mouton blanc : *{ $value }*.
  }
ba-told-put = { $you ->
    [yes] Tu poses un mouton face cachée en { $cell }.
   *[no] { $who } pose un mouton face cachée en { $cell }.
  }
ba-told-turn = { $you ->
    [yes] Tu retournes le mouton en { $cell }.
   *[no] { $who } retourne le mouton en { $cell }.
  }
ba-told-turned = { $value ->
    [-3] Un *mouton noir* : −3
   *[other] Un mouton blanc : *{ $value }*
  }{ $times ->
    [2] , doublé par les oies.
    [3] , triplé par les oies.
   *[other] .
  }
ba-told-drive = { $you ->
    [yes] Tu envoies le chien vers le mouton en { $cell }.
   *[no] { $who } envoie le chien vers le mouton en { $cell }.
  }
ba-told-to = Le chien le mène en { $cell }.
ba-told-park = Le chien se repose en { $cell }.
ba-told-park-home = Le chien se repose au centre.
ba-told-build = { $you ->
    [yes] Tu ajoutes une barrière à
   *[no] { $who } ajoute une barrière à
  } { $side ->
    [left] ta clôture de gauche.
    [right] ta clôture de droite.
   *[none] la clôture entre { $one } et { $other }.
  }
ba-told-gained = { $you ->
    [yes] Tu gagnes *{ $actions } actions bonus* !
   *[no] { $who } gagne *{ $actions } actions bonus*.
  }
ba-told-finished = { $side ->
    [left] Ta clôture de gauche
    [right] Ta clôture de droite
   *[none] La clôture entre { $one } et { $other }
  } atteint le bord : elle est finie.
ba-told-enclosed = { $you ->
    [yes] *Ta ferme est clôturée* : maintenant, tes moutons comptent.
   *[no] *La ferme de { $who } est clôturée.*
  }
ba-told-end = { $you ->
    [yes] Tu termines ton tour.
   *[no] { $who } termine son tour.
  }
ba-told-skipped = { $you ->
    [yes] Tu n’as plus d’action possible : ton tour est sauté.
   *[no] { $who } n’a plus d’action possible : son tour est sauté.
  }
ba-told-began-round = La manche { $round } commence.
ba-told-began-game = La partie { $game } commence.
ba-told-ended = *La partie est finie.*
ba-told-showed = En { $cell }, il y avait { $value ->
    [-3] un mouton noir, −3. Il ne compte pas.
   *[other] un mouton blanc, { $value }. Il ne compte pas.
  }
ba-told-scored = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } { $count ->
    [one] *{ $points }* point.
   *[other] *{ $points }* points.
  }
ba-told-left-open = { $you ->
    [yes] Ta ferme n’est pas clôturée : aucun point.
   *[no] La ferme de { $who } n’est pas clôturée : aucun point.
  }

# --- moves in words
ba-move-farm = Prendre la ferme { $farm }
ba-move-place = Poser un nouveau mouton
ba-move-reveal = Retourner un mouton caché
ba-move-dog = Envoyer le chien
ba-move-fence = Construire une barrière
ba-move-special = Action spéciale : plusieurs nouveaux moutons d’un coup
ba-move-end = Terminer le tour
ba-move-put = Poser { $sheep }, face cachée, en { $cell }{ $times ->
    [2] , où il compte double
    [3] , où il compte triple
   *[other] { "" }
  }
ba-move-turn = Retourner le mouton en { $cell }{ $times ->
    [2] , où il compte double
    [3] , où il compte triple
   *[other] { "" }
  }
ba-move-drive = Envoyer le chien vers le mouton en { $cell }
ba-move-to = Mener le mouton en { $cell }{ $times ->
    [2] , où il compte double
    [3] , où il compte triple
   *[other] { "" }
  }
ba-move-park = Le chien se repose en { $cell }
ba-move-park-home = Le chien se repose au centre
ba-move-build = { $side ->
    [left] Une barrière pour ta clôture de gauche
    [right] Une barrière pour ta clôture de droite
   *[none] Une barrière pour la clôture entre { $one } et { $other }
  }, { $way }

# --- why not
ba-no-farm-which = Dis quelle ferme tu choisis, par exemple farm 3 : les fermes vont de 0 à 5.
ba-no-farm-taken = Quelqu’un a déjà cette ferme.
ba-no-farm-uneven = Avec cette ferme, les fermes ne seraient pas bien réparties autour du centre.
ba-no-such-move = Ce n’est pas un coup possible ici : { $expected }.
ba-no-word-only = « { $word } » s’écrit sans rien après.
ba-no-action-first = Choisis d’abord l’action : { $action }.
ba-no-round-one-place-only = À la première manche, tout le monde pose un mouton, rien d’autre.
ba-no-must-finish-action = Finis d’abord ce que tu as commencé : { $expected }.
ba-no-pass-not-allowed = Tant qu’une action est possible, il faut en faire une.
ba-no-special-bonus = L’action spéciale n’est jamais une action bonus.
ba-no-special-not-available = L’action spéciale n’est possible que si aucun mouton n’est caché et s’il reste des moutons en réserve.
ba-no-supply-empty = La réserve est vide : il n’y a plus de mouton à poser.
ba-no-room = Il n’y a plus de pâturage libre.
ba-no-hidden-reveal = Il n’y a pas de mouton caché à retourner.
ba-no-hidden-dog = Il n’y a pas de mouton caché pour le chien.
ba-no-dog-room = Il n’y a pas de pâturage sans mouton.
ba-no-pieces = Tu n’as plus de barrière.
ba-no-fences-finished = Tes deux clôtures atteignent le bord : il n’y a rien à ajouter.
ba-no-cell-forbidden = Les moutons vont sur les pâturages, pas sur les fermes ni au centre.
ba-no-dog-forbidden = Le chien peut se reposer au centre ou sur un pâturage, pas sur une ferme.
ba-no-same-cell = Le mouton doit aller sur un autre pâturage.
ba-no-sheep-there = Il y a déjà un mouton en { $cell }.
ba-no-dog-there = Le chien est en { $cell } : on ne peut pas y poser de mouton.
ba-no-hidden-there = Il n’y a pas de mouton caché en { $cell }.
ba-no-sheep-stays = Le mouton en { $cell } est déjà retourné et reste où il est.
ba-no-which-tile = Dis quel mouton va là, par exemple { $example } : tu as en main { $held }.
ba-no-cell-only = Dis seulement la case, par exemple { $example }.
ba-no-piece-which = Nomme une clôture ({ $fences }) et le point où elle va, par exemple { $example }.
ba-no-not-your-fence = Ce n’est pas ta clôture : seules les deux fermes voisines peuvent la construire.
ba-no-fence-finished = Cette clôture atteint le bord : elle est finie.
ba-no-not-a-start-edge = Une clôture commence entre deux fermes, au centre.
ba-no-not-from-tip = Une barrière prolonge la pointe d’une clôture, d’un seul côté.
ba-no-inward = Une clôture ne revient jamais vers les fermes.
ba-no-touches-fence = Les clôtures ne se touchent pas : il y en a déjà une ici.
ba-no-cuts-off = Ça enfermerait une autre clôture : chacune doit garder un chemin vers le bord.

# --- what is expected, inside a refusal
ba-say-action = choisis place, reveal, dog, fence ou special
ba-say-bonus = choisis place, reveal, dog ou fence comme action bonus, ou end
ba-say-put = dis où va le mouton que tu as en main, par exemple put 3,0
ba-say-turn = dis quel mouton caché tu retournes, par exemple turn 3,0
ba-say-drive = dis quel mouton caché le chien mène, par exemple drive 3,0
ba-say-to = dis où le chien le mène, par exemple to -3,0
ba-say-park = dis où le chien se repose, par exemple park 0,0
ba-say-build = dis quelle barrière tu construis, par exemple build 0-1 1,4

# --- the table in lines, for terminal and screen reader; $cells and $path are written as moves are typed
ba-see-round = Bauernschlau, manche { $round }.
ba-see-round-of = Bauernschlau, partie { $game } sur { $games }, manche { $round }.
ba-see-player = { $you ->
    [yes] Toi
   *[no] { $who }
  } : { $farm ->
    [none] pas encore de ferme
   *[other] ferme { $farm }
  }, { $pieces ->
    [one] encore { $pieces } barrière
   *[other] encore { $pieces } barrières
  }.
ba-see-land = { $you ->
    [yes] Ta ferme est clôturée
   *[no] La ferme de { $who } est clôturée
  }, avec { $count } pâturages.
ba-see-total = { $you ->
    [yes] Tu as
   *[no] { $who } a
  } { $count ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici.
ba-see-fence = Clôture { $fence } : { $count ->
    [one] { $count } barrière
   *[other] { $count } barrières
  }, { $path }.
ba-see-fence-none = Clôture { $fence } : pas commencée.
ba-see-geese = { $times ->
    [2] Deux oies, le mouton compte double
   *[other] Trois oies, le mouton compte triple
  } : en { $cells }.
ba-see-up = Retourné, { $sheep } : en { $cells }.
ba-see-down = { $you ->
    [yes] Caché, posé par toi
   *[no] Caché, posé par { $who }
  } : en { $cells }.
ba-see-down-known = { $you ->
    [yes] Caché, posé par toi
   *[no] Caché, posé par { $who }
  }, { $sheep } : en { $cells }.
ba-see-no-sheep = Aucun mouton n’est sur le pré.
ba-see-dog-home = Le chien est au centre.
ba-see-dog = Le chien est en { $cell }.
ba-see-supply = { $count ->
    [0] La réserve est vide.
    [one] La réserve a { $count } mouton.
   *[other] La réserve a { $count } moutons.
  }
ba-see-hand = En main : { $sheep }.
ba-see-held = { $who } a { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
  } en main.
ba-see-won = La partie est finie. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
  }
ba-see-nobody = La partie est finie. Personne ne gagne.
ba-see-fate = On pioche un mouton, ou on tire au sort qui commence.
ba-see-ask = { $question } Dis par exemple { $example }.

# --- the end
ba-tally = D’où viennent les points
ba-tally-last = La dernière partie
ba-tally-white = Blancs
ba-tally-black = Noirs
ba-tally-pieces = Barrières
ba-tally-open = Pas clôturée : aucun point
ba-tally-open-series = Pas clôturée : dix points de moins que la plus faible des fermes clôturées
ba-tally-note = Les moutons retournés sur ton propre terrain comptent, multipliés par leurs oies. Les moutons cachés ne comptent pas, et chaque barrière en trop coûte un point.

# --- a first game
ba-coach-farm = Choisis une ferme. Tes deux clôtures partiront de chaque côté.
ba-coach-put = Les autres ne voient pas ce mouton. Pose-le face cachée : un bon là où sera peut-être ton terrain, de préférence sur un pâturage à oies. Retiens-le : plus tard, personne ne pourra regarder.
ba-coach-black = Un mouton noir coûte trois points. Pose-le là où sera le terrain de quelqu’un d’autre.
ba-coach-action = Un tour, c’est une action : poser un mouton, en retourner un, envoyer le chien ou construire une clôture. À la fin, seuls les moutons retournés comptent.
ba-coach-bonus = Un mouton noir retourné rapporte deux actions de plus. Utilise les deux : une barrière et un mouton, par exemple.
ba-coach-build = Ta clôture avance de sa pointe jusqu’au bord. Quand tes deux clôtures l’atteignent, le terrain entre elles est à toi.
ba-coach-dog = Le chien mène un mouton caché où tu veux et l’y retourne : ramène les bons, éloigne les mauvais.
ba-coach-fences = Surveille tes clôtures : une ferme encore ouverte à la fin ne gagne rien. La partie finit dès qu’une ferme clôturée est pleine.
ba-coach-special = Aucun mouton n’est caché, donc l’action spéciale est possible : un mouton par personne, et c’est toi qui les poses tous.
ba-coach-closed = Ta ferme est clôturée. Quand tous ses pâturages sont pris, la partie finit aussitôt : remplis-la si tu es en tête.

# --- reasons of hints
why-bauernschlau-farm = Une ferme en vaut une autre : le pré est le même vu de chacune.
why-bauernschlau-place = Parmi les moutons que personne n’a vus, { $black } sur 100 sont noirs, et un mouton vaut en moyenne { $mean } points. Un blanc, tu peux le garder ; un noir, le donner.
why-bauernschlau-special = Aucun mouton n’est caché : en une action, tu peux donc en poser { $tiles } d’un coup.
why-bauernschlau-reveal-black = Le mouton en { $cell } est noir environ { $black } fois sur 100 ; dans ce cas, tu as deux actions de plus.
why-bauernschlau-reveal = Le mouton en { $cell } ne compte pas tant qu’il est caché, et le chien pourrait encore l’emmener.
why-bauernschlau-dog-take = Le mouton en { $cell } est sans doute un bon, et tu as un pâturage libre où il compte { $times ->
    [3] triple
    [2] double
   *[other] une fois
  } pour toi.
why-bauernschlau-dog-away = Le mouton en { $cell } est sans doute noir : le chien peut l’emmener là où il gêne quelqu’un d’autre.
why-bauernschlau-fence-need = { $needed ->
    [one] Il manque encore { $needed } barrière à tes clôtures
   *[other] Il manque encore { $needed } barrières à tes clôtures
  }, et seule une ferme aux deux clôtures finies compte.
why-bauernschlau-fence = Chaque barrière en trop coûte un point, et la personne qui construit choisit où va la clôture.
why-bauernschlau-end = Rien de ce que tu pourrais encore faire ce tour-ci ne t’aiderait.
why-bauernschlau-put-own = { $cell } sera à toi environ { $share } fois sur 100 : retourné, le mouton de { $value } y rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-bauernschlau-put-rival = { $cell } sera sans doute à { $rival } : retourné, le mouton noir y coûte { $points } points.
why-bauernschlau-put-aside = En { $cell }, ce mouton te gêne peu, et les meilleurs pâturages restent libres.
why-bauernschlau-put-last = { $you ->
    [yes] Avec ce mouton, ta ferme est pleine et la partie finit aussitôt.
   *[no] Avec ce mouton, la ferme de { $owner } est pleine et la partie finit aussitôt.
  }
why-bauernschlau-turn-black = Il est noir environ { $black } fois sur 100 : ça te donnerait deux actions de plus.
why-bauernschlau-turn-own = Le terrain sera à toi environ { $share } fois sur 100, et le mouton vaut sans doute environ { $value } : retourné, il compte, et plus personne ne peut le déplacer.
why-bauernschlau-turn = Retourné, il ne peut plus être déplacé ; là où il est, il t’aide sans doute plus que les autres.
why-bauernschlau-drive-take = { $placer } l’a posé là à son avantage : c’est sans doute un bon mouton, qui vaut environ { $value }.
why-bauernschlau-drive-away = Il est sans doute noir (environ { $black } fois sur 100), et là où il est, il te coûterait des points.
why-bauernschlau-drive = Il vaut environ { $value }, pour autant qu’on puisse deviner, et le chien peut lui trouver une meilleure place.
why-bauernschlau-to-own = En { $cell }, chaque point compte { $times ->
    [3] triple
    [2] double
   *[other] une fois
  }, et le terrain sera à toi environ { $share } fois sur 100.
why-bauernschlau-to-rival = S’il est noir, comme il semble, il coûte { $points } points à { $rival } en { $cell }.
why-bauernschlau-to = En { $cell }, il change peu de chose, quel qu’il soit.
why-bauernschlau-park-home = Au centre, le chien ne gêne personne.
why-bauernschlau-park-last = { $you ->
    [yes] Avec le chien là, ta ferme est pleine et la partie finit aussitôt.
   *[no] Avec le chien là, la ferme de { $owner } est pleine et la partie finit aussitôt.
  }
why-bauernschlau-park = Le chien garde { $cell } libre : aucun mouton ne peut y aller tant que personne n’appelle le chien.
why-bauernschlau-build-end = Cette barrière atteint le bord et finit la clôture.
why-bauernschlau-build-out = Le plus court chemin : après cette barrière, il en manque encore { $left }.
why-bauernschlau-build-room = La clôture s’écarte de ta ferme et te laisse plus de place ; il manque ensuite { $left ->
    [one] { $left } barrière
   *[other] { $left } barrières
  }.
why-bauernschlau-build-start = { $farms ->
    [0] Une clôture qui commence ici ne laisse aucune ferme entre ta ferme et elle.
    [1] Une clôture qui commence ici laisse une ferme entre ta ferme et elle.
   *[other] Une clôture qui commence ici laisse { $farms } fermes entre ta ferme et elle.
  }
why-bauernschlau-build = La clôture laisse dehors ce que tu ne veux pas dedans ; il manque ensuite { $left ->
    [one] { $left } barrière
   *[other] { $left } barrières
  }.

# --- setting up a table
option-bauernschlau-memory-aid = Continues-tu à voir tes propres moutons cachés ?
option-bauernschlau-dog-black-bonus = Bonus pour un mouton noir trouvé par le chien ?
option-bauernschlau-sheep-mix = Quels moutons dans la réserve ?
option-bauernschlau-farm-choice = Comment les fermes sont-elles attribuées ?
option-bauernschlau-first-player = Qui commence ?
option-bauernschlau-championship = Combien de parties additionnées ?
option-bauernschlau-board = Quel pré ?
value-wiki = Comme dans la boîte : 17 noirs
value-even = Neuf de chaque blanc, 16 noirs
value-fixed = Attribuées
value-pick = Tout le monde choisit
value-ba-board-1 = Standard

# Le décompte à la fin.
ba-count-white = Les moutons blancs sur son terrain, multipliés par leurs oies.
ba-count-black = Les moutons noirs sur son terrain, multipliés par leurs oies.
ba-count-pieces = Chaque barrière restante coûte un point.
