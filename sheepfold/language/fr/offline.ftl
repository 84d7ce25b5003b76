# A house in this browser, without a server.

offline-title = Dans ce navigateur
offline-about = Tu joues sur cet appareil, contre des robots ou en le faisant passer. Tout reste dans ce navigateur.
offline-none = Aucune pour l’instant. Joue tout de suite contre des robots, ou fais passer l’appareil.
offline-copy = Copier toutes les parties
offline-not-copied = La copie n’a pas pu être faite. Toutes les parties sont toujours là.
offline-bring = Reprendre une copie
offline-brought = { $count ->
    [0] Toutes ces parties sont déjà là.
    [one] Une partie est revenue.
   *[other] { $count } parties sont revenues.
}
offline-not-brought = Ce fichier n’est pas une copie de parties. Rien n’a changé.
offline-here = Faire passer
offline-here-at = Faire passer l’appareil : { $title }
offline-failed = Sheepfold ne peut pas démarrer dans ce navigateur. Rien n’est perdu. Recharge la page ou essaie un autre navigateur.
offline-other-tab = Sheepfold est ouvert dans un autre onglet. Joue là-bas, ou ferme-le et celui-ci prendra le relais.
