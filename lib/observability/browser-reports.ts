import { z } from 'zod';
import { pathWithoutPersonalData, referrerWithoutPersonalData } from './without-personal-data.ts';

/** Reports of one request that are counted. */
const REPORTS_MAX = 20;
/** In characters. */
const NAME_MAX = 60;

const address = z.string().max(10_000);
/** What `application/csp-report` has; names of the Reporting API differ. */
const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'effective-directive': address.optional(),
    'violated-directive': address.optional(),
    'blocked-uri': address.optional(),
  }),
});
const report = z.object({
  type: z.enum(['csp-violation', 'deprecation', 'intervention', 'crash']),
  url: address,
  body: z
    .object({
      effectiveDirective: address.nullish(),
      blockedURL: address.nullish(),
      sourceFile: address.nullish(),
      id: address.nullish(),
      reason: address.nullish(),
    })
    .nullish(),
});

export interface BrowserMiss {
  what: string;
  /** The path of the page. */
  where: string;
}

const EXTENSION = /^[a-z-]+-extension/;

/** The origin of what was blocked, or a word such as `inline`. */
function blockedSource(blocked: string | null | undefined): string {
  if (!blocked) return '';
  return URL.canParse(blocked) && /^(?:https?|wss?):/.test(blocked) ? new URL(blocked).origin : (blocked.split(':', 1)[0] ?? '');
}

const named = (...words: (string | null | undefined)[]) =>
  words
    .filter(Boolean)
    .join(' ')
    .slice(0, 3 * NAME_MAX);
const short = (text: string | null | undefined) => text?.replace(/[^\w .-]/g, '').slice(0, NAME_MAX);

function missOf(given: unknown): (BrowserMiss & { url: string; isForeign: boolean }) | undefined {
  const old = policyReport.safeParse(given);
  const read = report.safeParse(given);
  const { type, url, body } = read.success
    ? read.data
    : old.success
      ? {
          type: 'csp-violation' as const,
          url: old.data['csp-report']['document-uri'],
          body: {
            effectiveDirective: old.data['csp-report']['effective-directive'] ?? old.data['csp-report']['violated-directive'],
            blockedURL: old.data['csp-report']['blocked-uri'],
          } as NonNullable<z.output<typeof report>['body']>,
        }
      : { type: undefined, url: '', body: undefined };
  if (type === undefined || !URL.canParse(url)) return undefined;
  const isForeign = EXTENSION.test(body?.blockedURL ?? '') || EXTENSION.test(body?.sourceFile ?? '');
  const what =
    type === 'csp-violation'
      ? named(type, short(body?.effectiveDirective), blockedSource(body?.blockedURL))
      : named(type, short(body?.id ?? body?.reason));
  return { what, where: pathWithoutPersonalData(new URL(url).pathname), url, isForeign };
}

/**
 * What browsers report of pages of the site: violations of the policy, deprecations, interventions and crashes. What extensions of a
 * browser do is left out.
 * @param json the body of `application/reports+json` or `application/csp-report`
 * @param hosts host names of the site
 */
export function readBrowserReports(json: unknown, hosts: readonly string[]): BrowserMiss[] {
  return [json]
    .flat()
    .slice(0, REPORTS_MAX)
    .flatMap((given) => {
      const miss = missOf(given);
      const isOwn = miss && !miss.isForeign && referrerWithoutPersonalData(miss.url, hosts)?.startsWith('/');
      return isOwn ? [{ what: miss.what, where: miss.where }] : [];
    });
}
