// Colyseus under the load, with messages of its own to each client.  node colyseus.mjs serve PORT · node colyseus.mjs drive PORT TABLES SECONDS

import { createRequire } from "node:module";
import { Count, SEATS, fresh, lay, view } from "./load.mjs";

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
  const [tables, seconds] = rest.map(Number);
  const count = new Count();
  for (let table = 0; table < tables; table++) {
    for (let seat = 0; seat < SEATS; seat++) {
      const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate("table", { number: table });
      room.onMessage("view", (seen) => {
        count.heard(table, seen.moves);
        if (!seen.legal.length) return;
        count.send(table, seen.moves + 1);
        room.send("lay", [Math.floor(Math.random() * 3), Math.floor(Math.random() * 3)]);
      });
    }
  }
  await count.run(seconds);
}
