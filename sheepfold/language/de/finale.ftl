# Das Ende einer Partie: Auszählung, Podest, entscheidende Momente, das Bild zum Teilen.

count-tag = Auszählung, { $at } von { $count }
count-first = { $you ->
    [yes] { $what }: Du bekommst am meisten, { $points }.
   *[no] { $what }: { $who } bekommt am meisten, { $points }.
  }
count-tied = { $what }: { $names } bekommen am meisten, je { $points }.
count-costs = { $what }: Das kostet Punkte.
count-skip = Zum Ende springen
count-next = Nächste Kategorie
count-caption = Die Punkte nach Kategorien
count-sum = Summe
count-so-far = Bisher
count-none = keine Punkte
podium = Das Ende der Partie
podium-place = Platz { $place }
podium-board = Spielfeld ansehen
podium-show = Podest ansehen
moments = { $count ->
    [one] Der Moment, der entschied
    [2] Zwei Momente, die entschieden
   *[other] Drei Momente, die entschieden
  }
moment-at = Zug { $n }
moment-for = { $you ->
    [yes] { $points } für dich
   *[no] { $points } für { $who }
  }
poster = Bild zum Teilen: { $title }, { $list }
poster-facts = { $date }, { $count } Personen
poster-save = Bild speichern
poster-share = Bild teilen
