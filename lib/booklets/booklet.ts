import { type Locale, toLocale } from '#lib/i18n/locales.ts';
import { socialVersion } from '#lib/seo/social-image.ts';

/** A page of a booklet as it is served. */
interface BookletPage {
  html: string;
  /** The name of its social image, which stands beside it. */
  picture: string;
  /** What that image says, and in which language. */
  title: string;
  locale: Locale;
}

/**
 * Makes a page of a booklet from its source: a static page, but for the origin of the site and the address of its social image,
 * which are known when the site is built.
 * @param folder the path of the folder it is served from
 */
export function bookletPage(source: string, { origin, folder }: { origin: string; folder: string }): BookletPage {
  const [, code = ''] = /<html lang="([^"]+)"/.exec(source) ?? [];
  const [, title = ''] = /<title>([^<]+)<\/title>/.exec(source) ?? [];
  const locale = toLocale(code);
  const picture = `social-${socialVersion(locale, title)}.png`;
  const html = source.replaceAll('{picture}', `${folder}/${picture}`).replaceAll('{origin}', origin);
  return { html, picture, title, locale };
}
