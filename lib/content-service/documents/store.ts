import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { dateInIndia } from '#lib/i18n/format.ts';
import { log } from '#lib/observability/log.ts';
import { countFiller } from './counts.ts';
import { withFileSizes } from './file-sizes.ts';
import { fillPlaceholders, isObject, type Json, type JsonObject, valuesNow } from './localize.ts';
import { readTranslations, translate } from './translate.ts';

/** The files are checked for changes at most once in this time, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** No request path reaches the disk: a page is found by its slug in a map. */
export interface Documents {
  /** Changes whenever a file changes. */
  version: string;
  /** `header`, `messages`, `footer`, `home-page`: the files beside `pages/`. */
  named: ReadonlyMap<string, JsonObject>;
  /** The pages by slug. */
  pages: ReadonlyMap<string, JsonObject>;
  /** The documents of the other folders, each by its file name. */
  folders: Readonly<Record<DataFolder, ReadonlyMap<string, JsonObject>>>;
}

/** Changes with a file, and when a day begins in India. */
export function versionToday({ version }: Documents): string {
  return `${version} ${dateInIndia(new Date())}`;
}

/** Values made from one version of the documents that are kept. */
const KEPT: Kept = { max: 100 };

interface Kept {
  max: number;
  /** In milliseconds: what was not asked for in this time is dropped. */
  idle?: number;
}

/**
 * Memoizes values by key until the version changes.
 * @param versionOf `versionToday` for values with relative dates
 * @param kept how many values are kept, and for how long
 */
export function createMemo<Value extends object>(
  documents: () => Documents,
  versionOf = ({ version }: Documents) => version,
  { max, idle }: Kept = KEPT,
) {
  const values = new LRUCache<string, Value>({ max, ...(idle === undefined ? {} : { ttl: idle, updateAgeOnGet: true }) });
  const purge = () => values.purgeStale();
  let timer: NodeJS.Timeout | undefined;
  let version = '';
  return (key: string, make: (documents: Documents) => Value): Value => {
    if (idle !== undefined) {
      purge();
      // The last value is dropped without another question.
      clearTimeout(timer);
      timer = setTimeout(purge, idle + 1).unref();
    }
    const current = documents();
    if (versionOf(current) !== version) {
      values.clear();
      version = versionOf(current);
    }
    const value = values.get(key) ?? make(current);
    values.set(key, value);
    return value;
  };
}

/** Screens, legal pages, the campaign, tabs, lists of records, and translations by language. */
export const DATA_FOLDERS = ['screens', 'legal', 'jcb', 'scan-and-score', 'records', 'translations'] as const;
export type DataFolder = (typeof DATA_FOLDERS)[number];

interface File {
  stamp: string;
  document: JsonObject | undefined;
}

function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => path.join(/* turbopackIgnore: true */ folder, name));
  } catch {
    return [];
  }
}

/** When it cannot be read, half saved for example, the last good version stays, which is logged. */
function readDocument(file: string, before: JsonObject | undefined): JsonObject | undefined {
  try {
    const json: Json = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(json)) return withFileSizes(json);
    log('error', 'content-file-unreadable', { file: path.basename(file), reason: 'not an object' });
  } catch (error) {
    log('error', 'content-file-unreadable', { file: path.basename(file), reason: String(error) });
  }
  return before;
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: -1 };
  return `${mtimeMs}:${size}`;
}

/**
 * Reads the documents on the first call, and again after a change.
 * @param folders each with `header.json` … and `pages/`; later ones replace files of earlier ones
 */
export function createStore(folders: string | readonly string[], product: string) {
  const roots = [folders].flat();
  let files = new Map<string, File>();
  let documents: Documents | undefined;
  let looked = Number.NEGATIVE_INFINITY;

  const read = (): Documents => {
    const found = roots.flatMap((folder) => [
      ...jsonFiles(folder),
      ...['pages', ...DATA_FOLDERS].flatMap((name) => jsonFiles(path.join(/* turbopackIgnore: true */ folder, name))),
    ]);
    const stamps = found.map((file) => [file, stampOf(file)] as const);
    if (documents && stamps.length === files.size && stamps.every(([file, stamp]) => files.get(file)?.stamp === stamp)) {
      return documents;
    }
    const before = files;
    files = new Map(
      stamps.map(([file, stamp]) => {
        const known = before.get(file);
        return [file, known?.stamp === stamp ? known : { stamp, document: readDocument(file, known?.document) }];
      }),
    );
    const named = new Map<string, JsonObject>();
    const inFolder = new Map<string, Map<string, JsonObject>>(['pages', ...DATA_FOLDERS].map((name) => [name, new Map()]));
    const values = valuesNow(product);
    const readFolder = (folder: DataFolder) =>
      new Map(
        [...files].flatMap(([file, { document }]) =>
          document && path.basename(path.dirname(file)) === folder ? [[path.basename(file, '.json'), document] as const] : [],
        ),
      );
    const withCounts = countFiller(readFolder('records'));
    const translations = readTranslations(readFolder('translations'));
    for (const [file, { document: written }] of files) {
      if (!written) continue;
      const document = withCounts(translate(written, translations));
      const name = path.basename(file, '.json');
      if (roots.includes(path.dirname(file))) named.set(name, document);
      else {
        const own = path.basename(path.dirname(file));
        // A generic page has its slug in the document, others in the file name.
        const slug = own === 'pages' && typeof document.slug === 'string' ? document.slug : name;
        inFolder.get(own)?.set(fillPlaceholders(slug, values), document);
      }
    }
    const documentsIn = (name: string) => inFolder.get(name) ?? new Map<string, JsonObject>();
    const inFolders = {
      screens: documentsIn('screens'),
      legal: documentsIn('legal'),
      jcb: documentsIn('jcb'),
      'scan-and-score': documentsIn('scan-and-score'),
      records: documentsIn('records'),
      translations: documentsIn('translations'),
    };
    const version = createHash('sha256').update(JSON.stringify(stamps)).digest('base64url');
    return { version, named, pages: documentsIn('pages'), folders: inFolders };
  };

  return (): Documents => {
    const now = performance.now();
    if (documents && now - looked < LOOK_EVERY_MS) return documents;
    looked = now;
    documents = read();
    return documents;
  };
}
