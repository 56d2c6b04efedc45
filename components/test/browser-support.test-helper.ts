import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** Names of the compatibility data. */
const BROWSERS = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari' } as const;

/** The oldest version of each browser that `browserslist` of package.json names. */
const BOUND = Object.entries(BROWSERS).map(([listed, browser]) => {
  const versions = browserslist().flatMap((entry) =>
    entry.startsWith(`${listed} `) ? Number.parseFloat(entry.split(' ')[1] ?? '') : [],
  );
  return { browser, version: Math.min(...versions) };
});

const isIn = (statement: SimpleSupportStatement, version: number) =>
  typeof statement.version_added === 'string' &&
  Number.parseFloat(statement.version_added.replace('≤', '')) <= version &&
  statement.version_removed === undefined &&
  statement.flags === undefined &&
  statement.alternative_name === undefined;

/** Whether every browser of the bound has a feature; with `prefix`, one with a prefix counts. */
export function isSupported(compat: CompatStatement, prefix = false): boolean {
  return BOUND.every(({ browser, version }) =>
    [compat.support[browser] ?? []]
      .flat()
      .some((statement) => isIn(statement, version) && (prefix || statement.prefix === undefined)),
  );
}

/** Data by name: `undefined` for a name that is unknown. */
export const compatOf = (parent: Identifier | undefined, name: string): CompatStatement | undefined => parent?.[name]?.__compat;

export { bcd };
