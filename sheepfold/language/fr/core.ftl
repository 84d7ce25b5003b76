# Ce que tout jeu, toute partie enregistrée et toute table peut dire. Réservés, sans texte ici : plain, seat, is-you, either.

fate = le tirage
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
odds = { $percent } sur 100
odds-under = moins de { $percent } sur 100
odds-over = plus de { $percent } sur 100
advice-searched = C’est ce qui a le mieux marché dans les parties que j’ai imaginées.
did-you-mean = { "" } ; tu voulais dire { $near } ?
bad-at = { $where } : { $what }
no-game = il n’y a pas de jeu { $came } ; il y a { $known }{ $meant }
no-version = les règles de { $game } n’ont pas de version { $version } ; versions connues : { $known }

refused-move = « { $move } » est refusé : { $why }
refused-move-rule = « { $move } » est refusé ({ $rule }) : { $why }
no-long = aucun coup n’est aussi long
no-outcome = ça ne peut pas arriver maintenant ; { $expected }
no-over = la partie est finie
no-not-asked = ce n’est pas à { $seat } de jouer ; { $awaited }
no-such-move = « { $came } » n’est pas un de tes coups en ce moment ; par exemple { $legal }
awaited-fate = d’abord viennent les cartes ou les dés
awaited-outcome = cartes ou dés d’abord, par exemple « { $outcome } »
awaited-seats = on attend { $seats }
fate-can = peuvent venir maintenant, le plus proche d’abord : { $outcomes }
fate-idle = aucune carte, aucun dé n’est attendu en ce moment

words-thing = { $name } : { $what }.
words-over = La partie est finie.
words-asked = Ton coup ?
words-waiting = On attend { $seats }.

bad-seats = { $title } se joue de { $fewest } à { $most } personnes, pas à { $seats }
bad-seats-exact = { $title } se joue à { $most } exactement, pas à { $seats }
bad-option = { $game } n’a pas d’option { $came } ; il y a { $known }{ $meant }
bad-option-value = l’option { $option } de { $game } vaut { $known } ; pas { $came }
bad-option-seat = option { $option } de { $game } : pas de place { $came } à une table de { $seats }
bad-data = { $name } est { $known }, ou le chemin d’un fichier .json ; pas { $came }
bad-data-file = { $name } : { $what }
bad-data-json = { $name } : { $file } n’est pas du JSON : { $error }
bad-data-entry = { $name } dans { $file } : { $what }

record-line = partie enregistrée, ligne { $line } : { $what }
record-move = coup { $number } : { $what }
record-expected = attendu { $wanted }, pas { $came }
record-no-moves = la partie enregistrée est coupée : pas de ligne « moves »
record-no-seat = attendu « PLACE coup » avec une place de A à { $last } ou fate, pas { $came }
record-long = une ligne de { $length } caractères ; { $most } au plus
record-word = attendu { $known } ou moves, pas { $came }
record-once = l’en-tête doit avoir une ligne « { $word } » ; il en a { $count }
record-version = attendu une version des règles, comme { $version } ; pas { $came }
record-seal = attendu une ligne « table » et une ligne « seal », ou aucune ; pas { $tables } et { $seals }
record-entropy-unsealed = une ligne « entropy » sans ligne « seal »
record-entropy = attendu une ligne « entropy » par place de A à { $last }, pas pour { $came }
record-seats = attendu un nombre de places, pas { $came }
record-json = data { $name } n’est pas du JSON
record-data = { $name } est { $known }, ou figure dans la partie enregistrée comme data ; pas { $came }
record-header = l’en-tête ne convient pas : { $error }
record-no-end = la partie enregistrée est coupée : attendu « end COUPS SOMME », pas { $came }
record-changed = la partie enregistrée a été modifiée : ses lignes ont la somme de contrôle { $digest }, la fin dit { $came }
record-count = la partie enregistrée a { $moves } coups, la fin dit { $came }
record-not-over = une partie inachevée
record-scores = la partie enregistrée annonce les points { $scores }, ses coups mènent à { $came }
record-refused = « { $move } » est refusé : { $why }
record-refused-rule = « { $move } » est refusé ({ $rule }) : { $why }
record-byte = l’octet { $byte } n’est pas du texte
record-without-seat = la partie enregistrée n’a pas de place { $seat }
record-many-moves = la partie enregistrée a { $moves } coups ; ici, on peut en montrer { $most } au plus
record-long-move = la partie enregistrée a un coup de { $length } caractères ; { $most } au plus

