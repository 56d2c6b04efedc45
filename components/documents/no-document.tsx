import { MessagePage } from '#components/layout/message-page.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The page of an address that names no document, or one that the site may not fetch (spec 2.7). */
export function NoDocument({ locale }: { locale: Locale }) {
  const text = textOf(locale, 'document');
  const ways = textOf(locale, 'notFound');
  return (
    <Shell locale={locale} path="/document">
      <MessagePage code={null} title={text('noFile')} lead={text('noFileHelp')} description={null}>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href="/" locale={locale} className="btn btn-primary">
            {ways('home')}
          </Link>
          <Link href="/search" locale={locale} className="btn btn-secondary">
            {ways('search')}
          </Link>
        </div>
      </MessagePage>
    </Shell>
  );
}
