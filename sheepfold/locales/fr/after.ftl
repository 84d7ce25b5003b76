# Revoir une partie, sa fin, les dés scellés, et un seul appareil pour plusieurs.

title-replay = Revoir · Sheepfold
replay = Revoir
replay-look = Revoir la partie
replay-of = Revoir : { $name }
replay-start = La partie commence.
replay-strip = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-where = Moment de la partie
replay-at = { $at } sur { $last }
replay-eyes = Avec les yeux de qui
replay-eyes-own = Tes yeux
replay-eyes-watcher = Les yeux du public
replay-table = Retour à la table
share-moment = Copier un lien vers ce moment
share-game = Partager la partie

past = Parties finies
past-look = Revoir
past-look-at = Revoir { $title } : { $told }
past-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
  }
record-download = Garder le relevé
record-open = Ouvrir un relevé
record-open-help = Choisis un fichier ou dépose-le ici. La maison le montre et ne garde rien.
record-title = Un relevé à toi
record-wrong = Ce relevé ne peut pas être montré.
record-long = Ce fichier est illisible, ou trop long pour un relevé.

trouble-later = Pas encore
trouble-later-help = Pendant une partie, on ne la revoit qu’avec ses propres yeux. À la fin, avec ceux de tout le monde.

chart = L’évolution des points
chart-spoken = Les points au fil de la partie. À la fin : { $list }
chart-start = Début
chart-end = Fin
chart-table = La même chose en tableau
chart-after = Après le coup

seal-check = Vérifier les dés
seal-title = Les dés scellés
seal-checking = Vérification…
seal-good = Les dés étaient honnêtes.
seal-part = Tout ce qui peut être vérifié ici est juste.
seal-bad = Quelque chose ne va pas.
seal-there-no = Le relevé est introuvable, ou il n’a pas de sceau.
seal-seed-yes = Le nombre secret de la maison est bien celui qu’elle avait promis. Cette page l’a calculé.
seal-seed-no = Le nombre secret de la maison n’est pas celui qu’elle avait promis.
seal-before-yes = Le sceau est celui que ce navigateur a vu avant le premier coup.
seal-before-no = Le sceau n’est pas celui que ce navigateur a vu avant le premier coup.
seal-before-open = Ce navigateur n’a pas vu le sceau avant le premier coup : il ne peut pas comparer.
seal-own-yes = Ce que ton navigateur a ajouté aux dés y est, inchangé.
seal-own-no = Ce que ton navigateur a ajouté aux dés n’y est pas.
seal-own-open = Ce navigateur n’a rien ajouté aux dés de cette partie, d’après ce qu’il sait.
seal-entropy-open = Personne n’a rien ajouté aux dés. La maison seule a donc choisi le nombre secret.
seal-draws-yes = { $count ->
    [one] Le seul tirage est là où le nombre secret le place. Cette page l’a calculé, avec les chances que dit la maison.
   *[other] Les { $count } tirages sont là où le nombre secret les place. Cette page l’a calculé, avec les chances que dit la maison.
  }
seal-draws-no = { $count ->
    [one] Un tirage n’est pas là où le nombre secret le place.
   *[other] { $count } tirages ne sont pas là où le nombre secret les place.
  }
seal-draws-open = Les tirages n’ont pas pu être vérifiés pour l’instant.
seal-numbers = Les nombres
seal-commit = Sceau
seal-seed = Nombre secret
seal-entropy = Ajouté par la place { $letter }
seal-more = La page ne connaît pas les règles : que les chances sont justes et chaque coup permis, un programme sur ton ordinateur peut le vérifier. Garde le relevé et lance :

key-replay = Revoir : un pas en arrière ou en avant
key-replay-ends = Revoir : au début ou à la fin

hands-open = Combien jouent sur cet appareil ?
hands-name = Nom de la personne { $number }
hands-player = Personne { $number }
hands-here = Quelqu’un sur cet appareil
hands-here-short = Ici
hands-here-at = Quelqu’un sur cet appareil prend la place { $letter }
hands-here-help = Vous vous passez l’appareil. Avant chaque tour, il cache tout jusqu’à ce que la bonne personne l’ait.
hands-who = Son nom
hands-to = Passe l’appareil à { $name }
hands-help = On ne voit les cartes de personne.
hands-ready = C’est moi, { $name }
