import type { Instalment } from '#lib/platform/instalments.ts';

/** In units of the drawing, which is scaled to the width of its place. */
const WIDTH = 360;
const HEIGHT = 120;
const BAR_MAX = 26;
const RADIUS = 3;
/** Between the two parts of a bar. */
const GAP = 1.5;
/** The most bars that are numbered. */
const NUMBERED_MAX = 12;

const round = (number: number) => Math.round(number * 10) / 10;

/** A bar with round corners at its top. */
function bar(x: number, foot: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, height, width / 2);
  const side = round(height - r);
  return `M${x} ${round(foot)}v${-side}q0 ${-r} ${r} ${-r}h${round(width - 2 * r)}q${r} 0 ${r} ${r}v${side}z`;
}

/** A path for each part of the bars, one bar a month. */
function barPaths(schedule: readonly Instalment[]) {
  const tallest = Math.max(1, ...schedule.map(({ principal, interest }) => principal + interest));
  const room = WIDTH / schedule.length;
  const width = round(Math.min(BAR_MAX, room * 0.72));
  const heightOf = (amount: number) => round((amount / tallest) * (HEIGHT - GAP));
  const paths = { principal: '', interest: '' };
  for (const [month, { principal, interest }] of schedule.entries()) {
    const x = round(room * month + (room - width) / 2);
    const [below, above] = [heightOf(principal), heightOf(interest)];
    paths.principal += bar(x, HEIGHT, width, below, above > 0 ? 0 : RADIUS);
    if (above > 0) paths.interest += bar(x, HEIGHT - below - GAP, width, above, RADIUS);
  }
  return paths;
}

/** The parts of each instalment as stacked bars; the table behind says the same in numbers. */
export function EmiChart({ schedule, label }: { schedule: readonly Instalment[]; label: string }) {
  const { principal, interest } = barPaths(schedule);
  const numbers = schedule.length > NUMBERED_MAX ? [1, schedule.length] : schedule.map((_, index) => index + 1);
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="mt-4 h-auto w-full points">
        <path d={principal} fill="currentColor" className="text-mor-700" />
        <path d={interest} fill="currentColor" className="text-genda-400" />
      </svg>
      <div
        aria-hidden="true"
        className={`mt-1.5 flex text-sm text-muted figures ${schedule.length > NUMBERED_MAX ? 'justify-between' : 'justify-around'}`}
      >
        {numbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
    </>
  );
}
