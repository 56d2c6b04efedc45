import type { Payload } from 'payload';
import { createSubmissions } from '#lib/cli/cms/submissions.ts';
import type { Submit } from '#lib/content-service/create-service.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { daysInMs } from '#lib/platform/private-files.ts';
import { sendNotice } from './notices.ts';
import { settings } from './settings.ts';

const collection = 'submissions';

/** Stores what forms send in the database, and sends a notice with the reference. */
export const submitTo = (payload: Payload): Submit =>
  createSubmissions({
    has: async (reference) => {
      const { totalDocs } = await payload.count({ collection, where: { reference: { equals: reference } } });
      return totalDocs > 0;
    },
    count: async () => (await payload.count({ collection })).totalDocs,
    add: async (reference, { consent: _consent, locale = DEFAULT_LOCALE, ...body }) => {
      const data = { ...body, locale, reference, received_at: new Date().toISOString() };
      // Payload's types follow from its configuration, which is made when it starts.
      const { id } = await payload.create({ collection, data: data as never, depth: 0 });
      payload.logger.info(`The request ${reference} was received.`);
      // The visitor does not wait for it.
      const url = `${settings.publicUrl}/admin/collections/${collection}/${id}`;
      void sendNotice(payload, {
        en: `The request ${reference} was received: ${url}`,
        hi: `अनुरोध ${reference} मिला: ${url}`,
      });
    },
  });

/** Deletes requests after SUBMISSION_DAYS. */
export async function deleteOldSubmissions(payload: Payload, now = Date.now()): Promise<void> {
  const { submissionDays } = settings;
  const where = { received_at: { less_than: new Date(now - daysInMs(submissionDays)).toISOString() } };
  const { docs, errors } = await payload.delete({ collection, where, depth: 0 });
  for (const { reference } of docs as unknown as { reference: string }[])
    payload.logger.info(`The request ${reference} was deleted after ${submissionDays} days.`);
  for (const { id } of errors) payload.logger.error(`The request with the id ${id} could not be deleted.`);
}
