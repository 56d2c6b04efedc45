import type { Locale } from '#lib/i18n/locales.ts';
import { Tabs } from './tabs.tsx';

interface Props {
  tabs: readonly { slug: string; title: string; count?: number | undefined }[];
  /** The slug of the open tab; `undefined` when everything is shown. */
  current: string | undefined;
  /** The address of the page with one tab open. */
  hrefOf: (slug: string) => string;
  /** A tab before the others that shows everything. */
  all?: { label: string; href: string } | undefined;
  /** What the tabs choose among, for assistive technology. */
  label: string;
  locale: Locale;
}

/** The tabs of a listing in a row: links, each with an address, that scroll sideways where there is little room. */
export function TabLinks({ tabs, current, hrefOf, all, label, locale }: Props) {
  const first = all ? [{ ...all, current: current === undefined }] : [];
  const rest = tabs.map(({ slug, title, count }) => ({ label: title, href: hrefOf(slug), count, current: slug === current }));
  return <Tabs label={label} items={[...first, ...rest]} locale={locale} />;
}
