import { MessagePage } from '#components/layout/message-page.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';

/** The document page without a document that the site may fetch (spec 2.7). */
export function NoDocument() {
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
