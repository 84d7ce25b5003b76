# Sheep Sheep. Une couleur se dit de cinq façons : seule (name), après « est » (is), comme côté visible (up), avec une photo (one), avec plusieurs (many).

ss-name-R = rouge
ss-name-O = orange
ss-name-Y = jaune
ss-name-G = vert
ss-name-B = bleu
ss-name-V = violet
ss-name-P = rose
ss-is-R = rouge
ss-is-O = orange
ss-is-Y = jaune
ss-is-G = verte
ss-is-B = bleue
ss-is-V = violette
ss-is-P = rose
ss-one-R = rouge
ss-one-O = orange
ss-one-Y = jaune
ss-one-G = verte
ss-one-B = bleue
ss-one-V = violette
ss-one-P = rose
ss-many-R = rouges
ss-many-O = orange
ss-many-Y = jaunes
ss-many-G = vertes
ss-many-B = bleues
ss-many-V = violettes
ss-many-P = roses
ss-up-R = rouge
ss-up-O = orange
ss-up-Y = jaune
ss-up-G = vert
ss-up-B = bleu
ss-up-V = violet
ss-up-P = rose
ss-wears-R = béret, rayures
ss-wears-O = lunettes de soleil, pois
ss-wears-Y = chapeau de paille, damier
ss-wears-G = casque audio, zigzags
ss-wears-B = bonnet de marin, vagues
ss-wears-V = nœud, losanges
ss-wears-P = fleur, cœurs
ss-unknown = inconnu
ss-pair = { $first }-{ $second }
ss-face = { $name }, { $wears }
ss-photos = { $count ->
    [one] 1 photo { $one }
   *[other] { $count } photos { $many }
  }

ss-cell-1 = en haut à gauche
ss-cell-2 = en haut au milieu
ss-cell-3 = en haut à droite
ss-cell-4 = au milieu à gauche
ss-cell-5 = au centre
ss-cell-6 = au milieu à droite
ss-cell-7 = en bas à gauche
ss-cell-8 = en bas au milieu
ss-cell-9 = en bas à droite

# --- sur la table
ss-wall = Mur de photos, trois sur trois
ss-photo = Photo { $place } : { $face }. Dessous : { $under }.
ss-gap = Trou { $place }.
ss-ghost = Ta carte serait ici, côté { $up } visible.
ss-in-group = Une des { $count } qui se touchent.
ss-fits = Ça va : elle devient { $is }.
ss-fits-theirs = Cette carte pourrait la rendre { $is }.
ss-turned-over = Retournée pour regarder.
ss-turns = devient { $is }
ss-row-of = { $you ->
    [yes] Ta rangée
   *[no] Rangée de { $who }
  }
ss-card-label = Carte { $card }, { $you ->
    [yes] ta rangée
   *[no] rangée de { $who }
  }, { $at } sur { $count }
ss-album-of = { $you ->
    [yes] Ton album
   *[no] Album de { $who }
  }
ss-album-empty = pas encore de photo
ss-my-album = Ton album
ss-my-model = Ton modèle
ss-model-counts = c’est ton secret : { $model } vaut { $points }
ss-model-counted = { $model } valait { $points }
ss-model-label = Ton modèle secret : { $model }. Chacune de ses photos vaut { $points } pour toi. Pour voir tous les moutons.
ss-model-over = Ton modèle : { $model }. Chacune de ses photos valait { $points }. Pour voir tous les moutons.
ss-model-none = pas encore distribué
ss-drawn = Carte piochée : { $card }
ss-side = Ce côté visible : { $face }
ss-pile-label = { $count ->
    [0] La pioche est vide. Pour voir tous les moutons.
    [one] Pioche : 1 carte. Pour voir tous les moutons.
   *[other] Pioche : { $count } cartes. Pour voir tous les moutons.
  }
ss-pile-left = { $count ->
    [one] photo dans la pioche
   *[other] photos dans la pioche
  }
ss-left = { $count ->
    [0] Aucun échange
    [one] Encore 1 échange
   *[other] Encore { $count } échanges
  }
ss-left-of = { $count ->
    [0] { $who } : aucun échange
    [one] { $who } : encore 1 échange
   *[other] { $who } : encore { $count } échanges
  }
ss-side-touch = Trois photos ou plus d’un même mouton qui se touchent sont à toi quand tu termines.
ss-side-refill = On remplit les trous avec la pioche, n’importe quel côté visible.
ss-status = { $count ->
    [0] pas de photo, modèle secret
    [one] 1 photo, modèle secret
   *[other] { $count } photos, modèle secret
  }
ss-status-shown = { $count ->
    [0] pas de photo, modèle { $model }
    [one] 1 photo, modèle { $model }
   *[other] { $count } photos, modèle { $model }
  }
