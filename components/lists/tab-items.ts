import { type LanguageAttributes, langOf } from '#components/ui/part-language.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** A tab of a listing, or a topic. */
export interface TabContent {
  slug: string;
  title: string;
  count?: number | undefined;
  locale?: string | undefined;
}

/** A tab as it is drawn. */
export interface TabItem {
  label: string;
  /** The address of the page with this tab. */
  href: string;
  count?: number | undefined;
  current: boolean;
  /** What marks a label in another language than the text around it. */
  attributes?: LanguageAttributes | undefined;
}

interface Given {
  /** The slug of the open tab; `undefined` when none is. */
  current: string | undefined;
  /** The address of the page with one tab open. */
  hrefOf: (slug: string) => string;
  /** The language of the text around the tabs. */
  language: Locale;
}

/** The tabs of the content with their addresses. */
export function tabItems(tabs: readonly TabContent[], { current, hrefOf, language }: Given): TabItem[] {
  return tabs.map((tab) => ({
    label: tab.title,
    href: hrefOf(tab.slug),
    count: tab.count,
    current: tab.slug === current,
    attributes: langOf(tab, language),
  }));
}
