import { PageContent } from '#components/blocks/page-content.tsx';
import { ErrorView } from '#components/layout/error-view.tsx';
import { NotFoundView } from '#components/layout/not-found-view.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { StructuredData } from '#components/layout/structured-data.tsx';
import { ContentGuard } from '#components/ui/content-guard.client.tsx';
import { visibleBreadcrumb } from '#lib/content/blocks/opening-block.ts';
import { breadcrumbFor } from '#lib/content/breadcrumbs.ts';
import { httpStatusFor } from '#lib/content/client/errors.ts';
import type { LoadedPage } from '#lib/content/page.ts';
import { listHref } from '#lib/content/page-query.ts';
import { getShell } from '#lib/content/shell.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { structuredData } from '#lib/seo/structured/graph.ts';
import { RENDER_STATUS_NAME } from '#lib/server/render-status.ts';

/** What the head of a page says that is none: its status for the page cache, its title, and that no index wants it. */
function OutcomeHead({ status, title }: { status: number; title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name={RENDER_STATUS_NAME} content={String(status)} />
      <meta name="robots" content="noindex" />
    </>
  );
}

/**
 * A whole content page: the shell around the page's blocks, or around the not-found or the error view (spec 2.6, 2.8).
 * What is not a page carries its status to the page cache, which answers with it.
 */
export async function ContentScreen({ locale, path, query, result }: LoadedPage) {
  const { header, messages, footer } = await getShell(locale);
  const address = listHref(path, query, { page_no: query.page_no });
  if (result.status === 'missing' || result.status === 'deleted') {
    return (
      <Shell locale={locale} path="/">
        <OutcomeHead status={result.status === 'deleted' ? 410 : 404} title={textOf(locale, 'notFound')('title')} />
        <NotFoundView locale={locale} messages={messages} />
      </Shell>
    );
  }
  if (result.status === 'failed') {
    const status = httpStatusFor(result.error);
    return (
      <Shell locale={locale} path={address}>
        <OutcomeHead status={status} title={textOf(locale, 'error')('title')} />
        <ErrorView
          locale={locale}
          messages={messages}
          status={status}
          messageKey={result.error.messageKey}
          retryHref={localizePath(address, locale)}
        />
      </Shell>
    );
  }
  const page = result.value;
  const breadcrumb = page.breadcrumb ?? breadcrumbFor(header, path);
  const shown = visibleBreadcrumb(page.content, breadcrumb);
  return (
    <Shell locale={locale} path={address} trail={shown}>
      <StructuredData graph={structuredData({ page, locale, path, breadcrumb: shown, footer })} />
      <ContentGuard
        contextMenu={page.isRightClickDisabled ?? false}
        copy={page.isCopyDisabled ?? false}
        selection={page.isSelectionDisabled ?? false}
      />
      <PageContent
        page={page}
        locale={locale}
        path={path}
        query={query}
        breadcrumb={breadcrumb}
        languages={header.top.languages ?? []}
      />
    </Shell>
  );
}
