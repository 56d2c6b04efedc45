import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const COMPONENT_SHEETS = globSync('components/**/*.css');
const SHEETS = [...globSync('app/*.css'), ...COMPONENT_SHEETS];
const SOURCES = globSync('{app,components}/**/*.tsx').filter((file) => !/\.(?:test|test-helper)\.tsx$/.test(file));

/** Rules that hold others: what they contain is read as if it stood outside. */
const GROUP = /^@(?:layer|media|supports|variant|starting-style)/;

/** The selectors of the rules that are in no other rule, one list for each rule. */
function outerSelectors(css: string): string[] {
  const selectors: string[] = [];
  let inside = 0;
  const open: boolean[] = [];
  for (const [, prelude = '', brace = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      const isGroup = inside === 0 && GROUP.test(prelude.trim());
      if (inside === 0 && !isGroup && !prelude.trim().startsWith('@')) selectors.push(prelude.trim());
      open.push(isGroup);
      if (!isGroup) inside += 1;
    }
    if (brace === '}' && open.pop() === false) inside -= 1;
  }
  return selectors;
}

/** The selectors of a list; commas in parentheses are part of one. */
function split(list: string): string[] {
  let depth = 0;
  const marked = Array.from(list, (sign) => {
    depth += Number(sign === '(') - Number(sign === ')');
    return sign === ',' && depth === 0 ? '\n' : sign.replace('\n', ' ');
  });
  return marked.join('').split('\n');
}

/** The string literals and templates of a source file, without what templates compute. */
const literals = (source: string) =>
  Array.from(source.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g), ([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, ' '));

test.each(COMPONENT_SHEETS)('each selector of %s starts with the class of the file', (file) => {
  const own = new RegExp(`^\\.${basename(file, '.css')}(?![a-z0-9])`);
  const others = outerSelectors(read(file))
    .flatMap(split)
    .filter((selector) => !own.test(selector.trim()));
  expect(others).toEqual([]);
});

test.each(SHEETS)('the breakpoints of %s are those of the theme', (file) => {
  const widths = Array.from(read(file).matchAll(/@media[^{;]*\bwidth\b[^{;]*/g), ([rule]) => rule);
  expect(widths.filter((rule) => !rule.includes('--theme(--breakpoint-'))).toEqual([]);
});

test('no class in TSX is important, and none has a breakpoint of its own', () => {
  const classes = SOURCES.flatMap((file) =>
    literals(read(file)).flatMap((text) => text.split(/\s+/).map((name) => `${file} ${name}`)),
  );
  expect(classes.filter((name) => / (?:\S+:)?!-?[a-z][\w-]*-[\w[]\S*$| \S+-\S+!$/.test(name))).toEqual([]);
  expect(classes.filter((name) => / (?:\S+:)?(?:min|max)-\[[^\]]*\]:/.test(name))).toEqual([]);
});

test('each variable that a sheet reads is set, or all of its declaration would be dropped', () => {
  const sheets = SHEETS.map(read).join('\n');
  const sources = globSync('{app,components}/**/*.{ts,tsx}').map(read).join('\n');
  const names = new Set(Array.from(sheets.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name));
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((name) => !sheets.includes(`${name}:`) && !sources.includes(`'${name}'`))).toEqual([]);
});

/** A map opens the entry of a region by pointer, touch and focus alike. */
const HOVERS_EVERYWHERE = ['components/blocks/map/map.css', 'app/utilities.css'];

test.each(SHEETS.filter((file) => !HOVERS_EVERYWHERE.includes(file)))(
  '%s marks nothing as pointed at where no pointer hovers',
  (file) => {
    expect(read(file).match(/:hover\b/g)).toBeNull();
  },
);

test.each(SHEETS)('the heights of %s are those of the window without the bars of a phone', (file) => {
  expect(read(file).match(/\d(?:vh|vb)\b|\bh-screen\b/g)).toBeNull();
});
