# Apprendre Sheep Sheep.

goal-sheep-sheep-win = en remplissant ton album. Une photo vaut 1 point, une de ton modèle secret en vaut 2.
goal-sheep-sheep-turn = échange jusqu’à trois cartes avec des photos du mur. L’autre côté apparaît.
goal-sheep-sheep-watch = aux coins. Seules trois photos ou plus qui se touchent par un côté sont à toi.

lesson-sheep-sheep-swap = Pose ta *carte rouge-bleue* sur la photo rouge au milieu.
lesson-sheep-sheep-swap-why = Le rouge va sur le rouge, et l’autre côté apparaît : *trois photos bleues se touchent*.
lesson-sheep-sheep-finish = Termine ton tour et *prends trois photos*.
lesson-sheep-sheep-finish-why = Le bleu est ton modèle secret : chacune de ces photos vaut *2 points*.
lesson-sheep-sheep-fill = Comble le trou du haut : pose la carte *côté rouge visible*.
lesson-sheep-sheep-fill-why = Tu choisis le trou et le côté ; une carte posée reste où elle est.
lesson-sheep-sheep-corners = Comble les autres trous : *vert* au milieu, *rose* à droite.
lesson-sheep-sheep-corners-why = Trois photos vertes, mais deux seulement se touchent : un coin ne compte pas, Thistle ne peut rien prendre.
lesson-sheep-sheep-connect = Pose ta *carte rouge-verte* sur la photo rouge en haut.
lesson-sheep-sheep-connect-why = Maintenant, *quatre photos vertes se touchent* par un côté.
lesson-sheep-sheep-take = Termine ton tour et *prends quatre photos*.
lesson-sheep-sheep-take-why = Tu pourrais échanger encore deux fois, mais rien ne t’y force.
lesson-sheep-sheep-done = Sept photos, dix points.
lesson-sheep-sheep-done-why = Quand la pioche ne suffit plus pour les trous, la partie est finie : le plus de points gagne.

how-sheep-sheep-1 = Le mur
how-sheep-sheep-1-text = Neuf photos y sont accrochées. Les petites images montrent leur dessous.
how-sheep-sheep-2 = Ton modèle
how-sheep-sheep-2-text = Un mouton est ton secret. Ses photos valent 2 points, toutes les autres 1.
how-sheep-sheep-3 = Échanger
how-sheep-sheep-3-text = Une carte va sur une photo d’une de ses couleurs. L’autre couleur apparaît.
how-sheep-sheep-4 = Jusqu’à trois fois
how-sheep-sheep-4-text = Puis termine ton tour, même si rien ne se touche.
how-sheep-sheep-5 = Prendre des photos
how-sheep-sheep-5-text = Trois ou plus du même mouton qui se touchent vont dans ton album.
how-sheep-sheep-6 = Combler les trous
how-sheep-sheep-6-text = Pioche des cartes et pose-les comme tu veux. Puis c’est à l’autre.
how-sheep-sheep-warn = *Ce qui se touche quand tu as comblé les trous est pour l’autre.* Regarde avant de poser.
