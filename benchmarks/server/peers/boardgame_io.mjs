// boardgame.io under the load.  node boardgame_io.mjs serve PORT memory|FOLDER   ·   node boardgame_io.mjs drive PORT TABLES SECONDS MOVES

import { createRequire } from "node:module";
import net from "node:net";
import { Count, SEATS, ends, fresh, lay } from "./load.mjs";

const require = createRequire(import.meta.url);

const game = {
  name: "load",
  setup: () => {
    const { deck, hands, fields } = fresh();
    return { secret: { deck }, players: Object.fromEntries(hands.map((hand, seat) => [String(seat), hand])), fields, moves: 0 };
  },
  playerView: require("boardgame.io/core").PlayerView.STRIP_SECRETS,
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID }, place, field) => {
        const state = { deck: G.secret.deck, hands: { [playerID]: G.players[playerID] }, fields: G.fields, turn: 0, moves: G.moves };
        lay(state, playerID, place, field);
        G.moves = state.moves;
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [role, port, ...rest] = process.argv.slice(2);

if (role === "serve") {
  // It has no setting for the address: without this it would listen on every one.
  const listen = net.Server.prototype.listen;
  net.Server.prototype.listen = function (_, ...more) {
    return listen.call(this, { port: Number(port), host: "127.0.0.1" }, ...more);
  };
  const { Server, FlatFile, Origins } = require("boardgame.io/server");
  const options = { games: [game], origins: [Origins.LOCALHOST] };
  if (rest[0] !== "memory") options.db = new FlatFile({ dir: rest[0] });
  const server = Server(options);
  await server.run({ port: Number(port), callback: () => console.log("open") });
} else {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const [tables, seconds, moves] = rest.map(Number);
  const count = new Count();
  let opened = 0;
  for (let table = 0; table < tables; table++) open();
  await count.run(seconds);

  /** A table, and everybody at it; after so many moves they get up, and another takes its place. */
  function open() {
    const table = opened++;
    let left = SEATS;
    for (let seat = 0; seat < SEATS; seat++) {
      const client = Client({
        game,
        numPlayers: SEATS,
        matchID: `table-${table}`,
        playerID: String(seat),
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      });
      let last = -1;
      client.subscribe((state) => {
        if (!state || state.G.moves === last) return;
        last = state.G.moves;
        count.heard(table, last);
        if (ends(last, moves)) {
          setImmediate(() => client.stop());
          if (--left === 0 && count.going) open();
        } else if (state.ctx.currentPlayer === String(seat)) {
          count.send(table, last + 1);
          client.moves.lay(Math.floor(Math.random() * 3), Math.floor(Math.random() * 3));
        }
      });
      client.start();
    }
  }
}
