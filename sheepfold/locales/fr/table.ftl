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
seat-spoken = { $name }, { $symbol } : { $state }
seat-your-turn = à toi de jouer
seat-thinking = réfléchit
seat-waits = attend
seat-away = un robot remplace
seat-gone = pas de connexion
seat-bot = robot, { $rung }

dock = Que faire
dock-question = La question
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
state-away = On cherche la table…
state-away-help = Rien n’est perdu. Ton coup partira dès que la maison répondra.
state-unstored = La maison ne peut pas noter les coups pour le moment
state-unstored-help = Tout ce qui a été joué est à l’abri. La partie reprend d’elle-même dès que la maison peut de nouveau écrire.
state-gone = { $name } a perdu la connexion
state-gone-help = La place est gardée. Si tous sont d’accord, un robot peut prendre la suite.
state-bot = Laisser jouer un robot
state-over = Fin
state-you-win = { $others ->
    [0] Tu gagnes !
   *[other] Tu gagnes, avec d’autres !
  }
state-win = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
  }
state-scores = Voir les points
state-rematch = Rejouer

hint = Conseil
hint-move = Moi, je ferais ceci : { $move }
hint-yes = D’accord
hint-no = Non merci

clock-left = { $name } : encore { $time }
proposal = Une question à tous
proposal-undo = { $you ->
    [yes] Tu voudrais reprendre ton dernier coup.
   *[no] { $who } voudrait reprendre le dernier coup.
  }
proposal-bot = { $you ->
    [yes] Tu proposes qu’un robot joue pour { $seat }.
   *[no] { $who } propose qu’un robot joue pour { $seat }.
  }
proposal-yes = D’accord
proposal-no = Non
proposal-waits = On attend { $names }
coach-read = Compris
coach-none = Plus d’astuces

drawer = Le récit et la discussion
drawer-open = { $count ->
    [0] Le récit et la discussion
    [one] Le récit et la discussion : { $count } nouveau message
   *[other] Le récit et la discussion : { $count } nouveaux messages
  }
drawer-log = Le récit
drawer-chat = Discussion
drawer-chat-new = Discussion ({ $count })
chat-placeholder = Dis quelque chose de gentil…
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
log-plain = { $who } : { $what }
log-back = { $you ->
    [yes] Tu as repris le dernier coup.
   *[no] { $who } a repris le dernier coup.
  }

ask-plain = Que fais-tu ?
ask-plain-help = Choisis un des coups ci-dessous.
plain-table = Sur la table
plain-choices = Tes coups

rules = Règles
menu = Menu
sound-on = Le son est allumé
sound-off = Le son est coupé
set-language = Langue
set-theme = Couleurs
set-motion = Mouvement
set-speed = Vitesse
set-sound = Son
set-plain = Comment la table est montrée
plain-off = En images
plain-on = En mots
set-letters = Raccourcis d’une seule lettre
set-coach = Astuces pour une première partie
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
motion-full = Complet
motion-less = Réduit
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
sound-all = Tout
sound-bell = La cloche du tour seulement
sound-none = Aucun
away-begin = Laisser un robot jouer pour moi
away-end = Je suis de retour
leave = Retour à l’accueil

keys = Raccourcis
keys-off = Les raccourcis d’une seule lettre sont désactivés dans le menu.
key-tab = Barre, question, plateau, main, récit
key-arrows = Se déplacer sur le plateau ou dans la main
key-enter = Choisir
key-esc = Annuler le choix, fermer
key-space = Passer ce qui est montré
key-c = Confirmer : le bouton rouge
key-h = Conseil
key-u = Reprendre
key-l = Le récit
key-r = Règles
key-question = Cette liste

scores = Le résultat
scores-place = Rang
scores-player = Qui
scores-points = Points
