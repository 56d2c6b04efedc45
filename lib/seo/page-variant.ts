import type { Block } from '#lib/contract/blocks/block.ts';
import type { Page } from '#lib/contract/documents.ts';
import { type PageQuery, pageQueryString, withoutParams } from '#lib/contract/page-query.ts';
import { plainText } from '#lib/contract/plain-text.ts';
import type { Tab } from '#lib/contract/records/tab.ts';
import type { Pagination, Source } from '#lib/contract/source.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { titleAndDescription } from './title-and-description.ts';

export interface PageVariant {
  page: Page;
  /** Query of its canonical address, with `?`; empty for the base page. */
  search: string;
}

/** Fields of a block that lists records. Other blocks do not have them. */
interface ListParts {
  source?: Source | undefined;
  pagination?: Pagination | undefined;
  tabs?: readonly Pick<Tab, 'slug' | 'title' | 'description'>[] | undefined;
  open_first_tab?: boolean | undefined;
}

/** Whether the tab is the one that the base page shows. */
function isDefaultTab(lists: readonly ListParts[], slug: string): boolean {
  return lists.some(({ tabs, open_first_tab }) => open_first_tab === true && tabs?.[0]?.slug === slug);
}

function showsPage(lists: readonly ListParts[], number: string): boolean {
  return lists.some(({ source, pagination }) => source?.follow?.includes('page_no') && String(pagination?.page) === number);
}

/**
 * The page of an address for search engines: a page number and a topic with a description are pages of their own; any other
 * filter, sorting or search stands for the base page.
 */
export function pageVariant(page: Page, query: PageQuery, language: Locale): PageVariant {
  const base: PageVariant = { page, search: '' };
  const { tab, page_no } = query;
  const lists: readonly (ListParts & Block)[] = page.content;
  if (Object.keys(withoutParams(query, ['tab', 'page_no'])).length > 0) return base;
  if (page_no !== undefined && !showsPage(lists, page_no)) return base;
  const opened = tab === undefined || isDefaultTab(lists, tab) ? undefined : tab;
  const topic = lists.flatMap(({ tabs = [] }) => tabs).find(({ slug, description }) => slug === opened && description);
  if (opened !== undefined && topic === undefined) return base;
  if (topic === undefined && page_no === undefined) return base;
  const t = textOf(language, 'seo');
  const own = titleAndDescription(page);
  const title = topic ? `${page.title ?? own.title}: ${topic.title}` : own.title;
  const description = topic?.description ? plainText(topic.description) : (own.description ?? '');
  const seo = {
    ...page.seo,
    seo_title: page_no ? t('numberedTitle', { title, page: page_no }) : title,
    seo_description: page_no ? t('numberedDescription', { description, page: page_no }).trim() : description,
  };
  return { page: { ...page, seo }, search: `?${pageQueryString({ tab: opened, page_no })}` };
}
