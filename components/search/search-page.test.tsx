import { render } from '#components/test/render.test-helper.tsx';
import { search } from '#lib/contract/documents.ts';
import { NoResults } from './no-results.tsx';
import { SearchForm } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const answer = search.parse({
  message: 'Nothing at all',
  total_count: 12,
  results: [{ title: 'Airport lounges', page_link: '/lounges' }],
});

test('2.4 the count is the total, whatever the message of the service says', () => {
  const { getByRole } = render(<SearchResults answer={answer} term="lounge" category={undefined} page={1} messages={{}} />);
  expect(getByRole('status').textContent).toBe('12 results found');
});

test('2.4 a result says its kind beside its title', () => {
  const results = [{ title: 'Airport lounges', page_link: '/lounges', category_name: 'Pages' }];
  const { getByRole } = render(
    <SearchResults answer={{ ...answer, results }} term="" category={undefined} page={1} messages={{}} />,
  );
  expect(getByRole('heading', { name: 'Airport lounges' }).nextElementSibling?.textContent).toBe('Pages');
});

test.each([
  ['en', 'This site has nothing about loans. The nearest page:'],
  ['hi', 'इस साइट पर loans के बारे में कुछ नहीं है। इससे मिलता-जुलता पृष्ठ:'],
] as const)('2.4 %s: a subject that the site does not have is said instead of the count', (locale, sentence) => {
  const absent = { ...answer, absent_subject: 'loans' };
  const results = <SearchResults answer={absent} term="home loan" category={undefined} page={1} messages={{}} />;
  expect(render(results, locale).getByRole('status').textContent).toBe(sentence);
});

test('2.4 without results there are the nearest spelling, popular pages and the contact page', () => {
  const { getByRole, queryByRole } = render(<NoResults term="carppott" spelling="airport" messages={{}} />);
  expect(getByRole('link', { name: 'Did you mean “airport”?' }).getAttribute('href')).toBe('/search?searchItem=airport');
  expect(getByRole('link', { name: 'Airport lounges' }).getAttribute('href')).toBe('/lounges');
  expect(getByRole('link', { name: 'Contact and help' }).getAttribute('href')).toBe('/contact');
  expect(queryByRole('link', { name: /Did you mean/ })).not.toBeNull();
  expect(
    render(<NoResults term="x" spelling={undefined} messages={{}} />).queryByRole('link', { name: /Did you mean/ }),
  ).toBeNull();
});

test.each([
  ['en', '/#search-bar'],
  ['hi', '/hi#search-bar'],
] as const)('2.3 %s: one control goes back, one clears the text and opens the search bar on the home page', (locale, home) => {
  const { container, getAllByRole } = render(<SearchForm term="lounge" placeholder={undefined} />, locale);
  const [back, clear] = getAllByRole('link');
  expect(back?.hasAttribute('data-search-close')).toBe(true);
  expect(clear?.getAttribute('href')).toBe(home);
  expect(container.querySelector('input')?.getAttribute('value')).toBe('lounge');
  expect(render(<SearchForm term="" placeholder={undefined} />, locale).getAllByRole('link')).toHaveLength(1);
});

const NOTHING = { href: undefined, kind: undefined, category: undefined, image: undefined, code: undefined, note: undefined };

test('2.3 a suggestion says its kind, and the typed letters are not emphasised', () => {
  const lounges = { ...NOTHING, kind: 'Lounges', category: 'lounges' };
  const suggestions = [
    { ...NOTHING, title: 'lounge dinner' },
    { ...NOTHING, title: 'Airport lounges', href: '/lounges', kind: 'Pages', category: 'pages' },
    { ...lounges, title: 'Lounges in Delhi', href: '/lounges/delhi', code: 'DEL', note: '7 lounges' },
    { ...lounges, title: 'Aangan Lounge', href: '/lounges/delhi#aangan', image: '/a.svg' },
  ];
  const list = (
    <SuggestionList
      id="list"
      labels={{ suggestions: 'Suggestions', searches: 'Search for', pages: 'Go to' }}
      suggestions={suggestions}
      mediaBase="/media"
      typed="lou"
      active={0}
      className=""
      onChoose={() => {}}
    />
  );
  const { getAllByRole } = render(list);
  expect(getAllByRole('option').map((option) => [option.textContent, option.getAttribute('aria-selected')])).toEqual([
    ['lounge dinner', 'true'],
    ['Airport lounges Pages', 'false'],
    ['DELLounges in Delhi 7 lounges Lounges', 'false'],
    ['Aangan Lounge Lounges', 'false'],
  ]);
  const [, , city, lounge] = getAllByRole('option');
  expect(city?.querySelector('.sr-only')).toBeNull();
  expect(lounge?.querySelector('.sr-only')?.textContent).toBe('Lounges');
  expect(lounge?.querySelector('img')?.getAttribute('src')).toBe('/media/a.svg');
  expect(getAllByRole('group').map((group) => group.querySelector('[role=presentation]')?.textContent)).toEqual([
    'Search for',
    'Go to',
  ]);
});
