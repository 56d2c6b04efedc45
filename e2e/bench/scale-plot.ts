/** A plot of p99 over the rate, both on logarithmic axes, as SVG. */

export interface Line {
  name: string;
  /** Requests a second, and p99 in milliseconds. */
  points: readonly (readonly [perSecond: number, p99: number])[];
}

const SIZE = { width: 760, height: 420 };
const PLOT = { left: 60, right: 560, top: 20, bottom: 370 };
const P99 = { least: 1, most: 10_000 };
const COLOURS = ['#0b5fa5', '#c2410c', '#15803d', '#7e22ce', '#b91c1c', '#0f766e', '#4d4d4d'];

function scale([least, most]: readonly [number, number], [from, to]: readonly [number, number]): (value: number) => number {
  const share = (value: number) => Math.log(Math.min(most, Math.max(least, value)) / least) / Math.log(most / least);
  return (value) => from + share(value) * (to - from);
}

const powersOfTen = (least: number, most: number) =>
  Array.from({ length: 12 }, (_, power) => 10 ** power).filter((value) => value >= least && value <= most);

/** @param limit of p99 in milliseconds, drawn as a line */
export function plot(lines: readonly Line[], limit: number): string {
  const rates = lines.flatMap(({ points }) => points.map(([perSecond]) => perSecond));
  const range = [10 ** Math.floor(Math.log10(Math.min(...rates))), 10 ** Math.ceil(Math.log10(Math.max(...rates)))] as const;
  const x = scale(range, [PLOT.left, PLOT.right]);
  const y = scale([P99.least, P99.most], [PLOT.bottom, PLOT.top]);
  const label = (text: string | number, at: readonly [number, number], more = '') =>
    `<text x="${at[0].toFixed(0)}" y="${at[1].toFixed(0)}" ${more}>${text}</text>`;
  const grid = [
    ...powersOfTen(...range).map(
      (value) =>
        `<path d="M${x(value).toFixed(1)} ${PLOT.top}V${PLOT.bottom}" stroke="#ddd"/>${label(value.toLocaleString('en'), [x(value), PLOT.bottom + 18], 'text-anchor="middle"')}`,
    ),
    ...powersOfTen(P99.least, P99.most).map(
      (value) =>
        `<path d="M${PLOT.left} ${y(value).toFixed(1)}H${PLOT.right}" stroke="#ddd"/>${label(value.toLocaleString('en'), [PLOT.left - 6, y(value) + 4], 'text-anchor="end"')}`,
    ),
  ];
  const drawn = lines.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const sorted = points.toSorted(([one], [other]) => one - other);
    const path = sorted.map(([perSecond, p99], at) => `${at === 0 ? 'M' : 'L'}${x(perSecond).toFixed(1)} ${y(p99).toFixed(1)}`);
    const dots = sorted.map(
      ([perSecond, p99]) => `<circle cx="${x(perSecond).toFixed(1)}" cy="${y(p99).toFixed(1)}" r="3" fill="${colour}"/>`,
    );
    const key = PLOT.top + 12 + index * 20;
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}<path d="M${PLOT.right + 12} ${key - 4}h18" stroke="${colour}" stroke-width="2"/>${label(name, [PLOT.right + 36, key])}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="12" role="img" aria-label="p99 over requests a second">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#fff"/>`,
    ...grid,
    `<path d="M${PLOT.left} ${y(limit).toFixed(1)}H${PLOT.right}" stroke="#000" stroke-dasharray="5 4"/>`,
    ...drawn,
    label('requests a second', [(PLOT.left + PLOT.right) / 2, SIZE.height - 12], 'text-anchor="middle"'),
    label('p99, ms', [PLOT.left - 50, PLOT.top - 6]),
    '</svg>\n',
  ].join('\n');
}
