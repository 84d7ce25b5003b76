# A house in this browser, without a server.

offline-title = In this browser
offline-about = You play on this device, against bots or passing it around. Everything stays in this browser.
offline-none = None yet. Play against bots right away, or pass the device around.
offline-copy = Save a copy of all games
offline-not-copied = The copy could not be made. All games are still here.
offline-bring = Bring a copy back
offline-brought = { $count ->
    [0] All of these games are here already.
    [one] One game is back.
   *[other] { $count } games are back.
}
offline-not-brought = This file is no copy of games from here. Nothing has changed.
offline-here = Pass around
offline-here-at = Pass this device around: { $title }
offline-failed = Sheepfold cannot start in this browser. Nothing is lost. Reload, or try another browser.
offline-other-tab = Sheepfold is open in another tab. Play there, or close that tab, and this one goes on.
