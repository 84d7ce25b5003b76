# Was jeder Tisch sagt, gleich bei welchem Spiel. $you ist "yes", wo der Satz von der Leserin oder dem Leser handelt.
# Sterne zeigen an, was fett steht.

title = Sheepfold
title-your-turn = ● Du bist dran · Sheepfold
you = Du
seat-name = Platz { $letter }
home = Sheepfold, zurück zur Startseite
watching = Du schaust zu
board = Der Tisch
close = Schließen
on = An
off = Aus

game-bauernschlau = Bauernschlau
game-black-sheep = Black Sheep
game-bouc-makers = Bouc Makers
game-bye-bye-black-sheep = Bye-Bye Black Sheep
game-sheep-sheep = Sheep Sheep

emblem-e1 = Herz
emblem-e2 = Tropfen
emblem-e3 = Sonne
emblem-e4 = Stern
emblem-e5 = Blatt
emblem-e6 = Blume

rung-lamb = Lamm
rung-ewe = Schaf
rung-ram = Widder
rung-sheepdog = Hütehund
rung-shepherd = Schäfer

seats-label = Personen am Tisch
seat-spoken = { $name }, { $symbol }: { $state }
seat-your-turn = du bist dran
seat-thinking = überlegt
seat-waits = wartet
seat-away = ein Bot springt ein
seat-gone = nicht verbunden
seat-bot = Bot, { $rung }

dock = Was zu tun ist
dock-question = Die Frage
dock-mine = Deine Seite des Tisches
state-your-turn = Du bist dran
state-turn = { $name } ist dran
state-table = Am Tisch
state-sent = Ist unterwegs
state-thinks = { $name } überlegt
state-chooses = { $name } wählt
state-nobody = Einen Augenblick
state-refused = Geht nicht
state-again = Neu wählen
state-rule = Regel { $rule }
state-connection = Verbindung
state-away = Verbindung wird gesucht …
state-away-help = Nichts ist verloren. Dein Zug wird gesendet, sobald der Server antwortet.
state-unstored = Züge lassen sich gerade nicht speichern
state-unstored-help = Alles, was gespielt wurde, ist sicher. Es geht von selbst weiter, sobald sich Züge wieder speichern lassen.
state-lost = Sheepfold hat einige Schritte dieser Partie verloren
state-lost-help = Eine ältere Sicherung wurde eingespielt. Du siehst, wo die Partie jetzt steht; von hier an kommen neue Würfel und Karten.
state-gone = { $name } hat die Verbindung verloren
state-gone-help = Der Platz bleibt reserviert. Wenn die Mehrheit zustimmt, springt nach einer Minute ein Bot ein.
state-bot = Einen Bot spielen lassen
state-over = Schluss
state-you-win = { $others ->
    [0] Du gewinnst!
   *[other] Du gewinnst, gemeinsam mit anderen!
  }
state-win = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
  }
state-scores = Wertung ansehen
state-rematch = Noch eine Partie

hint = Tipp
hint-move = Mein Vorschlag: { $move }
hint-yes = So spielen
hint-no = Nein, danke

clock-left = { $name }: noch { $time }
proposal = Eine Frage an alle
proposal-undo = { $you ->
    [yes] Du möchtest deinen letzten Zug zurücknehmen.
   *[no] { $who } möchte den letzten Zug zurücknehmen.
  }
proposal-bot = { $you ->
    [yes] Du schlägst vor, dass für { $seat } ein Bot spielt.
   *[no] { $who } schlägt vor, dass für { $seat } ein Bot spielt.
  }
proposal-join = { $name } möchte Platz { $letter } vom Bot übernehmen.
proposal-yes = Einverstanden
proposal-no = Nein
proposal-waits = Wir warten auf { $names }
standin = In { $seconds } s spielt ein Bot für { $seat }, wenn die Person nicht zurückkommt.
standin-kept = Fast hätte ein Bot für dich gespielt. Der Platz gehört dir.
given-up = Platz { $letter } ist frei geworden; dort spielt ein Bot.
given-up-help = Alle, die noch mitspielen, müssen einverstanden sein.
given-up-ask = Um den Platz bitten
given-up-asked = Die Frage ist gestellt. Du kannst so lange zuschauen.
broadcast-chip = { $rounds ->
    [one] Übertragung, eine Runde später
   *[other] Übertragung, { $rounds } Runden später
  }
coach-read = Verstanden
coach-none = Nicht mehr erklären

drawer = Verlauf und Chat
notes = Hinweise
drawer-open = { $count ->
    [0] Verlauf und Chat
   *[other] Verlauf und Chat: { $count } neu
  }
drawer-log = Verlauf
drawer-chat = Chat
drawer-chat-new = Chat ({ $count })
chat-placeholder = Sag etwas Nettes …
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
log-plain = { $who }: { $what }
log-back = { $you ->
    [yes] Du hast den letzten Zug zurückgenommen.
   *[no] { $who } hat den letzten Zug zurückgenommen.
  }

ask-plain = Was tust du?
ask-plain-help = Wähle einen der Züge unten.
plain-table = Auf dem Tisch
plain-yours = Du hast
plain-all = Alles auf dem Tisch
plain-choices = Deine Züge

rules = Regeln
menu = Menü
sound-on = Ton ist an
sound-off = Ton ist aus
set-language = Sprache
set-theme = Farben
set-motion = Animationen
set-speed = Tempo
set-sound = Ton
set-plain = Anzeige
plain-off = In Bildern
plain-on = In Worten
set-letters = Tastenkürzel mit einem Buchstaben
set-coach = Erste Partien erklären
language-en = English
language-fr = Français
language-de = Deutsch
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
motion-full = Alle
motion-less = Reduziert
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
sound-all = Alles
sound-bell = Nur wenn ich dran bin
sound-none = Keiner
away-begin = Bot für mich spielen lassen
away-end = Ich bin wieder da
leave = Zurück zur Startseite

keys = Tastenkürzel
keys-off = Tastenkürzel mit einem Buchstaben sind im Menü ausgeschaltet.
key-tab = Leiste, Frage, Spielfeld, Hand, Verlauf
key-arrows = Durch Spielfeld oder Hand bewegen
key-enter = Wählen
key-esc = Abwählen, schließen
key-space = Animation überspringen
key-c = Bestätigen: der rote Knopf
key-h = Tipp
key-u = Zug zurücknehmen
key-l = Verlauf
key-r = Regeln
key-question = Diese Liste

scores = Wie es ausging
scores-place = Platz
scores-player = Wer
scores-points = Punkte

# Wer auf etwas verzichtet, wird noch einmal gefragt.
sure = { $what }?
sure-help = Diese Gelegenheit kommt nicht wieder.
sure-back = Zurück

# Der Partie folgen.
skip = Überspringen
skip-others = Bis zu meiner nächsten Frage überspringen
state-chance = Zufall
state-result = Ergebnis