ss-chip-pile = Pioche *{ $count }*
ss-chip-dry = Tours sans photo : *{ $count }* sur { $limit }
ss-chip-closed = Dessous *cachés*

# --- tous les moutons
ss-key = Tous les moutons
ss-key-text = Chaque carte porte deux de ces moutons, un de chaque côté. Les photos de ton modèle secret valent { $points } points pour toi, toutes les autres 1.
ss-key-count = { $all } cartes, { $gone } dans les albums, { $wall } visibles

# --- la question
ss-tag = { $left ->
    [0] À toi · aucun échange
    [one] À toi · encore 1 échange
   *[other] À toi · encore { $left } échanges
  }
ss-ask-exchange = Choisis une carte de ta rangée, ou termine
ss-ask-exchange-help = Échange-la contre une photo qui montre un de ses deux moutons : l’autre devient visible.
ss-ask-catch = { $photos } se touchent : termine, et elles sont à toi.
ss-ask-finish = Tous les échanges sont faits : termine ton tour
ss-ask-stuck = Aucune de tes cartes ne convient : termine ton tour
ss-ask-photo = Échange la carte { $card } contre une photo marquée
ss-ask-card = Quelle carte poser sur la photo { $one } { $place } ?
ss-ask-card-help = Son dessous : { $under }. Les cartes qui conviennent sont marquées.
ss-ask-reveal = Échanger la carte { $card } contre la photo { $place } ?
ss-ask-reveal-help = Personne n’a encore vu son dessous : tu ne pourras peut-être pas annuler ce coup.
ss-then = La photo { $place } devient { $is } : alors { $photos } se touchent.
ss-then-none = La photo { $place } devient { $is }. Rien ne se touche encore.
ss-fits-nowhere = Pour l’instant, aucune photo ne montre un de ses deux moutons.
ss-look-theirs = Marqué : ce que la carte { $card } pourrait changer, et en quoi.
ss-ask-lay = Tu as pioché la carte { $card } : touche un côté, puis un trou
ss-ask-lay-help = L’autre peut prendre les groupes que tu laisses.
ss-ask-lay-here = La poser { $place }, côté { $up } visible ?
ss-ask-lay-again = Touche encore le trou ou le bouton. Ce qui est posé reste posé.
ss-lay-careful = Attention : alors { $photos } se touchent, et { $other } peut les prendre.
ss-sure = Terminer sans prendre de photo ?
ss-sure-help = Il n’y a pas encore trois photos d’un même mouton qui se touchent.

# --- boutons
ss-undo = Annuler
ss-back = Retour
ss-finish = Terminer
ss-finish-none = Terminer sans rien prendre
ss-finish-take = Terminer : prendre { $count }
ss-do-lay = La poser, côté { $up }
ss-do-swap = Échanger

# --- attendre
ss-wait-exchange = { $left ->
    [0] { $who } a fait tous ses échanges
    [one] { $who } a encore un échange
   *[other] { $who } a encore { $left } échanges
  }
ss-wait-lay = { $who } cherche une place pour la carte { $card }

# --- les coups en mots
ss-move-exchange = Poser la carte { $card } sur la photo { $place }, qui devient { $is }
ss-move-lay = Poser la carte { $place }, côté { $up } visible
ss-move-finish = Terminer le tour
ss-move-finish-take = Terminer et prendre { $photos }

# --- ce qui s’est passé
ss-told-model = Ton modèle secret : *{ $is }*.
ss-told-starts = { $you ->
    [yes] Tu commences.
   *[no] { $who } commence.
  }
ss-told-turned = La photo { $place } a été retournée pour que trois ne se touchent pas : elle est { $is } maintenant.
ss-told-exchange = { $you ->
    [yes] Tu rends la photo { $one } { $place } *{ $is }*.
   *[no] { $who } rend la photo { $one } { $place } *{ $is }*.
  }
ss-told-finish = { $you ->
    [yes] Tu termines ton tour.
   *[no] { $who } termine son tour.
  }
ss-told-captured = { $you ->
    [yes] Tu prends *{ $photos }* !
   *[no] { $who } prend *{ $photos }*.
  }
ss-told-drew = De la pioche : la carte { $card }.
ss-told-lay = { $you ->
    [yes] Tu la poses { $place }, côté { $up } visible.
   *[no] { $who } la pose { $place }, côté { $up } visible.
  }
ss-told-redealt = La partie est bloquée : *toutes les cartes sont mélangées et redistribuées*. Les albums restent.
ss-told-over = *La partie est finie.*
ss-told-showed = { $you ->
    [yes] Ton modèle : *{ $is }*.
   *[no] Le modèle de { $who } : *{ $is }*.
  }

