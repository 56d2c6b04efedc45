import { z } from 'zod';
import { referrerWithoutPersonalData } from './without-personal-data.ts';

/** Reports of one request that are counted. */
const REPORTS_MAX = 20;
/** Longest name of a directive, an origin or a reason, in characters. */
const NAME_MAX = 100;

const text = z.string().max(10_000).nullish();
const modernReport = z
  .object({
    type: z.enum(['csp-violation', 'deprecation', 'intervention', 'crash']),
    url: z.string().max(10_000),
    body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, id: text, reason: text }).nullish(),
  })
  .transform(({ type, url, body }) => ({
    type,
    url,
    subject: body?.effectiveDirective ?? body?.id ?? body?.reason,
    blocked: body?.blockedURL,
    source: body?.sourceFile,
  }));
/** `application/csp-report` */
const policyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string().max(10_000),
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    type: 'csp-violation',
    url: report['document-uri'],
    subject: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    source: report['source-file'],
  }));
const browserReport = z.union([modernReport, policyReport]);

interface BrowserMiss {
  what: string;
  /** The path of the page. */
  where: string;
}

const isOfExtension = (address: string | null | undefined) => /^[a-z-]+-extension/.test(address ?? '');

/** The origin of what was blocked, or a word such as `inline`. */
function blockedSource(blocked: string): string {
  return URL.canParse(blocked) && /^(?:https?|wss?):/.test(blocked) ? new URL(blocked).origin : (blocked.split(':', 1)[0] ?? '');
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
      const { data } = browserReport.safeParse(given);
      if (!data || isOfExtension(data.blocked) || isOfExtension(data.source)) return [];
      const where = referrerWithoutPersonalData(data.url, hosts);
      if (!where?.startsWith('/')) return [];
      const words = [data.type, data.subject ?? '', blockedSource(data.blocked ?? '')];
      const what = words.map((word) => word.replace(/[^\w.:/-]/g, '').slice(0, NAME_MAX)).filter(Boolean);
      return [{ what: what.join(' '), where }];
    });
}
