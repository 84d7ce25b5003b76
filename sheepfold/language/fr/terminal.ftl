# Une table dans le terminal : des lignes simples qu’un lecteur d’écran peut suivre.

term-title = { $title }, { $seats } joueurs.
term-seat = Place { $letter } : { $name }.
term-you = Toi
term-going-on = La partie continue après le coup { $moves }.
term-happened = Journal :
term-last-moves = Les derniers coups :
term-result = Le résultat :
term-place = Rang { $place } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
term-winners = { $count ->
    [0] Personne ne gagne.
    [one] Gagne : { $names }.
   *[other] Gagnent : { $names }.
  }
term-your-move = Ton coup :
term-which = Lequel :
term-ways = { $choice } … ({ $ways } façons)
term-page = C’étaient { $first } à { $last } sur { $all } ; more montre la suite.
term-no-choice = Il n’y a pas de choix { $came } ; les choix vont de 1 à { $most }.
term-type-something = Tape un numéro, un coup, ou help.
term-input-ended = L’entrée est terminée.
term-next = C’est à { $name }.
term-may-undo = { $name } peut encore taper undo.
term-press-enter = { $name }, appuie sur Entrée quand les autres ne voient pas l’écran :
term-only-enter = Ici, seuls Entrée et quit fonctionnent.
term-only-enter-undo = Ici, seuls Entrée, undo et quit fonctionnent.
term-taken-back = Annulé.
term-taken-back-move = Annulé : { $move }
term-taken-back-more = Annulé : { $move }, et ce qui a suivi
term-agree = Il faut l’accord de { $names }. Demande, puis tape yes ou no :
term-not-agreed = Rien n’est annulé.
term-hint = Conseil : { $move }. { $why }
term-no-bot = Il n’y a pas de robot { $came } à qui demander ; il y a { $known }.
term-why-what = Tape why et un coup, par exemple : why { $move }
term-may = Tu peux : « { $move } » est un de tes coups en ce moment.
term-log-last = Les { $count } dernières lignes sur { $all } ; log all les montre toutes.
term-log-none = Rien ne s’est encore passé.
term-save-what = Tape save et un nom de fichier, par exemple : save ma-partie.record
term-saved = Enregistré dans { $file }.
term-cannot-keep = La partie n’est pas gardée : { $why }. Tape save et un nom de fichier pour l’enregistrer ailleurs.
term-not-kept = La partie n’est pas gardée.
term-kept = La partie est gardée. Pour la reprendre : sheepfold play --resume { $file }
term-kept-over = La partie est gardée. Pour la revoir : sheepfold replay { $file }
term-rules-how = Tape rules et un numéro (rules { $prefix }-1) ou un mot (rules gagne).
term-no-rule = Il n’y a pas de règle { $number } ; tape rules pour les chapitres.
term-no-rule-says = Aucune règle ne dit « { $word } » ; tape rules pour les chapitres.
term-more-rules = Et { $count } de plus ; ajoute un mot.
term-which-game = Quel jeu, par numéro ou par nom ?
term-how-many = Combien de joueurs, de { $fewest } à { $most } ? Entrée pour { $fewest } :
term-no-game = Tape un numéro de 1 à { $most } ou un nom ; « { $came } » correspond à { $fitting } jeux.
term-none-chosen = aucun jeu n’a été choisi ; sheepfold games en donne la liste
term-help =
    Tape le numéro d’un choix, ou un coup tel qu’il s’écrit ; le début d’un coup suffit si aucun autre ne commence ainsi.
    Ces mots marchent à tout moment :
    look : tout ce que tu vois, et tes choix ; entre deux de tes coups, seules les nouveautés sont dites d’elles-mêmes.
    more : la page suivante des choix ; back : tous les choix de nouveau, si tu n’en vois qu’une partie.
    hint : ce que ferait quelqu’un qui joue bien, et pourquoi ; hint ROBOT demande à un robot plus fort ou plus faible (lamb, ewe, ram, sheepdog, shepherd).
    why COUP : si tu peux jouer ce coup, et sinon quelle règle l’interdit.
    rules : les chapitres des règles ; rules NUMÉRO ou rules MOT : ces règles-là.
    log : les dernières nouvelles ; log all : tout depuis le début.
    undo : annuler ton dernier coup et ce que les autres ont joué après, tant que rien de caché n’a été montré et qu’aucun dé ni carte n’est venu ; si quelqu’un a joué depuis, les autres personnes doivent être d’accord.
    save FICHIER : enregistrer aussi la partie dans ce fichier.
    quit : partir ; la partie est gardée et peut être reprise.
    help : ces lignes.

