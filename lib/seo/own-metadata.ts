import type { Metadata } from 'next';
import { getPageDocument } from '#lib/content/page.ts';
import { pagePart } from '#lib/content/page-part.ts';
import { LANGUAGES, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { addressIn } from './page-address.ts';
import { type SocialImage, socialImage, socialTitle } from './social-image.ts';

interface OwnPage {
  title: string;
  description: string;
  locale: Locale;
  /** The site path with its query, without language. */
  path: string;
}

/** The picture of home, for a page that has no document of its own; none while the content service fails. */
async function homeImage(locale: Locale): Promise<SocialImage[]> {
  const home = await pagePart(getPageDocument('/', locale));
  return home ? [socialImage('/', locale, socialTitle(home))] : [];
}

/**
 * The head of a page that is not made from a document: the search, the PDF screen, the error page. No index lists them, but a
 * shared link to one has a card too.
 */
export async function ownMetadata({ title, description, locale, path }: OwnPage): Promise<Metadata> {
  const images = await homeImage(locale);
  const siteName = textOf(locale, 'header')('organisation');
  const openGraph = { title, description, url: addressIn(path, locale), siteName, images };
  return {
    title,
    description,
    applicationName: siteName,
    robots: { index: false, follow: true },
    openGraph: { ...openGraph, type: 'website', locale: LANGUAGES[locale].regionalTag.replace('-', '_') },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      ...(images.length > 0 ? { images: images.map(({ url, alt }) => ({ url, alt })) } : {}),
    },
  };
}
