import type { Metadata } from 'next';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { getHomePage } from '#lib/content/pages.ts';
import { pageResult } from '#lib/content/screen.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]'>;

/** No page is made by the build: a build works while the content service is down, and pages are made when asked for. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  return screenMetadata(await pageResult(() => getHomePage(locale)), locale, '/');
}

/** Home (spec 2.1). */
export default async function HomePage({ params }: Props) {
  const locale = toLocale((await params).locale);
  return <ContentScreen locale={locale} path="/" result={await pageResult(() => getHomePage(locale))} />;
}
