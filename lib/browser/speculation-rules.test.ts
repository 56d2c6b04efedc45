import { SPECULATION_RULES } from './speculation-rules.ts';

const SITE = 'https://cards.example';

/** Conditions of a rule (HTML, "Speculative loading"). */
interface Where {
  and?: readonly Where[];
  not?: Where;
  href_matches?: string | readonly string[];
  selector_matches?: string;
}

interface Given {
  href: string;
  /** Besides `href`. */
  attributes?: Readonly<Record<string, string>>;
}

/** Whether an attribute selector of a list matches: `[name]`, or `[name~="word"]`. */
function selected(selectors: string, attributes: Readonly<Record<string, string>>): boolean {
  return selectors.split(', ').some((selector) => {
    const found = /^\[(?<name>[a-z]+)(?:~="(?<word>[a-z]+)")?\]$/.exec(selector)?.groups;
    if (!found?.name) throw new Error(`a selector that this test cannot read: ${selector}`);
    const value = attributes[found.name];
    return value !== undefined && (found.word === undefined || value.split(' ').includes(found.word));
  });
}

/** Whether a condition matches a link; an unknown key fails. */
function holds(where: Where, link: Given): boolean {
  return Object.entries(where).every(([key]) => {
    switch (key) {
      case 'and':
        return where.and?.every((part) => holds(part, link));
      case 'not':
        return where.not !== undefined && !holds(where.not, link);
      case 'href_matches':
        return [where.href_matches ?? []].flat().some((pattern) => new URLPattern(pattern, SITE).test(link.href, SITE));
      case 'selector_matches':
        return selected(where.selector_matches ?? '', link.attributes ?? {});
      default:
        throw new Error(`a condition that this test cannot read: ${key}`);
    }
  });
}

const fetched = (href: string, attributes: Readonly<Record<string, string>> = {}) =>
  SPECULATION_RULES.prefetch.some(({ where }) => holds(where, { href, attributes }));

test('only fetching ahead is allowed, never running a page that nobody opened', () => {
  expect(Object.keys(SPECULATION_RULES)).toEqual(['prefetch']);
  expect(SPECULATION_RULES.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});

test.each(['/', '/hi', '/ekaa', '/hi/ekaa', '/credit-cards?tab=travel', '/hi/lounges?city=mumbai#lounges', '/searching'])(
  '%s is fetched ahead',
  (href) => {
    expect(fetched(href)).toBe(true);
  },
);

test.each([
  '/api/offer-cards',
  '/service/revalidate',
  '/documents/terms.pdf',
  '/offers.xml',
  '/hi/offers.xml',
  '/search',
  '/hi/search',
  '/search?searchItem=lounge',
  '/hi/search?searchItem=lounge&category=offers',
  '/document?file=/documents/terms.pdf',
  '/hi/document?file=/documents/terms.pdf',
  'https://bank.example/ekaa',
])('%s is not fetched ahead', (href) => {
  expect(fetched(href)).toBe(false);
});

test.each([{ target: '_blank' }, { download: '' }, { hreflang: 'en' }, { rel: 'nofollow' }, { rel: 'next nofollow' }])(
  '3 a page of the site whose link says %j is not fetched ahead',
  (attributes) => {
    expect(fetched('/ekaa', attributes)).toBe(false);
  },
);

test('other relations are no reason against it', () => {
  expect(fetched('/ekaa?page_no=2', { rel: 'next' })).toBe(true);
});
