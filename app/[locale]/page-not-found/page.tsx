import { ContentScreen } from '#components/layout/content-screen.tsx';
import { toLocale } from '#lib/i18n/locales.ts';

export function generateStaticParams() {
  return [];
}

/** The not-found page under its own address: 404 like any other that does not exist (spec 2.1, 2.6). */
export default async function NotFoundPage({ params }: PageProps<'/[locale]/page-not-found'>) {
  return <ContentScreen locale={toLocale((await params).locale)} path="/" query={{}} result={{ status: 'missing' }} />;
}
