# Apprendre un jeu : sa carte, la leçon, les règles en deux minutes. Ce qui concerne un seul jeu est dans son dossier `learn`.

lesson = Leçon
lesson-title = Leçon : { $title }
lesson-try = Essaie : { $name }
lesson-tag = Essaie
lesson-not-yet = Pas encore
lesson-that-is-it = C’est ça
lesson-step = Étape { $at } sur { $of }
lesson-skip = Passer
lesson-skip-spoken = Passer la leçon
lesson-back = Une étape en arrière
lesson-plan = Ta première partie
lesson-note = Tu joues contre des agneaux. Ici, rien ne compte, et tu peux revenir sur chaque étape.
lesson-again = Encore une fois
lesson-play = Jouer une partie
lesson-to-table = Vers ta table

goal-title = { $title } : le but
goal-win = Tu gagnes…
goal-turn = À ton tour…
goal-watch = Attention…
goal-first = C’est ta première fois ?
goal-ask = Je te montre sur une vraie table ?
goal-ask-help = Ça prend deux minutes. Tu peux arrêter à tout moment.
goal-begin = On commence ?
goal-begin-help = Tu joues contre des agneaux, qui débutent aussi.
goal-show = Montre-moi
goal-known = Je connais, on joue

how-title = En deux minutes
how-try = Essayer sur une table
how-law = Toutes les règles, par numéro
how-law-help = Pour les discussions. Je cite ces numéros quand quelque chose n’est pas permis.
