import fc from 'fast-check';
import { renderHtml } from '#components/test/render.test-helper.tsx';
import { readSearchText } from '#lib/contract/page-query.ts';
import {
  NO_RESULTS_NAME,
  SEARCH_TEXT,
  SPELLING,
  spellingContent,
  takeSpelling,
  withSearch,
} from '#lib/server/no-results-page.ts';
import { viewOf } from '#lib/server/view.ts';
import { NoResults } from './no-results.tsx';
import { SearchForm } from './search-field.tsx';
import { SearchHeading } from './search-heading.tsx';
import { searchHref } from './search-href.ts';

const markupFor = (term: string, spelling: string, content = '') =>
  renderHtml(
    <>
      <meta name={NO_RESULTS_NAME} content={content} />
      <SearchForm term={term} placeholder={undefined} />
      <SearchHeading term={term} prefix={undefined} />
      <NoResults term={term} spelling={spelling} messages={{}} />
    </>,
  );

/** Flight data: React puts a dollar sign before a string that begins with one. */
const flightFor = (view: string, term: string, spelling: string) => {
  const escaped = (text: string) => (text.startsWith('$') ? `$${text}` : text);
  return JSON.stringify([
    ['view', view, 'd'],
    escaped(term),
    `“${term}”`,
    escaped(spelling),
    searchHref(term),
    searchHref(spelling),
  ]);
};

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(SEARCH_TEXT, SPELLING, '$', '&', "'", '"', '<', '>', '`', '\\', '%', '+', ' ', '\0', 'ह', '्', 'x'),
      maxLength: 12,
    }),
  )
  .map(readSearchText)
  .filter((value) => value !== undefined);

test('2.4 the prepared page of searches without results is for every text what React would render for it', () => {
  const rscData = Buffer.from(flightFor('c2Vhcm', SEARCH_TEXT, SPELLING));
  const prepared = { html: markupFor(SEARCH_TEXT, SPELLING, spellingContent('हवाई')), rscData };
  expect(takeSpelling(prepared, 'c2Vhcm')).toBe('हवाई');
  fc.assert(
    fc.property(text, text, (searchItem, spelling) => {
      const view = viewOf('en', '/search', new URLSearchParams({ searchItem }));
      const filled = withSearch(prepared, view, spelling);
      expect(filled.html.replaceAll('&apos;', '&#x27;')).toBe(markupFor(searchItem, spelling));
      expect(String(filled.rscData)).toBe(flightFor(view, searchItem, spelling));
    }),
    { seed: 13, numRuns: 300 },
  );
});
