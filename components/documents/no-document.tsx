import { MessagePage } from '#components/layout/message-page.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';

/** The page of an address that names no document, or one that the site may not fetch (spec 2.7). */
export function NoDocument() {
  const text = useText('document');
  const ways = useText('notFound');
  return (
    <Shell path="/document">
      <MessagePage code={null} title={text('noFile')} lead={text('noFileHelp')} description={null}>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link href="/" className="btn btn-primary">
            {ways('home')}
          </Link>
          <Link href="/search" className="btn btn-secondary">
            {ways('search')}
          </Link>
        </div>
      </MessagePage>
    </Shell>
  );
}
