import type { Metadata } from 'next';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { getPage } from '#lib/content/pages.ts';
import { pageResult } from '#lib/content/screen.ts';
import { isLocale, toLocale } from '#lib/i18n/locales.ts';
import { isAddressSlug } from '#lib/routes.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]/[slug]'>;

export function generateStaticParams() {
  return [];
}

async function read({ params }: Props) {
  const { locale: code, slug } = await params;
  const locale = toLocale(code);
  const result = await pageResult(async () => (isLocale(code) && isAddressSlug(slug) ? getPage(slug, locale) : null));
  return { locale, path: `/${slug}`, result };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, result } = await read(props);
  return screenMetadata(result, locale, path);
}

/** The generic content page: any single segment the content service knows (spec 2.8, rulings "Pages that share a screen"). */
export default async function GenericPage(props: Props) {
  return <ContentScreen {...(await read(props))} />;
}
