# Sheep Sheep. Eine Farbe heißt fünferlei: für sich (name), nach „ist“ (is), als Seite oben (up), vor einem Foto (one), vor mehreren (many).

ss-name-R = Rot
ss-name-O = Orange
ss-name-Y = Gelb
ss-name-G = Grün
ss-name-B = Blau
ss-name-V = Violett
ss-name-P = Rosa
ss-is-R = rot
ss-is-O = orange
ss-is-Y = gelb
ss-is-G = grün
ss-is-B = blau
ss-is-V = violett
ss-is-P = rosa
ss-one-R = rote
ss-one-O = orange
ss-one-Y = gelbe
ss-one-G = grüne
ss-one-B = blaue
ss-one-V = violette
ss-one-P = rosa
ss-many-R = rote
ss-many-O = orange
ss-many-Y = gelbe
ss-many-G = grüne
ss-many-B = blaue
ss-many-V = violette
ss-many-P = rosa
ss-up-R = rot
ss-up-O = orange
ss-up-Y = gelb
ss-up-G = grün
ss-up-B = blau
ss-up-V = violett
ss-up-P = rosa
ss-wears-R = Baskenmütze, Streifen
ss-wears-O = Sonnenbrille, Punkte
ss-wears-Y = Strohhut, Karos
ss-wears-G = Kopfhörer, Zickzack
ss-wears-B = Matrosenmütze, Wellen
ss-wears-V = Schleife, Rauten
ss-wears-P = Blume, Herzen
ss-unknown = unbekannt
ss-pair = { $first }/{ $second }
ss-face = { $name }, { $wears }
ss-photos = { $count ->
    [one] das { $one } Foto
   *[other] { $count } { $many } Fotos
  }

ss-cell-1 = oben links
ss-cell-2 = oben in der Mitte
ss-cell-3 = oben rechts
ss-cell-4 = in der Mitte links
ss-cell-5 = ganz in der Mitte
ss-cell-6 = in der Mitte rechts
ss-cell-7 = unten links
ss-cell-8 = unten in der Mitte
ss-cell-9 = unten rechts

# --- auf dem Tisch
ss-wall = Fotowand, drei mal drei
ss-photo = Foto { $place }: { $face }. Unterseite { $under }.
ss-gap = Lücke { $place }.
ss-ghost = Hier läge deine Karte, { $up } nach oben.
ss-in-group = Eines von { $count }, die sich berühren.
ss-fits = Passt: wird { $is }.
ss-fits-theirs = Diese Karte könnte es { $is } machen.
ss-turned-over = Zum Ansehen umgedreht.
ss-turns = wird { $is }
ss-row-of = { $you ->
    [yes] Deine Reihe
   *[no] Reihe von { $who }
  }
ss-card-label = Karte { $card }, { $you ->
    [yes] deine Reihe
   *[no] Reihe von { $who }
  }, { $at } von { $count }
ss-album-of = { $you ->
    [yes] Dein Album
   *[no] Album von { $who }
  }
ss-album-empty = noch keine Fotos
ss-my-album = Dein Album
ss-my-model = Dein Model
ss-model-counts = nur du weißt es: { $model } zählt { $points }
ss-model-counted = { $model } zählte { $points }
ss-model-label = Dein geheimes Model: { $model }. Jedes Foto davon zählt für dich { $points }. Zeigt alle Schafe.
ss-model-over = Dein Model: { $model }. Jedes Foto davon zählte { $points }. Zeigt alle Schafe.
ss-model-none = noch nicht ausgeteilt
ss-drawn = Gezogene Karte: { $card }
ss-side = Diese Seite nach oben: { $face }
ss-pile-label = { $count ->
    [0] Der Stapel ist leer. Zeigt alle Schafe.
    [one] Stapel: 1 Karte. Zeigt alle Schafe.
   *[other] Stapel: { $count } Karten. Zeigt alle Schafe.
  }
ss-pile-left = { $count ->
    [one] Foto im Stapel
   *[other] Fotos im Stapel
  }
