import { createHash } from 'node:crypto';
import { settings } from '#lib/config/settings.ts';
import { contentsOf } from '#lib/contract/blocks/behaviour.ts';
import type { Page } from '#lib/contract/documents.ts';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** In pixels, as social networks recommend. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Increase when the drawing changes. */
const DESIGN = '1';

const FOLDER = '/service/social';

export interface SocialImage {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * The title in a social image: of the page without the site name; a card in full, as its search title up to the first colon or
 * line.
 */
export function socialTitle({ title, seo, content }: Pick<Page, 'title' | 'seo' | 'content'>): string {
  const isOfCard = contentsOf({ content }).some(({ card }) => card !== undefined);
  const fullName = isOfCard ? seo?.seo_title?.split(/[:|]/)[0]?.trim() : undefined;
  return fullName || title || seo?.seo_title || settings.PRODUCT_SLUG;
}

/** A hash of everything in the image that can change. */
function socialVersion(locale: Locale, title: string): string {
  return createHash('sha256').update(`${DESIGN} ${settings.PRODUCT_SLUG} ${locale} ${title}`).digest('hex').slice(0, 16);
}

/** Without the title: nobody can request an image with another text. */
export function socialImagePath(path: string, locale: Locale, title: string): string {
  return `${FOLDER}/${locale}${path === '/' ? '' : path}/${socialVersion(locale, title)}.png`;
}

/**
 * The social image of a page.
 * @param path the site path without language
 * @param title `socialTitle` of the page
 */
export function socialImage(path: string, locale: Locale, title: string): SocialImage {
  return { url: new URL(socialImagePath(path, locale, title), settings.SITE_ORIGIN).href, ...SOCIAL_SIZE, alt: title };
}

/**
 * @param segments path below the folder of the social images
 * @returns language and page segments; `undefined` when malformed
 */
export function readSocialPath(segments: readonly string[]): { locale: Locale; segments: string[] } | undefined {
  const [code, ...rest] = segments;
  const file = rest.pop();
  return isLocale(code) && file !== undefined && /^[0-9a-f]{16}\.png$/.test(file) ? { locale: code, segments: rest } : undefined;
}
