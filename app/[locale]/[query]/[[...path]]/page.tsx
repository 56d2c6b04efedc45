import type { Metadata } from 'next';
import { ContentPage } from '#components/layout/content-page.tsx';
import { getPage } from '#lib/content/page/page.ts';
import { pageQuery } from '#lib/content/page/query.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { currentRequest } from '#lib/observability/request-context.ts';
import { contentPageMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]/[query]/[[...path]]'>;

/** On demand, so that a build works while the content service is down. */
export function generateStaticParams() {
  return [];
}

async function load({ params }: Props) {
  const { locale, query, path = [] } = await params;
  // Read at the same time as the page.
  void getShell(toLocale(locale));
  return getPage(locale, path, await pageQuery(query));
}

const STATUS = { ok: 200, moved: 200, missing: 404, deleted: 410, failed: 500 };

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  // What is rendered for its request, a preview or the result of a form, is streamed: its status is sent before the page throws.
  currentRequest()?.setStatus?.(STATUS[page.result.status]);
  return contentPageMetadata(page);
}

/** An address of the route table, or a single segment that the content service knows. */
export default async function Page(props: Props) {
  return <ContentPage {...(await load(props))} />;
}
