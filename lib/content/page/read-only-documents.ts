import { settings } from '#lib/config/settings.ts';
import type { Block } from '#lib/contract/blocks/block.ts';
import { LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { documentAddress } from '#lib/routes/document-address.ts';
import { mediaUrl } from '../media-url.ts';
import { cached } from '../read/cache.ts';
import { optionalSection } from '../read/optional-section.ts';
import { valueOrThrow } from '../read/read.ts';
import { EVERYTHING } from '../read/tags.ts';
import { documentPaths } from './document-paths.ts';
import { getPageDocument } from './page.ts';

/** Documents of the content service that are read at the same time. */
const CONCURRENCY = 8;

/** The addresses of the read-only PDFs to which a part of the content links. */
export function readOnlyLinks(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const link = property(content, 'button_link');
  const own =
    property(content, 'read_only_pdf') === true && typeof link === 'string' ? documentAddress(mediaUrl(link)) : undefined;
  return [...(own === undefined ? [] : [own]), ...Object.values(content).flatMap(readOnlyLinks)];
}

async function linksOfPages(paths: readonly string[], locale: Locale): Promise<string[]> {
  const links: string[] = [];
  for (let start = 0; start < paths.length; start += CONCURRENCY) {
    const pages = paths.slice(start, start + CONCURRENCY).map((path) => getPageDocument(path, locale));
    for (const page of await Promise.all(pages)) links.push(...readOnlyLinks(valueOrThrow(page)));
  }
  return links;
}

function readOnlyDocuments(): Promise<string[]> {
  return cached(['read-only-documents', settings.PRODUCT_SLUG], [EVERYTHING], async () => {
    const paths = await documentPaths();
    const links: string[] = [];
    for (const locale of LOCALES) links.push(...(await linksOfPages(paths, locale)));
    return [...new Set(links)];
  });
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
