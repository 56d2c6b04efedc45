import type { Locale } from '#lib/i18n/locales.ts';
import { type TabContent, tabItems } from './tab-items.ts';
import { Tabs } from './tabs.tsx';

interface Props {
  tabs: readonly TabContent[];
  /** The slug of the open tab; `undefined` when everything is shown. */
  current: string | undefined;
  /** The address of the page with one tab open. */
  hrefOf: (slug: string) => string;
  /** A tab before the others that shows everything. */
  all?: { label: string; href: string } | undefined;
  /** What the tabs choose among, for assistive technology. */
  label: string;
  /** The language of the page. */
  locale: Locale;
  /** The language of the text around the tabs. */
  language: Locale;
}

/** The tabs of a listing in a row: links, each with an address, that scroll sideways where there is little room. */
export function TabLinks({ tabs, current, hrefOf, all, label, locale, language }: Props) {
  const first = all ? [{ ...all, current: current === undefined }] : [];
  return <Tabs label={label} items={[...first, ...tabItems(tabs, { current, hrefOf, language })]} locale={locale} />;
}