ss-left = { $count ->
    [0] Kein Tausch mehr
    [one] Noch 1-mal tauschen
   *[other] Noch { $count }-mal tauschen
  }
ss-left-of = { $count ->
    [0] { $who }: kein Tausch mehr
    [one] { $who }: noch 1-mal tauschen
   *[other] { $who }: noch { $count }-mal tauschen
  }
ss-side-touch = Drei oder mehr Fotos eines Schafs, die sich berühren, gehören dir, sobald du fertig bist.
ss-side-refill = Die Lücken werden vom Stapel gefüllt, mit beliebiger Seite oben.
ss-status = { $count ->
    [0] keine Fotos, Model geheim
    [one] 1 Foto, Model geheim
   *[other] { $count } Fotos, Model geheim
  }
ss-status-shown = { $count ->
    [0] keine Fotos, Model { $model }
    [one] 1 Foto, Model { $model }
   *[other] { $count } Fotos, Model { $model }
  }
ss-chip-pile = Stapel *{ $count }*
ss-chip-dry = *{ $count }* von { $limit } Zügen ohne Foto
ss-chip-closed = Unterseiten *verdeckt*

# --- alle Schafe
ss-key = Alle Schafe
ss-key-text = Jede Karte hat zwei dieser Schafe, eines auf jeder Seite. Fotos deines geheimen Models zählen für dich { $points } Punkte, alle anderen 1.
ss-key-count = { $all } Karten, { $gone } in Alben, { $wall } zu sehen

# --- die Frage
ss-tag = { $left ->
    [0] Dein Zug · kein Tausch mehr
    [one] Dein Zug · noch 1-mal tauschen
   *[other] Dein Zug · noch { $left }-mal tauschen
  }
ss-ask-exchange = Wähle eine Karte deiner Reihe oder beende den Zug
ss-ask-exchange-help = Tausche sie gegen ein Foto, das eines ihrer zwei Schafe zeigt: Das andere kommt nach oben.
ss-ask-catch = Es berühren sich { $photos }: Beende den Zug, und sie gehören dir.
ss-ask-finish = Mehr tauschen geht nicht: Beende deinen Zug
ss-ask-stuck = Keine deiner Karten passt: Beende deinen Zug
ss-ask-photo = Tausche { $card } gegen ein markiertes Foto
ss-ask-card = Welche Karte kommt auf das { $one } Foto { $place }?
ss-ask-card-help = Seine Unterseite: { $under }. Die Karten, die passen, sind markiert.
ss-ask-reveal = { $card } gegen das Foto { $place } tauschen?
ss-ask-reveal-help = Seine Unterseite hat noch niemand gesehen. Vielleicht kannst du diesen Zug nicht zurücknehmen.
ss-then = Das Foto { $place } wird { $is }: Dann berühren sich { $photos }.
ss-then-none = Das Foto { $place } wird { $is }. Noch berührt sich nichts.
ss-fits-nowhere = Gerade zeigt kein Foto eines ihrer zwei Schafe.
ss-look-theirs = Markiert: was die Karte { $card } verwandeln könnte, und worin.
ss-ask-lay = Du hast { $card } gezogen: Tippe eine Seite an, dann eine Lücke
ss-ask-lay-help = Gruppen, die du liegen lässt, kann die andere Person nehmen.
ss-ask-lay-here = Hinlegen { $place }, { $up } nach oben?
ss-ask-lay-again = Tippe noch einmal auf die Lücke oder den Knopf. Was liegt, bleibt liegen.
ss-lay-careful = Vorsicht: Dann berühren sich { $photos }, und { $other } darf sie nehmen.
ss-sure = Fertig, ohne ein Foto zu nehmen?
ss-sure-help = Noch berühren sich keine drei Fotos eines Schafs.

# --- Knöpfe
ss-undo = Zurücknehmen
ss-back = Zurück
ss-finish = Fertig
ss-finish-none = Fertig, nichts nehmen
ss-finish-take = Fertig: { $count } nehmen
ss-do-lay = Hinlegen, { $up } nach oben
ss-do-swap = Tauschen

