import type { CollectionSlug, Payload } from 'payload';
import { ValidationError } from 'payload';
import type { Texts } from '#lib/cms/labels.ts';
import { cmsModels } from '#lib/cms/models.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { deleteOldSubmissions } from './keep-submissions.ts';
import { open, raise } from './notices.ts';
import { errorsOf } from './problems.ts';

/** How often it is looked for entries whose time has come, in milliseconds. */
const LOOK_MS = 20_000;

interface Scheduled {
  id: string | number;
  updatedAt: string;
  title?: string;
  slug?: string;
}

/** Why an entry was not published, in a language; what is wrong with it is found again, because the error has it in English. */
async function reasonFor(payload: Payload, model: ModelName, id: string, error: unknown, language: keyof Texts): Promise<string> {
  const reasons = error instanceof ValidationError ? await errorsOf(payload, model, id, language) : [];
  return reasons.length > 0 ? reasons.join(' ') : error instanceof Error ? error.message : String(error);
}

const notPublished = {
  en: (title: string, reason: string) =>
    `"${title}" could not be published at its time: ${reason} It keeps its time, and is tried again when it is changed.`,
  hi: (title: string, reason: string) =>
    `"${title}" तय समय पर प्रकाशित नहीं हो सका: ${reason} इसका समय बना रहता है, और बदलाव होने पर फिर कोशिश की जाती है।`,
};

/**
 * Publishes the entries whose time has come. One that cannot be published keeps its time, is tried again after it was changed, and
 * editors have a notice.
 */
export async function publishDue(payload: Payload, now = new Date()): Promise<void> {
  const failed = new Map((await open(payload, 'schedule')).map(({ model, document, details }) => [`${model} ${document}`, details]));
  const where = { publish_at: { less_than_equal: now.toISOString() } };
  for (const { name, isGlobal } of cmsModels()) {
    if (isGlobal) continue;
    const collection = name as CollectionSlug;
    const { docs } = await payload.find({ collection, draft: true, where, depth: 0, pagination: false, overrideAccess: true });
    // Payload's types follow from its configuration, which is made when it starts.
    for (const { id, updatedAt, title, slug } of docs as unknown as Scheduled[]) {
      if ((failed.get(`${name} ${id}`) as { updatedAt?: string } | undefined)?.updatedAt === updatedAt) continue;
      try {
        await payload.update({ collection, id, data: { _status: 'published' } as never, overrideAccess: true });
        payload.logger.info(`${name} "${title ?? slug ?? id}" was published at its time.`);
      } catch (error) {
        const document = String(id);
        const textIn = async (language: keyof Texts) =>
          notPublished[language](title ?? slug ?? document, await reasonFor(payload, name, document, error, language));
        const texts = { en: await textIn('en'), hi: await textIn('hi') };
        await raise(payload, { kind: 'schedule', model: name, document, texts, details: { updatedAt } });
      }
    }
  }
}

/** Looks for entries to publish, and for requests to delete, as long as the server runs. */
export function startSchedule(payload: Payload): void {
  const look = () =>
    Promise.allSettled([publishDue(payload), deleteOldSubmissions(payload)])
      .then((ended) => {
        for (const each of ended) if (each.status === 'rejected') payload.logger.error(each.reason);
      })
      .finally(() => setTimeout(look, LOOK_MS).unref());
  setTimeout(look, LOOK_MS).unref();
}
