import type { Metadata } from 'next';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { getHomePage } from '#lib/content/pages.ts';
import { pageResult } from '#lib/content/screen.ts';
import { isLocale, toLocale } from '#lib/i18n/locales.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]'>;

/** No page is made by the build: a build works while the content service is down, and pages are made when asked for. */
export function generateStaticParams() {
  return [];
}

async function read({ params }: Props) {
  const { locale: code } = await params;
  const locale = toLocale(code);
  return { locale, path: '/', result: await pageResult(async () => (isLocale(code) ? getHomePage(locale) : null)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, result } = await read(props);
  return screenMetadata(result, locale, path);
}

/** Home (spec 2.1). */
export default async function HomePage(props: Props) {
  return <ContentScreen {...(await read(props))} />;
}
