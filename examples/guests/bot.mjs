// A bot as a guest, in plain JavaScript: sits down at a table by its code and plays the shortest word it is offered.
//
//     node --experimental-websocket examples/guests/bot.mjs http://127.0.0.1:8080 CODE

const [server, code] = process.argv.slice(2);
const run = crypto.randomUUID().slice(0, 8); // ids belong to the seat: those of another run must differ
let token = "";

async function ask(method, path, body) {
  const headers = { "content-type": "application/json", "x-sheepfold-want": "token" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.json()).error);
  return answer.json();
}

token = (await ask("POST", "/api/people", { name: "Shortwool" })).token;
const table = (await ask("GET", `/api/codes/${code}`)).id;
const { seat } = await ask("POST", `/api/tables/${table}/join`, {});

const socket = new WebSocket(`${server.replace(/^http/, "ws")}/ws?table=${table}`);
let answered = -1;
let view = null;
socket.onopen = () => socket.send(JSON.stringify({ type: "hello", wire: 2, table, seat, token }));
socket.onclose = (event) => process.exit(view?.over ? 0 : console.error(`closed: ${event.reason}`) ?? 1);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "welcome" || message.type === "back") view = message.view;
  if (message.type === "update") {
    const kept = Object.entries(view?.table ?? {}).filter(([key]) => !message.gone?.includes(key));
    view = { ...view, ...message.change, table: { ...Object.fromEntries(kept), ...message.table } };
  }
  if (message.type === "refused") console.error(message.message.id, message.rule);
  if (view?.over) {
    console.log(`seat ${seat}, scores ${view.scores}, won by ${view.winners.join(" and ") || "nobody"}`);
    socket.close();
  } else if (message.legal?.length && message.prompt !== answered) {
    answered = message.prompt;
    const text = message.legal.reduce((a, b) => (b.length < a.length ? b : a));
    socket.send(JSON.stringify({ type: "do", id: `${run}-${answered}`, prompt: answered, text }));
  }
};
