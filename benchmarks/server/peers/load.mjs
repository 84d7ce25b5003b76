// The load that both peers get: four players, a secret deck of 84, hands of three, three fields; a move lays a card and draws one.
// About as big as our own views: the table is padded with what lies on the fields.

export const SEATS = 4;

export function fresh() {
  const deck = Array.from({ length: 84 }, (_, number) => number);
  shuffle(deck);
  const hands = Array.from({ length: SEATS }, () => deck.splice(0, 3));
  return { deck, hands, fields: [[], [], []], turn: 0, moves: 0 };
}

export function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}

/** Lay a card of the hand on a field, draw another; a field of eight is cleared into the deck again, so that it never ends. */
export function lay(state, seat, place, field) {
  const [card] = state.hands[seat].splice(place, 1);
  state.fields[field].push({ card, seat, at: state.moves });
  if (state.fields[field].length > 8) {
    state.deck.push(...state.fields[field].map((laid) => laid.card));
    state.fields[field] = [];
    shuffle(state.deck);
  }
  state.hands[seat].push(state.deck.pop());
  state.moves += 1;
  state.turn = (state.turn + 1) % SEATS;
}

/** Whether a game of so many moves (0: it never ends) is over after this one. */
export const ends = (move, moves) => moves > 0 && move >= moves;

/** What a seat may see: its own hand, how many cards the others have, and the table. */
export function view(state, seat) {
  return {
    seat,
    turn: state.turn,
    moves: state.moves,
    deck: state.deck.length,
    fields: state.fields,
    hands: state.hands.map((hand, other) => (other === seat ? hand : hand.map(() => null))),
    legal: state.turn === seat ? [0, 1, 2].flatMap((place) => [0, 1, 2].map((field) => `lay ${place} ${field}`)) : [],
  };
}

/** Counts moves and how long each took from being sent until the last player knew of it. */
export class Count {
  constructor() {
    this.sent = new Map();
    this.heardBy = new Map();
    this.times = [];
    this.on = false;
    this.going = true; // a table that is over is followed by another
  }

  send(table, move) {
    this.sent.set(`${table}/${move}`, performance.now());
  }

  heard(table, move) {
    const key = `${table}/${move}`;
    const count = (this.heardBy.get(key) ?? 0) + 1;
    if (count < SEATS) return void this.heardBy.set(key, count);
    this.heardBy.delete(key);
    const start = this.sent.get(key);
    this.sent.delete(key);
    if (this.on && start !== undefined) this.times.push(performance.now() - start);
  }

  /** Measure for so many seconds, then print one JSON line and end. */
  async run(seconds) {
    await sleep(2000);
    console.log("begin");
    this.on = true;
    await sleep(seconds * 1000);
    this.on = this.going = false;
    const times = this.times.sort((a, b) => a - b);
    const at = (share) => times[Math.floor(times.length * share)] ?? 0;
    console.log(JSON.stringify({ moves: times.length, seconds, p50_ms: at(0.5), p99_ms: at(0.99) }));
    process.exit(0);
  }
}

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
