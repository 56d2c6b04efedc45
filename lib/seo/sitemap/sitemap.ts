import { settings } from '#lib/config/settings.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/i18n/locales.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';
import { orRetryLater, streamedResponse, textHeaders } from '#lib/seo/text-response.ts';
import { absoluteUrl } from '../page-address.ts';
import { entriesIn, languagesWith, SITEMAP_KINDS } from './kinds.ts';
import { orLastGood } from './last-good.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** `offers.xml` is English; `offers-hi.xml`, and `offers-hi-2.xml`, which is its second part. */
const FILE = /^([a-z]+)(?:-([a-z]{2}))?(?:-([1-9]\d{0,3}))?\.xml$/;

export const SITEMAP_PATH = '/sitemap.xml';

const notFound = () => new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

function filePath(kind: string, locale: Locale, part: number): string {
  const name = [kind, ...(locale === DEFAULT_LOCALE ? [] : [locale]), ...(part === 1 ? [] : [part])].join('-');
  return `/sitemap/${name}.xml`;
}

/** A site that is not indexed has no sitemap. */
async function whenIndexed(file: string, respond: () => Promise<Response>): Promise<Response> {
  return settings.SITE_INDEXED ? orRetryLater(() => orLastGood(file, respond)) : notFound();
}

/** The sitemap index, which lists the files of each kind, for each language that has pages of it. */
export function sitemapIndex(): Promise<Response> {
  return whenIndexed('index.xml', async () => {
    const kinds = await Promise.all(
      [...SITEMAP_KINDS].map(async ([name, kind]) => ({
        name,
        parts: await kind.parts(),
        languages: await languagesWith(kind),
      })),
    );
    const files = kinds.flatMap(({ name, parts, languages }) =>
      languages.flatMap((locale) => Array.from({ length: parts }, (_, index) => filePath(name, locale, index + 1))),
    );
    const entries = files.map((file) => `<sitemap><loc>${escapeXml(absoluteUrl(file))}</loc></sitemap>\n`).join('');
    return new Response(`${HEAD}<sitemapindex ${NAMESPACE}>\n${entries}</sitemapindex>\n`, {
      headers: textHeaders('application/xml'),
    });
  });
}

/** Begins when the first entry is read, so that an earlier failure can be a 503. */
async function* urlset(entries: AsyncGenerator<string>): AsyncGenerator<string> {
  const first = await entries.next();
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${first.done ? '' : first.value}`;
  if (!first.done) yield* entries;
  yield '</urlset>\n';
}

/**
 * A sitemap file, streamed.
 * @param file `offers.xml`, `offers-hi.xml` or `offers-hi-2.xml`; others are 404
 */
export function sitemapFile(file: string): Promise<Response> {
  const [, name = '', code = DEFAULT_LOCALE, number] = FILE.exec(file) ?? [];
  const kind = SITEMAP_KINDS.get(name);
  const part = Number(number ?? 1);
  // Each file has one address.
  if (!kind || !isLocale(code) || filePath(name, code, part) !== `/sitemap/${file}`) return Promise.resolve(notFound());
  return whenIndexed(file, async () => {
    if (part > (await kind.parts())) return notFound();
    return streamedResponse(urlset(entriesIn(kind, part, code)), 'application/xml');
  });
}
