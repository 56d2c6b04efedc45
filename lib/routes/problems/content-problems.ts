import { pathnameOf } from '#lib/contract/addresses.ts';
import { href, label, richText } from '#lib/contract/atoms.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { inLanguage, languagesIn } from '#lib/contract/problems/by-language.ts';
import type { Problem } from '#lib/contract/problems/problem.ts';
import { placed, shapeOf } from '#lib/contract/problems/problems.ts';
import { stepsOf } from '#lib/contract/problems/schema-parts.ts';
import { valuesIn } from '#lib/contract/problems/values.ts';
import { type Redirect, redirect } from '#lib/contract/records/redirect.ts';
import { referencedModels } from '#lib/contract/references.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { matchRoute } from '../match.ts';
import { isPageAddress } from '../page-address.ts';
import { followRedirects, redirectKey } from '../redirect-records.ts';
import { movedPage } from '../redirects.ts';
import { fillProduct, ROUTES } from '../table.ts';
import { addressOf, type ContentEntry, cityAddress, isReserved, nameOf, pathKey } from './addresses.ts';

/** A problem of an entry with the others. */
export interface EntryProblem<Entry extends ContentEntry> {
  entry: Entry;
  problem: Problem;
}

interface Site {
  /** The product slug. */
  product: string;
  /** An ISO date, in India. */
  today: string;
  /** Whether an address that is no page is a file or a service of the site. */
  isServed: (path: string) => boolean;
}

/** What is known of an entry; its document in English. */
interface Known<Entry extends ContentEntry> {
  entry: Entry;
  document: unknown;
  name: string;
  address: string | undefined;
  links: { link: string; path: Problem['path'] }[];
}

type Path = Problem['path'];
type Report<Entry extends ContentEntry> = (
  known: Known<Entry>,
  code: Problem['code'],
  path: Path,
  parameters: Problem['parameters'],
  level?: Problem['level'],
) => void;

/** The links of a text: itself in a field for links, otherwise those in its markdown. */
function linksIn(schema: unknown, value: string, path: Path): string[] {
  if (schema === href || (schema === label && path.at(-1) === 'link')) return [value];
  if (schema !== richText) return [];
  return [...value.matchAll(/\]\(\s*(\/[^)\s]*)/g)].map(([, link = '']) => link);
}

/** The links of a document with their places, in all its languages. */
function linksOf({ model, document }: ContentEntry): { link: string; path: Path }[] {
  const { schema } = shapeOf(model);
  const languages = languagesIn(document);
  const found = new Map<string, { link: string; path: Path }>();
  for (const language of languages.length > 0 ? languages : [DEFAULT_LOCALE]) {
    for (const { schema: inner, value, path } of valuesIn(schema, inLanguage(document, language))) {
      if (typeof value !== 'string') continue;
      for (const link of linksIn(inner, value, path)) found.set(JSON.stringify([link, path]), { link, path });
    }
  }
  return [...found.values()];
}

/** The entries of each key; entries without one are left out. */
function grouped<Entry extends ContentEntry>(all: readonly Known<Entry>[], keyOf: (known: Known<Entry>) => string | undefined) {
  const groups = Map.groupBy(all, keyOf);
  groups.delete(undefined);
  return groups as ReadonlyMap<string, Known<Entry>[]>;
}

/** Two entries at one address, and entries where the site has something else. */
function slugProblems<Entry extends ContentEntry>(all: readonly Known<Entry>[], product: string, report: Report<Entry>): void {
  const atAddress = grouped(all, ({ address }) => address && pathKey(address, product));
  // Two records of one type with a slug, such as tabs, without a page of their own.
  const inModel = grouped(all, ({ address, document, entry }) => {
    const slug = property(document, 'slug');
    return address === undefined && typeof slug === 'string' ? `${entry.model} ${slug}` : undefined;
  });
  for (const same of [...atAddress.values(), ...inModel.values()]) {
    for (const known of same) {
      const other = same.find((each) => each !== known);
      const address = known.address ?? String(property(known.document, 'slug'));
      if (other) report(known, 'slug-taken', ['slug'], { address, other: other.name });
    }
  }
  for (const known of all) {
    const { address, entry } = known;
    if (address !== undefined && isReserved(entry.model, address, product))
      report(known, 'address-of-screen', ['slug'], { address });
  }
}

/** Redirects that lead nowhere or in a circle, and pages that they hide. */
function redirectProblems<Entry extends ContentEntry>(
  all: readonly Known<Entry>[],
  { product, today }: Site,
  leadsSomewhere: (path: string) => boolean,
  report: Report<Entry>,
): void {
  const records = all.flatMap((known): (Redirect & { known: Known<Entry> })[] => {
    const { data } = redirect.safeParse(known.entry.model === 'redirect' ? known.document : undefined);
    return data ? [{ ...data, known }] : [];
  });
  const { table, loops, repeated } = followRedirects(records, product, today);
  for (const { known, from } of repeated) report(known, 'redirect-twice', ['from'], { from });
  for (const { record, way } of loops) report(record.known, 'redirect-loop', ['to'], { way: way.join(' → ') });
  const pages = new Map(all.flatMap((known) => (known.address ? [[pathKey(known.address, product), known] as const] : [])));
  for (const { known, from, to } of records) {
    const moved = table.get(redirectKey(from));
    if (moved === undefined || repeated.some((record) => record.known === known)) continue;
    const next = table.get(redirectKey(pathnameOf(to)));
    if (next) report(known, 'redirect-chain', ['to'], { to, last: moved.to }, 'warning');
    if (!leadsSomewhere(moved.to)) report(known, 'redirect-target', ['to'], { to: moved.to });
    const hidden = pages.get(pathKey(from, product));
    if (hidden === undefined) continue;
    report(known, 'redirect-hides', ['from'], { from, other: hidden.name }, 'warning');
    report(hidden, 'address-redirected', ['slug'], { address: hidden.address ?? from, to: moved.to });
  }
}

