import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse } from 'postcss';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const SHEETS = globSync('{app,components}/**/*.css');
const SOURCES = globSync('{app,components}/**/*.tsx').filter((file) => !/\.(?:test|test-helper)\.tsx$/.test(file));

/** What is meant as left or right, whatever the direction of the text. */
const PHYSICAL = new Map<string, { names: readonly string[]; reason: string }>([
  ['components/blocks/map/map.css', { names: ['left', 'rotate-45'], reason: 'places on a picture; a point that hangs down' }],
  ['components/blocks/card-scene/card-scene.css', { names: ['left', '-rotate-5'], reason: 'a drawing; its wide form mirrors' }],
  ['components/blocks/card-scene/full-scene.css', { names: ['inset'], reason: 'a place in a drawing, which mirrors as a whole' }],
  ['components/blocks/banner/banner.css', { names: ['-rotate-4', '-rotate-7'], reason: 'tilted cards' }],
  ['components/blocks/card-families/family.css', { names: ['-rotate-4'], reason: 'tilted cards' }],
  ['components/blocks/card-finder/compare.css', { names: ['rotate-45'], reason: 'a cross made into a plus' }],
  ['components/pdf/pdf.css', { names: ['inset'], reason: 'the middle of a link on the page of a document' }],
]);

/** What depends on the direction and has no logical property; everything else follows `--start`, `--end` and `--flip`. */
const RULES_OF_DIRECTION = new Map([
  ['app/tokens.css', 'the three variables'],
  ['app/base.css', 'line heights of the other direction'],
  ['components/blocks/card-scene/full-scene.css', 'a mirrored thumb lies elsewhere on a card, which is not mirrored'],
]);

const PHYSICAL_PROPERTY =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const PHYSICAL_UTILITY =
  /^-?(?:[pm][lr]|scroll-[pm][lr]|left|right|translate-x|space-x|divide-x|rounded-(?:[lr]|[tb][lr])|border-[lr]|(?:bg-(?:linear|gradient)-to|bg|object|origin|text|float|clear)(?:-\w+)?-(?:left|right|[lr])|text-(?:left|right)|(?:float|clear|object)-(?:left|right)|rotate-(?!180$)\w+|scale-x)(?:-|$)/;

/** The utility of a class, without its variants. */
const utilityOf = (name: string) => name.replace(/^(?:[^[\]:]|\[[^\]]*\])*:/g, '');

/** Whether left and right differ in a value of four parts. */
function isLopsided({ prop, value }: Declaration): boolean {
  if (!/^(?:margin|padding|inset|border-width|border-radius|scroll-margin|scroll-padding)$/.test(prop)) return false;
  const parts = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  if (prop === 'border-radius') return parts.length === 4 && !(parts[0] === parts[1] && parts[2] === parts[3]);
  return parts.length === 4 && parts[1] !== parts[3];
}

function physicalIn(file: string): string[] {
  const found: string[] = [];
  const sheet = parse(read(file));
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (PHYSICAL_PROPERTY.test(prop) || isLopsided(declaration)) found.push(prop);
    if (/^(?:float|clear|text-align|object-position|transform-origin)$/.test(prop) && /\b(?:left|right)\b/.test(value))
      found.push(prop);
    if (!prop.startsWith('--') && /\bto (?:left|right)\b/.test(value)) found.push(`${prop}: gradient`);
    if (/translateX|scaleX/.test(value)) found.push(prop);
  });
  sheet.walkAtRules('apply', ({ params }) => {
    found.push(
      ...params
        .split(/\s+/)
        .map(utilityOf)
        .filter((name) => PHYSICAL_UTILITY.test(name)),
    );
  });
  return [...new Set(found)];
}

test.each(SHEETS)('1 %s names no side of the page but where it is meant', (file) => {
  expect(physicalIn(file).sort()).toEqual([...(PHYSICAL.get(file)?.names ?? [])].sort());
});

test.each(SHEETS)('1 %s has no rule of its own for a direction', (file) => {
  expect(/\[dir|:dir\(/.test(read(file).replace(/\/\*.*?\*\//gs, ''))).toBe(RULES_OF_DIRECTION.has(file));
});

test('1 no class in TSX names a side of the page, or has a variant for a direction', () => {
  const found = SOURCES.flatMap((file) =>
    Array.from(
      read(file).matchAll(/(?:className|Class|class\w*)\s*[=:]\s*(?:"([^"]*)"|\{?`([^`]*)`|\{?'([^']*)')|'([^'\n]*)'/g),
    ).flatMap((match) =>
      (match.slice(1).find((text) => text !== undefined) ?? '')
        .split(/\s+/)
        .filter((name) => /^(?:rtl|ltr):/.test(name) || (name.includes('-') && PHYSICAL_UTILITY.test(utilityOf(name))))
        .map((name) => `${file} ${name}`),
    ),
  );
  expect(found.filter((line) => !ICONS.test(line))).toEqual([]);
});

/** Names of icons, not classes. */
const ICONS = / (?:arrow|chevron)-/;
