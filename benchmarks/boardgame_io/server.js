// Dualité on a 4x4 grid for boardgame.io, with its memory store: what benchmarks/server.py compares Parlour with.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const near = (one, other) =>
  one !== other && Math.abs((one % 4) - (other % 4)) <= 1 && Math.abs((one >> 2) - (other >> 2)) <= 1;
const cells = [...Array(16).keys()];
const lines = cells.flatMap((cell) =>
  [[1, 0], [0, 1], [1, 1], [1, -1]]
    .filter(([across, up]) => (cell % 4) + 3 * across < 4 && (cell >> 2) + 3 * up < 4 && (cell >> 2) + 3 * up >= 0)
    .map(([across, up]) => [0, 1, 2, 3].map((step) => cell + step * (across + 4 * up))),
);

const dualite = {
  name: "dualite",
  setup: () => ({ grid: Array(16).fill(0), last: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    open: ({ G }, first, second) => {
      if (G.last.length || first === second || near(first, second)) return INVALID_MOVE;
      G.grid[first] = G.grid[second] = 1;
      G.last = [first, second];
    },
    mark: ({ G }, cell) => {
      if (!G.last.some((last) => near(last, cell)) || G.grid[cell] === 2) return INVALID_MOVE;
      G.grid[cell] += 1;
      G.last = [cell];
    },
  },
  endIf: ({ G, ctx }) => {
    const lined = lines.some((line) => G.grid[line[0]] && line.every((cell) => G.grid[cell] === G.grid[line[0]]));
    const stuck = G.last.length && cells.every((cell) => G.grid[cell] === 2 || !G.last.some((last) => near(last, cell)));
    return lined || stuck ? { winner: ctx.currentPlayer } : undefined;
  },
};

const server = Server({ games: [dualite], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.error("listening") });
