import type { BreadcrumbList, ListItem, Organization, WebSite } from 'schema-dts';
import { anchorOf } from '#lib/content/anchor.ts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import type { Footer } from '#lib/contract/documents.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { absoluteUrl, localizedUrl } from '../page-address.ts';
import { type GraphContext, ORGANISATION, SITE } from './node.ts';

/** Required: an item without a link gets a fragment of the home page. */
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

/** `SearchAction` with the property `query-input` of search engines, which schema.org does not define. */
interface SearchActionInput {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
}

/** The publisher of the site, with its social media profiles. */
export function organisationOf(footer: Footer, locale: Locale): Organization {
  const accounts = (footer.social_media ?? []).map(({ social_media_link }) => social_media_link);
  const profiles = accounts.filter((link) => /^https?:/i.test(link));
  return {
    '@type': 'Organization',
    ...ORGANISATION,
    name: textOf(locale, 'header')('organisation'),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/art/app/icon-512.png'),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

export function siteOf(locale: Locale): WebSite {
  const search: SearchActionInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${localizedUrl('/search', locale)}?searchItem={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...SITE,
    name: textOf(locale, 'header')('organisation'),
    url: localizedUrl('/', locale),
    inLanguage: LOCALES.map((code) => LANGUAGES[code].regionalTag),
    publisher: ORGANISATION,
    potentialAction: search,
  };
}
