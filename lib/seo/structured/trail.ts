import type { BreadcrumbList, ListItem } from 'schema-dts';
import { anchorOf } from '#lib/content/anchor.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { absolute, addressIn } from '../place.ts';
import type { StructuredPlace } from './node.ts';

/** The address of a step. A group of pages that has no page of its own is named by a fragment of home, because a step must have one. */
function addressOf({ label, link }: BreadcrumbItem, locale: Locale): string {
  if (link === undefined) return absolute(`/#${anchorOf(label)}`);
  return link.startsWith('/') ? addressIn(link, locale) : link;
}

/** The way to a page, with the steps a visitor sees (spec 2.11): home, then each item, the page itself last. */
export function trailOf(items: readonly BreadcrumbItem[], { language, canonical }: StructuredPlace): BreadcrumbList {
  const home: ListItem = {
    '@type': 'ListItem',
    position: 1,
    name: textOf(language, 'breadcrumb')('home'),
    item: addressIn('/', language),
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
