// Colyseus under the load, with messages of its own to each client.  node colyseus.mjs serve PORT · node colyseus.mjs drive PORT TABLES SECONDS MOVES

import { createRequire } from "node:module";
import { Count, SEATS, ends, fresh, lay, view } from "./load.mjs";

const require = createRequire(import.meta.url);
const [role, port, ...rest] = process.argv.slice(2);

if (role === "serve") {
  const { Room, Server } = require("@colyseus/core");
  const { WebSocketTransport } = require("@colyseus/ws-transport");
  class Table extends Room {
    maxClients = SEATS;

    onCreate() {
      this.game = fresh();
      this.places = [];
      this.onMessage("lay", (client, [place, field]) => {
        const seat = this.places.indexOf(client);
        if (seat !== this.game.turn) return;
        lay(this.game, seat, place, field);
        this.show();
      });
    }

    onJoin(client) {
      this.places.push(client);
      if (this.places.length === SEATS) this.show();
    }

    show() {
      this.places.forEach((client, seat) => client.send("view", view(this.game, seat)));
    }
  }
  const server = new Server({ transport: new WebSocketTransport(), greet: false });
  server.define("table", Table).filterBy(["number"]);
  await server.listen(Number(port), "127.0.0.1");
  console.log("open");
} else {
  const { Client } = require("colyseus.js");
  const [tables, seconds, moves] = rest.map(Number);
  const count = new Count();
  let opened = 0;
  for (let table = 0; table < tables; table++) await open();
  await count.run(seconds);

  /** A table, and everybody at it; after so many moves they get up, and another takes its place. */
  async function open() {
    const table = opened++;
    let left = SEATS;
    for (let seat = 0; seat < SEATS; seat++) {
      const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate("table", { number: table });
      room.onMessage("view", (seen) => {
        count.heard(table, seen.moves);
        if (ends(seen.moves, moves)) {
          room.leave();
          if (--left === 0 && count.going) open();
        } else if (seen.legal.length) {
          count.send(table, seen.moves + 1);
          room.send("lay", [Math.floor(Math.random() * 3), Math.floor(Math.random() * 3)]);
        }
      });
    }
  }
}
