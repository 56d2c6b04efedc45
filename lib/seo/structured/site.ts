import type { Organization, WebSite } from 'schema-dts';
import type { Footer } from '#lib/content/contract/documents.ts';
import { LANGUAGES, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { absoluteUrl, localizedUrl } from '../page-address.ts';
import { ORGANISATION, SITE } from './node.ts';

/** `SearchAction` with the property `query-input` of search engines, which schema.org does not define. */
interface SearchActionInput {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
}

/** The publisher of the site, with its social media profiles (spec 2.5). */
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

/** The site and the search in it (spec 2.4). */
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
