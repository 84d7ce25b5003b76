// boardgame.io's client over the network with its lobby, for a game without a board: what every table made with it loads at least.
import { Client, Lobby } from "boardgame.io/react";
import { SocketIO } from "boardgame.io/multiplayer";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

const game = { name: "count", setup: () => ({ n: 0 }), moves: { add: ({ G }) => void G.n++ } };
const board = () => createElement("p", null, "board");
window.Table = Client({ game, board, multiplayer: SocketIO(), debug: false });
createRoot(document.getElementById("page")).render(createElement(Lobby, { gameServer: "", lobbyServer: "", gameComponents: [{ game, board }] }));
