import { Blocks } from '#components/blocks/blocks.tsx';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import { type Block, type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { parseHtml, type Rendered, renderHtml } from './render.test-helper.tsx';

const LANGUAGES = [
  { code: 'en', language_name: 'English' },
  { code: 'hi', language_name: 'हिन्दी' },
  { code: 'fr', language_name: 'Français' },
];

interface Options {
  locale?: Locale;
  /** Makes it the block that opens the page, with this breadcrumb. */
  breadcrumb?: BreadcrumbItem[];
  /** The query of the address. */
  query?: PageQuery;
}

/** The HTML of resolved blocks, on the page with a path; for tests. */
function renderResolvedHtml(
  blocks: readonly Block[],
  { locale, breadcrumb, query = {}, path }: Options & { path: string },
): string {
  const opening = breadcrumb ? { position: 0, breadcrumb } : undefined;
  return renderHtml(<Blocks blocks={blocks} path={path} query={query} languages={LANGUAGES} opening={opening} />, locale);
}

/** The HTML of one block as a content service sends it, on the page `/ekaa`; for tests. */
export function renderBlockHtml(input: BlockInput, options: Options = {}): string {
  return renderResolvedHtml([blockSchema.parse(input)], { ...options, path: '/ekaa' });
}

/** Resolved blocks on the page with a path; for tests. */
export function renderResolved(blocks: readonly Block[], options: Options & { path: string }): Rendered {
  return parseHtml(renderResolvedHtml(blocks, options));
}

/** One block as a content service sends it, on the page `/ekaa`; for tests. */
export function renderBlock(input: BlockInput, options: Options = {}): Rendered {
  return parseHtml(renderBlockHtml(input, options));
}