# --- warten
ss-wait-exchange = { $left ->
    [0] { $who } hat fertig getauscht
    [one] { $who } darf noch einmal tauschen
   *[other] { $who } darf noch { $left }-mal tauschen
  }
ss-wait-lay = { $who } sucht einen Platz für { $card }

# --- Züge in Worten
ss-move-exchange = { $card } auf das Foto { $place } legen: Es wird { $is }
ss-move-lay = Die Karte { $place } hinlegen, { $up } nach oben
ss-move-finish = Den Zug beenden
ss-move-finish-take = Den Zug beenden und { $photos } nehmen

# --- was geschah
ss-told-model = Dein geheimes Model: *{ $is }*.
ss-told-starts = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
  }
ss-told-turned = Das Foto { $place } wurde umgedreht, damit sich keine drei berühren: Jetzt ist es { $is }.
ss-told-exchange = { $you ->
    [yes] Du machst das { $one } Foto { $place } *{ $is }*.
   *[no] { $who } macht das { $one } Foto { $place } *{ $is }*.
  }
ss-told-finish = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
  }
ss-told-captured = { $you ->
    [yes] Du nimmst *{ $photos }*!
   *[no] { $who } nimmt *{ $photos }*.
  }
ss-told-drew = Vom Stapel: { $card }.
ss-told-lay = { $you ->
    [yes] Du legst sie { $place } hin, { $up } nach oben.
   *[no] { $who } legt sie { $place } hin, { $up } nach oben.
  }
ss-told-redealt = Die Partie steckt fest: *Alle Karten werden gemischt und neu ausgeteilt.* Die Alben bleiben.
ss-told-over = *Das Spiel ist aus.*
ss-told-showed = { $you ->
    [yes] Dein Model: *{ $is }*.
   *[no] Das Model von { $who }: *{ $is }*.
  }

# --- eine Ansicht in Worten
ss-see-line = Wand, Zeile { $line }: { $cells }.
ss-see-cell = { $cell } { $up } über { $under }
ss-see-gap = { $cell } eine Lücke
ss-see-card = { $card } ({ $text })
ss-see-row = { $you ->
    [yes] Deine Reihe
   *[no] Reihe von { $who }
  }: { $cards }.
ss-see-album = { $you ->
    [yes] Dein Album
   *[no] Album von { $who }
  }: { $photos }.
ss-see-album-points = { $you ->
    [yes] Dein Album
   *[no] Album von { $who }
  }: { $photos }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
ss-see-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
  }
ss-see-dry = { $count ->
    [one] 1 Zug ohne Foto.
   *[other] { $count } Züge hintereinander ohne Foto.
  }
ss-see-redeals = { $count ->
    [one] Seit dem letzten Foto 1-mal neu ausgeteilt.
   *[other] Seit dem letzten Foto { $count }-mal neu ausgeteilt.
  }
ss-see-model = { $you ->
    [yes] Dein Model
   *[no] Model von { $who }
  }: { $model }.
ss-see-secret = geheim
ss-see-dealing = Karten werden ausgeteilt.
ss-see-draws = { $you ->
    [yes] Du ziehst eine Karte für eine Lücke.
   *[no] { $who } zieht eine Karte für eine Lücke.
  }
ss-see-ask = { $left ->
    [one] Welche Karte tauschst du gegen welches Foto? Noch 1-mal; oder beende den Zug.
   *[other] Welche Karte tauschst du gegen welches Foto? Noch { $left }-mal; oder beende den Zug.
  }
ss-see-ask-lay = Du hast { $card } gezogen: In welche Lücke ({ $gaps }) legst du sie, und welche Seite nach oben ({ $sides })?
ss-see-won = { $you ->
    [yes] Das Spiel ist aus, { $first } zu { $second }: Du gewinnst.
   *[no] Das Spiel ist aus, { $first } zu { $second }: { $who } gewinnt.
  }
ss-see-draw = Das Spiel ist aus, { $first } zu { $second }: Beide gewinnen.

