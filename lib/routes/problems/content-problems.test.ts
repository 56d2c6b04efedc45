import type { ModelName } from '#lib/contract/models.ts';
import type { ContentEntry } from './addresses.ts';
import { contentProblems } from './content-problems.ts';

const site = { product: 'rupay', today: '2026-05-05', isServed: (path: string) => path === '/documents/a.pdf' };
const entry = (model: ModelName, document: object): ContentEntry => ({ model, document });
const page = (slug: string, more: object = {}) => entry('page', { slug, title: `Page ${slug}`, ...more });
const linkingTo = (...links: string[]) =>
  page('hub', { content: [{ __component: 'blocks.page-nav', links: links.map((link) => ({ label: 'A', link })) }] });
const redirect = (from: string, to: string, more: object = {}) => entry('redirect', { from, to, ...more });
/** The codes and pointers by the slug or address of the entry. */
const found = (...entries: ContentEntry[]) =>
  contentProblems(entries, site)
    .filter(({ problem }) => problem.code !== 'not-linked')
    .map(({ entry: { document }, problem: { code, pointer, parameters } }) => {
      const { slug, from } = document as { slug?: string; from?: string };
      return [slug ?? from, code, pointer, parameters];
    });

test('a slug that another page has, in any letters, and a slug that two tabs share', () => {
  const tabs = ['a', 'b'].map((title) => entry('faq-tab', { slug: 'fees', title }));
  expect(found(page('about-us'), page('About-Us'), page('other'), ...tabs)).toEqual([
    ['about-us', 'slug-taken', '/slug', { address: '/about-us', other: 'Page About-Us' }],
    ['About-Us', 'slug-taken', '/slug', { address: '/About-Us', other: 'Page about-us' }],
    ['fees', 'slug-taken', '/slug', { address: 'fees', other: 'b' }],
    ['fees', 'slug-taken', '/slug', { address: 'fees', other: 'a' }],
  ]);
});

test.each(['search', 'disclaimer', 'hi', 'api', 'service', 'domestic-offers', 'about-rupay'])(
  'a page cannot be at /%s, which the site uses',
  (slug) => expect(found(page(slug)).map(([, code]) => code)).toEqual(['address-of-screen']),
);

test('a page whose address is in the route table as a page is no problem; a card at the address of a screen is', () => {
  expect(found(page('ekaa'), entry('legal-page', { slug: 'terms', title: 'Terms' }))).toEqual([]);
  const card = entry('prepaid-card', { slug: 'prepaid-cards-range', title: 'A', card_type: 'prepaid' });
  expect(found(card).map(([, code]) => code)).toEqual(['address-of-screen']);
});

test('redirects: loops, chains, two for one address, dead targets; one that is over counts for nothing', () => {
  expect(
    found(
      page('there'),
      redirect('/a', '/b'),
      redirect('/b', '/A/'),
      redirect('/c', '/d'),
      redirect('/d', '/there?x=1'),
      redirect('/d', '/elsewhere'),
      redirect('/e', '/nowhere'),
      redirect('/f', '/documents/a.pdf'),
      redirect('/g', '/gone', { until: '2026-05-04' }),
    ),
  ).toEqual([
    ['/d', 'redirect-twice', '/from', { from: '/d' }],
    ['/a', 'redirect-loop', '/to', { way: '/a → /b → /a' }],
    ['/b', 'redirect-loop', '/to', { way: '/b → /a → /b' }],
    ['/c', 'redirect-chain', '/to', { to: '/d', last: '/there?x=1' }],
    ['/e', 'redirect-target', '/to', { to: '/nowhere' }],
  ]);
});

test('a redirect that hides a page is told at both', () => {
  expect(found(page('old'), page('new'), redirect('/Old/', '/new'))).toEqual([
    ['/Old/', 'redirect-hides', '/from', { from: '/Old/', other: 'Page old' }],
    ['old', 'address-redirected', '/slug', { address: '/old', to: '/new' }],
  ]);
});

test('links that lead nowhere, in fields and in markdown of any language; files, other sites, moved pages and screens are known', () => {
  const text = { __component: 'blocks.description', description: { en: '[A](/there)', hi: '[A](/nirdesh)' } };
  const good = [
    '/there?x=1#y',
    '/hi/there',
    '#a',
    'https://a.example/',
    '/documents/a.pdf',
    '/old',
    '/search',
    '/domestic-offers',
    '/lounges/pune',
  ];
  expect(
    found(
      linkingTo(...good, '/missing', '/documents/b.pdf'),
      page('there', { content: [text] }),
      redirect('/old', '/there'),
      entry('lounge', { lounge_name: 'A', city_slug: 'pune' }),
    ),
  ).toEqual([
    ['hub', 'dead-link', '/content/0/links/9/link', { address: '/missing' }],
    ['hub', 'dead-link', '/content/0/links/10/link', { address: '/documents/b.pdf' }],
    ['there', 'dead-link', '/content/0/description', { address: '/nirdesh' }],
  ]);
});

test('references to records that are not there; without any record of the type nothing is said', () => {
  const question = entry('faq', { slug: 'q', question: 'Why?', answer: 'So.', tab_slug: 'fees' });
  expect(found(question)).toEqual([]);
  expect(found(question, entry('faq-tab', { slug: 'lounges', title: 'A' }))).toEqual([
    ['q', 'dead-reference', '/tab_slug', { value: 'fees' }],
  ]);
  const chooser = {
    __component: 'blocks.card-chooser',
    questions: [{ param: 'pay', title: 'A', options: [{ slug: 'x', label: 'X', card_slugs: ['gone', 'here'] }] }],
  };
  const card = entry('credit-card', { slug: 'here', title: 'A', card_type: 'credit' });
  expect(found(page('p', { content: [chooser] }), card)).toEqual([
    ['p', 'dead-reference', '/content/0/questions/0/options/0/card_slugs/0', { value: 'gone' }],
  ]);
});

test('pages that nothing links to; a link to itself, a redirect and a search phrase do not count, the route table does', () => {
  const self = { content: [{ __component: 'blocks.page-nav', links: [{ label: 'A', link: '/lonely' }] }] };
  const entries = [
    page('lonely', self),
    page('linked'),
    page('ekaa'),
    entry('footer', { site_policies: [{ policy_title: 'A', policy_link: '/linked' }] }),
    redirect('/old', '/lonely'),
    entry('best-bet', { link: '/lonely', phrases: ['a'] }),
  ];
  expect(contentProblems(entries, site).map(({ problem: { code, level, parameters } }) => [code, level, parameters])).toEqual([
    ['not-linked', 'warning', { address: '/lonely' }],
  ]);
});
