# Apprendre Bouc Makers.

goal-bouc-makers-win = avec le meilleur troupeau. Les blancs rapportent, un chien seul vaut 9, les noirs coûtent.
goal-bouc-makers-turn = lance trois dés pour atteindre ton contrat secret. Réussir tôt donne plus de cartes.
goal-bouc-makers-watch = au plus petit contrat. Qui le choisit ne lance rien et ramasse le reste, les noirs aussi.
goal-bouc-makers-watch-two = aux résultats sous 14. Qui rate avec moins prend tous les moutons noirs.

lesson-bouc-makers-bid = Choisis *20* comme contrat.
lesson-bouc-makers-bid-why = Tout le monde choisit en secret : le plus haut contrat commence, le plus bas ramasse le reste.
lesson-bouc-makers-keep = Tes dés font 15 : *garde le 9* et relance les autres.
lesson-bouc-makers-keep-why = Le premier lancer vaut 3 cartes, le deuxième 2, le troisième seulement 1.
lesson-bouc-makers-wool = Les dés font 19 : *paie 1 laine* pour atteindre 20.
lesson-bouc-makers-wool-why = Chaque laine ajoute 1 à ton résultat ; gardée, elle vaut 1 point à la fin.
lesson-bouc-makers-take = Prends *le mouton blanc de 6* et *le chien*.
lesson-bouc-makers-take-why = Le deuxième lancer te donne 2 cartes, et un chien seul vaut 9 points.
lesson-bouc-makers-dare = De nouvelles cartes à prendre : choisis *18* comme contrat.
lesson-bouc-makers-dare-why = Ton mouton du dessus montre *+1* : tu peux l’ajouter à chaque lancer.
lesson-bouc-makers-bonus = Les dés font 17 : *ajoute ton bonus*.
lesson-bouc-makers-bonus-why = 17 et 1 font 18 au premier lancer : trois cartes sont à toi, sans payer de laine.
lesson-bouc-makers-choose = Prends les *trois moutons blancs*.
lesson-bouc-makers-choose-why = Le noir reste pour les autres.
lesson-bouc-makers-top = Mets le mouton avec *+2* sur le dessus.
lesson-bouc-makers-top-why = Seul le mouton du dessus aide tes dés ; ceux du dessous comptent à la fin.
lesson-bouc-makers-done = Voilà un beau troupeau.
lesson-bouc-makers-done-why = Quand la pioche est vide, on compte tous les troupeaux : le plus de points gagne.

how-bouc-makers-1 = Cartes à prendre
how-bouc-makers-1-text = Une de plus que de joueurs : moutons, chiens et, un jour, l’Os.
how-bouc-makers-2 = Choisir un contrat
how-bouc-makers-2-text = De 14 à 26+, en secret. Le plus haut commence.
how-bouc-makers-3 = Lancer
how-bouc-makers-3-text = Trois dés, trois lancers au plus. Après un raté, tu gardes un dé.
how-bouc-makers-4 = Se faire aider
how-bouc-makers-4-text = Chaque laine ajoute 1. Ton mouton du dessus montre un bonus ou un malus.
how-bouc-makers-5 = Prendre des cartes
how-bouc-makers-5-text = Trois pour le premier lancer, deux pour le deuxième, une pour le troisième.
how-bouc-makers-6 = La fin
how-bouc-makers-6-text = Quand la pioche est vide, on montre et on compte tous les troupeaux.
how-bouc-makers-warn = *Si tu rates sous 14, tous les moutons noirs à prendre sont à toi.* Un deuxième chien fait une meute, qui ne vaut rien.
