import type { Metadata } from 'next';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { getPage } from '#lib/content/page.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]/[...path]'>;

export function generateStaticParams() {
  return [];
}

async function read({ params }: Props) {
  const { locale, path } = await params;
  return getPage(locale, path, {});
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return screenMetadata(await read(props));
}

/** Every address of the route table, and any other single segment the content service knows (spec 2.1, 2.8). */
export default async function ContentPage(props: Props) {
  return <ContentScreen {...(await read(props))} />;
}
