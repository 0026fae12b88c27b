// Four screens at each of many tables of boardgame.io: node players.cjs PORT TABLES
// Reads orders, one JSON a line, and answers each with a line; see Order in _players.py.
const readline = require("node:readline");
const { io } = require("socket.io-client");

const SEATS = 4;
const [port, count] = process.argv.slice(2).map(Number);

class Table {
  constructor(id) {
    this.id = id;
    this.sockets = [];
    this.state = null;
    this.waiting = 0;
    this.sent = 0;
    this.done = () => {};
  }

  join(seat) {
    const socket = io(`http://127.0.0.1:${port}/cards`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
    });
    this.sockets.push(socket);
    return new Promise((ready, fail) => {
      socket.on("connect_error", fail);
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, SEATS));
      socket.on("sync", (_id, { state }) => {
        this.hear(seat, state);
        ready();
      });
      socket.on("update", (_id, state) => {
        this.hear(seat, state);
        if (--this.waiting === 0) this.done(this);
      });
    });
  }

  // Only whoever plays next needs to look at the cards.
  hear(seat, state) {
    if (state.ctx.currentPlayer === String(seat)) this.state = state;
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    const seat = ctx.currentPlayer;
    const payload = { type: "play", args: [G.hands[seat][0]], playerID: seat };
    this.waiting = SEATS;
    this.sent = performance.now();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, seat);
  }
}

function run(tables, order) {
  const latencies = [];
  const idle = [];
  const began = performance.now();
  const until = began + order.seconds * 1000;
  let started = 0;
  let busy = 0;
  let timer = null;

  return new Promise((finish) => {
    const more = () => performance.now() < until && (!order.moves || started < order.moves);
    const start = (table) => {
      started++;
      busy++;
      table.move();
    };
    const end = () => {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      finish({ moves: latencies.length, seconds, latencies });
    };
    const done = (table) => {
      latencies.push(performance.now() - table.sent);
      busy--;
      if (!order.rate && more()) start(table);
      else idle.push(table);
      if (busy === 0 && !more()) end();
    };
    for (const table of tables) table.done = done;
    if (!order.rate) {
      tables.forEach(start);
      return;
    }
    idle.push(...tables);
    timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * order.rate;
      while (more() && started < due && idle.length) start(idle.shift());
      if (busy === 0 && !more()) end();
    }, 1);
  });
}

async function main() {
  const tables = [];
  for (let i = 0; i < count; i++) {
    const table = new Table(`${process.pid}-${i}`);
    tables.push(table);
    await table.join(0);
    for (let seat = 1; seat < SEATS; seat++) await table.join(seat);
    if (i === 0) console.log("first");
  }
  console.log("ready");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await run(tables, JSON.parse(line))));
  }
  process.exit(0);
}

main();
