import type { CollectionSlug, Payload } from 'payload';
import { ValidationError } from 'payload';
import { cmsModels } from '#lib/cms/models.ts';
import { deleteOldSubmissions } from './keep-submissions.ts';
import { open, raise } from './notices.ts';

/** How often it is looked for entries whose time has come, in milliseconds. */
const LOOK_MS = 20_000;

interface Scheduled {
  id: string | number;
  updatedAt: string;
  title?: string;
  slug?: string;
}

function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) return error.data.errors.map(({ label, message }) => `${label}: ${message}`).join(' ');
  return error instanceof Error ? error.message : String(error);
}

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
    for (const { id, updatedAt, title, slug } of docs as unknown as Scheduled[]) {
      if ((failed.get(`${name} ${id}`) as { updatedAt?: string } | undefined)?.updatedAt === updatedAt) continue;
      try {
        await payload.update({ collection, id, data: { _status: 'published' } as never, overrideAccess: true });
        payload.logger.info(`${name} "${title ?? slug ?? id}" was published at its time.`);
      } catch (error) {
        const message = `"${title ?? slug ?? id}" could not be published at its time: ${reasonOf(error)} It keeps its time, and is tried again when it is changed.`;
        await raise(payload, { kind: 'schedule', model: name, document: String(id), message, details: { updatedAt } });
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
