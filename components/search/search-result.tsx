import { langAttributes } from '#components/ui/content-language.ts';
import { HighlightedText } from '#components/ui/highlighted-text.tsx';
import { Link } from '#components/ui/link.tsx';
import type { SearchAnswer } from '#lib/content/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';

/** One result: a link with title and description, in which the search words are highlighted (spec 2.4). */
export function SearchResult({ result, term }: { result: SearchAnswer['results'][number]; term: string }) {
  const locale = useLocale();
  const { title, description, page_link } = result;
  return (
    <li {...langAttributes(result, locale)} className="border-b border-khadi-200">
      <Link href={page_link} className="group block py-6 no-underline">
        <h2 className="text-h4 font-semibold text-mor-700 group-hover:underline">
          <HighlightedText text={title} term={term} />
        </h2>
        {description ? (
          <p className="mt-1 max-w-[44rem]">
            <HighlightedText text={description} term={term} />
          </p>
        ) : null}
      </Link>
    </li>
  );
}
