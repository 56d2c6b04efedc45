import type { PayloadHandler } from 'payload';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import { toCsv } from '#lib/platform/csv.ts';
import { NOTE, SENT, STATUS } from './submission-fields.ts';

const COLUMNS = [STATUS, ...SENT, NOTE];

/** `GET /submissions/export`: all requests as CSV, the newest first, with the words of the admin's language. */
export const exportSubmissions: PayloadHandler = async (req) => {
  const options = { collection: 'submissions', depth: 0, pagination: false, sort: '-received_at' } as const;
  const { docs } = await req.payload.find({ ...options, overrideAccess: false, req });
  const language = adminLanguage(req.i18n.language);
  const statuses = new Map(STATUS.options.map(({ value, label }) => [value, label[language]]));
  // Payload's types follow from its configuration, which is made when it starts.
  const rows = (docs as unknown as Record<string, string | null>[]).map((row) =>
    COLUMNS.map(({ name }) => (name === STATUS.name ? statuses.get(String(row[name])) : row[name]) ?? ''),
  );
  return new Response(toCsv([COLUMNS.map(({ label }) => label[language]), ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="requests-${dateInIndia(new Date())}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
};
