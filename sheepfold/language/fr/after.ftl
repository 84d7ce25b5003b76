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
