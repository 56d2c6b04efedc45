import { CMS_LOCALES, cmsSchemas, uidOf } from '#lib/cms/schemas.ts';
import { createService } from '#lib/content-service/create-service.ts';
import { withFileSizes } from '#lib/content-service/documents/file-sizes.ts';
import { isObject, type Json, type JsonObject } from '#lib/content-service/documents/localize.ts';
import { DATA_FOLDERS, type Documents } from '#lib/content-service/documents/store.ts';
import { type Entry, MODELS, type Model } from '#lib/contract/models.ts';
import { DEFAULT_LOCALE, localizePath, toLocale } from '#lib/i18n/locales.ts';
import { entryAddress } from '#lib/routes/entry-address.ts';
import { fromCms, populateOf } from './convert.ts';
import { mergeLanguages } from './merge-languages.ts';

type Status = 'published' | 'draft';
interface FindOptions {
  locale: string;
  status: Status;
  populate: JsonObject;
  filters?: { documentId: string };
}
/** Reads the entries of a content type in a language: all, or those of one document. */
type FindAll = (uid: string, options: FindOptions) => Promise<JsonObject[]>;
/** Documents by their id in the CMS, all languages side by side. */
type Loaded = ReadonlyMap<string, JsonObject>;

interface Options {
  product: string;
  draftToken: string | undefined;
  origin: string;
  findAll: FindAll;
}

const { contentTypes } = cmsSchemas();
const OTHERS = CMS_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The contract's routes over the entries of a Strapi, read once and again after a change. */
export function createEngine({ product, draftToken, origin, findAll }: Options) {
  const loaded: Record<Status, Map<string, Promise<Loaded>>> = { published: new Map(), draft: new Map() };
  const changed: Record<Status, Map<string, Set<string>>> = { published: new Map(), draft: new Map() };
  /** The documents that are answered, and how many changes there were when their reading began. */
  const current: Record<Status, { documents: Documents; changes: number } | undefined> = {
    published: undefined,
    draft: undefined,
  };
  let changes = 0;
  let version = 0;

  const load = async (name: string, status: Status, documentId?: string): Promise<Loaded> => {
    const attributes = contentTypes.get(name as keyof typeof MODELS)?.attributes ?? {};
    // What is not localized is that of the English entry.
    const localized = Object.fromEntries(
      Object.entries(attributes).filter(([, attribute]) => attribute.pluginOptions.i18n.localized),
    );
    const populate = populateOf(attributes);
    const filters = documentId === undefined ? {} : { filters: { documentId } };
    const inLocale = async (locale: string) => findAll(uidOf(name), { locale, status, populate, ...filters });
    const [english = [], ...translations] = await Promise.all([DEFAULT_LOCALE, ...OTHERS].map(inLocale));
    const documents = english.map((entry): [string, JsonObject] => {
      const document = fromCms(entry, attributes, origin);
      const merged = OTHERS.reduce<JsonObject>((result, locale, index) => {
        const translation = translations[index]?.find(({ documentId }) => documentId === entry.documentId);
        return mergeLanguages(result, translation && fromCms(translation, localized, origin), locale);
      }, document);
      return [String(entry.documentId), withFileSizes({ ...merged, updated_at: entry.updatedAt ?? null })];
    });
    return new Map(documents);
  };

  /** Keeps what is being loaded, unless that fails; a newer load stays. */
  const keep = (name: string, status: Status, documents: Promise<Loaded>): Promise<Loaded> => {
    loaded[status].set(name, documents);
    documents.catch(() => loaded[status].get(name) === documents && loaded[status].delete(name));
    return documents;
  };

  const renewed = async (known: Promise<Loaded>, name: string, status: Status, ids: ReadonlySet<string>): Promise<Loaded> => {
    const [documents, ...read] = await Promise.all([known, ...[...ids].map((id) => load(name, status, id))]);
    const found = new Map(read.flatMap((entries) => [...entries]));
    const others = [...documents].filter(([id]) => !ids.has(id) || found.has(id));
    return new Map([...others, ...found]);
  };

  const upToDate = (name: string, status: Status): Promise<Loaded> => {
    const known = loaded[status].get(name);
    const ids = changed[status].get(name);
    changed[status].delete(name);
    if (!known) return keep(name, status, load(name, status));
    return ids ? keep(name, status, renewed(known, name, status, ids)) : known;
  };

  const readDocuments = async (status: Status): Promise<void> => {
    if (current[status]?.changes === changes) return;
    const begun = changes;
    const found = await Promise.all(
      Object.keys(MODELS).map(async (name) => {
        return [name, [...(await upToDate(name, status)).values()]] as const;
      }),
    );
    const named = new Map<string, JsonObject>();
    const folders = Object.fromEntries(['pages', ...DATA_FOLDERS].map((folder) => [folder, new Map<string, JsonObject>()]));
    for (const [name, documents] of found) {
      const { folder, file }: Model = MODELS[name as keyof typeof MODELS];
      const [first] = documents;
      if (folder === '' && first) named.set(file, first);
      if (folder === 'records') folders.records?.set(file, { items: documents.toSorted(byPosition).map(withoutPosition) });
      if (folder !== '' && folder !== 'records')
        for (const document of documents) folders[folder]?.set(String(document.slug), document);
    }
    // Another request may have read what is newer.
    if ((current[status]?.changes ?? -1) >= begun) return;
    version += 1;
    const documents = { version: `${status} ${version}`, named, pages: folders.pages, folders } as unknown as Documents;
    current[status] = { documents, changes: begun };
  };

  const service = { published: serviceOf('published'), draft: serviceOf('draft') };
  function serviceOf(status: Status) {
    const documents = () => {
      const now = current[status];
      if (!now) throw new Error('The documents are not loaded.');
      return now.documents;
    };
    return createService({ documents, drafts: documents, product, draftToken });
  }

  return {
    handle: async (request: Request): Promise<Response> => {
      const status = new URL(request.url).searchParams.get('status') === 'draft' ? 'draft' : 'published';
      await readDocuments(status);
      return service[status].handle(request);
    },
    /** Reads all entries, so that the first call need not wait for them. */
    warm: async (): Promise<void> => {
      await Promise.all([readDocuments('published'), readDocuments('draft')]);
    },
    /** Forgets a document after a change, all of a content type, or everything; it is read again when it is asked for. */
    forget: (uid?: string, documentId?: string) => {
      const names = Object.keys(MODELS).filter((name) => uid === undefined || uidOf(name) === uid);
      if (names.length === 0) return;
      changes += 1;
      for (const name of names)
        for (const status of ['published', 'draft'] as const) {
          if (documentId !== undefined) {
            changed[status].set(name, new Set(changed[status].get(name)).add(documentId));
          } else {
            loaded[status].delete(name);
            changed[status].delete(name);
          }
        }
    },
  };
}

/** The path of an entry's page in a language; nothing for an entry without a page of its own. */
export function pageAddress(uid: string, entry: Entry, locale: string, product: string): string | undefined {
  const name = Object.keys(MODELS).find((model) => uidOf(model) === uid);
  const path = name === undefined ? undefined : entryAddress(name, entry, product);
  return path === undefined ? undefined : localizePath(path === '*' ? '/' : path, toLocale(locale));
}

const positionOf = (document: JsonObject) => Number(document.position ?? Number.MAX_SAFE_INTEGER);
const byPosition = (a: JsonObject, b: JsonObject) => positionOf(a) - positionOf(b);
function withoutPosition(document: JsonObject): Json {
  const { position: _position, ...rest } = document;
  return isObject(rest) ? rest : {};
}
