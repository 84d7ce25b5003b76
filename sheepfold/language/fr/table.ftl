# Ce que dit chaque table, quel que soit le jeu. $you vaut "yes" quand la phrase parle de la personne qui lit.
# Les étoiles marquent ce qui est en gras.

title = Sheepfold
title-your-turn = ● À toi · Sheepfold
you = Toi
seat-name = Place { $letter }
home = Sheepfold, retour à l’accueil
watching = Tu regardes
board = La table
close = Fermer
on = Oui
off = Non

game-bauernschlau = Bauernschlau
game-black-sheep = Black Sheep
game-bouc-makers = Bouc Makers
game-bye-bye-black-sheep = Bye-Bye Black Sheep
game-sheep-sheep = Sheep Sheep

emblem-e1 = cœur
emblem-e2 = goutte
emblem-e3 = soleil
emblem-e4 = étoile
emblem-e5 = feuille
emblem-e6 = fleur

rung-lamb = Agneau
rung-ewe = Brebis
rung-ram = Bélier
rung-sheepdog = Chien de berger
rung-shepherd = Berger

seats-label = Joueurs
seat-spoken = { $name }, { $symbol } : { $state }
seat-your-turn = à toi de jouer
seat-thinking = réfléchit
seat-waits = attend
seat-away = un robot joue à sa place
seat-gone = pas de connexion
seat-bot = robot, { $rung }

dock = Que faire
dock-question = La question
dock-mine = Ton côté de la table
state-your-turn = À toi
state-turn = Au tour de { $name }
state-table = À la table
state-sent = C’est en route
state-thinks = { $name } réfléchit
state-chooses = { $name } choisit
state-nobody = Un instant
state-refused = Impossible
state-again = Choisir à nouveau
state-rule = Règle { $rule }
state-connection = Connexion
state-away = Reconnexion…
state-away-help = Rien n’est perdu. Ton coup partira dès que le serveur répondra.
state-unstored = Les coups ne peuvent pas être enregistrés
state-unstored-help = Tout ce qui a été joué est à l’abri. La partie reprend d’elle-même dès que les coups peuvent être enregistrés.
state-lost = Sheepfold a perdu quelques étapes de cette partie
state-lost-help = Une sauvegarde plus ancienne a été rétablie. Tu vois où en est la partie maintenant ; à partir d’ici viennent de nouveaux dés et de nouvelles cartes.
state-gone = { $name } a perdu la connexion
state-gone-help = La place est gardée. Si la majorité est d’accord, un robot prend le relais une minute plus tard.
state-bot = Laisser jouer un robot
state-over = Fin
state-you-win = { $others ->
    [0] Tu gagnes !
   *[other] Tu gagnes, avec d’autres !
  }
state-win = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
  }
state-scores = Voir les points
state-rematch = Rejouer

hint = Conseil
hint-move = Je propose : { $move }
hint-yes = Jouer ce coup
hint-no = Non merci

clock-left = { $name } : encore { $time }
proposal = Une question pour tout le monde
proposal-undo = { $you ->
    [yes] Tu voudrais annuler ton dernier coup.
   *[no] { $who } voudrait annuler le dernier coup.
  }
proposal-bot = { $you ->
    [yes] Tu proposes qu’un robot joue pour { $seat }.
   *[no] { $who } propose qu’un robot joue pour { $seat }.
  }
proposal-join = { $name } aimerait prendre la place { $letter } du robot.
proposal-yes = D’accord
proposal-no = Non
proposal-waits = On attend { $names }
standin = Un robot joue pour { $seat } dans { $seconds } s, sauf si la personne revient.
standin-kept = Un robot allait jouer pour toi. La place est à toi.
given-up = La place { $letter } s’est libérée ; un robot y joue.
given-up-help = Tout le monde à la table doit être d’accord.
given-up-ask = Demander cette place
given-up-asked = La question est posée. Tu peux regarder en attendant.
broadcast-chip = { $rounds ->
    [one] Diffusion, une manche plus tard
   *[other] Diffusion, { $rounds } manches plus tard
  }
coach-read = Compris
coach-none = Ne plus m’aider

drawer = Journal et discussion
notes = À savoir
drawer-open = { $count ->
    [0] Journal et discussion
    [one] Journal et discussion : { $count } nouveau message
   *[other] Journal et discussion : { $count } nouveaux messages
  }
drawer-log = Journal
drawer-chat = Discussion
drawer-chat-new = Discussion ({ $count })
chat-placeholder = Dis quelque chose de gentil…
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
log-plain = { $who } : { $what }
log-back = { $you ->
    [yes] Tu as annulé le dernier coup.
   *[no] { $who } a annulé le dernier coup.
  }

ask-plain = Que fais-tu ?
ask-plain-help = Choisis un des coups ci-dessous.
plain-table = Sur la table
plain-yours = Tu as
plain-all = Tout ce qui est sur la table
plain-choices = Tes coups

rules = Règles
menu = Menu
sound-on = Le son est activé
sound-off = Le son est coupé
set-language = Langue
set-theme = Couleurs
set-motion = Animations
set-speed = Vitesse
set-sound = Son
set-plain = Affichage
plain-off = En images
plain-on = En mots
set-letters = Raccourcis à une lettre
set-coach = Expliquer les premières parties
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
motion-full = Toutes
motion-less = Réduites
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
sound-all = Tout
sound-bell = Seulement à mon tour
sound-none = Aucun
away-begin = Mettre un robot à ma place
away-end = Je suis de retour
leave = Retour à l’accueil

keys = Raccourcis
keys-off = Les raccourcis à une lettre sont désactivés dans le menu.
key-tab = Barre, question, plateau, main, journal
key-arrows = Se déplacer sur le plateau ou dans la main
key-enter = Choisir
key-esc = Effacer le choix, fermer
key-space = Passer l’animation
key-c = Confirmer : le bouton rouge
key-h = Conseil
key-u = Annuler le coup
key-l = Journal
key-r = Règles
key-question = Cette liste

scores = Le résultat
scores-place = Rang
scores-player = Qui
scores-points = Points

# Renoncer à quelque chose se demande deux fois.
sure = { $what } ?
sure-help = Cette chance ne reviendra pas.
sure-back = Retour

# Suivre la partie.
skip = Passer
skip-others = Passer jusqu’à ma prochaine question
state-chance = Hasard
state-result = Résultat
