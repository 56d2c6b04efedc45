import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseSync } from '@swc/core';
import { PAGE_SCRIPT } from '#lib/browser/page-script.ts';
import { BOOT_SCRIPT } from '#lib/config/boot-script.ts';
import { HYDRATION_SCRIPT } from '#lib/next-internals/hydration-script.ts';
import { bcd, isSupported } from './browser-support.test-helper.ts';

/** Interfaces of the browser and of the language, by name. */
const INTERFACES: Record<string, Identifier> = { ...bcd.javascript.builtins, ...bcd.api };

/** Whether any interface has a member of this name that each browser of the bound has. */
const MEMBERS = new Map<string, boolean>();
for (const members of Object.values(INTERFACES))
  for (const [name, { __compat }] of Object.entries(members) as [string, { __compat?: CompatStatement }][]) {
    const member = name.replace(/_(?:static|event)$/, '');
    if (name !== '__compat' && __compat) MEMBERS.set(member, MEMBERS.get(member) || isSupported(__compat, true));
  }

const memberOf = (object: string, name: string) => {
  const members = INTERFACES[object];
  return members?.[`${name}_static`]?.__compat ?? members?.[name]?.__compat;
};

interface Parsed {
  type?: string;
  value?: unknown;
  object?: Parsed;
  property?: Parsed;
  callee?: Parsed;
}

/** Methods that are called, and constructors, that a browser of the bound lacks. */
function needs(source: string): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee } = node as Parsed;
    if (type === 'CallExpression' && callee?.type === 'MemberExpression' && callee.property?.type === 'Identifier') {
      const name = String(callee.property.value);
      const owner = callee.object?.type === 'Identifier' ? String(callee.object.value) : '';
      const exact = memberOf(owner, name);
      if (exact ? !isSupported(exact, true) : MEMBERS.get(name) === false) found.add(exact ? `${owner}.${name}` : name);
    }
    if (type === 'NewExpression' && callee?.type === 'Identifier') {
      const compat = INTERFACES[String(callee.value)]?.__compat;
      if (compat && !isSupported(compat, true)) found.add(`new ${String(callee.value)}`);
    }
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }));
  return [...found];
}

/** Methods of our own objects, of the viewer and of its event bus, named as new ones of the browser. */
const OWN = new Set(['destroy', 'dispatch', 'isActive', 'retry']);
/** Of Next's own polyfills. */
const POLYFILLED = new Set(['URL.canParse']);
/** Each is asked for before it is used. */
const TESTED: Record<string, readonly string[]> = {
  'components/share/share-button.client.tsx': ['share'],
  'lib/pdf/notes/bytes.ts': ['new CompressionStream'],
  'page script': ['hidePopover', 'showPopover'],
};

/** What a module imports, types left out. */
function importsOf(source: string): string[] {
  const withoutTypes = source.replace(/^(?:import|export) type\b[^;]*;/gm, '');
  return Array.from(withoutTypes.matchAll(/(?:\bfrom |\bimport\(|^import )'([#.][^']+\.tsx?)'/gm), ([, address = '']) => address);
}

/** A module and what it imports, up to what runs on the server. */
function addModule(file: string, seen: Map<string, string>): void {
  // `package.json` names another file for the browser, a client component, which is read anyway.
  if (seen.has(file) || !existsSync(file)) return;
  const source = readFileSync(file, 'utf8');
  if (source.startsWith("'use server'")) return;
  seen.set(file, source);
  for (const address of importsOf(source))
    addModule(address.startsWith('#') ? address.slice(1) : join(dirname(file), address), seen);
}

const MODULES = new Map<string, string>();
// Editors have the browsers that the admin of the CMS asks for.
const isForVisitors = (file: string) => !file.startsWith('lib/cms/');
for (const file of globSync('{app,components,lib}/**/*.client.{ts,tsx}').filter(isForVisitors)) addModule(file, MODULES);
const SOURCES: [file: string, source: string][] = [
  ...MODULES,
  ['page script', PAGE_SCRIPT],
  ['boot script', BOOT_SCRIPT],
  ['hydration script', HYDRATION_SCRIPT],
];

test('the modules of the browser are followed', () => {
  expect([...MODULES.keys()]).toEqual(
    expect.arrayContaining(['components/ui/carousel-scrolling.ts', 'components/pdf/engine.ts']),
  );
});

test('no script for browsers needs what a browser of the bound lacks, but what it asks for first', () => {
  const needed = SOURCES.map(
    ([file, source]) => [file, needs(source).filter((name) => !OWN.has(name) && !POLYFILLED.has(name))] as const,
  );
  expect(Object.fromEntries(needed.filter(([, found]) => found.length > 0))).toEqual(TESTED);
});

test.each([
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['Object.groupBy([], String)', 'Object.groupBy'],
  ['element.showPopover()', 'showPopover'],
  ['[1].toSorted()', 'toSorted'],
  ['new CloseWatcher()', 'new CloseWatcher'],
])('%s is found', (source, name) => {
  expect(needs(source)).toEqual([name]);
});

test('what every browser of the bound has is not', () => {
  expect(needs('new AbortController().signal; Promise.any([]); [1].at(0); document.querySelector("a")?.closest("b")')).toEqual(
    [],
  );
});
