# Apprendre Black Sheep.

goal-black-sheep-win = avec les animaux. Chaque animal cache un nombre de 1 à 3 : tes points. Un mouton noir en coûte.
goal-black-sheep-turn = pose une ou deux cartes à une grange. Avec trois cartes, ton côté est complet.
goal-black-sheep-watch = au nombre. Il passe avant tout : quatre moutons noirs battent trois chevaux.

lesson-black-sheep-place = Pose tes *deux cochons* à la grange blanche.
lesson-black-sheep-place-why = Tes cartes et les deux animaux de la grange comptent ensemble : ça fait *trois cochons*.
lesson-black-sheep-complete = Ajoute le *troisième cochon* à la grange blanche.
lesson-black-sheep-complete-why = Trois cartes complètent ton côté. Quand les deux côtés le sont, les cinq meilleurs gagnent *les deux animaux*.
lesson-black-sheep-avoid = Donne la *vache* à la grange noire.
lesson-black-sheep-avoid-why = Deux moutons noirs y attendent et *coûtent des points* : pose ce qui ne te sert pas, Thistle les gagnera.
lesson-black-sheep-discard = Pose *un coq* à la grange grise, puis défausse *le cochon*.
lesson-black-sheep-discard-why = Après une seule carte, tu peux en changer une autre : le cochon part, et tu pioches jusqu’à trois cartes.
lesson-black-sheep-crowd = Complète la grange grise avec *deux coqs*.
lesson-black-sheep-crowd-why = Le nombre d’abord : tes *quatre coqs* battent trois chevaux, même si le cheval est le meilleur animal.
lesson-black-sheep-done = Deux granges sont à toi.
lesson-black-sheep-done-why = Quand il n’y a plus d’animal pour une grange, la partie finit bientôt : le plus de points gagne.

how-black-sheep-1 = Trois granges
how-black-sheep-1-text = Deux animaux attendent dans chacune. À chaque grange, tout le monde a son côté.
how-black-sheep-2 = Poser des cartes
how-black-sheep-2-text = Une ou deux, à une seule grange. En deux tours, ton côté a ses trois cartes.
how-black-sheep-3 = En changer une
how-black-sheep-3-text = Après une seule carte posée, tu peux en défausser une autre. Puis pioche jusqu’à trois.
how-black-sheep-4 = Cinq animaux comptent
how-black-sheep-4-text = Tes trois cartes et les deux de la grange. Plus il y en a de pareils, mieux c’est.
how-black-sheep-5 = Gagner la grange
how-black-sheep-5-text = Quand tous les côtés sont complets, les cinq meilleurs gagnent les deux animaux.
how-black-sheep-6 = La fin
how-black-sheep-6-text = Les nombres sous tes animaux sont des points. Majorités et séries en donnent d’autres.
how-black-sheep-warn = *Un mouton noir coûte des points.* Comme carte, il vaut bien un autre animal.
