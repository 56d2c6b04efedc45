import type { Metadata } from 'next';
import { ContentPage } from '#components/layout/content-page.tsx';
import { getPage, missingStatus } from '#lib/content/page/page.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { contentPageMetadata } from '#lib/seo/metadata.ts';
import { contentChecks } from '#lib/server/content-checks.ts';
import { readView } from '#lib/server/view.ts';

type Props = PageProps<'/[locale]/[view]/[[...path]]'>;

contentChecks().missingStatus = missingStatus;

/** Pages are rendered on demand, so that a build works while the content service is down. */
export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const { locale, view, path = [] } = await params;
  // Every page needs it: it is read at the same time as the page.
  void getShell(toLocale(locale));
  return getPage(locale, path, readView(view));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return contentPageMetadata(await load(props));
}

/** Every content page: an address of the route table, or a single segment that the content service knows. */
export default async function Page(props: Props) {
  return <ContentPage {...(await load(props))} />;
}