# --- une vue en mots
ss-see-line = Mur, ligne { $line } : { $cells }.
ss-see-cell = { $cell } { $up } sur { $under }
ss-see-gap = { $cell } un trou
ss-see-card = { $card } ({ $text })
ss-see-row = { $you ->
    [yes] Ta rangée
   *[no] Rangée de { $who }
  } : { $cards }.
ss-see-album = { $you ->
    [yes] Ton album
   *[no] Album de { $who }
  } : { $photos }.
ss-see-album-points = { $you ->
    [yes] Ton album
   *[no] Album de { $who }
  } : { $photos }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ss-see-pile = { $count ->
    [0] La pioche est vide.
    [one] 1 carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
  }
ss-see-dry = { $count ->
    [one] 1 tour sans photo.
   *[other] { $count } tours de suite sans photo.
  }
ss-see-redeals = { $count ->
    [one] Cartes redistribuées une fois depuis la dernière photo prise.
   *[other] Cartes redistribuées { $count } fois depuis la dernière photo prise.
  }
ss-see-model = { $you ->
    [yes] Ton modèle
   *[no] Modèle de { $who }
  } : { $model }.
ss-see-secret = secret
ss-see-dealing = On distribue les cartes.
ss-see-draws = { $you ->
    [yes] Tu pioches une carte pour un trou.
   *[no] { $who } pioche une carte pour un trou.
  }
ss-see-ask = { $left ->
    [one] Quelle carte échanges-tu contre quelle photo ? Encore 1 échange ; ou termine.
   *[other] Quelle carte échanges-tu contre quelle photo ? Encore { $left } échanges ; ou termine.
  }
ss-see-ask-lay = Tu as pioché { $card } : dans quel trou ({ $gaps }) la poses-tu, et quel côté visible ({ $sides }) ?
ss-see-won = { $you ->
    [yes] La partie est finie, { $first } à { $second } : tu gagnes.
   *[no] La partie est finie, { $first } à { $second } : { $who } gagne.
  }
ss-see-draw = La partie est finie, { $first } à { $second } : victoire partagée.

# --- pourquoi pas
ss-no-more = { $count ->
    [one] Tu as fait ton échange : il ne reste qu’à terminer.
   *[other] Tu as fait { $count } échanges, c’est le maximum dans un tour : il ne reste qu’à terminer.
  }
ss-no-card = La carte { $card } n’est pas dans ta rangée. Les tiennes : { $row }.
ss-no-colour = La photo { $place } est { $is }, et la carte { $card } n’a ce mouton sur aucun côté.
ss-no-theirs = La carte { $card } est dans l’autre rangée.
ss-no-after = Quand on a pris des photos, on n’échange plus pendant ce tour.
ss-no-refill = Pose d’abord la carte { $card } dans un trou.
ss-no-lay = On ne pose de carte que dans un trou, après avoir pris des photos.
ss-no-gap = « { $came } » n’est pas un trou. Les trous : { $gaps }.
ss-no-word = « { $came } » n’est pas un coup ici ; dis { $known }.
ss-no-alone = Dis finish tout court, sans rien après.
ss-no-form = Pour échanger, nomme une carte de ta rangée et une photo, comme « { $example } ».
ss-no-place = Les photos sont numérotées de 1 à 9, ligne par ligne ; pas « { $came } ».
ss-no-order = Écris « { $move } », les couleurs dans l’ordre du jeu de cartes.
ss-no-colour-under = La photo { $place } est { $is } ; { $under } n’est que son dessous, alors la carte { $card } ne va pas.
ss-no-lay-form = Nomme un trou et la couleur visible, comme « { $example } ».
ss-no-side = « { $came } » n’est pas sur la carte { $card }.

# --- la fin
ss-tally = D’où viennent les points
ss-tally-model = Modèle : { $model }
ss-tally-sum = { $dear } du modèle × { $each } + { $plain } autres = { $total }
ss-tie-model = Les points sont égaux, alors les photos de son modèle décident : { $first } à { $second }.
ss-tie-most = Points et photos du modèle sont égaux, alors le plus grand nombre de photos d’un mouton décide : { $first } à { $second }.
ss-tie-drawn = Tout est égal : victoire partagée.

# --- une première partie
ss-coach-1 = Touche une carte de ta rangée, puis une photo qui montre un de ses deux moutons. La carte s’y pose, son *autre* mouton visible. Trois pareils qui se touchent sont à toi.
ss-coach-2 = La petite image dans le coin d’une photo est son dessous. Un échange ne te plaît pas ? Annuler ne coûte rien tant que tu n’as pas terminé.
ss-coach-3 = Trois photos qui se touchent brillent. Termine, et elles sont à toi ; ou agrandis d’abord le groupe.
ss-coach-4 = Un groupe attend déjà sur le mur : termine, et il est à toi !
ss-coach-5 = Remplis maintenant les trous : quel côté visible, et où ? Ensuite c’est à l’autre, alors n’aide pas trop.
ss-coach-6 = Pense à ton modèle : ses photos comptent plus. Mais ne trahis pas le secret.
ss-coach-7 = Trop de tours sans photo, et toutes les cartes sont redistribuées. Les albums restent.
ss-coach-8 = Attention : l’autre peut prendre le groupe qui se touche maintenant.

