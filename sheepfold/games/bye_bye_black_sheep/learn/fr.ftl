# Apprendre Bye-Bye Black Sheep.

goal-bye-bye-black-sheep-win = avec assez de trios dans ton zoo avant les autres. Trois animaux pareils font un trio.
goal-bye-bye-black-sheep-turn = tire des cartes chez les autres, une par une. Plus tu oses, plus tu peux en poser.
goal-bye-bye-black-sheep-watch = au mouton noir de chaque main. Si tu le tires, ton tour est fini : rien ne va dans ton zoo.

lesson-bye-bye-black-sheep-draw = Tire une carte *chez Clover*.
lesson-bye-bye-black-sheep-draw-why = Tu ne vois que des dos, et l’un d’eux est un mouton noir : une grande main est plus sûre.
lesson-bye-bye-black-sheep-eagle = Maintenant, tire une carte *chez Thistle*.
lesson-bye-bye-black-sheep-eagle-why = Chaque carte va au point d’eau : trois te laissent poser un animal, quatre en laissent poser deux.
lesson-bye-bye-black-sheep-ask = Un aigle : demande un *lion* à Thistle.
lesson-bye-bye-black-sheep-ask-why = Une carte spéciale agit dès que tu la tires, et Thistle doit te donner le lion.
lesson-bye-bye-black-sheep-stop = *Arrête-toi* : trois cartes sont au point d’eau.
lesson-bye-bye-black-sheep-stop-why = Elles viennent dans ta main, l’aigle aussi, et tu peux poser un animal.
lesson-bye-bye-black-sheep-place = Pose un *lion* dans ton zoo.
lesson-bye-bye-black-sheep-place-why = Deux lions y vivent maintenant ; un troisième fera un trio.
lesson-bye-bye-black-sheep-sheep = Tire encore *chez Thistle*.
lesson-bye-bye-black-sheep-sheep-why = Personne ne sait ce que c’est : si c’est le mouton noir, ton tour est fini tout de suite.
lesson-bye-bye-black-sheep-dare = C’était le mouton noir. Tire *trois cartes chez Clover*.
lesson-bye-bye-black-sheep-dare-why = Clover a le plus de cartes : le mouton noir y sort le moins souvent.
lesson-bye-bye-black-sheep-win = Arrête-toi, puis pose le *troisième lion*.
lesson-bye-bye-black-sheep-win-why = À trois, il faut quatre trios, et voilà ton quatrième.
lesson-bye-bye-black-sheep-done = Tu gagnes !
lesson-bye-bye-black-sheep-done-why = À deux, il faut cinq trios ; à quatre ou cinq, il en faut trois.

how-bye-bye-black-sheep-1 = Mains et zoos
how-bye-bye-black-sheep-1-text = Personne ne montre sa main. Chaque zoo est visible.
how-bye-bye-black-sheep-2 = Tirer
how-bye-bye-black-sheep-2-text = Prends des cartes chez les autres, une à la fois. Elles vont au point d’eau.
how-bye-bye-black-sheep-3 = Cartes spéciales
how-bye-bye-black-sheep-3-text = L’aigle demande, la taupe regarde, la pie chipe, dès que tu les tires.
how-bye-bye-black-sheep-4 = S’arrêter
how-bye-bye-black-sheep-4-text = Quand tu veux. Toutes les cartes du point d’eau viennent dans ta main.
how-bye-bye-black-sheep-5 = Poser
how-bye-bye-black-sheep-5-text = Trois cartes au point d’eau laissent poser un animal, quatre en laissent poser deux.
how-bye-bye-black-sheep-6 = Gagner
how-bye-bye-black-sheep-6-text = Trois pareils font un trio. Le premier zoo qui en a assez gagne.
how-bye-bye-black-sheep-warn = *Un mouton noir met fin à ton tour.* Tu gardes les cartes, mais rien ne va dans ton zoo.
