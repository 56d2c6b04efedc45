import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ErrorView } from '#components/layout/error-view.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { pageQuery } from '#lib/content/page/query.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { isLocale, toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { ERROR_PATH } from '#lib/routes/table.ts';
import { fixedPageMetadata } from '#lib/seo/fixed-page-metadata.ts';

type Props = PageProps<'/[locale]/[query]/something-went-wrong'>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const title = textOf(locale, 'error')('title');
  return fixedPageMetadata({ title, description: textOf(locale, 'seo')('description'), locale, path: ERROR_PATH });
}

/** The generic error page; its button returns to `from`, if that is a path of this site, or home. */
export default async function ErrorPage({ params }: Props) {
  const { locale: code, query } = await params;
  const locale = toLocale(code);
  const { from: back } = await pageQuery(query);
  const { messages } = await getShell(locale);
  return (
    <Shell path={back ? `${ERROR_PATH}?${new URLSearchParams({ from: back })}` : ERROR_PATH}>
      <ErrorView messages={messages} status={undefined} messageKey="unknown" backHref={back} />
    </Shell>
  );
}