# --- raisons des conseils
why-sheep-sheep-makes = La photo { $cell } devient { $colour }, et alors { $groups } se touchent : { $points ->
    [one] un point
   *[other] { $points } points
  } pour toi quand tu termines.
why-sheep-sheep-leads = Un pas vers { $groups }, soit { $points ->
    [one] un point
   *[other] { $points } points
  } : encore { $more ->
    [one] un échange
   *[other] { $more } échanges
  } et c’est fait.
why-sheep-sheep-spoils = Ça gêne { $other } : avec { $replies ->
    [one] un échange
   *[other] { $replies } échanges
  }, { $before ->
    [one] une photo serait
   *[other] { $before } photos seraient
  } à prendre maintenant, et ensuite { $reply ->
    [0] plus rien
    [one] une seule
   *[other] seulement { $reply }
  }.
why-sheep-sheep-calm = Rien à prendre ainsi pour l’instant, mais { $other } ne pourrait rien prendre non plus en réponse.
why-sheep-sheep-fetches = Rien à prendre ainsi pour l’instant, mais tu gagnes la carte { $card } pour plus tard ; { $reply ->
    [0] { $other } ne pourrait rien prendre
    [one] { $other } pourrait prendre une photo
   *[other] { $other } pourrait prendre { $reply } photos
  } en réponse.
why-sheep-sheep-takes = { $groups } se touchent : { $points ->
    [one] un point
   *[other] { $points } points
  } pour toi.
why-sheep-sheep-ends = { $groups } se touchent : { $points ->
    [one] un point
   *[other] { $points } points
  } pour toi, et la partie finit, car { $pile ->
    [0] la pioche vide
    [one] une pioche d’une carte
   *[other] une pioche de { $pile } cartes
  } ne suffit pas pour remplir les trous.
why-sheep-sheep-waits = Trois photos ne se touchent nulle part. Si tu laisses ça ainsi, { $reply ->
    [0] { $other } ne pourrait rien prendre
    [one] { $other } pourrait prendre une photo
   *[other] { $other } pourrait prendre { $reply } photos
  } avec { $replies ->
    [one] un échange
   *[other] { $replies } échanges
  }.
why-sheep-sheep-safe = Avec le côté { $colour } visible { $cell }, { $other } ne peut rien prendre pour l’instant, même avec { $replies ->
    [one] un échange
   *[other] { $replies } échanges
  }.
why-sheep-sheep-least = Avec le côté { $colour } visible { $cell }, { $other } pourrait prendre { $reply ->
    [one] une photo
   *[other] { $reply } photos
  } ; à la pire place, ce serait { $worst }.
why-sheep-sheep-even = Où que soit cette carte, { $other } pourrait prendre { $reply ->
    [one] une photo
   *[other] { $reply } photos
  } ; le côté { $colour } { $cell } vaut bien le reste.
why-sheep-sheep-ahead = { $other } pourrait alors prendre { $reply ->
    [one] une photo
   *[other] { $reply } photos
  }, mais en pensant plus loin, c’est une bonne place pour le côté { $colour }.

# --- ouvrir une table
option-sheep-sheep-max-exchanges = Combien d’échanges par tour ?
option-sheep-sheep-undersides = Tout le monde voit-il le dessous des photos ?
option-sheep-sheep-model-points = Combien vaut une photo de ton propre modèle ?
option-sheep-sheep-first-player = Qui commence ?
option-sheep-sheep-dry-limit = Après combien de tours sans photo redistribue-t-on ?
option-sheep-sheep-redeal-limit = Combien de fois redistribue-t-on avant la fin ?
option-sheep-sheep-deck = Quelles cartes ?
option-sheep-sheep-undersides-open = Oui, toujours
option-sheep-sheep-undersides-closed = Non, seulement quand la carte est prise
option-sheep-sheep-first-player-loser = La personne qui a perdu la dernière partie
option-sheep-sheep-deck-std42 = 42 cartes
option-sheep-sheep-deck-long63 = 63 cartes, une partie plus longue

## Short screens

ss-model-brief = compte { $points }

# Le décompte à la fin.
ss-count-photos = Photos
ss-count-photos-why = Chaque photo d’un album vaut un point.
ss-count-model = Modèle
ss-count-model-why = Les photos de son modèle secret comptent plus.
