/** Dots in a row and in a column. */
const SIZE = 4;
/** From dot to dot, in units of the picture. */
const PITCH = 64;
/** Where the thread turns around a dot: half the way to a corner of its cell. */
const TURN = PITCH / 4;
/** The arc around a dot meets the diagonals without a corner. */
const RADIUS = TURN * Math.SQRT2;
/** The dot the thread leaves out. */
const MISSING = { column: 2, row: 1 };

/** The four sides of a cell in drawing order: the way to the neighbour, where the thread meets the side, where it leaves it. */
const SIDES = [
  { step: [0, -1], to: [-1, -1], middle: [0, -2], from: [1, -1] },
  { step: [1, 0], to: [1, -1], middle: [2, 0], from: [1, 1] },
  { step: [0, 1], to: [1, 1], middle: [0, 2], from: [-1, 1] },
  { step: [-1, 0], to: [-1, 1], middle: [-2, 0], from: [-1, -1] },
] as const;

interface Cell {
  column: number;
  row: number;
}

function isThreaded({ column, row }: Cell): boolean {
  const inside = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
  return inside && !(column === MISSING.column && row === MISSING.row);
}

function centreOf({ column, row }: Cell): [number, number] {
  return [(column + 1) * PITCH, (row + 1) * PITCH];
}

/** The thread around one dot: straight through a side with a neighbour, an arc where there is none. */
function threadAround(cell: Cell): string {
  const [x, y] = centreOf(cell);
  const point = ([dx, dy]: readonly [number, number]) => `${x + dx * TURN} ${y + dy * TURN}`;
  const sides = SIDES.map(({ step, middle, from }) => {
    const neighbour = { column: cell.column + step[0], row: cell.row + step[1] };
    return isThreaded(neighbour) ? `L${point(middle)}L${point(from)}` : `A${RADIUS} ${RADIUS} 0 0 1 ${point(from)}`;
  });
  return `M${point(SIDES[0].to)}${sides.join('')}Z`;
}

const CELLS: Cell[] = Array.from({ length: SIZE * SIZE }, (_, index) => ({
  column: index % SIZE,
  row: Math.floor(index / SIZE),
}));
const THREADED = CELLS.filter(isThreaded);
const THREAD = THREADED.map(threadAround).join('');
const [missingX, missingY] = centreOf(MISSING);

/** The picture of a page that is missing: a kolam with one dot left out of its thread. Decoration. */
export function BrokenKolam() {
  return (
    <svg viewBox="20 20 280 280" className="w-full" aria-hidden="true" focusable="false">
      <path d={THREAD} fill="none" className="stroke-mor-600" strokeWidth={5} strokeLinejoin="round" />
      <circle
        cx={missingX}
        cy={missingY}
        r={RADIUS}
        fill="none"
        className="stroke-khadi-400"
        strokeWidth={3}
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      {THREADED.map((cell) => {
        const [x, y] = centreOf(cell);
        return <circle key={`${x} ${y}`} cx={x} cy={y} r={5} className="fill-genda-400" />;
      })}
      <circle cx={missingX} cy={missingY} r={9} className="fill-genda-500" />
    </svg>
  );
}
