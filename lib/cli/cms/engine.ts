import { cmsKinds, cmsModels } from '#lib/cms/models.ts';
import { createService, type Submit } from '#lib/content-service/create-service.ts';
import { withFileSizes } from '#lib/content-service/documents/file-sizes.ts';
import { isObject, type Json, type JsonObject } from '#lib/content-service/documents/localize.ts';
import { DATA_FOLDERS, type Documents } from '#lib/content-service/documents/store.ts';
import { type Entry, MODELS, type Model, type ModelName } from '#lib/contract/models.ts';
import { localizePath, toLocale } from '#lib/i18n/locales.ts';
import { entryAddress } from '#lib/routes/entry-address.ts';
import { createReader } from './convert.ts';

type Status = 'published' | 'draft';
/** Reads the entries of a model in all languages, with their files: all, or the one with an id. */
export type FindAll = (name: ModelName, status: Status, id?: string) => Promise<JsonObject[]>;
/** Documents by their id in the CMS, all languages side by side. */
type Loaded = ReadonlyMap<string, JsonObject>;

interface Options {
  product: string;
  draftToken: string | undefined;
  /** Of the CMS, for its files. */
  origin: string;
  /** Where an entry is edited. */
  editUrl: (name: ModelName, id: string) => string;
  findAll: FindAll;
  /** Stores what forms send. */
  submit: Submit;
}

const STATUSES = ['published', 'draft'] as const;
const NAMES = Object.keys(MODELS) as ModelName[];

/** The contract's routes over the entries of the CMS, read once and again after a change. */
export function createEngine({ product, draftToken, origin, editUrl, findAll, submit }: Options) {
  const fields = new Map(cmsModels().map((model) => [model.name, model.fields]));
  const read = createReader(cmsKinds(), origin);
  const loaded: Record<Status, Map<ModelName, Promise<Loaded>>> = { published: new Map(), draft: new Map() };
  const changed: Record<Status, Map<ModelName, Set<string>>> = { published: new Map(), draft: new Map() };
  /** The documents that are answered, and how many changes there were when their reading began. */
  const current: Record<Status, { documents: Documents; changes: number } | undefined> = {
    published: undefined,
    draft: undefined,
  };
  const changes: Record<Status, number> = { published: 0, draft: 0 };
  let version = 0;

  const load = async (name: ModelName, status: Status, id?: string): Promise<Loaded> => {
    const entries = await findAll(name, status, id);
    return new Map(
      entries.map((entry) => {
        const id = String(entry.id);
        const document = { ...read(entry, fields.get(name) ?? []), updated_at: entry.updatedAt ?? null };
        return [id, status === 'draft' ? { ...document, edit_url: editUrl(name, id) } : document];
      }),
    );
  };

  /** Keeps what is being loaded, unless that fails; a newer load stays. */
  const keep = (name: ModelName, status: Status, documents: Promise<Loaded>): Promise<Loaded> => {
    loaded[status].set(name, documents);
    documents.catch(() => loaded[status].get(name) === documents && loaded[status].delete(name));
    return documents;
  };

  const renewed = async (known: Promise<Loaded>, name: ModelName, status: Status, ids: ReadonlySet<string>): Promise<Loaded> => {
    const [documents, ...renewals] = await Promise.all([known, ...[...ids].map((id) => load(name, status, id))]);
    const found = new Map(renewals.flatMap((entries) => [...entries]));
    const others = [...documents].filter(([id]) => !ids.has(id) || found.has(id));
    return new Map([...others, ...found]);
  };

  const upToDate = (name: ModelName, status: Status): Promise<Loaded> => {
    const known = loaded[status].get(name);
    const ids = changed[status].get(name);
    changed[status].delete(name);
    if (!known) return keep(name, status, load(name, status));
    return ids ? keep(name, status, renewed(known, name, status, ids)) : known;
  };

  const readDocuments = async (status: Status): Promise<void> => {
    if (current[status]?.changes === changes[status]) return;
    const begun = changes[status];
    const found = await Promise.all(
      NAMES.map(async (name) => [name, [...(await upToDate(name, status)).values()].map((each) => withFileSizes(each))] as const),
    );
    const named = new Map<string, JsonObject>();
    const folders = Object.fromEntries(['pages', ...DATA_FOLDERS].map((folder) => [folder, new Map<string, JsonObject>()]));
    for (const [name, documents] of found) {
      const { folder, file }: Model = MODELS[name];
      const [first] = documents;
      if (folder === '' && first) named.set(file, first);
      if (folder === 'records') folders.records?.set(file, { items: documents.toSorted(byPosition).map(withoutPosition) });
      if (folder !== '' && folder !== 'records')
        for (const document of documents) folders[folder]?.set(String(document.slug), document);
    }
    // Another request may have read what is newer.
    if ((current[status]?.changes ?? -1) >= begun) return;
    version += 1;
    // Entries have the shape of the files: both are made from the contract.
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
    return createService({ documents, drafts: documents, submit, product, draftToken });
  }

  return {
    handle: async (request: Request): Promise<Response> => {
      const status = new URL(request.url).searchParams.get('status') === 'draft' ? 'draft' : 'published';
      await readDocuments(status);
      return service[status].handle(request);
    },
    /** Reads all entries, so that the first call need not wait for them. */
    warm: async (): Promise<void> => {
      await Promise.all(STATUSES.map(readDocuments));
    },
    /** The documents of a model as the contract has them, by their id in the CMS. */
    documents: (name: ModelName, status: Status): Promise<Loaded> => upToDate(name, status),
    /** An entry as Payload returns it, in the form of the contract. */
    toContract: (name: ModelName, entry: JsonObject): JsonObject => read(entry, fields.get(name) ?? []),
    /**
     * Forgets a document after a change, all of a model, or everything; it is read again when it is asked for.
     * @param statuses `draft` after a draft was saved
     */
    forget: (name?: ModelName, id?: string, statuses: readonly Status[] = STATUSES): void => {
      for (const status of statuses) {
        changes[status] += 1;
        for (const model of name === undefined ? NAMES : [name]) {
          if (id !== undefined) {
            changed[status].set(model, new Set(changed[status].get(model)).add(id));
          } else {
            loaded[status].delete(model);
            changed[status].delete(model);
          }
        }
      }
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** The path of an entry's page in a language; nothing for an entry without a page of its own. */
export function pageAddress(name: ModelName, entry: Entry, locale: string, product: string): string | undefined {
  const path = entryAddress(name, entry, product);
  return path === undefined ? undefined : localizePath(path === '*' ? '/' : path, toLocale(locale));
}

const positionOf = (document: JsonObject) => Number(document.position ?? Number.MAX_SAFE_INTEGER);
const byPosition = (a: JsonObject, b: JsonObject) => positionOf(a) - positionOf(b);
function withoutPosition(document: JsonObject): Json {
  const { position: _position, ...rest } = document;
  return isObject(rest) ? rest : {};
}
