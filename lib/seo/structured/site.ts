import type { Organization, WebSite } from 'schema-dts';
import type { Footer } from '#lib/content/contract/documents.ts';
import { LANGUAGES, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { absolute, addressIn } from '../page-address.ts';
import { ORGANISATION_ID, SITE_ID } from './node.ts';

/** `SearchAction` as search engines read it: the input is a property that the vocabulary itself does not have. */
interface SearchActionInput {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
}

/** The network that speaks on the site (spec 2.5). */
export function organisationOf(footer: Footer, locale: Locale): Organization {
  const accounts = (footer.social_media ?? []).map(({ social_media_link }) => social_media_link);
  const elsewhere = accounts.filter((link) => /^https?:/i.test(link));
  return {
    '@type': 'Organization',
    '@id': ORGANISATION_ID,
    name: textOf(locale, 'header')('organisation'),
    url: absolute('/'),
    logo: absolute('/art/app/icon-512.png'),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
  };
}

/** The site and the search in it (spec 2.4). */
export function siteOf(locale: Locale): WebSite {
  const search: SearchActionInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressIn('/search', locale)}?searchItem={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': SITE_ID,
    name: textOf(locale, 'header')('organisation'),
    url: addressIn('/', locale),
    inLanguage: LOCALES.map((code) => LANGUAGES[code].regionalTag),
    publisher: { '@id': ORGANISATION_ID },
    potentialAction: search,
  };
}
