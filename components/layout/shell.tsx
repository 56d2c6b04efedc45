import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { PageProblems } from '#lib/content/page/page-problems.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { editorLanguage, isPreview } from '#lib/content/read/draft.ts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import { getLocale } from '#lib/i18n/get-locale.ts';
import { DEFAULT_LOCALE, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { LanguageDisclaimer } from './language-disclaimer.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Shown by the style sheet after 350 px of scrolling. */
function BackToTop() {
  const label = useText('backToTop')('label');
  // Its own landmark, because it is outside of header, main and footer.
  return (
    <nav className="back-to-top" aria-label={label}>
      <Link href="#top" aria-label={label}>
        <Icon name="arrow-up" />
      </Link>
    </nav>
  );
}

/** Visible on focus; moves the focus to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <Link href="#main" className="skip-link">
      {label}
    </Link>
  );
}

interface ShellProps {
  path: string;
  breadcrumb?: readonly BreadcrumbItem[] | undefined;
  /** What is wrong with the page, in a preview. */
  problems?: PageProblems | undefined;
  /** The content has no translation into the language of the page. */
  untranslated?: boolean | undefined;
  children: ReactNode;
}

/** Everything around the content of a page; each part has a fallback. */
export async function Shell({ path, breadcrumb, problems, untranslated, children }: ShellProps) {
  const locale = await getLocale();
  const { header, messages, footer } = await getShell(locale);
  return (
    <>
      <SkipLink label={header.top.skip_to_content ?? textOf(locale, 'header')('skip')} />
      {(await isPreview()) ? (
        <PreviewBar address={localizePath(path, locale)} page={problems} language={await editorLanguage(locale)} />
      ) : null}
      <SiteHeader header={header} path={path} breadcrumb={breadcrumb} placeholder={messages.global_search_placeholder} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {locale === DEFAULT_LOCALE ? null : <LanguageDisclaimer messages={messages} untranslated={untranslated} />}
      <SiteFooter footer={footer} />
      <BackToTop />
    </>
  );
}