# --- warum nicht
ss-no-more = { $count ->
    [one] Du hast schon getauscht: Jetzt kannst du nur noch den Zug beenden.
   *[other] Du hast { $count }-mal getauscht, mehr geht nicht in einem Zug: Jetzt kannst du nur noch den Zug beenden.
  }
ss-no-card = Die Karte { $card } ist nicht in deiner Reihe. Deine sind { $row }.
ss-no-colour = Das Foto { $place } ist { $is }, und das ist auf keiner Seite von { $card }.
ss-no-theirs = Die Karte { $card } liegt in der anderen Reihe.
ss-no-after = Wer Fotos genommen hat, tauscht in diesem Zug nicht mehr.
ss-no-refill = Lege zuerst { $card } in eine Lücke.
ss-no-lay = Hingelegt wird nur in Lücken, nachdem Fotos genommen wurden.
ss-no-gap = „{ $came }“ ist keine Lücke. Lücken sind { $gaps }.
ss-no-word = „{ $came }“ ist hier kein Zug; sag { $known }.
ss-no-alone = Sag nur finish, ohne etwas dahinter.
ss-no-form = Zum Tauschen nenne eine Karte deiner Reihe und ein Foto, etwa „{ $example }“.
ss-no-place = Die Fotos sind von 1 bis 9 nummeriert, Zeile für Zeile; nicht „{ $came }“.
ss-no-order = Schreib „{ $move }“, die Farben in der Reihenfolge des Kartenspiels.
ss-no-colour-under = Das Foto { $place } ist { $is }; { $under } ist nur seine Unterseite, darum passt { $card } nicht.
ss-no-lay-form = Nenne eine Lücke und die Farbe, die nach oben soll, etwa „{ $example }“.
ss-no-side = „{ $came }“ ist nicht auf der Karte { $card }.

# --- das Ende
ss-tally = Wie die Punkte zustande kamen
ss-tally-model = Model: { $model }
ss-tally-sum = { $dear } vom Model × { $each } + { $plain } andere = { $total }
ss-tie-model = Die Punkte sind gleich, also entscheiden die Fotos des eigenen Models: { $first } zu { $second }.
ss-tie-most = Punkte und Model-Fotos sind gleich, also entscheiden die meisten Fotos eines Schafs: { $first } zu { $second }.
ss-tie-drawn = Alles ist gleich: Beide gewinnen.

# --- ein erstes Spiel
ss-coach-1 = Tippe eine Karte deiner Reihe an, dann ein Foto, das eines ihrer zwei Schafe zeigt. Die Karte landet dort mit dem *anderen* Schaf nach oben. Drei gleiche, die sich berühren, gehören dir.
ss-coach-2 = Das kleine Bild in der Ecke ist die Unterseite eines Fotos. Nicht zufrieden mit einem Tausch? Zurücknehmen kostet nichts, bis du fertig bist.
ss-coach-3 = Drei Fotos, die sich berühren, leuchten. Beende den Zug, und sie gehören dir; oder mach die Gruppe erst noch größer.
ss-coach-4 = An der Wand wartet schon eine Gruppe: Beende einfach den Zug und nimm sie!
ss-coach-5 = Jetzt fülle die Lücken: Welche Seite nach oben, und wo? Danach ist die andere Person dran, also hilf nicht zu sehr.
ss-coach-6 = Denk an dein Model: Seine Fotos zählen mehr. Aber verrate das Geheimnis nicht.
ss-coach-7 = Zu viele Züge ohne Foto, und alle Karten werden neu ausgeteilt. Die Alben bleiben.
ss-coach-8 = Pass auf: Die Gruppe, die sich jetzt berührt, kann die andere Person nehmen.

# --- Gründe für Tipps
why-sheep-sheep-makes = Damit wird das Foto { $cell } { $colour }, und dann berühren sich { $groups }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } für dich, wenn du fertig bist.
why-sheep-sheep-leads = Ein Schritt hin zu { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } ({ $groups }): { $more ->
    [one] Dafür tauschst du noch einmal
   *[other] Dafür tauschst du noch { $more }-mal
  }.
