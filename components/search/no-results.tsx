import { contentOrFallback } from '#components/layout/content-or-fallback.tsx';
import { PopularLinks } from '#components/layout/popular-links.tsx';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Messages } from '#lib/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { searchHref } from './search-href.ts';

interface NoResultsProps {
  term: string;
  /** The nearest spelling with results. */
  spelling: string | undefined;
  messages: Messages;
}

/** Without a search text or results: a message, tips and popular links. */
export function NoResults({ term, spelling, messages }: NoResultsProps) {
  const locale = useLocale();
  const text = useText('search');
  return (
    <>
      <EmptyState
        icon={term ? 'search-x' : 'search'}
        title={contentOrFallback(messages.no_result, messages.locale, text('noResult'), locale)}
        hint={text(term ? 'none' : 'empty')}
        className="mt-6"
      />
      {spelling ? (
        <p className="mx-auto mt-4 text-center text-lead">
          <Link href={searchHref(spelling)} className="text-mor-700 underline underline-offset-4">
            {text('spelling', { spelling })}
          </Link>
        </p>
      ) : null}
      <div className="mt-8 max-w-[44rem]">
        {term ? (
          <>
            <h2 className="text-h4 font-semibold">{text('tips')}</h2>
            <div className="prose mt-2">
              <ul>
                <li>{text('checkSpelling')}</li>
                <li>{text('fewerWords')}</li>
              </ul>
            </div>
          </>
        ) : null}
        <p className="mt-4">{text('useful')}</p>
        <PopularLinks className="mt-1" />
      </div>
    </>
  );
}
