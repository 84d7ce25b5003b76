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
moment-lead = { $you ->
    [yes] Du übernimmst die Führung
   *[no] { $who } übernimmt die Führung
  }
moment-ahead = { $you ->
    [yes] Du ziehst davon
   *[no] { $who } zieht davon
  }
moment-gains = { $you ->
    [yes] Du holst auf
   *[no] { $who } holt auf
  }
moment-lost = { $you ->
    [yes] Du verlierst die Führung
   *[no] { $who } verliert die Führung
  }
moment-falls = { $you ->
    [yes] Du fällst zurück
   *[no] { $who } fällt zurück
  }
moment-chance = Chance auf den Sieg: { $before }, dann { $after }
poster = Bild zum Teilen: { $title }, { $list }
poster-facts = { $date }, { $count } Personen
poster-save = Bild speichern
poster-share = Bild teilen
