import { globSync, readFileSync } from 'node:fs';
import type { Identifier } from '@mdn/browser-compat-data';
import { type AtRule, type Declaration, type Node, parse } from 'postcss';
import { bcd, compatOf, isSupported } from './browser-support.test-helper.ts';
import { FINER_CSS } from './finer-css.ts';

const { properties, selectors, types, 'at-rules': atRules } = bcd.css;

/** Functions and units of values, by name. */
const VALUES = new Map<string, boolean>();
function collect(parent: Identifier) {
  for (const [name, child] of Object.entries(parent as Record<string, Identifier>)) {
    if (name === '__compat') continue;
    if (child.__compat) VALUES.set(name, isSupported(child.__compat));
    collect(child);
  }
}
collect(types ?? {});
const DYNAMIC_UNITS = compatOf(types?.length, 'viewport_percentage_units_dynamic');

/** What a declaration needs that a browser of the bound lacks. */
function lackingOfDeclaration({ prop, value, parent }: Declaration): string[] {
  if (prop.startsWith('--') || prop.startsWith('-')) return [];
  const compat = compatOf(properties, prop);
  const hasPrefixed = parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;
  if (compat && !isSupported(compat, hasPrefixed)) return [prop];
  const lacking: string[] = [];
  for (const [, name = '', open] of value
    .replace(/url\([^)]*\)|"[^"]*"|var\(--[\w-]+/g, '')
    .matchAll(/(?<![\w-])([a-z][a-z-]*)(\()?/g)) {
    const keyword = hasPrefixed ? undefined : compatOf(properties?.[prop], name);
    if (open ? VALUES.get(name) === false : keyword && !isSupported(keyword, true))
      lacking.push(open ? `${name}()` : `${prop}: ${name}`);
  }
  if (/\d[sld]v[hwib]\b/.test(value) && DYNAMIC_UNITS && !isSupported(DYNAMIC_UNITS)) lacking.push('dvh');
  if (/linear-gradient\((?:[^,() ]|\([^()]*\))+\)/.test(value)) lacking.push('gradient of one stop');
  return lacking;
}

function lackingOf(node: Node): string[] {
  if (node.type === 'decl') return lackingOfDeclaration(node as Declaration);
  if (node.type === 'rule')
    return Array.from((node as Node & { selector: string }).selector.matchAll(/::?([a-z][a-z-]*)/g), ([sign, name = '']) => {
      const compat = compatOf(selectors, name);
      return compat && !isSupported(compat) ? [sign] : [];
    }).flat();
  if (node.type === 'atrule') {
    const { name, params } = node as AtRule;
    const compat = compatOf(atRules, name);
    if (compat && !isSupported(compat)) return [`@${name}`];
    if (name === 'media')
      return Array.from(params.matchAll(/\(([a-z-]+)/g), ([, feature = '']) => {
        const media = compatOf(atRules?.media, feature);
        return media && !isSupported(media) ? [`@media (${feature})`] : [];
      }).flat();
  }
  return [];
}

/** Whether a rule applies only where a browser has said that it can do what is in it. */
function isTested(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports' && !(at as AtRule).params.startsWith('not')) return true;
  return false;
}

/** Whether another declaration of the property is there for browsers that skip this one. */
const hasFallback = (node: Node) =>
  node.type === 'decl' &&
  (node.parent?.some((other) => other !== node && other.type === 'decl' && other.prop === (node as Declaration).prop) ?? false);

const placeOf = (node: Node) => {
  const rule = node.type === 'rule' ? node : node.parent;
  return rule?.type === 'rule' ? (rule as Node & { selector: string }).selector : '';
};

/** What a style sheet needs, with the selector of its rule. */
function needs(css: string): [string, string][] {
  const found: [string, string][] = [];
  parse(css).walk((node) => {
    if (!isTested(node) && !hasFallback(node)) for (const name of lackingOf(node)) found.push([name, placeOf(node)]);
  });
  return found;
}

/** Without what is finer only. */
const missing = (css: string) =>
  needs(css).filter(([name, place]) => !FINER_CSS.some(([features, places]) => features.includes(name) && places.test(place)));

const SHEETS = globSync('.next/static/chunks/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((css) => css.includes('.plus-minus') || css.includes('.pdf-pager'));

test('the style sheets of the build need nothing that a browser of the bound lacks, but what is finer only', () => {
  expect(SHEETS.length).toBeGreaterThan(0);
  expect(new Set(SHEETS.flatMap(missing).map(([name, place]) => `${name} in ${place}`))).toEqual(new Set());
});

test.each([
  ['a property', '.a{anchor-name:--a}', 'anchor-name'],
  ['a keyword', '.a{width:stretch}', 'width: stretch'],
  ['a function', '.a{top:anchor(bottom)}', 'anchor()'],
  ['a selector', '.new:has(b){color:red}', ':has'],
  ['an at-rule', '@scope (.a){b{color:red}}', '@scope'],
  ['a media feature', '@media (scripting:none){.new{color:red}}', '@media (scripting)'],
  ['a property that needs its prefix', '.a{mask:none}', 'mask'],
  ['a gradient of one stop', '.a{background:linear-gradient(currentColor)}', 'gradient of one stop'],
])('%s beyond the bound is found', (_, css, name) => {
  expect(needs(css).map(([found]) => found)).toContain(name);
});

test('what is tested, has a fallback or its prefix is not', () => {
  expect(needs('@supports (anchor-name:--a){.a{anchor-name:--a}}')).toEqual([]);
  expect(needs('.a{color:red;color:light-dark(red,blue)}')).toEqual([]);
  expect(needs('.a{-webkit-mask:none;mask:none}')).toEqual([]);
});

test('nothing is excused that is not there', () => {
  const found = SHEETS.flatMap(needs);
  const idle = FINER_CSS.flatMap(([features, places]) =>
    features.filter((name) => !found.some(([feature, place]) => feature === name && places.test(place))),
  );
  expect(idle).toEqual([]);
});
