// Two sockets at each of many tables play Dualité, each move once both have heard of the one before.
const { io } = require("socket.io-client");

const [, , port, tables, moves] = process.argv.map(Number);
const near = (one, other) =>
  one !== other && Math.abs((one % 4) - (other % 4)) <= 1 && Math.abs((one >> 2) - (other >> 2)) <= 1;

const joined = (table, player) =>
  new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/dualite`, { transports: ["websocket"], forceNew: true });
    const seat = { socket, player: String(player), table: `table ${table}`, heard: () => {} };
    socket.on("connect", () => socket.emit("sync", seat.table, seat.player, undefined, 2));
    socket.on("sync", (_, { state }) => ((seat.state = state), resolve(seat)));
    socket.on("update", (_, state) => ((seat.state = state), seat.heard()));
  });

const after = (seat, id) =>
  new Promise((resolve) => {
    seat.heard = () => seat.state._stateID >= id && resolve();
    seat.heard();
  });

async function play(seats, took) {
  for (let number = 0; number < moves && !seats[0].state.ctx.gameover; number += 1) {
    const state = seats[0].state;
    const [mover, other] = state.ctx.currentPlayer === "0" ? seats : [seats[1], seats[0]];
    const cell = [...Array(16).keys()].find(
      (each) => state.G.grid[each] < 2 && state.G.last.some((last) => near(last, each)),
    );
    const [type, args] = state.G.last.length ? ["mark", [cell]] : ["open", [0, 2]];
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: mover.player } };
    const began = performance.now();
    mover.socket.emit("update", action, state._stateID, mover.table, mover.player);
    await after(other, state._stateID + 1);
    took.push(performance.now() - began);
    await after(mover, state._stateID + 1);
  }
}

(async () => {
  const pairs = [];
  for (let table = 0; table < tables; table += 1) {
    const first = await joined(table, 0); // the table is made when the first comes
    pairs.push([first, await joined(table, 1)]);
  }
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const took = [];
  const began = performance.now();
  await Promise.all(pairs.map((seats) => play(seats, took)));
  console.log(JSON.stringify({ took, seconds: (performance.now() - began) / 1000 }));
  process.exit(0);
})();
