import type { Metadata } from 'next';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { getPage } from '#lib/content/page.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]'>;

/** No page is made by the build: a build works while the content service is down, and pages are made when asked for. */
export function generateStaticParams() {
  return [];
}

async function read({ params }: Props) {
  return getPage((await params).locale, [], {});
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return screenMetadata(await read(props));
}

/** Home (spec 2.1). */
export default async function HomePage(props: Props) {
  return <ContentScreen {...(await read(props))} />;
}
