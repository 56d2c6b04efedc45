import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { ValidationError } from 'payload';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import { languageTimes } from '#lib/cms/languages.ts';
import type { JsonObject } from '#lib/content-service/documents/localize.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { engineOf } from './engine.ts';
import { isRestoring, LANGUAGES, timesOf } from './language-gaps.ts';
import { settle } from './notices.ts';
import { tellProblems } from './problems.ts';
import { entryOf } from './site.ts';
import { type SiteEvent, tellSite } from './tell-site.ts';
import { wholeDocument } from './whole-document.ts';

/** A change is visible to other readers when its transaction has ended; looked for in milliseconds. */
const TRANSACTION_LOOK_MS = 5;
const TRANSACTION_MAX_MS = 30_000;

async function transactionEnded(req: PayloadRequest): Promise<void> {
  const id = await req.transactionID;
  const sessions = (req.payload.db as { sessions?: Record<string, unknown> }).sessions ?? {};
  const end = Date.now() + TRANSACTION_MAX_MS;
  while (id !== undefined && id !== null && sessions[id] !== undefined && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, TRANSACTION_LOOK_MS));
}

/** Runs when the answer is sent and the transaction has ended; an error is logged. */
function afterwards(req: PayloadRequest, act: (payload: Payload) => Promise<unknown>): void {
  const { payload } = req;
  transactionEnded(req)
    .then(() => act(payload))
    .catch((error) => payload.logger.error(error));
}

/** Refuses to publish what the site would drop, each fault at its field. */
async function check(req: PayloadRequest, name: ModelName, document: JsonObject, id: string | number | undefined): Promise<void> {
  const problems = await tellProblems(req.payload, name, document, id === undefined ? undefined : String(id), adminLanguage(req.i18n.language));
  const errors = problems
    .filter(({ level }) => level === 'error')
    .map(({ path, place, message }) => ({ path: path.join('.'), label: place, message }));
  if (errors.length === 0) return;
  throw new ValidationError({ collection: name, errors, req }, req.t);
}

/** Publishing ends the review and the schedule of an entry. */
function published(data: JsonObject): JsonObject {
  return { ...data, review: 'none', publish_at: null };
}

const isPublishing = (data: { _status?: string }, req: PayloadRequest) => data._status === 'published' && !req.context.savesDraft;

/**
 * What is stored of a change: when its languages were written, and for one that is published that it has been reviewed.
 * @param stored the entry before
 * @param id of the entry; nothing for one that is created
 */
async function checked(req: PayloadRequest, name: ModelName, data: JsonObject, stored: unknown, id?: string | number): Promise<JsonObject> {
  if (isRestoring(req) && !isPublishing(data, req)) return data;
  const engine = engineOf(req.payload);
  const document = engine.toContract(name, await wholeDocument(req, name, data, id));
  if (isPublishing(data, req)) await check(req, name, document, id);
  const before = id === undefined ? undefined : (await engine.documents(name, 'draft')).get(String(id));
  const locale = req.locale ?? undefined;
  // Payload replaces the text of the query by a boolean.
  const isByItself = String(req.query.autosave) === 'true';
  const saved = !isByItself && isLocale(locale) ? locale : undefined;
  const times = languageTimes(before, document, timesOf(stored), saved, new Date().toISOString());
  const timed = { ...data, [LANGUAGES]: times };
  return isPublishing(data, req) ? published(timed) : timed;
}

export const checkCollection: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) =>
  checked(req, collection.slug as ModelName, data as JsonObject, originalDoc, originalDoc?.id);

export const checkGlobal: GlobalBeforeChangeHook = ({ global, data, originalDoc, req }) =>
  checked(req, global.slug as ModelName, data, originalDoc, global.slug);

/** Tells the site of an entry at its address, and at the one that it had before. */
async function announce(payload: Payload, event: SiteEvent['event'], name: ModelName, id: string, now: JsonObject): Promise<void> {
  const engine = engineOf(payload);
  const before = (await engine.documents(name, 'published')).get(id);
  engine.forget(name, id);
  if (event !== 'entry.publish' && before === undefined) return;
  const entries = [entryOf(event === 'entry.publish' ? now : before), ...(before ? [entryOf(before)] : [])];
  const distinct = entries.filter((entry, index) => entries.findIndex((other) => JSON.stringify(other) === JSON.stringify(entry)) === index);
  await Promise.all([
    ...distinct.map((entry) => tellSite(payload, { event, model: name, entry })),
    ...(event === 'entry.publish' ? [settle(payload, { kind: 'schedule', model: name, document: id })] : []),
  ]);
}

function changed(req: PayloadRequest, name: ModelName, id: string, doc: JsonObject): void {
  if (req.context.isImport) return;
  if (req.context.savesDraft) engineOf(req.payload).forget(name, id, ['draft']);
  else
    afterwards(req, (payload) =>
      announce(payload, doc._status === 'published' ? 'entry.publish' : 'entry.unpublish', name, id, doc),
    );
}

export const tellOfCollection: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  changed(req, collection.slug as ModelName, String(doc.id), doc);
};
export const tellOfGlobal: GlobalAfterChangeHook = ({ global, doc, req }) => {
  changed(req, global.slug as ModelName, global.slug, doc);
};
export const tellOfDeletion: CollectionAfterDeleteHook = ({ collection, doc, id, req }) => {
  afterwards(req, (payload) => announce(payload, 'entry.delete', collection.slug as ModelName, String(id), doc));
};

/** A file may be in any entry. */
const mediaChanged = (req: PayloadRequest, event: SiteEvent['event']) =>
  afterwards(req, async (payload) => {
    engineOf(payload).forget();
    await tellSite(payload, { event });
  });
export const tellOfMedia: CollectionAfterChangeHook = ({ operation, req }) => {
  // A new file is in no entry yet.
  if (operation === 'update' && !req.context.isImport) mediaChanged(req, 'media.update');
};
export const tellOfMediaDeletion: CollectionAfterDeleteHook = ({ req }) => {
  mediaChanged(req, 'media.delete');
};
