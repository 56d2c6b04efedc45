import type { Metadata } from 'next';
import { getPageDocument } from '#lib/content/page/page.ts';
import { readOptional } from '#lib/content/read/optional-section.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { openGraphLocale } from './metadata.ts';
import { localizedUrl } from './page-address.ts';
import { type SocialImage, socialImage, socialTitle } from './social-image.ts';

interface FixedPage {
  title: string;
  description: string;
  locale: Locale;
  /** The site path with its query, without language. */
  path: string;
}

/** The image of the home page; none while the content service fails. */
async function homeImage(locale: Locale): Promise<SocialImage[]> {
  const home = await readOptional(getPageDocument('/', locale));
  return home ? [socialImage('/', locale, socialTitle(home))] : [];
}

/** Metadata of search, PDF viewer and error page: not indexed; Open Graph is for shared links. */
export async function fixedPageMetadata({ title, description, locale, path }: FixedPage): Promise<Metadata> {
  const images = await homeImage(locale);
  const siteName = textOf(locale, 'header')('organisation');
  const openGraph = { title, description, url: localizedUrl(path, locale), siteName, images };
  return {
    title,
    description,
    applicationName: siteName,
    robots: { index: false, follow: true },
    openGraph: { ...openGraph, type: 'website', locale: openGraphLocale(locale) },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      ...(images.length > 0 ? { images: images.map(({ url, alt }) => ({ url, alt })) } : {}),
    },
  };
}
