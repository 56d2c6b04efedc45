import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReadingOptions } from '#components/documents/reading-options.tsx';
import { LanguageDisclaimer } from '#components/layout/language-disclaimer.tsx';
import { MessagePage } from '#components/layout/message-page.tsx';
import { Shell, SkipLink } from '#components/layout/shell.tsx';
import { DocumentViewer } from '#components/pdf/document-viewer.client.tsx';
import { documentLabels } from '#components/pdf/labels.ts';
import { Share } from '#components/share/share.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { settings } from '#lib/config/settings.ts';
import { pageQuery } from '#lib/content/page/query.ts';
import { isReadOnlyDocument } from '#lib/content/page/read-only-documents.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { DEFAULT_LOCALE, isLocale, localizePath, toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { documentName } from '#lib/pdf/document-name.ts';
import type { DocumentQuery } from '#lib/routes/document-address.ts';
import { fixedPageMetadata } from '#lib/seo/fixed-page-metadata.ts';

/** For a document that the site may not fetch. */
function NoDocument() {
  const text = useText('document');
  const notFound = useText('notFound');
  return (
    <Shell path="/document">
      <MessagePage code={null} title={text('noFile')} subtitle={text('noFileHelp')} description={null}>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href="/" className="btn btn-primary">
            {notFound('home')}
          </Link>
          <Link href="/search" className="btn btn-secondary">
            {notFound('search')}
          </Link>
        </div>
      </MessagePage>
    </Shell>
  );
}

/** For browsers without script. */
function DocumentLink({ file }: { file: string }) {
  const text = useText('document');
  return (
    <Link href={file} newTab={false} className="btn btn-primary">
      <Icon name="file-text" className="size-5" />
      <span>{text('open')}</span>
    </Link>
  );
}

type Props = PageProps<'/[locale]/[query]/document'>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, query } = await params;
  if (!isLocale(locale)) notFound();
  const text = textOf(locale, 'document');
  const { file }: DocumentQuery = await pageQuery(query);
  return fixedPageMetadata({
    title: file ? documentName(file, text('title')) : text('noFile'),
    description: text('description'),
    locale,
    path: file ? `/document?${new URLSearchParams({ file })}` : '/document',
  });
}

/** The PDF viewer for the query's `file`, `page` and `read_only`. */
export default async function DocumentPage({ params }: Props) {
  const { locale: code, query } = await params;
  const locale = toLocale(code);
  const { file, page, read_only }: DocumentQuery = await pageQuery(query);
  if (file === undefined) return <NoDocument />;
  // The query can make a document read-only, but cannot override the content.
  const readOnly = read_only === 'true' || (await isReadOnlyDocument(file));
  const { header, messages } = await getShell(locale);
  const path = `/document?${new URLSearchParams({ file, ...(readOnly ? { read_only: 'true' } : {}) })}`;
  return (
    <>
      <SkipLink label={textOf(locale, 'header')('skip')} />
      <DocumentViewer
        file={file}
        page={Number(page ?? 1)}
        readOnly={readOnly}
        fileName={documentName(file, textOf(locale, 'document')('title'))}
        backHref={localizePath('/', locale)}
        labels={documentLabels(locale)}
        share={<Share href={path} title={documentName(file, textOf(locale, 'document')('title'))} language={locale} iconOnly />}
        options={<ReadingOptions header={header} path={path} />}
        note={locale === DEFAULT_LOCALE ? null : <LanguageDisclaimer messages={messages} compact />}
        workerSrc={settings.PDF_WORKER_SRC}
      >
        <DocumentLink file={file} />
      </DocumentViewer>
    </>
  );
}
