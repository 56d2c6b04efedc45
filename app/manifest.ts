import type { MetadataRoute } from 'next';
import { BRAND_COLOURS } from '#lib/config/brand-colours.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

export default function manifest(): MetadataRoute.Manifest {
  const name = textOf(DEFAULT_LOCALE, 'header')('organisation');
  return {
    name,
    short_name: name,
    description: textOf(DEFAULT_LOCALE, 'seo')('description'),
    lang: DEFAULT_LOCALE,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: BRAND_COLOURS.surface,
    theme_color: BRAND_COLOURS['mor-900'],
    icons: [
      { src: '/art/patterns/kolam-mark.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/art/app/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/art/app/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/art/app/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
