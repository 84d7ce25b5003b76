# A house in this browser, without a server.

offline-title = In diesem Browser
offline-about = Du spielst auf diesem Gerät, gegen Bots oder reihum. Alles bleibt in diesem Browser.
offline-none = Noch keine. Spiel gleich gegen Bots oder reihum an diesem Gerät.
offline-copy = Alle Partien sichern
offline-not-copied = Die Sicherung ist nicht gelungen. Alle Partien sind noch da.
offline-bring = Sicherung zurückholen
offline-brought = { $count ->
    [0] Alle diese Partien sind schon hier.
    [one] Eine Partie ist wieder da.
   *[other] { $count } Partien sind wieder da.
}
offline-not-brought = Diese Datei ist keine Sicherung von Partien. Nichts hat sich geändert.
offline-here = Reihum spielen
offline-here-at = Reihum an diesem Gerät: { $title }
offline-failed = Sheepfold kann in diesem Browser nicht starten. Nichts ist verloren. Lade die Seite neu oder nimm einen anderen Browser.
offline-other-tab = Sheepfold ist in einem anderen Tab offen. Spiel dort, oder schließ ihn; dann geht es hier weiter.
