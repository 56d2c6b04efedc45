import type { PayloadRequest } from 'payload';
import { cmsKinds, cmsModels } from '#lib/cms/models.ts';
import type { CmsField } from '#lib/cms/fields.ts';
import { isObject, type Json, type JsonObject } from '#lib/content-service/documents/localize.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { isGlobal } from './engine.ts';

const KINDS = cmsKinds();
const FIELDS = new Map(cmsModels().map(({ name, fields }) => [name, fields]));

const objectAt = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const rowsAt = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** What is being saved in one language, over what is stored in all. */
function overlay(fields: readonly CmsField[], incoming: JsonObject, stored: JsonObject, locale: string): JsonObject {
  const entries = fields.map((field): [string, Json] => {
    const { name, type, localized } = field;
    const given = incoming[name];
    if (given === undefined) return [name, stored[name] ?? null];
    if (localized) return [name, { ...objectAt(stored[name]), [locale]: given }];
    if (type === 'group') return [name, overlay(field.fields ?? [], objectAt(given), objectAt(stored[name]), locale)];
    if (type !== 'array' && type !== 'blocks') return [name, given];
    const before = rowsAt(stored[name]);
    const rows = rowsAt(given).map((row) => {
      const inside = field.fields ?? field.blocks?.[0]?.fields ?? KINDS.get(String(row.blockType)) ?? [];
      const known = before.find(({ id }) => id === row.id) ?? {};
      return { id: row.id ?? null, blockType: row.blockType ?? null, ...overlay(inside, row, known, locale) };
    });
    return [name, rows];
  });
  return Object.fromEntries(entries);
}

/** The ids of files in a document; a loaded file counts by its id. */
function withFiles(value: Json, files: ReadonlyMap<string, JsonObject>, wanted: Set<string>, key = ''): Json {
  if (key === 'file') {
    const id = String(isObject(value) ? value.id : value);
    wanted.add(id);
    return files.get(id) ?? value;
  }
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files, wanted));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFiles(item, files, wanted, name)]));
}

/**
 * A document as it will be stored: what is being saved in the language of the request, with the other languages and its files.
 * @param id of the entry; nothing for one that is created
 */
export async function wholeDocument(
  req: PayloadRequest,
  name: ModelName,
  incoming: JsonObject,
  id: string | number | undefined,
): Promise<JsonObject> {
  const { locale, transactionID } = req;
  // Not with the request of the change, whose language a read replaces.
  const own = { transactionID } as PayloadRequest;
  const options = { locale: 'all', depth: 0, overrideAccess: true, req: own } as const;
  const read = async (): Promise<JsonObject> => {
    // Payload's types follow from its configuration, which is made when it starts.
    if (isGlobal(name)) return (await req.payload.findGlobal({ slug: name, draft: true, ...options })) as unknown as JsonObject;
    if (id === undefined) return {};
    return (await req.payload.findByID({ collection: name as never, id, draft: true, ...options })) as unknown as JsonObject;
  };
  const document = overlay(FIELDS.get(name) ?? [], incoming, await read(), locale ?? 'en');
  const wanted = new Set<string>();
  withFiles(document, new Map(), wanted);
  const { docs } =
    wanted.size === 0
      ? { docs: [] }
      : await req.payload.find({ collection: 'media', where: { id: { in: [...wanted] } }, pagination: false, ...options });
  return withFiles(document, new Map(docs.map((file) => [String(file.id), file as unknown as JsonObject])), wanted) as JsonObject;
}
