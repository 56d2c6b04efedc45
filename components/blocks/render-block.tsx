import { renderToStaticMarkup } from 'react-dom/server';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import { type Block, type BlockInput, blockSchema } from '#lib/content/contract/blocks.ts';
import type { PageQuery } from '#lib/content/page-query.ts';
import type { FormState } from '#lib/forms/form-state.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { Blocks } from './blocks.tsx';

const LANGUAGES = [
  { code: 'en', language_name: 'English' },
  { code: 'hi', language_name: 'हिन्दी' },
  { code: 'ta', language_name: 'தமிழ்' },
];

interface Options {
  locale?: Locale;
  /** Makes it the block that opens the page, with this breadcrumb. */
  breadcrumb?: BreadcrumbItem[];
  /** The query of the address. */
  query?: PageQuery;
  /** What came of a sent form. */
  form?: FormState;
}

/** The HTML of blocks that are filled, on the page with a path; for tests. */
export function renderFilled(
  blocks: readonly Block[],
  { locale = 'en', breadcrumb, query = {}, form, path }: Options & { path: string },
): string {
  const lead = breadcrumb ? { position: 0, breadcrumb } : undefined;
  return renderToStaticMarkup(
    <Blocks blocks={blocks} locale={locale} path={path} query={query} form={form} languages={LANGUAGES} lead={lead} />,
  );
}

/** The HTML of one block as a content service sends it, on the page `/ekaa`; for tests. */
export function renderBlock(input: BlockInput, options: Options = {}): string {
  return renderFilled([blockSchema.parse(input)], { ...options, path: '/ekaa' });
}
