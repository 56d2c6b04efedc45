import type { CollectionConfig, Payload, Where } from 'payload';
import type { Texts } from '#lib/cms/labels.ts';
import { from, SYSTEM } from './roles.ts';
import { settings } from './settings.ts';

const NOTICES = 'notices';

export interface Notice {
  kind: 'site' | 'schedule';
  /** In each language of the admin. */
  texts: Texts;
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
    { name: 'texts', type: 'json', admin: { hidden: true } },
    { name: 'kind', type: 'select', options: ['site', 'schedule'], required: true, index: true },
    { name: 'model', type: 'text' },
    { name: 'document', type: 'text', index: true },
    { name: 'details', type: 'json', admin: { hidden: true } },
  ],
};

/** Tells a chat or an operator in NOTICE_LANGUAGE, where an address is set. */
export async function sendNotice(payload: Payload, texts: Texts): Promise<void> {
  if (settings.noticeUrl === '') return;
  const body = JSON.stringify({ text: texts[settings.noticeLanguage] });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: AbortSignal.timeout(10_000) };
  await fetch(settings.noticeUrl, init).catch((error) => payload.logger.warn(`The notice could not be sent to NOTICE_WEBHOOK_URL: ${error}`));
}

const sameAs = ({ kind, model, document }: Pick<Notice, 'kind' | 'model' | 'document'>): Where => ({
  and: [{ kind: { equals: kind } }, { model: { equals: model } }, { document: { equals: document } }],
});

/** Keeps a notice, one for each kind and entry, and sends it on when it is new. */
export async function raise(payload: Payload, notice: Notice): Promise<void> {
  payload.logger.error(notice.texts.en);
  const { docs } = await payload.find({ collection: NOTICES, where: sameAs(notice), limit: 1, depth: 0 });
  // Payload's types follow from its configuration, which is made when it starts.
  const data = { ...notice, message: notice.texts[settings.noticeLanguage], details: notice.details as never };
  const [known] = docs;
  if (known) {
    await payload.update({ collection: NOTICES, id: known.id, data });
    return;
  }
  await payload.create({ collection: NOTICES, data });
  await sendNotice(payload, notice.texts);
}

/** Removes the notice of an entry after it was mended. */
export async function settle(payload: Payload, notice: Pick<Notice, 'kind' | 'model' | 'document'>): Promise<void> {
  await payload.delete({ collection: NOTICES, where: sameAs(notice) });
}

/** All notices of a kind, the newest first. */
export async function open(payload: Payload, kind: Notice['kind']): Promise<Notice[]> {
  const where = { kind: { equals: kind } };
  const { docs } = await payload.find({ collection: NOTICES, where, pagination: false, depth: 0, sort: '-updatedAt' });
  // One that an earlier version has kept has no text in Hindi.
  return (docs as unknown as (Notice & { message: string })[]).map(({ message, ...notice }) => ({
    ...notice,
    texts: notice.texts ?? { en: message, hi: message },
  }));
}
