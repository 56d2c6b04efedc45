import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [first = '', second = ''] = readFileSync(join(process.cwd(), 'app/tokens.css'), 'utf8').split(
  '(prefers-color-scheme: dark)',
);
const coloursOf = (css: string) =>
  Array.from(css.matchAll(/--color-([\w-]+): (#\w{6})\b/g), ([, name = '', value = '']) => [name, value] as const);
const LIGHT = new Map(coloursOf(first));
const DARK = new Map([...LIGHT, ...coloursOf(second)]);

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(colours: ReadonlyMap<string, string>, one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map((name) => {
    const hex = colours.get(name);
    if (hex === undefined) throw new Error(`No colour ${name}`);
    return luminance(hex);
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const GROUNDS = ['surface', 'raised', 'khadi-50', 'khadi-100', 'mor-50', 'mor-100'];
const TINTS = [
  'mor-50',
  'mor-100',
  'genda-50',
  'genda-100',
  'genda-200',
  'rani-100',
  'neel-100',
  'patta-100',
  'mitti-100',
  'khadi-tint',
  'khadi-200',
];

/** The least ratio, what is read or seen, the grounds it stands on. */
const PAIRS: readonly (readonly [number, string, readonly string[]])[] = [
  [7, 'ink', [...GROUNDS, ...TINTS]],
  [4.5, 'muted', [...GROUNDS, ...TINTS.filter((name) => name !== 'genda-200')]],
  [4.5, 'action', GROUNDS],
  [4.5, 'action-strong', GROUNDS],
  [4.5, 'icon', ['surface', 'raised', 'khadi-50', 'mor-50']],
  [4.5, 'on-dark', ['primary', 'chosen', 'mor-800', 'mor-900', 'mor-950', 'rani-600', 'rani-900']],
  [4.5, 'on-dark-muted', ['mor-800', 'mor-900', 'mor-950']],
  [4.5, 'mor-950', ['genda-300', 'genda-400', 'genda-500']],
  [4.5, 'genda-400', ['mor-800', 'mor-900', 'mor-950']],
  [4.5, 'festive', ['surface', 'khadi-50']],
  [4.5, 'genda-900', ['genda-100']],
  [4.5, 'rani-700', ['rani-100', 'surface']],
  [4.5, 'neel-700', ['neel-100', 'surface']],
  [4.5, 'patta-700', ['patta-100', 'surface']],
  [4.5, 'mitti-700', ['mitti-100', 'surface']],
  [4.5, 'khadi-600', ['surface', 'raised', 'khadi-50', 'khadi-100', 'khadi-200']],
  [4.5, 'error', ['surface', 'raised', 'khadi-50', 'error-bg']],
  [4.5, 'success', ['surface', 'raised', 'khadi-50', 'success-bg']],
  // Edges, marks and fills of controls.
  [3, 'khadi-500', ['surface', 'raised', 'khadi-50', 'khadi-100']],
  [3, 'primary', ['surface']],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('in the %s scheme', (_, colours) => {
  test.each(PAIRS)('the ratio is at least %s: %s on %s', (least, mark, grounds) => {
    const low = grounds.filter((ground) => ratio(colours, mark, ground) < least);
    expect(low.map((ground) => `${ground}: ${ratio(colours, mark, ground).toFixed(2)}`)).toEqual([]);
  });
});

test('the dark scheme has each colour that depends on the scheme, and no other', () => {
  const [, block = ''] = /@theme static \{(.*?)\n\}/s.exec(first) ?? [];
  expect(coloursOf(second).map(([name]) => name)).toEqual(coloursOf(block).map(([name]) => name));
});
