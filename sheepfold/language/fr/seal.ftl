# What a check of the sealed dice has found.

seal-good = Les dés n’étaient pas truqués.
seal-part = Tout ce qu’on peut vérifier ici est juste.
seal-bad = Quelque chose ne correspond pas.
seal-there-no = La partie enregistrée n’a pas pu être chargée, ou elle n’a pas de sceau.
seal-seed-yes = Le nombre secret est bien celui qui avait été scellé. Cette page l’a calculé.
seal-seed-no = Le nombre secret n’est pas celui qui avait été scellé.
seal-before-yes = Le sceau est celui que ce navigateur a vu avant le premier coup.
seal-before-no = Le sceau n’est pas celui que ce navigateur a vu avant le premier coup.
seal-before-open = Ce navigateur n’a pas vu le sceau avant le premier coup : il ne peut pas comparer.
seal-own-yes = Ce que ton navigateur a ajouté aux dés s’y trouve, inchangé.
seal-own-no = Ce que ton navigateur a ajouté aux dés ne s’y trouve pas.
seal-own-open = Autant qu’il s’en souvienne, ce navigateur n’a rien ajouté aux dés de cette partie.
seal-links-yes = Ce que les places ont ajouté était fixé avant le premier coup.
seal-links-no = Ce qu’une place a ajouté n’est pas ce qui était fixé avant le premier coup.
seal-receipt-yes = Chaque étape est comme ce navigateur l’a vue.
seal-receipt-no = Des étapes que ce navigateur a vues manquent ou ont été modifiées.
seal-entropy-open = Personne n’a rien ajouté aux dés : le serveur a choisi le nombre secret à lui seul.
seal-epoch-open = À l’étape { $n }, Sheepfold a été rétabli d’après une sauvegarde et a recommencé à tirer. Ce hasard, il l’a choisi seul, jusqu’au prochain nombre d’une place.
seal-begun-open = Avant la donne, tout a recommencé, { $count } fois en tout, parce que quelqu’un s’était levé. Un serveur malhonnête aurait pu choisir parmi autant de donnes.
seal-draws-yes = { $count ->
    [one] Le seul tirage découle du nombre secret, avec les chances du fichier.
   *[other] Les { $count } tirages découlent du nombre secret, avec les chances du fichier.
  }
seal-draws-no = { $count ->
    [one] Un tirage ne découle pas du nombre secret.
   *[other] { $count } tirages ne découlent pas du nombre secret.
  }
seal-draws-open = Les tirages n’ont pas pu être vérifiés pour l’instant.
seal-numbers = Les nombres
seal-commit = Sceau
seal-secret = Nombre secret
seal-added = Ajouté par la place { $letter }
seal-more = Pour vérifier chances et coups sur ton ordinateur, enregistre la partie et lance :
