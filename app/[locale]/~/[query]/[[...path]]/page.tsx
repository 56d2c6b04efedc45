import type { Metadata } from 'next';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { getPage } from '#lib/content/page.ts';
import { readVariant } from '#lib/content/page-query.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]/~/[query]/[[...path]]'>;

export function generateStaticParams() {
  return [];
}

async function read({ params }: Props) {
  const { locale, query, path = [] } = await params;
  return getPage(locale, path, readVariant(query));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return screenMetadata(await read(props));
}

/** A page with a tab, filter or page number in its query, which the middleware puts into the path, so that it is cached too. */
export default async function VariantPage(props: Props) {
  return <ContentScreen {...(await read(props))} />;
}
