import type { CollectionConfig, Payload, Where } from 'payload';
import { from, SYSTEM } from './roles.ts';
import { settings } from './settings.ts';

export const NOTICES = 'notices';

export interface Notice {
  kind: 'site' | 'schedule';
  message: string;
  model: string;
  document: string;
  /** What is tried again: the event for the site, or when the entry that could not be published was changed. */
  details: object;
}

/** What went wrong without an editor at the screen: shown on the first page of the admin until it is mended. */
export const notices: CollectionConfig = {
  slug: NOTICES,
  labels: { singular: { en: 'Notice', hi: 'सूचना' }, plural: { en: 'Notices', hi: 'सूचनाएँ' } },
  admin: { useAsTitle: 'message', defaultColumns: ['message', 'model', 'createdAt'], group: SYSTEM },
  access: { read: from('editor'), create: () => false, update: () => false, delete: from('administrator') },
  fields: [
    { name: 'message', type: 'text', required: true },
    { name: 'kind', type: 'select', options: ['site', 'schedule'], required: true, index: true },
    { name: 'model', type: 'text' },
    { name: 'document', type: 'text', index: true },
    { name: 'details', type: 'json', admin: { hidden: true } },
  ],
};

/** Tells a chat or an operator, where an address is set. */
export async function sendNotice(payload: Payload, text: string): Promise<void> {
  if (settings.noticeUrl === '') return;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }), signal: AbortSignal.timeout(10_000) };
  await fetch(settings.noticeUrl, init).catch((error) => payload.logger.warn(`The notice could not be sent to NOTICE_WEBHOOK_URL: ${error}`));
}

const sameAs = ({ kind, model, document }: Pick<Notice, 'kind' | 'model' | 'document'>): Where => ({
  and: [{ kind: { equals: kind } }, { model: { equals: model } }, { document: { equals: document } }],
});

/** Keeps a notice, one for each kind and entry, and sends it on when it is new. */
export async function raise(payload: Payload, notice: Notice): Promise<void> {
  payload.logger.error(notice.message);
  const { docs } = await payload.find({ collection: NOTICES, where: sameAs(notice), limit: 1, depth: 0 });
  const data = { ...notice, details: notice.details as never };
  const [known] = docs;
  if (known) {
    await payload.update({ collection: NOTICES, id: known.id, data });
    return;
  }
  await payload.create({ collection: NOTICES, data });
  await sendNotice(payload, notice.message);
}

/** Removes the notice of an entry after it was mended. */
export async function settle(payload: Payload, notice: Pick<Notice, 'kind' | 'model' | 'document'>): Promise<void> {
  await payload.delete({ collection: NOTICES, where: sameAs(notice) });
}

/** All notices of a kind. */
export async function open(payload: Payload, kind: Notice['kind']): Promise<Notice[]> {
  const { docs } = await payload.find({ collection: NOTICES, where: { kind: { equals: kind } }, pagination: false, depth: 0 });
  return docs as unknown as Notice[];
}
