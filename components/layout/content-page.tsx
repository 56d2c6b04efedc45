import { permanentRedirect } from 'next/navigation';
import { PageContent } from '#components/blocks/page-content.tsx';
import { ContentGuard } from '#components/ui/content-guard.tsx';
import { type ContentError, httpStatusFor } from '#lib/content/client/errors.ts';
import { breadcrumbFor } from '#lib/content/page/breadcrumbs.ts';
import type { LoadedPage } from '#lib/content/page/page.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { isPreview } from '#lib/content/read/draft.ts';
import { visibleBreadcrumb } from '#lib/contract/blocks/behaviour.ts';
import { listHref } from '#lib/contract/page-query.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { pageVariant } from '#lib/seo/page-variant.ts';
import { structuredData, toJsonLd } from '#lib/seo/structured/graph.ts';
import { notFoundPages } from '#lib/server/prepared-pages.ts';
import { PREPARED_PAGE_NAME, RENDER_STATUS_NAME, renderStatusContent } from '#lib/server/render-status.ts';
import { ErrorView } from './error-view.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { Shell } from './shell.tsx';

/** Head of a 404 or error page; the page cache answers with its status. */
function StatusHead({ status, title, isFailure }: { status: number; title: string; isFailure: boolean }) {
  return (
    <>
      <title>{title}</title>
      <meta name={RENDER_STATUS_NAME} content={renderStatusContent({ status, isFailure })} />
      <meta name="robots" content="noindex" />
    </>
  );
}

/** @param isFailure whether the page is only missing because its content is empty at the moment */
async function MissingPage({ status, isFailure = false }: { status: 404 | 410; isFailure?: boolean }) {
  const locale = await getLocale();
  const title = textOf(locale, 'notFound')('title');
  // The page cache puts the prepared page in its place; only the answer to a POST has this one.
  if (!isFailure && notFoundPages().isFresh(locale) && !(await isPreview()))
    return (
      <main className="wrap py-20">
        <StatusHead status={status} title={title} isFailure={false} />
        <meta name={PREPARED_PAGE_NAME} content="not-found" />
        <h1>{title}</h1>
      </main>
    );
  const { messages } = await getShell(locale);
  return (
    <Shell path="/">
      <StatusHead status={status} title={title} isFailure={isFailure} />
      <NotFoundView messages={messages} />
    </Shell>
  );
}

async function FailedPage({ address, error }: { address: string; error: ContentError }) {
  const status = httpStatusFor(error);
  if (status === 404) return <MissingPage status={status} isFailure />;
  const locale = await getLocale();
  const { messages } = await getShell(locale);
  const retryHref = localizePath(address, locale);
  return (
    <Shell path={address}>
      <StatusHead status={status} title={textOf(locale, 'error')('title')} isFailure />
      <ErrorView messages={messages} status={status} messageKey={error.messageKey} retryHref={retryHref} />
    </Shell>
  );
}

/** A page of blocks in the shell of the site, or its 404, 410 or error page. */
export async function ContentPage({ locale, path, query, result }: LoadedPage) {
  if (result.status === 'moved') permanentRedirect(localizePath(result.path, locale));
  const address = listHref(path, query, { page_no: query.page_no });
  if (result.status === 'missing') return <MissingPage status={404} />;
  if (result.status === 'deleted') return <MissingPage status={410} />;
  if (result.status === 'failed') return <FailedPage address={address} error={result.error} />;
  const page = result.value;
  const { header, footer } = await getShell(locale);
  const pageBreadcrumb = page.breadcrumb ?? breadcrumbFor(header, path);
  const breadcrumb = visibleBreadcrumb(page.content, pageBreadcrumb);
  return (
    <Shell path={address} breadcrumb={breadcrumb}>
      <ContentGuard
        contextMenu={page.isRightClickDisabled ?? false}
        copy={page.isCopyDisabled ?? false}
        selection={page.isSelectionDisabled ?? false}
      />
      <PageContent page={page} path={path} query={query} breadcrumb={pageBreadcrumb} languages={header.top.languages ?? []} />
      <script type="application/ld+json">
        {toJsonLd(structuredData({ ...pageVariant(page, query, locale), locale, path, breadcrumb, footer }))}
      </script>
    </Shell>
  );
}
