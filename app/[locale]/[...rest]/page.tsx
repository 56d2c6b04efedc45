import type { Metadata } from 'next';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { toLocale } from '#lib/i18n/locales.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]/[...rest]'>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata({ kind: 'missing' }, toLocale((await params).locale), '/');
}

/** Every address that nothing else answers: 404 with a body, in the language of the address (spec 2.1, 2.6). */
export default async function NotFoundPage({ params }: Props) {
  return <ContentScreen locale={toLocale((await params).locale)} path="/" result={{ kind: 'missing' }} />;
}
