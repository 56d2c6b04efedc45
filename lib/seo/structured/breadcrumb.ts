import type { BreadcrumbList, ListItem } from 'schema-dts';
import { anchorOf } from '#lib/content/anchor.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { absoluteUrl, localizedUrl } from '../page-address.ts';
import type { GraphContext } from './node.ts';

/** The address of an item, which is required: an item without a link gets a fragment of the home page. */
function addressOf({ label, link }: BreadcrumbItem, locale: Locale): string {
  if (link === undefined) return absoluteUrl(`/#${anchorOf(label)}`);
  return link.startsWith('/') ? localizedUrl(link, locale) : link;
}

/** The visible breadcrumb: home, each item, the page itself. */
export function breadcrumbList(items: readonly BreadcrumbItem[], { language, canonical }: GraphContext): BreadcrumbList {
  const home: ListItem = {
    '@type': 'ListItem',
    position: 1,
    name: textOf(language, 'breadcrumb')('home'),
    item: localizedUrl('/', language),
  };
  const steps = items.map(
    (item, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 2,
      name: item.label,
      item: index === items.length - 1 ? canonical : addressOf(item, language),
    }),
  );
  return { '@type': 'BreadcrumbList', '@id': `${canonical}#trail`, itemListElement: [home, ...steps] };
}
