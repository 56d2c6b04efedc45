import { createHash } from 'node:crypto';
import { settings } from '#lib/config/settings.ts';
import type { Page } from '#lib/content/contract/documents.ts';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** The size of a social image in pixels, which the networks ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Changes whenever the drawing does, so that no network and no cache keeps the former picture. */
const DESIGN = '1';

const FOLDER = '/service/social';

/** A social image as Open Graph wants it: an absolute address, its size in pixels, what it says. */
export interface SocialImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The title that the social image of a page shows: the page's own, which has no name of the site behind it. */
export function socialTitle({ title, seo }: Pick<Page, 'title' | 'seo'>): string {
  return title ?? seo?.seo_title ?? settings.PRODUCT_SLUG;
}

/** What names a version of an image: it changes with the title. */
function socialVersion(locale: Locale, title: string): string {
  return createHash('sha256').update(`${DESIGN} ${settings.PRODUCT_SLUG} ${locale} ${title}`).digest('hex').slice(0, 16);
}

/**
 * The path of the social image of a page. The title is not in it: the server looks it up.
 * @param path the site path without language
 */
export function socialImagePath(path: string, locale: Locale, title: string): string {
  return `${FOLDER}/${locale}${path === '/' ? '' : path}/${socialVersion(locale, title)}.png`;
}

/**
 * The social image of a page (spec 2.11, 3).
 * @param path the site path without language
 * @param title what the image shows: `socialTitle` of the page
 */
export function socialImage(path: string, locale: Locale, title: string): SocialImage {
  return { url: new URL(socialImagePath(path, locale, title), settings.SITE_ORIGIN).href, ...SOCIAL_SIZE, alt: title };
}

/**
 * The page of which a path names the social image, whatever its version.
 * @param segments the path below the folder of the social images
 * @returns its language and the segments of its path, or `undefined` when no such path is ever made
 */
export function readSocialPath(segments: readonly string[]): { locale: Locale; segments: string[] } | undefined {
  const [code, ...rest] = segments;
  const file = rest.pop();
  return isLocale(code) && file !== undefined && /^[0-9a-f]{16}\.png$/.test(file) ? { locale: code, segments: rest } : undefined;
}
