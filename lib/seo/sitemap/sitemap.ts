import { settings } from '#lib/config/settings.ts';
import { absolute } from '../page-address.ts';
import { escapeXml, machineHeaders, orLater, streamed } from '../xml.ts';
import { SITEMAP_KINDS } from './kinds.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const FILE = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/;

/** The path of the sitemap. */
export const SITEMAP_PATH = '/sitemap.xml';

const notFound = () => new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

function fileName(kind: string, part: number): string {
  return part === 1 ? `/sitemap/${kind}.xml` : `/sitemap/${kind}-${part}.xml`;
}

/** An answer; a site that is not indexed has no sitemap at all. */
async function answering(answer: () => Promise<Response>): Promise<Response> {
  return settings.SITE_INDEXED ? orLater(answer) : notFound();
}

/** The index of the sitemap: one file a kind of address, more where there are too many for one. */
export function sitemapIndex(): Promise<Response> {
  return answering(async () => {
    const kinds = await Promise.all([...SITEMAP_KINDS].map(async ([name, kind]) => ({ name, parts: await kind.parts() })));
    const files = kinds.flatMap(({ name, parts }) => Array.from({ length: parts }, (_, index) => fileName(name, index + 1)));
    const inside = files.map((file) => `<sitemap><loc>${escapeXml(absolute(file))}</loc></sitemap>\n`).join('');
    return new Response(`${HEAD}<sitemapindex ${NAMESPACE}>\n${inside}</sitemapindex>\n`, {
      headers: machineHeaders('application/xml'),
    });
  });
}

async function* urlset(entries: AsyncGenerator<string>): AsyncGenerator<string> {
  const first = await entries.next();
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${first.done ? '' : first.value}`;
  if (!first.done) yield* entries;
  yield '</urlset>\n';
}

/**
 * One file of the sitemap, made while it is sent.
 * @param file its name, `offers.xml` or `offers-2.xml`; one that the index does not have is a 404
 */
export function sitemapFile(file: string): Promise<Response> {
  return answering(async () => {
    const [, name = '', number] = FILE.exec(file) ?? [];
    const kind = SITEMAP_KINDS.get(name);
    const part = Number(number ?? 1);
    if (!kind || number === '1' || part > (await kind.parts())) return notFound();
    return streamed(urlset(kind.entries(part)), 'application/xml');
  });
}
