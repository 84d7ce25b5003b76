# An evening together: playing again, ending a game early, time and turns, the room before a game.

again-row = Qui rejoue ?
again-yes = dit oui
again-bot = toujours
again-looking = regarde
again-you = et toi ?
again-gone = n’est plus là
again-yes-too = Oui, rejouer
again-another = Un autre jeu
again-come = À la table suivante
again-take-back = Finalement non
again-begin = Commencer sans les autres
again-begins = Ça commence dans { $seconds } s
again-waiting = On attend les autres
again-ready = La table suivante est prête.
again-wants = { $count ->
    [one] { $names } voudrait rejouer. Mêmes places, la personne suivante commence.
   *[other] { $names } voudraient rejouer. Mêmes places, la personne suivante commence.
  }

resign = Abandonner
resign-sure = Un robot joue à ta place. Tu ne peux pas revenir dans cette partie.
end-game = Jeter la partie
end-alone = La partie s’arrête maintenant, et rien n’en est gardé.
end-ask = La question est posée à toute la table. Si tout le monde est d’accord, rien n’est gardé.
end-ask-yes = Demander à tout le monde
end-stay = Continuer à jouer
proposal-end = { $you ->
    [yes] Tu voudrais jeter cette partie.
   *[no] { $who } voudrait jeter cette partie.
  }
more-about = Plus sur cette table : { $title }

hurry = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
log-time-out = { $you ->
    [yes] *Temps écoulé :* un robot choisit pour toi. { $text }
   *[no] *Temps écoulé :* un robot choisit pour { $who }. { $text }
  }

notice-turn = À toi de jouer
notice-ask = Cet appareil doit-il t’appeler quand c’est ton tour ?
notice-yes = Oui, appelle-moi
set-notices = M’appeler quand c’est mon tour

rung-lamb-how = débute
rung-ewe-how = tranquille
rung-ram-how = fonceur
rung-sheepdog-how = malin
rung-shepherd-how = ne se trompe presque jamais
bots-chosen = { $count } × { $rung }
bots-choose = Choisir les robots : { $title }
bots-title = { $title } contre des robots
bots-count = Combien de robots ?
bots-play = Jouer contre { $count } × { $rung }
bots-next-time = La prochaine fois, ça commence comme ça tout de suite.

agreed-title = Ce qu’on a décidé
agreed-game = Le jeu
agreed = On joue à { $game } avec { $seats } places. Temps de réflexion : { $clock }. Qui peut nous trouver : { $public }.
clock-own = { $seconds } s
room-host = hôte
room-here = est là
room-not-here = pas encore là
room-waits = attend quelqu’un
room-full = Toutes les places sont prises
room-host-starts = { $name } lance la partie quand tout le monde est là
room-start = Tout le monde est là. On commence ?
room-start-free = { $free ->
    [one] Une place est libre. Commencer ?
   *[other] { $free } places sont libres. Commencer ?
  }
room-start-away = { $count ->
    [one] { $names } n’est pas encore là. Commencer ?
   *[other] { $names } ne sont pas encore là. Commencer ?
  }
room-fold = Les places libres seront retirées.
room-start-with = Commencer à { $count }
room-fill = { $free ->
    [one] Ajouter un robot
   *[other] Ajouter des robots
  }
room-missing = Il faut être { $least } : attends quelqu’un, ou ajoute un robot.
room-mute = Ne plus entendre
room-mute-at = Ne plus entendre { $name }
room-unmute = Réentendre
room-unmute-at = Réentendre { $name }
room-came = { $name } arrive.
room-went = { $name } n’est plus à la table.
room-plays = On joue maintenant à { $title }.
room-seats = Il y a maintenant { $count } places.
room-changed = Ce qu’on a décidé a changé.
seat-strength = Force
animal = Animal
animal-choose = Choisir ton animal
animal-title = Quel animal es-tu ?
animal-sheep = Mouton
animal-cow = Vache
animal-goose = Oie
animal-pig = Cochon
animal-horse = Cheval
animal-rooster = Coq
animal-lamb = Agneau
animal-black = Mouton noir
hearing = Qui tu veux lire
reactions = Réactions
react-baa = Bêê !
react-nice = Bravo !
react-honk = Coin !
react-oops = Aïe
react-hmm = Hum…
react-hurry = Vite !
next-title = Et après ?
next-help = Tout le monde choisit. Le jeu qui a le plus de voix vient avec « Un autre jeu ».
invite-wifi = Fonctionne dans ce Wi-Fi. Ailleurs, il faut une adresse accessible de l’extérieur.
invite-loopback = Seul cet appareil peut ouvrir cette adresse. Pour inviter, lance Sheepfold avec --host 0.0.0.0.
