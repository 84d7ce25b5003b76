# L’accueil, ouvrir et rejoindre une table, et ce qui peut mal tourner.

loading = Un instant…
guest = Anonyme
your-name = Ton nom
cancel = Annuler
continue = Continuer
sit-down = S’asseoir

lobby-title = Entre dans la bergerie
lobby-about = Des jeux de moutons pour amis, familles et robots malins.
join-code = Code de la table
join-placeholder = Code de la table
join = Rejoindre
lobby-choose = Choisis un jeu
lobby-waiting = Des tables t’attendent
lobby-none = Aucune pour l’instant. Joue tout de suite contre des robots, ou invite des amis.
lobby-new = C’est ta première fois ?
lobby-new-help = Commence par Sheep Sheep contre un robot facile. Je pose chaque question avec des mots simples.
lobby-learn = Apprendre en jouant
lobby-learn-at = Apprendre { $title } en jouant
play-bots = Contre des robots
play-friends = Inviter
play-friends-at = Inviter des amis : { $title }
rules-of = Règles de { $title }
rules-none = Ce jeu n’a pas de règles écrites.
rules-foreign = Ces règles ne sont pas encore écrites dans ta langue ; les voici en anglais.
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
fact-players = { $same ->
    [yes] { $most } joueurs
   *[no] { $least } à { $most } joueurs
  }
fact-minutes = { $minutes } min
fact-age = dès { $age } ans
about-black-sheep = Trois granges, six animaux, un bluff de trop.
about-bye-bye-black-sheep = Encore une carte ? Le mouton noir attend.
about-bauernschlau = Construis des clôtures, cache des moutons, envoie le chien.
about-sheep-sheep = Échange des photos jusqu’à ce que trois pareilles se touchent.
about-bouc-makers = Promets un nombre, lance trois drôles de dés.
waiting-you = Avec { $names }. C’est à toi.
waiting-others = Avec { $names }. Les autres réfléchissent.
waiting-standin = Un robot joue pour toi dans { $seconds } s, sauf si tu reviens.
waiting-seats = { $free ->
    [one] Avec { $names }. Une place est libre.
   *[other] Avec { $names }. { $free } places sont libres.
  }

open-title = Nouvelle table : { $title }
open-seats = Combien à la table ?
open-bots = Dont combien de robots ?
open-rung = De quelle force sont les robots ?
open-more = Plus : qui peut la voir, le temps, les règles
open-public = Qui peut voir la table ?
open-link-only = Avec le lien seulement
open-everybody = Tout le monde à l’accueil
open-clock = Temps de réflexion
clock-none = Sans limite
clock-minute = 1 minute par coup
clock-half = 15 min par personne, + 10 s par coup
clock-day = 1 jour par coup
open-invite = Ouvrir et inviter
open-begin = Commencer
value-on = Oui
value-off = Non
value-random = Au hasard

room-waiting = { $free ->
    [0] C’est parti…
    [one] Une place est encore libre
   *[other] { $free } places sont encore libres
  }
room-join = { $free ->
    [0] Cette table est complète
   *[other] Veux-tu t’asseoir ?
  }
room-free = Libre
room-reserved = Gardée pour quelqu’un
room-bot = Robot
room-bot-at = Asseoir un robot à la place { $letter }
room-open = Libérer
room-open-at = Libérer la place { $letter }
room-kick = Retirer
room-kick-at = Retirer { $name }
room-leave = Quitter la table
broadcast-help = { $rounds ->
    [one] Cette partie est diffusée : avec le lien et sans jouer, on voit toutes les mains une manche plus tard.
   *[other] Cette partie est diffusée : avec le lien et sans jouer, on voit toutes les mains { $rounds } manches plus tard.
  }

invite = Inviter des amis
invite-help = Envoie le lien, dis le code, ou fais scanner l’image.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-code = Code :
invite-qr = Code QR du lien

trouble-reload = Recharger
trouble-missing = Cette table n’existe pas
trouble-missing-help = Le lien est peut-être mal tapé, ou la table a disparu. Ouvre-en une autre à l’accueil.
trouble-kicked = Tu n’es plus à cette table
trouble-kicked-help = L’hôte a libéré ta place. D’autres tables t’attendent à l’accueil.
trouble-left = Tu as quitté cette table
trouble-left-help = Un robot continue pour toi. À l’accueil, tu peux ouvrir une autre table.
trouble-moved = Tu joues maintenant sur un autre appareil
trouble-moved-help = Cet appareil-là a maintenant ta place. Ici, tu peux revenir à l’accueil.
trouble-deleted = Cette table a disparu
trouble-deleted-help = Plus personne ne peut y jouer. Ouvre-en une autre à l’accueil.
trouble-newer = Sheepfold a été mis à jour
trouble-newer-help = Recharge la page pour continuer. Ta partie est enregistrée.
trouble-stranger = Cette place n’est pas à toi
trouble-stranger-help = Tu joues peut-être dans un autre navigateur. Vas-y, ou choisis une autre table.
trouble-away = Le serveur ne répond pas
trouble-away-help = Le réseau est peut-être coupé, ou le serveur redémarre. Rien de ta partie n’est perdu.
trouble-full = Cette table est complète
trouble-full-help = Toutes les places sont prises. D’autres tables t’attendent à l’accueil.
trouble-lost = Il n’y a rien ici
trouble-lost-help = Cette adresse ne mène nulle part. L’accueil est un bon début.
trouble-elsewhere = Ouvert dans un autre onglet
trouble-refused = Ça n’a pas marché
trouble-refused-help = Cette table n’a pas pu être ouverte. Réessaie dans un instant.

# Ce que disent d’une page l’onglet et les moteurs de recherche.
title-of = { $page } · Sheepfold
about-page-table = Une table sur Sheepfold : prends place, ou regarde la partie.
about-page-replay = Une partie sur Sheepfold, à revoir coup par coup.
about-page-rules = Comment jouer à { $title } : toutes les règles, en images.

offline-play = Jouer ici contre des robots
