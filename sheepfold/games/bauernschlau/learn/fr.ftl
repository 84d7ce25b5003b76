# Apprendre Bauernschlau.

goal-bauernschlau-win = avec le troupeau le plus précieux entre les clôtures de ta ferme.
goal-bauernschlau-turn = fais une chose : pose un mouton, retournes-en un, envoie le chien ou construis une barrière.
goal-bauernschlau-watch = aux clôtures ouvertes. Sans clôture entière, pas de points ; un mouton noir en coûte trois.

lesson-bauernschlau-place = Pose un mouton : mets le *5* sur tes trois oies.
lesson-bauernschlau-place-why = Les autres ne le voient pas. Trois oies triplent leur mouton, et ce pâturage est sur ton terrain.
lesson-bauernschlau-reveal = Retourne le mouton *sur les oies de Thistle*.
lesson-bauernschlau-reveal-why = C’est ton *mouton noir* : il coûte des points à Thistle et te donne *deux actions de plus*.
lesson-bauernschlau-fence = Premier bonus : construis *une barrière de plus*.
lesson-bauernschlau-fence-why = Chaque barrière part de la pointe. Ta ferme ne compte que si ses deux clôtures atteignent le bord.
lesson-bauernschlau-geese = Deuxième bonus : retourne *ton 5*.
lesson-bauernschlau-geese-why = Seuls les moutons retournés comptent ; avec trois oies, celui-ci vaut 15.
lesson-bauernschlau-dog = Envoie le chien : mène *le mouton de Thistle* chez toi.
lesson-bauernschlau-dog-why = Le mouton est retourné où il arrive. Puis le chien se repose, et sa case est bloquée.
lesson-bauernschlau-last = Construis la *dernière barrière*.
lesson-bauernschlau-last-why = Ta ferme est clôturée et pleine : la partie est finie.
lesson-bauernschlau-done = Ton troupeau gagne !
lesson-bauernschlau-done-why = Tes moutons valent 3, 15 et 2 ; chaque barrière qui te reste coûte 1.

how-bauernschlau-1 = Une ferme par personne
how-bauernschlau-1-text = Il y en a six autour du centre, et une est à toi. Le pré et le chien sont à tout le monde.
how-bauernschlau-2 = Poser un mouton
how-bauernschlau-2-text = Pioches-en un, regarde-le une fois, pose-le face cachée où tu veux.
how-bauernschlau-3 = Ou en retourner un
how-bauernschlau-3-text = Un blanc vaut 1, 2, 3 ou 5, un noir −3. Un noir donne deux actions de plus.
how-bauernschlau-4 = Ou envoyer le chien
how-bauernschlau-4-text = Il mène un mouton caché vers un autre pâturage, où on le retourne. Puis il se repose.
how-bauernschlau-5 = Ou construire une clôture
how-bauernschlau-5-text = Il y en a une de chaque côté de ta ferme. Elle avance jusqu’au bord.
how-bauernschlau-6 = La fin
how-bauernschlau-6-text = C’est fini dès qu’une ferme clôturée est pleine. Les oies doublent ou triplent leur mouton.
how-bauernschlau-warn = *Une ferme qui n’est pas clôturée ne vaut rien.* Chaque barrière qui te reste coûte un point.
