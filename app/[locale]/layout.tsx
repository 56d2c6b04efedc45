import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { PAGE_SCRIPT_ADDRESS } from '#app/service/page.js/page-script-file.ts';
import { AppState } from '#lib/browser/app-state.client.tsx';
import { WEB_VITALS_PATH } from '#lib/browser/web-vitals.ts';
import { BOOT_SCRIPT } from '#lib/config/boot-script.ts';
import { BRAND_COLOURS } from '#lib/config/brand-colours.ts';
import { settings } from '#lib/config/settings.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { LATIN_FONT } from '#lib/i18n/languages/language.ts';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { LocaleProvider } from '#lib/i18n/locale-provider.client.tsx';
import { directionOf } from '#lib/i18n/locales.ts';

export const metadata: Metadata = {
  metadataBase: new URL(settings.SITE_ORIGIN),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/art/patterns/kolam-mark.svg', type: 'image/svg+xml' },
    ],
    apple: { url: '/art/app/apple-touch-icon.png', sizes: '180x180' },
  },
  // Numbers are limits, prices and dates, not phone numbers.
  formatDetection: { telephone: false },
};
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BRAND_COLOURS['mor-900'] },
    { media: '(prefers-color-scheme: dark)', color: BRAND_COLOURS['mor-950'] },
  ],
  viewportFit: 'cover',
};

/**
 * Language, direction, fonts and scripts of all pages. If the first segment is not a language, as in an address with a dot that the
 * middleware does not see, the not-found page has the default language.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  for (const font of [LATIN_FONT, LANGUAGES[locale].font])
    if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        {/* Inline, to run before the first paint. */}
        <script>{BOOT_SCRIPT}</script>
        <script defer src={PAGE_SCRIPT_ADDRESS} />
        {settings.WEB_VITALS_URL ? <script async src={WEB_VITALS_PATH} data-collector={settings.WEB_VITALS_URL} /> : null}
      </head>
      <body id="top">
        <LocaleProvider locale={locale}>
          <AppState>{children}</AppState>
        </LocaleProvider>
      </body>
    </html>
  );
}