seal-table = le nom d’une table scellée a 1 à 64 lettres, chiffres, - ou _ ; pas { $came }
seal-entropy-seat = seule une place de A à { $last } ajoute aux dés, pas { $came }
seal-entropy = ce que la place { $seat } ajoute aux dés a 2 à 64 chiffres de 0 à 9 et de a à f ; pas { $came }
seal-none = la partie enregistrée n’a pas de sceau : rien ne montre que ses tirages étaient fixés avant le premier coup
seal-draw = le tirage { $came } ne découle pas du sceau, qui donne { $due } (tirage { $draw } après la décision { $decision })
seal-no-seed-over = la partie est finie, mais son nombre secret n’y figure pas : ses coups sont possibles, ses tirages ne peuvent pas être vérifiés
seal-no-seed-yet = la partie n’est pas finie et son nombre est encore secret : ses coups sont possibles, ses tirages ne peuvent pas être vérifiés
seal-not-over = le nombre secret y figure, mais les coups ne terminent pas la partie
seal-seed = un nombre secret a { $length } chiffres de 0 à 9 et de a à f ; pas { $came }
seal-misfit = le nombre secret ne correspond pas au sceau : à la table { $table } il donne { $gives }, pas { $came }
seal-link = ce que la place { $seat } a ajouté aux dés à l’étape { $n } n’est pas ce qui avait été fixé
seal-no-log = des places s’étaient engagées sur ce qu’elles ajoutent au hasard, mais la partie enregistrée n’a pas de journal qui le montre
seal-loose = la place { $seat } a ajouté à la donne un nombre sur lequel elle ne s’était pas engagée, alors que d’autres l’avaient fait : le serveur a pu le choisir
seal-stray = l’étape { $n } ajoute au hasard quelque chose sur quoi aucune place ne s’était engagée : le serveur a pu le choisir
seal-again = la place { $seat } ajoute de nouveau au hasard à l’étape { $n }, après un coup sans son nombre : elle a pu choisir quand

# --- reçus
record-row = on attend une étape du journal telle qu’elle a été écrite
record-head = on attend « head { $last } » et un reçu de 64 chiffres de 0 à 9 et de a à f
chain-undo = l’étape { $n } annule ce qui n’est pas avant elle
chain-moves = les étapes du journal ne mènent pas aux coups de la partie enregistrée
chain-head = le journal a été modifié : ses étapes donnent le reçu { $gives }, la partie enregistrée dit { $came }
chain-receipt = un reçu s’écrit N:HEAD ou TABLE:N:HEAD, un nombre et 64 chiffres de 0 à 9 et de a à f ; pas { $came }
chain-none = les reçus ne peuvent pas être vérifiés : la partie enregistrée n’a pas de journal, elle vient d’un serveur plus ancien
chain-holds = le reçu { $n } est juste : l’étape { $n } et toutes celles d’avant sont comme elles t’ont été montrées
chain-changed = le reçu { $n } N’EST PAS juste : l’étape { $n } ou une étape d’avant n’est pas celle pour laquelle le serveur t’a donné ce reçu ; elle a été modifiée
chain-lost = le reçu { $n } N’EST PAS juste : la partie enregistrée finit à l’étape { $last } ; le serveur a perdu ou omis ce qu’il t’avait dit avoir enregistré
chain-restored = le reçu { $n } N’EST PAS juste : le serveur a été rétabli d’après une sauvegarde à l’étape { $epoch } ; ce qu’il t’avait dit avoir enregistré a été perdu

client-refused = le serveur ne nous laisse pas entrer : { $why }
