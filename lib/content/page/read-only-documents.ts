import pLimit from 'p-limit';
import { settings } from '#lib/config/settings.ts';
import type { Block } from '#lib/contract/blocks/block.ts';
import type { Page } from '#lib/contract/documents.ts';
import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { documentAddress } from '#lib/routes/document-address.ts';
import { mediaUrl } from '../media-url.ts';
import { allPages } from '../read/all-pages.ts';
import { cached } from '../read/cache.ts';
import { optionalSection } from '../read/optional-section.ts';
import { valueOrThrow } from '../read/read.ts';
import { EVERYTHING } from '../read/tags.ts';
import { documentPaths } from './document-paths.ts';
import { getPageDocument } from './page.ts';

/** Pages of the content service that are read at the same time. */
const CONCURRENCY = 8;

/** The addresses of the read-only PDFs to which a part of the content links. */
export function readOnlyLinks(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const link = property(content, 'button_link');
  const own =
    property(content, 'read_only_pdf') === true && typeof link === 'string' ? documentAddress(mediaUrl(link)) : undefined;
  return [...(own === undefined ? [] : [own]), ...Object.values(content).flatMap(readOnlyLinks)];
}

/** Of a content service that lists them; `undefined` for one that does not. @throws {ContentError} */
async function listedLinks(): Promise<string[] | undefined> {
  let links: string[] | undefined;
  const whole = { memoryOnly: true, isWhole: true };
  for await (const documents of allPages(ENDPOINTS.readOnlyDocuments, {}, DEFAULT_LOCALE, whole)) {
    const files = documents.map(({ link }) => documentAddress(mediaUrl(link))).filter((file) => file !== undefined);
    links = [...(links ?? []), ...files];
  }
  return links;
}

/** The languages in which a page is written; all when it does not say so. */
function otherLanguages(page: Page | undefined): readonly Locale[] {
  if (page === undefined) return [];
  const { locales = LOCALES } = page;
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE && locales.includes(locale));
}

/** Reads a page in the languages in which it is written. @throws {ContentError} */
async function linksOfPage(path: string): Promise<string[]> {
  const first = valueOrThrow(await getPageDocument(path, DEFAULT_LOCALE));
  const links = readOnlyLinks(first);
  for (const locale of otherLanguages(first)) links.push(...readOnlyLinks(valueOrThrow(await getPageDocument(path, locale))));
  return links;
}

/** @throws {ContentError} */
async function linksOfPages(): Promise<string[]> {
  const limit = pLimit(CONCURRENCY);
  const links = await Promise.all((await documentPaths()).map((path) => limit(() => linksOfPage(path))));
  return links.flat();
}

function readOnlyDocuments(): Promise<string[]> {
  return cached(['read-only-documents', settings.PRODUCT_SLUG], [EVERYTHING], async () => [
    ...new Set((await listedLinks()) ?? (await linksOfPages())),
  ]);
}

/**
 * Whether a page marks a PDF as read-only; while content cannot be read, every PDF is.
 * @param file its checked address
 */
export async function isReadOnlyDocument(file: string): Promise<boolean> {
  const files = await optionalSection(readOnlyDocuments());
  return files === undefined || files.includes(file);
}

const hasDownload = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  (property(content, 'button_type') === 'download' || Object.values(content).some(hasDownload));

function marked(content: unknown, isReadOnly: (file: string) => boolean): unknown {
  if (Array.isArray(content)) return content.map((item) => marked(item, isReadOnly));
  if (typeof content !== 'object' || content === null) return content;
  const link = property(content, 'button_type') === 'download' ? property(content, 'button_link') : undefined;
  const file = typeof link === 'string' ? documentAddress(mediaUrl(link)) : undefined;
  if (file !== undefined && isReadOnly(file)) return { ...content, read_only_pdf: true };
  return Object.fromEntries(Object.entries(content).map(([name, item]) => [name, marked(item, isReadOnly)]));
}

/** Blocks whose buttons do not download what any page marks as read-only. */
export async function withoutReadOnlyDownloads(blocks: readonly Block[]): Promise<Block[]> {
  if (!hasDownload(blocks)) return [...blocks];
  const files = await optionalSection(readOnlyDocuments());
  return blocks.map((block) => marked(block, (file) => files?.includes(file) ?? true) as Block);
}
