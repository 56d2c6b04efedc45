/** The drawn film at the metro gate: three taps, each with another thing that pays. Pure functions of the time. */

/** The colours of the drawn scenes. */
const COLOURS = {
  'genda-200': '#fddd9e',
  'genda-400': '#f6ae2d',
  'genda-500': '#e8930c',
  'genda-600': '#b86e00',
  'mor-600': '#17737a',
  'mor-700': '#115a60',
  'mor-800': '#0e454b',
  'mor-900': '#0a3338',
  'rani-600': '#b01e65',
  'rani-700': '#8e1550',
} as const;

/** In pixels. */
const FRAME = { width: 896, height: 560 } as const;

/** One tap, in seconds. */
const TAP_SECONDS = 4;

/** What taps: its colour on the sleeve and on the person who walks through, and the drawing at the end of the arm. */
const TAPS = [
  { sleeve: COLOURS['rani-600'], thing: band },
  { sleeve: COLOURS['genda-600'], thing: fob },
  { sleeve: COLOURS['mor-600'], thing: sticker },
];

/** The whole film, in seconds. */
export const FILM_SECONDS = TAP_SECONDS * TAPS.length;

const SKIN = '#a86b45';
const STEEL = '#e4d6bb';
const READER = { x: 330, y: 262 };
const FLOOR = 470;

/** From 0 to 1 between two times, slow at both ends. */
function eased(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

function band(): string {
  return `<rect x="-62" y="-33" width="34" height="66" rx="9" fill="${COLOURS['mor-700']}"/><rect x="-57" y="-12" width="24" height="24" rx="7" fill="${COLOURS['genda-500']}"/>`;
}

function fob(): string {
  return `<circle cx="16" cy="0" r="15" fill="none" stroke="#b5a78f" stroke-width="6"/><rect x="26" y="-25" width="62" height="50" rx="20" fill="${COLOURS['rani-700']}"/><circle cx="60" cy="0" r="9" fill="${COLOURS['genda-400']}"/>`;
}

function sticker(): string {
  return `<rect x="-10" y="-58" width="62" height="116" rx="13" fill="${COLOURS['mor-900']}"/><rect x="2" y="4" width="38" height="42" rx="8" fill="${COLOURS['genda-400']}"/><path d="M13 18a11 11 0 0 1 0 15m7-19a18 18 0 0 1 0 23" fill="none" stroke="${COLOURS['mor-900']}" stroke-width="3" stroke-linecap="round"/>`;
}

function background(): string {
  const towers = Array.from({ length: 17 }, (_, index) => {
    const height = 110 + ((index * 47) % 120);
    return `<rect x="${index * 54}" y="${FLOOR - height}" width="47" height="${height}" fill="${COLOURS['mor-600']}" opacity=".5"/>`;
  });
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${COLOURS['mor-800']}"/><stop offset=".55" stop-color="#4e9a96"/><stop offset="1" stop-color="${COLOURS['genda-200']}"/></linearGradient></defs>`,
    `<rect width="${FRAME.width}" height="${FRAME.height}" fill="url(#sky)"/><circle cx="690" cy="165" r="72" fill="${COLOURS['genda-200']}"/>`,
    ...towers,
    `<rect y="${FLOOR}" width="${FRAME.width}" height="90" fill="#c9b797"/><rect y="${FLOOR}" width="${FRAME.width}" height="8" fill="#fff" opacity=".6"/>`,
  ].join('');
}

function walker(x: number, colour: string): string {
  return `<g transform="translate(${x} ${FLOOR})"><path d="M-40 14V-92a40 40 0 0 1 80 0V14Z" fill="${colour}"/><circle cy="-158" r="31" fill="${SKIN}"/><path d="M-33-160a33 33 0 0 1 66 0q-33-18-66 0Z" fill="#14211f"/></g>`;
}

function gate(open: number, lit: number): string {
  const flap = 122 * (1 - 0.86 * open);
  const cabinet = (x: number) =>
    `<rect x="${x}" y="290" width="86" height="${FLOOR - 276}" rx="14" fill="${STEEL}"/><rect x="${x}" y="342" width="86" height="10" fill="${COLOURS['genda-500']}"/>`;
  const light = lit > 0 ? '#2f9e5b' : COLOURS['mor-800'];
  return [
    `<rect x="372" y="318" width="${flap}" height="110" rx="10" fill="${COLOURS['rani-600']}" opacity=".92"/>`,
    `<rect x="${616 - flap}" y="318" width="${flap}" height="110" rx="10" fill="${COLOURS['rani-600']}" opacity=".92"/>`,
    cabinet(286),
    cabinet(616),
    `<rect x="288" y="240" width="82" height="60" rx="16" fill="${COLOURS['mor-900']}"/><circle cx="${READER.x}" cy="270" r="21" fill="${light}"/>`,
    `<path d="M322 262a11 11 0 0 1 0 16m7-21a18 18 0 0 1 0 26" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>`,
    lit > 0
      ? `<circle cx="${READER.x}" cy="270" r="${30 + 70 * lit}" fill="none" stroke="${COLOURS['genda-400']}" stroke-width="7" opacity="${1 - lit}"/>`
      : '',
  ].join('');
}

/** One frame as SVG. */
export function frameAt(seconds: number): string {
  const tap = TAPS[Math.floor(seconds / TAP_SECONDS) % TAPS.length] ?? TAPS[0];
  if (tap === undefined) return '';
  const time = seconds % TAP_SECONDS;
  const near = eased(time, 0.2, 1) - eased(time, 1.7, 2.4);
  const open = eased(time, 1.2, 1.6) - eased(time, 3.4, 3.8);
  const lit = eased(time, 1, 2);
  const arm = { x: -150 + 400 * near, y: 300 - 36 * near };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}" width="${FRAME.width}" height="${FRAME.height}">`,
    background(),
    time > 1.9 ? walker(-60 + 1080 * eased(time, 1.9, 3.7), tap.sleeve) : '',
    gate(open, lit < 1 ? lit : 0),
    `<g transform="translate(${arm.x} ${arm.y})"><rect x="-420" y="-46" width="330" height="92" rx="30" fill="${tap.sleeve}"/><rect x="-120" y="-29" width="112" height="58" rx="24" fill="${SKIN}"/><circle r="33" fill="${SKIN}"/>${tap.thing()}</g>`,
    '</svg>',
  ].join('');
}