/** Slugs of records that are not there. */
function referenceProblems<Entry extends ContentEntry>(all: readonly Known<Entry>[], report: Report<Entry>): void {
  const slugs = new Map<ModelName, Set<unknown>>();
  for (const { entry, document } of all) {
    const known = slugs.get(entry.model) ?? new Set();
    slugs.set(entry.model, known.add(property(document, 'slug')));
  }
  for (const known of all) {
    const { schema, owner } = shapeOf(known.entry.model);
    for (const { value, path } of valuesIn(schema, known.document)) {
      if (typeof value !== 'string' || !path.some((step) => typeof step === 'string' && /_slugs?$/.test(step))) continue;
      const step = stepsOf(schema, owner, known.document, path).at(-1);
      const models = step && referencedModels(step.owner, step.field);
      // Without any record of these types, that part of the content is not in use.
      const isThere = !models?.some((model) => slugs.has(model)) || models.some((model) => slugs.get(model)?.has(value));
      if (!isThere) report(known, 'dead-reference', path, { value });
    }
  }
}

/** Pages that an editor makes; the site lists records, and the route table has its screens. */
const LINKED_BY_EDITORS: readonly ModelName[] = ['page', 'legal-page', 'campaign-page'];

/** Links that lead nowhere, and pages to which none leads. */
function linkProblems<Entry extends ContentEntry>(
  all: readonly Known<Entry>[],
  product: string,
  leadsSomewhere: (path: string) => boolean,
  report: Report<Entry>,
): void {
  const linked = new Map<string, Set<Known<Entry>>>();
  for (const known of all) {
    for (const { link, path } of known.links) {
      if (!link.startsWith('/') || link.includes('{')) continue;
      const key = pathKey(link, product);
      linked.set(key, (linked.get(key) ?? new Set()).add(known));
      if (!leadsSomewhere(link)) report(known, 'dead-link', path, { address: link });
    }
  }
  const inTable = new Set(ROUTES.map(({ pattern }) => pathKey(fillProduct(pattern, product), product)));
  for (const known of all) {
    const { address, entry } = known;
    if (address === undefined || !LINKED_BY_EDITORS.includes(entry.model)) continue;
    const key = pathKey(address, product);
    const others = [...(linked.get(key) ?? [])].filter((each) => each !== known && each.entry.model !== 'best-bet');
    if (others.length === 0 && !inTable.has(key)) report(known, 'not-linked', ['slug'], { address }, 'warning');
  }
}

/** Problems for which the site does not show the entry, or not every one of two. */
const UNSEEN: ReadonlySet<Problem['code']> = new Set([
  'slug-taken',
  'address-of-screen',
  'address-redirected',
  'redirect-twice',
  'redirect-loop',
]);

/**
 * The problems that entries have with one another: addresses, redirects, links and references.
 * @param entries all published entries of the site; a link to one that is not among them is a problem
 */
export function contentProblems<Entry extends ContentEntry>(entries: readonly Entry[], site: Site): EntryProblem<Entry>[] {
  const { product, isServed } = site;
  const found: EntryProblem<Entry>[] = [];
  const report: Report<Entry> = ({ entry, document }, code, path, parameters, level = 'error') => {
    const dropped = UNSEEN.has(code) ? { dropped: [] } : {};
    const problem = placed(shapeOf(entry.model), document, { code, level, path, parameters, ...dropped });
    found.push({ entry, problem });
  };
  const all = entries.map((entry): Known<Entry> => {
    const document = inLanguage(entry.document, DEFAULT_LOCALE);
    return { entry, document, name: nameOf(entry), address: addressOf({ ...entry, document }, product), links: linksOf(entry) };
  });
  const addresses = new Set(
    all.flatMap(({ entry, document, address = cityAddress({ ...entry, document }) }) =>
      address ? [pathKey(address, product)] : [],
    ),
  );
  const redirected = new Set(
    all.flatMap(({ entry, document }) => {
      const from = entry.model === 'redirect' ? property(document, 'from') : undefined;
      return typeof from === 'string' ? [redirectKey(from)] : [];
    }),
  );
  const leadsSomewhere = (link: string) => {
    const path = pathnameOf(link);
    if (movedPage(path, DEFAULT_LOCALE, product) || redirected.has(redirectKey(path))) return true;
    if (!isPageAddress(path)) return isServed(path);
    const key = pathKey(path, product);
    return addresses.has(key) || matchRoute(key, product)?.route.content.kind === 'own';
  };
  slugProblems(all, product, report);
  redirectProblems(all, site, leadsSomewhere, report);
  referenceProblems(all, report);
  linkProblems(all, product, leadsSomewhere, report);
  return found;
}
