import { notFound, permanentRedirect } from 'next/navigation';
import { PageContent } from '#components/blocks/page-content.tsx';
import { problemNotes } from '#components/blocks/problem-notes.tsx';
import { ContentGuard } from '#components/ui/content-guard.tsx';
import type { ContentError } from '#lib/content/client/errors.ts';
import { breadcrumbFor } from '#lib/content/page/breadcrumbs.ts';
import type { LoadedPage } from '#lib/content/page/page.ts';
import { type PageProblems, pageProblems } from '#lib/content/page/page-problems.ts';
import { withoutReadOnlyDownloads } from '#lib/content/page/read-only-documents.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { editorLanguage, isPreview } from '#lib/content/read/draft.ts';
import { visibleBreadcrumb } from '#lib/contract/blocks/behaviour.ts';
import { listHref } from '#lib/contract/page-query.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { languagesOf } from '#lib/seo/page-address.ts';
import { pageVariant } from '#lib/seo/page-variant.ts';
import { structuredData, toJsonLd } from '#lib/seo/structured/graph.ts';
import { ErrorView } from './error-view.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { Shell } from './shell.tsx';
import { Throwing } from './throwing.tsx';

async function MissingPage({ problems }: { problems: PageProblems | undefined }) {
  const locale = await getLocale();
  const { messages } = await getShell(locale);
  return (
    <Shell path="/" problems={problems}>
      <title>{textOf(locale, 'notFound')('title')}</title>
      <Throwing fallback={<NotFoundView messages={messages} />}>{notFound}</Throwing>
    </Shell>
  );
}

interface FailedProps {
  address: string;
  error: ContentError;
  problems: PageProblems | undefined;
}

async function FailedPage({ address, error, problems }: FailedProps) {
  const locale = await getLocale();
  const { messages } = await getShell(locale);
  const retryHref = localizePath(address, locale);
  return (
    <Shell path={address} problems={problems}>
      <title>{textOf(locale, 'error')('title')}</title>
      <meta name="robots" content="noindex" />
      <Throwing fallback={<ErrorView messages={messages} status={500} messageKey={error.messageKey} retryHref={retryHref} />}>
        {() => {
          throw error;
        }}
      </Throwing>
    </Shell>
  );
}

/** A page of blocks in the shell, or its 404, 410 or error page. */
export async function ContentPage({ locale, path, query, result }: LoadedPage) {
  if (result.status === 'moved') permanentRedirect(localizePath(result.path, locale));
  const address = listHref(path, query, { page_no: query.page_no });
  const problems = (await isPreview()) ? await pageProblems(path, locale, { query, isDraft: true }) : undefined;
  if (result.status === 'missing' || result.status === 'deleted') return <MissingPage problems={problems} />;
  if (result.status === 'failed') return <FailedPage address={address} error={result.error} problems={problems} />;
  const page = { ...result.value, content: await withoutReadOnlyDownloads(result.value.content) };
  const { header, footer } = await getShell(locale);
  const pageBreadcrumb = page.breadcrumb ?? breadcrumbFor(header, path);
  const breadcrumb = visibleBreadcrumb(page.content, pageBreadcrumb);
  return (
    <Shell path={address} breadcrumb={breadcrumb} problems={problems} untranslated={!languagesOf(page, locale).includes(locale)}>
      <ContentGuard
        contextMenu={page.isRightClickDisabled ?? false}
        copy={page.isCopyDisabled ?? false}
        selection={page.isSelectionDisabled ?? false}
      />
      <PageContent
        page={page}
        path={path}
        query={query}
        breadcrumb={pageBreadcrumb}
        languages={header.top.languages ?? []}
        notes={problems && problemNotes(problems, await editorLanguage(locale))}
      />
      <script type="application/ld+json">
        {toJsonLd(structuredData({ ...pageVariant(page, query, locale), locale, path, breadcrumb, footer }))}
      </script>
    </Shell>
  );
}
