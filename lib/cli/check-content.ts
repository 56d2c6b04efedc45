/**
 * `npm run check-content -- https://content.example.in [--strict] [--json] [--all]`: whether the site can run on a content service,
 * and what of its content would be lost. Without an address the embedded service is checked. Ends with 1 when the site could not run,
 * with `--strict` also when it would leave something out.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '#lib/config/settings.ts';
import type { Transport } from '#lib/content/client/adapters/adapter.ts';
import { LIMITS } from '#lib/content/client/limits.ts';
import { CONTENT_ADDRESS, contentTransport } from '#lib/content/client/transport.ts';
import { checkContent, passes } from './check-content/check.ts';
import { embeddedEntries } from './check-content/entries.ts';
import { printedLanguages } from './check-content/languages.ts';

/** Problems of one kind that are printed without `--all`. */
const PRINTED_MAX = 12;

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [given] = positionals;
const isEmbedded = !given && settings.CONTENT_BASE_URL === undefined;
const overHttp: Transport = (request) => fetch(request, { redirect: 'manual' });

const { endpoints, problems, languages, fits } = await checkContent({
  transport: given ? overHttp : contentTransport,
  address: given?.replace(/\/+$/, '') ?? CONTENT_ADDRESS,
  product: settings.PRODUCT_SLUG,
  token: settings.CONTENT_TOKEN,
  limits: LIMITS,
  ...(isEmbedded && { isEmbedded, entries: embeddedEntries(resolve(settings.CONTENT_FOLDER), settings.PRODUCT_SLUG) }),
});
const hasPassed = passes({ fits, problems }, values.strict);

if (values.json) {
  console.log(
    JSON.stringify({ fits, endpoints: Object.fromEntries(endpoints), problems, languages: printedLanguages(languages) }, null, 2),
  );
} else {
  const rows = [...endpoints].map(([endpoint, report]) => ({ endpoint, ...report }));
  console.table(Object.fromEntries(rows.map(({ endpoint, ...report }) => [endpoint, report])));
  console.log('\nlanguages: what is not whole in each');
  console.table(printedLanguages(languages));
  for (const [kind, found] of Map.groupBy(problems, (problem) => problem.kind)) {
    console.log(`\n${kind}: ${found.length}`);
    for (const { source, pointer, reason, languages: only } of found.slice(0, values.all ? undefined : PRINTED_MAX))
      console.log(`  ${source}${pointer && `#${pointer}`}  ${reason}${only ? ` (${only.join(', ')})` : ''}`);
    if (!values.all && found.length > PRINTED_MAX) console.log(`  … ${found.length - PRINTED_MAX} more with --all`);
  }
  console.log(fits ? '\nThe site can run on this content service.' : '\nThe site cannot run on this content service.');
  if (fits && !hasPassed) console.log('It would leave out what is listed under “dropped”.');
}
if (!hasPassed) process.exitCode = 1;