# --- qui est à quelle place, selon la ligne de commande ou la partie enregistrée
term-many-players = { $count } personnes ou robots pour { $seats } places
term-many-names = { $count } noms pour { $seats } places
term-record-bot = la partie enregistrée a un robot { $bot }, qui n’existe pas ici ; --players en choisit d’autres
term-name = un nom a 1 à { $most } caractères, sans virgule ni parenthèse ; pas { $came }
term-name-seat = le nom { $name } se confondrait avec la place { $letter }
term-name-fate = le nom fate est réservé aux dés et aux cartes ; choisis-en un autre
term-name-twice = deux places ont le nom { $name }
no-bot = pas de robot { $came } ; il y a { $known }, ou module:Classe pour le tien{ $meant }

# --- fichiers
file-unreadable = impossible de lire { $file } : { $why }
file-unwritable = impossible d’écrire { $file } : { $why }
file-missing = ce fichier ou ce dossier n’existe pas
file-forbidden = tu n’en as pas le droit
file-folder = c’est un dossier
file-not-folder = une partie du chemin n’est pas un dossier
file-not-text = { $file } n’est pas un fichier texte
file-exists = { $file } existe déjà ; choisis un autre nom
term-none-kept = aucune partie inachevée n’est gardée dans { $folder }

# --- ce qu’on tape après une commande
term-seed = --seed est un nombre de 0 à { $most }, pas { $came }
term-option = --option est NOM=VALEUR, pas { $came }
term-resume-setup = une partie reprise a déjà ses réglages ; { $flag } ne va pas avec --resume
term-resume-names = dans une partie reprise, les noms sont déjà donnés ; --names ne va qu’avec --players
term-resume-sealed = { $file } vient d’une table scellée et ne se reprend que là ; utilise sheepfold replay ou sheepfold verify
term-to = --to est un nombre de coups de 0 à { $most }, autant qu’en a la partie enregistrée ; pas { $came }
term-as = --as est une place de A à { $last }, watcher ou all ; pas { $came }
term-rule-range = pas de règle { $came } ; elles vont de { $first } à { $last }
term-verified = { $file } : vérifié : { $moves } coups joués, { $draws } tirages selon le sceau { $seal } ; ont ajouté aux dés : { $seats }
term-verified-bare = { $file } : vérifié : { $moves } coups joués, { $draws } tirages selon le sceau { $seal } ; personne n’a ajouté aux dés
term-verified-anchors = { $file } : engagement avant le début : { $seats } ; ont ajouté à la donne : { $start } ; à chaque coup : { $moves }
term-verified-epoch = { $file } : à l’étape { $n }, le serveur a été rétabli d’après une sauvegarde ; les tirages suivants sont nouveaux
term-verified-position = { $file } : la partie commence dans une position donnée, qu’aucun sceau ne couvre
term-not-verified = { $file } : NON vérifié : { $why }
term-link-site = --site attend l’adresse d’un site statique, https://… ; pas { $came }
term-link-to = --to est un nombre de 0 à { $most } ; pas { $came }
term-link-as = --as est une place de A à { $last } ; pas { $came }
term-receipt = { $file } : { $what }