why-sheep-sheep-spoils = Das stört { $other }: Mit { $replies ->
    [one] 1-mal Tauschen
   *[other] { $replies }-mal Tauschen
  } { $before ->
    [one] wäre jetzt ein Foto
   *[other] wären jetzt { $before } Fotos
  } zu holen, danach { $reply ->
    [0] nichts mehr
    [one] nur noch ein Foto
   *[other] nur noch { $reply } Fotos
  }.
why-sheep-sheep-calm = So lässt sich jetzt nichts nehmen, aber { $other } könnte darauf auch nichts nehmen.
why-sheep-sheep-fetches = So lässt sich jetzt nichts nehmen, aber du bekommst die Karte { $card } für später; { $other } könnte darauf { $reply ->
    [0] nichts
    [one] ein Foto
   *[other] { $reply } Fotos
  } nehmen.
why-sheep-sheep-takes = Es berühren sich { $groups }: Das { $points ->
    [one] ist ein Punkt
   *[other] sind { $points } Punkte
  } für dich.
why-sheep-sheep-ends = Es berühren sich { $groups }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } für dich, und das Spiel ist aus, denn { $pile ->
    [0] der leere Stapel
    [one] ein Stapel von einer Karte
   *[other] ein Stapel von { $pile } Karten
  } reicht nicht für die Lücken.
why-sheep-sheep-waits = Es berühren sich keine drei Fotos. Bleibt es so, könnte { $other } mit { $replies ->
    [one] 1-mal Tauschen
   *[other] { $replies }-mal Tauschen
  } { $reply ->
    [0] nichts
    [one] ein Foto
   *[other] { $reply } Fotos
  } nehmen.
why-sheep-sheep-safe = Liegt sie { $cell }, { $colour } nach oben, kann { $other } bisher nichts nehmen, auch nicht mit { $replies ->
    [one] 1-mal Tauschen
   *[other] { $replies }-mal Tauschen
  }.
why-sheep-sheep-least = Liegt sie { $cell }, { $colour } nach oben, könnte { $other } { $reply ->
    [one] ein Foto
   *[other] { $reply } Fotos
  } nehmen; am schlechtesten Platz wären es { $worst }.
why-sheep-sheep-even = Wo diese Karte auch liegt, { $other } könnte { $reply ->
    [one] ein Foto
   *[other] { $reply } Fotos
  } nehmen; { $cell }, { $colour } nach oben, ist so gut wie alles andere.
why-sheep-sheep-ahead = { $other } könnte dann { $reply ->
    [one] ein Foto
   *[other] { $reply } Fotos
  } nehmen, aber weiter vorausgedacht liegt sie hier gut, { $colour } nach oben.

# --- einen Tisch eröffnen
option-sheep-sheep-max-exchanges = Wie oft darf man in einem Zug tauschen?
option-sheep-sheep-undersides = Können alle die Unterseiten sehen?
option-sheep-sheep-model-points = Was zählt ein Foto deines eigenen Models?
option-sheep-sheep-first-player = Wer beginnt?
option-sheep-sheep-dry-limit = Nach wie vielen Zügen ohne Foto wird neu ausgeteilt?
option-sheep-sheep-redeal-limit = Wie oft wird neu ausgeteilt, bevor die Partie endet?
option-sheep-sheep-deck = Welche Karten?
option-sheep-sheep-undersides-open = Ja, immer
option-sheep-sheep-undersides-closed = Nein, erst wenn die Karte genommen wird
option-sheep-sheep-first-player-loser = Wer die letzte Partie verloren hat
option-sheep-sheep-deck-std42 = 42 Karten
option-sheep-sheep-deck-long63 = 63 Karten, eine längere Partie

## Short screens

ss-model-brief = zählt { $points }

# Die Auszählung am Ende.
ss-count-photos = Fotos
ss-count-photos-why = Jedes Foto im Album ist ein Punkt.
ss-count-model = Model
ss-count-model-why = Fotos des eigenen geheimen Models zählen mehr.
