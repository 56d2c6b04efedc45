import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { SEARCH_BAR_ID } from '#lib/config/element-ids.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { SearchField } from './search-field.tsx';

/** The form of the search page (spec 2.3, 2.4). */
export function SearchForm({ term, placeholder }: { term: string; placeholder: string | undefined }) {
  const text = useText('search');
  const locale = useLocale();
  return (
    <>
      <SearchField kind="page" term={term} placeholder={placeholder} labelLocale={locale} className="relative mt-3 block md:mt-4">
        <Link href="/" data-search-close="" aria-label={text('back')} className="icon-btn">
          <Icon name="x" />
        </Link>
      </SearchField>
      {term ? (
        <Link
          href={`/#${SEARCH_BAR_ID}`}
          className="mt-1 inline-flex min-h-11 items-center text-sm text-mor-700 underline underline-offset-4"
        >
          {text('clear')}
        </Link>
      ) : null}
    </>
  );
}
