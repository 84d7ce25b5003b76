# Revoir une partie, sa fin, les dés scellés, et un seul appareil pour plusieurs.

title-replay = Revoir · Sheepfold
replay = Revoir
replay-look = Revoir la partie
replay-of = Revoir : { $name }
replay-start = La partie commence.
replay-strip = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-where = Moment de la partie
replay-at = { $at } sur { $last }
replay-eyes = Vue de qui ?
replay-eyes-own = Ta vue
replay-eyes-watcher = Vue du public
replay-table = Retour à la table
share-moment = Copier un lien vers ce moment
share-game = Partager la partie

past = Parties finies
past-look = Revoir
past-look-at = Revoir { $title } : { $told }
past-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
  }
record-download = Enregistrer la partie
record-open = Ouvrir une partie enregistrée
record-open-help = Choisis un fichier ou dépose-le ici. Il est montré, jamais conservé.
record-title = Ta propre partie enregistrée
record-wrong = Cette partie enregistrée ne peut pas être montrée.
open-record-long = Ce fichier est illisible, ou trop long pour une partie enregistrée.
position-play = Jouer à partir d’ici
position-share = Partager cette position
position-wrong = Le lien est incomplet ou mal copié.

trouble-later = Pas encore
trouble-later-help = Pendant une partie, tu ne la revois qu’avec ta propre vue. À la fin, avec celle de tout le monde.

chart = L’évolution des points
chart-spoken = Les points au fil de la partie. À la fin : { $list }
chart-chances = L’évolution des chances de gagner
chart-start = Début
chart-end = Fin
chart-table = La même chose en tableau
chart-after = Après le coup

seal-check = Vérifier les dés
seal-title = Les dés scellés
seal-checking = Vérification…
seal-good = Les dés n’étaient pas truqués.
seal-part = Tout ce qu’on peut vérifier ici est juste.
seal-bad = Quelque chose ne correspond pas.
seal-there-no = La partie enregistrée n’a pas pu être chargée, ou elle n’a pas de sceau.
seal-seed-yes = Le nombre secret est bien celui qui avait été scellé. Cette page l’a calculé.
seal-seed-no = Le nombre secret n’est pas celui qui avait été scellé.
seal-before-yes = Le sceau est celui que ce navigateur a vu avant le premier coup.
seal-before-no = Le sceau n’est pas celui que ce navigateur a vu avant le premier coup.
seal-before-open = Ce navigateur n’a pas vu le sceau avant le premier coup : il ne peut pas comparer.
seal-own-yes = Ce que ton navigateur a ajouté aux dés s’y trouve, inchangé.
seal-own-no = Ce que ton navigateur a ajouté aux dés ne s’y trouve pas.
seal-own-open = Autant qu’il s’en souvienne, ce navigateur n’a rien ajouté aux dés de cette partie.
seal-links-yes = Ce que les places ont ajouté était fixé avant le premier coup.
seal-links-no = Ce qu’une place a ajouté n’est pas ce qui était fixé avant le premier coup.
seal-receipt-yes = Chaque étape est comme ce navigateur l’a vue.
seal-receipt-no = Des étapes que ce navigateur a vues manquent ou ont été modifiées.
seal-entropy-open = Personne n’a rien ajouté aux dés : le serveur a choisi le nombre secret à lui seul.
seal-epoch-open = À l’étape { $n }, Sheepfold a été rétabli d’après une sauvegarde et a recommencé à tirer. Ce hasard, il l’a choisi seul, jusqu’au prochain nombre d’une place.
seal-begun-open = Avant la donne, tout a recommencé, { $count } fois en tout, parce que quelqu’un s’était levé. Un serveur malhonnête aurait pu choisir parmi autant de donnes.
seal-draws-yes = { $count ->
    [one] Le seul tirage découle du nombre secret, avec les chances du fichier.
   *[other] Les { $count } tirages découlent du nombre secret, avec les chances du fichier.
  }
seal-draws-no = { $count ->
    [one] Un tirage ne découle pas du nombre secret.
   *[other] { $count } tirages ne découlent pas du nombre secret.
  }
seal-draws-open = Les tirages n’ont pas pu être vérifiés pour l’instant.
seal-numbers = Les nombres
seal-commit = Sceau
seal-secret = Nombre secret
seal-added = Ajouté par la place { $letter }
seal-more = Pour vérifier chances et coups sur ton ordinateur, enregistre la partie et lance :

key-replay = Revoir : un pas en arrière ou en avant
key-replay-ends = Revoir : au début ou à la fin

hotseat-open = Combien jouent sur cet appareil ?
hotseat-name = Nom de la personne { $number }
hotseat-player = Personne { $number }
hotseat-here = Quelqu’un sur cet appareil
hotseat-here-short = Ici
hotseat-here-at = Quelqu’un sur cet appareil prend la place { $letter }
hotseat-here-help = Vous vous passez l’appareil. Avant chaque tour, il cache tout jusqu’à ce que la bonne personne l’ait.
hotseat-who = Son nom
hotseat-to = Passe l’appareil à { $name }
hotseat-help = On ne voit les cartes de personne.
hotseat-ready = C’est moi, { $name }
