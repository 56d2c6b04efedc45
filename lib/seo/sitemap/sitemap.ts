import { settings } from '#lib/config/settings.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/i18n/locales.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';
import { orRetryLater, streamedResponse, textHeaders } from '#lib/seo/text-response.ts';
import { absoluteUrl } from '../page-address.ts';
import { entriesIn, languagesWith, SITEMAP_KINDS, type SitemapKind } from './kinds.ts';
import { orLastGood } from './last-good.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** `offers.xml` is English; `offers-hi.xml`, and `offers-hi-2.xml`, which is its second part. */
const FILE = /^([a-z]+)(?:-([a-z]{2}))?(?:-([1-9]\d{0,3}))?\.xml$/;

export const SITEMAP_PATH = '/sitemap.xml';

const notFound = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

function filePath(kind: string, locale: Locale, part: number): string {
  const name = [kind, ...(locale === DEFAULT_LOCALE ? [] : [locale]), ...(part === 1 ? [] : [part])].join('-');
  return `/sitemap/${name}.xml`;
}

/** A site that is not indexed has no sitemap. */
async function whenIndexed(file: string, respond: () => Promise<Response>): Promise<Response> {
  return settings.SITE_INDEXED ? orRetryLater(() => orLastGood(file, respond)) : notFound();
}

/** The files of a kind that have entries. @throws {ContentError} */
async function filesOf(name: string, kind: SitemapKind): Promise<string[]> {
  const files: string[] = [];
  const parts = await kind.parts();
  for (let part = 1; part <= parts; part += 1)
    for (const locale of await languagesWith(kind, part)) files.push(filePath(name, locale, part));
  return files;
}

/** The sitemap index, which lists the files of each kind, for each language that has pages of it. */
export function sitemapIndex(): Promise<Response> {
  return whenIndexed('index.xml', async () => {
    const files = await Promise.all([...SITEMAP_KINDS].map(([name, kind]) => filesOf(name, kind)));
    const entries = files
      .flat()
      .map((file) => `<sitemap><loc>${escapeXml(absoluteUrl(file))}</loc></sitemap>\n`)
      .join('');
    return new Response(`${HEAD}<sitemapindex ${NAMESPACE}>\n${entries}</sitemapindex>\n`, {
      headers: textHeaders('application/xml'),
    });
  });
}

async function* urlset(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${first}`;
  yield* others;
  yield '</urlset>\n';
}

/**
 * A sitemap file, streamed.
 * @param file `offers.xml`, `offers-hi.xml` or `offers-hi-2.xml`; others, and those without entries, are 404
 */
export function sitemapFile(file: string): Promise<Response> {
  const [, name = '', code = DEFAULT_LOCALE, number] = FILE.exec(file) ?? [];
  const kind = SITEMAP_KINDS.get(name);
  const part = Number(number ?? 1);
  // Each file has one address.
  if (!kind || !isLocale(code) || filePath(name, code, part) !== `/sitemap/${file}`) return Promise.resolve(notFound());
  return whenIndexed(file, async () => {
    if (part > (await kind.parts())) return notFound();
    const entries = entriesIn(kind, part, code);
    // A failure before the first entry can still be a 503.
    const first = await entries.next();
    return first.done ? notFound() : streamedResponse(urlset(first.value, entries), 'application/xml');
  });
}
