import { DEFAULT_LOCALE, LOCALES, localizePath, toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { missingProperties } from './support/google-properties.ts';
import { count, decode, readRaw } from './support/html.ts';
import { BOTS, type Entry, pathOf, readHead, readSitemap, visibleSteps } from './support/page-head.ts';
import { expect, test } from './support/test.ts';

/** Records of a kind differ in texts only: the first, the last and some between them are read. */
const RECORDS_READ = 14;
const AT_ONCE = 4;
/** The languages that every page is written in. */
const WHOLE = ['en', 'hi'] as const;
/** Once on every page, not empty. */
const ONCE =
  'description robots theme-color og:title og:description og:url og:site_name og:locale og:type ' +
  'og:image og:image:width og:image:height og:image:alt twitter:card twitter:title twitter:description twitter:image';

function sampled(file: string, entries: readonly Entry[]): Entry[] {
  if (/\/(?:pages|legal)\.xml$/.test(file) || entries.length <= RECORDS_READ) return [...entries];
  return Array.from(
    { length: RECORDS_READ },
    (_, index) => entries[Math.round((index * (entries.length - 1)) / (RECORDS_READ - 1))],
  ).flatMap((entry) => entry ?? []);
}

async function inTurn<Item>(items: readonly Item[], visit: (item: Item, index: number) => Promise<void>): Promise<void> {
  const queue = [...items.entries()];
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(([index, item]) => visit(item, index)));
}

test('2.11 every address of the sitemap is one page with its own head, for five crawlers', async ({ request }) => {
  test.setTimeout(900_000);
  const files = await readSitemap(request);
  const entries = [...files].flatMap(([file, found]) => sampled(file, found));
  const listed = new Set([...files.values()].flat().map(({ path }) => path));
  expect(listed.size).toBe([...files.values()].flat().length);
  const agents = Object.values(BOTS);
  const wrong: string[] = [];
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const questions = new Map<string, string>();

  await inTurn(entries, async ({ path, alternates }, index) => {
    const say = (fault: string) => wrong.push(`${path}: ${fault}`);
    const answer = await request.get(path, { maxRedirects: 0, headers: { 'user-agent': agents[index % agents.length] ?? '' } });
    if (answer.status() !== 200) return void say(`is ${answer.status()}`);
    const html = await answer.text();
    const head = readHead(html);
    const plain = html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
    for (const name of ONCE.split(' ')) {
      const values = head.meta.get(name) ?? [];
      if (values.length !== 1 || values[0]?.trim() === '') say(`${name} is ${JSON.stringify(values)}`);
    }
    if (count(plain, /<h1[\s>]/) !== 1) say('has not one h1');
    if (head.titles.length !== 1) say(`has the titles ${head.titles}`);
    if (count(plain.slice(plain.indexOf('</head>')), /<(?:title|meta name=|meta property=|link rel="canonical")/) > 0)
      say('has a head after its head');
    if (head.canonicals.join() !== path) say(`is canonically ${head.canonicals}`);
    if (JSON.stringify(head.alternates) !== JSON.stringify(alternates))
      say(`has other languages than the sitemap: ${JSON.stringify(head.alternates)}`);
    if (Object.keys(alternates).length > 0 && !Object.values(alternates).includes(path)) say('does not name itself');
    for (const other of Object.values(alternates)) if (!listed.has(other)) say(`names ${other}, which is not in the sitemap`);
    if (!/^index, follow/.test(head.meta.get('robots')?.[0] ?? '')) say('is not indexed');
    if (head.meta.get('og:image:width')?.[0] !== '1200' || head.meta.get('og:image:height')?.[0] !== '630')
      say('has a picture of another size');
    for (const part of ['title', 'description'] as const) {
      const text = part === 'title' ? (head.titles[0] ?? '') : (head.meta.get('description')?.[0] ?? '');
      // A card may be called the same in Hindi and Marathi.
      const key = `${toLocale(path.split('/', 2)[1])} ${text}`;
      const other = seen[part].get(key);
      if (other !== undefined) say(`has the ${part} of ${other}`);
      if (part === 'title' ? text.length > 70 : text.length < 70) say(`has the ${part} of ${text.length} characters: ${text}`);
      seen[part].set(key, path);
    }
    for (const node of head.graph.flatMap((each) => (each['@type'] === 'FAQPage' ? each.mainEntity : []))) {
      const other = questions.get(node.name);
      if (other !== undefined) say(`has the question of ${other}: ${node.name}`);
      questions.set(node.name, path);
    }
    const steps = visibleSteps(html, textOf(toLocale(path.split('/', 2)[1]), 'breadcrumb')('label'));
    const trail = head.graph.flatMap((node) =>
      node['@type'] === 'BreadcrumbList' ? node.itemListElement.slice(1).map(({ name }) => name) : [],
    );
    if (JSON.stringify(steps) !== JSON.stringify(trail)) say(`shows the steps ${steps} and says ${trail}`);
  });
  expect(wrong).toEqual([]);
  expect(entries.length).toBeGreaterThan(100);
});

test('2.11 five crawlers read the same head', async ({ request }) => {
  for (const path of ['/', '/hi/faqs', '/search?searchItem=lounge', '/something-went-wrong']) {
    const heads = new Set<string>();
    for (const agent of Object.values(BOTS)) {
      const { html } = await readRaw(request, path, { 'user-agent': agent });
      expect(html.indexOf('<title>')).toBeGreaterThan(0);
      expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
      heads.add(JSON.stringify([...readHead(html).meta]));
    }
    expect(heads.size).toBe(1);
  }
});

/** Pages that list cards; each is its own canonical. */
const CARD_LISTS = [
  '/credit-cards',
  '/debit-cards',
  '/prepaid-cards',
  '/prepaid-cards-corporate',
  '/msme-cards',
  '/on-the-go',
  '/rupay-card-studio-all-cards',
];

/** Structured data by template, beside the page and its breadcrumb. */
const TEMPLATES: [string, string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/faqs', ['FAQPage']],
  ['/lounges', ['ItemList']],
  ['/lounges/mumbai', ['ItemList']],
  ['/exclusive-offers/tulsi-table-thali', ['Offer']],
  ['/legal/accident-cover', ['WebPage', 'Organization', 'Article']],
  ['/jcb-cashback-campaign/cashback-abroad', ['WebPage', 'Organization', 'Article']],
  ['/ekaa', ['VideoObject', 'FAQPage']],
  ['/international-offers/Discover', ['FAQPage']],
  ...CARD_LISTS.map((path): [string, string[]] => [path, ['ItemList']]),
  ['/credit-cards/platinum-credit', ['PaymentCard', 'BreadcrumbList']],
  ['/select-credit-card', ['PaymentCard']],
  ['/rupay-platinum', ['PaymentCard']],
];
for (const [path, types] of TEMPLATES) {
  test(`2.1 ${path} says ${types}`, async ({ request }) => {
    for (const address of [path, path === '/' ? '/hi' : `/hi${path}`]) {
      const { graph } = readHead(await (await request.get(address)).text());
      expect(graph.map((node) => node['@type'])).toEqual(expect.arrayContaining(types));
      expect(graph.flatMap(missingProperties)).toEqual([]);
    }
  });
}

test('2.1 the cards that a page names to machines are those that it shows, each at its place', async ({ request }) => {
  for (const path of CARD_LISTS.flatMap((path) => [path, `/hi${path}`])) {
    const html = await (await request.get(path)).text();
    const items = readHead(html).graph.flatMap((node) => (node['@type'] === 'ItemList' ? node.itemListElement : []));
    const shown = html.match(/<li\b[^>]* id="[^"]+"[^>]*><article\b/g) ?? [];
    expect([path, items.length]).toEqual([path, shown.length]);
    for (const { item } of items) {
      const { pathname, hash } = new URL(item.url ?? '');
      if (hash === '') expect((await request.get(pathname, { maxRedirects: 0 })).status()).toBe(200);
      else expect([pathname, html]).toEqual([path, expect.stringContaining(`id="${hash.slice(1)}"`)]);
      const plain = decode(html.replace(/<[^>]+>/g, ''));
      for (const text of [item.name, 'description' in item ? item.description : undefined])
        if (text) expect(plain).toContain(text);
    }
  }
});

test('2.1 topics and page numbers are their own canonical pages, every other query is the base page', async ({ request }) => {
  const headOf = async (address: string) => readHead(await (await request.get(address)).text());
  const base = await headOf('/faqs');
  const topic = await headOf('/hi/faqs?tab=fees&utm_source=x');
  expect([topic.canonicals, topic.titles]).toEqual([['/hi/faqs?tab=fees'], ['सवाल और जवाब: शुल्क']]);
  expect(topic.alternates).toEqual({
    ...Object.fromEntries(LOCALES.map((locale) => [locale, localizePath('/faqs?tab=fees', locale)])),
    'x-default': '/faqs?tab=fees',
  });
  const second = await headOf('/exclusive-offers?page_no=2');
  expect(second.canonicals).toEqual(['/exclusive-offers?page_no=2']);
  expect(second.titles[0]).toMatch(/ – page 2$/);
  expect(second.meta.get('og:url')?.map(pathOf)).toEqual(['/exclusive-offers?page_no=2']);
  for (const address of ['/faqs?tab=getting-a-card', '/faqs?search=pin', '/faqs?tab=fees&search=pin']) {
    const variant = await headOf(address);
    expect([variant.canonicals, variant.titles, variant.alternates]).toEqual([['/faqs'], base.titles, base.alternates]);
  }
});

const HOPS: [string, string][] = [
  ['/EKAA/?utm_source=a&x=%26', '/ekaa?utm_source=a&x=%26'],
  ['/en/Ekaa/?a=1', '/ekaa?a=1'],
  ['/HI/Faqs/?tab=fees', '/hi/faqs?tab=fees'],
  ['/hi/lounges/?card=business', '/hi/lounges?card=business'],
  ['/hi/', '/hi'],
  ['/hi/ekaa/', '/hi/ekaa'],
  ['/hi/ekaa/?utm_source=x', '/hi/ekaa?utm_source=x'],
  ['/robots.txt/', '/robots.txt'],
  ['/hi/international-offers/discover', '/hi/international-offers/Discover'],
  ['/hi/domestic-offers/', '/hi/rupay-festive-carnival'],
  ['/international-offers?a=1', '/international-offers/Discover?a=1'],
  ['/hi/domestic-offers?a=1', '/hi/rupay-festive-carnival?a=1'],
];
for (const [from, to] of HOPS) {
  test(`2.1 ${from} is one hop from ${to}`, async ({ request, baseURL }) => {
    const first = await request.get(from, { maxRedirects: 0 });
    expect([307, 308]).toContain(first.status());
    expect(pathOf(new URL(first.headers().location ?? '', baseURL).href)).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

const ELSEWHERE: [string, string][] = [
  ...HOPS,
  ['/', '/'],
  ['/ekaa', '/ekaa'],
  ['/hi', '/hi'],
  ['/hi/ekaa', '/hi/ekaa'],
  ['/hi/faqs?tab=fees', '/hi/faqs?tab=fees'],
  ['/flipbook', '/flipbook/festive-carnival-2025/index.html'],
  ['/art/logos/wordmark.svg', '/art/logos/wordmark.svg'],
];
test('2.1 a booklet is a page of its own for crawlers, its folders are one hop from it, and its picture is there', async ({
  request,
}) => {
  const booklet = '/flipbook/festive-carnival-2025';
  const pages = { en: `${booklet}/index.html`, hi: `${booklet}/hi/index.html` };
  for (const [from, to] of [
    [booklet, pages.en],
    [`${booklet}/`, pages.en],
    [`/en${booklet}`, pages.en],
    [`/hi${booklet}/?a=1`, `${pages.hi}?a=1`],
    [`${booklet}/hi`, pages.hi],
    [`${booklet}/hi/`, pages.hi],
  ] as const) {
    const { status, location } = await request
      .get(from, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), location: answer.headers().location }));
    expect([from, status, location]).toEqual([from, 307, to]);
  }
  for (const path of Object.values(pages)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    const { meta, canonicals, alternates } = readHead(await answer.text());
    expect([canonicals, alternates]).toEqual([[path], { ...pages, 'x-default': pages.en }]);
    for (const name of ONCE.split(' ')) expect([name, meta.get(name)?.length]).toEqual([name, 1]);
    const image = await request.get(pathOf(meta.get('og:image')?.[0] ?? ''), { maxRedirects: 0 });
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('1 /flipbook is in the language that was chosen', async ({ request }) => {
  const answer = await request.get('/flipbook', { maxRedirects: 0, headers: { cookie: 'selectedLanguageCode=hi' } });
  expect([answer.status(), answer.headers().location]).toEqual([307, '/flipbook/festive-carnival-2025/hi/index.html']);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const other = await request.get('/EKAA//?a=1', { maxRedirects: 0, headers: { cookie: 'selectedLanguageCode=hi' } });
  expect([other.status(), other.headers().location]).toEqual([307, '/hi/ekaa?a=1']);
});

test('2.1 a booking that is asked for by its id names the address that its links have', async ({ request }) => {
  for (const prefix of ['', '/hi']) {
    const { canonicals } = readHead(await (await request.get(`${prefix}/booking/17`)).text());
    expect(canonicals).toEqual([`${prefix}/booking/airport-ride`]);
    expect((await request.get(`${prefix}/booking/airport-ride`)).status()).toBe(200);
  }
});

test('2.10 a film is shown in a frame of the site and by itself to nobody', async ({ request }) => {
  const film = '/service/film/aaaaaaaaaaa';
  const asked = async (dest: string) => (await request.get(film, { headers: { 'sec-fetch-dest': dest } })).status();
  expect([await asked('iframe'), await asked('document')]).toEqual([200, 404]);
});

test('2.1 every address of another host name of the site is one hop from its one form on the one host', async ({ request }) => {
  const { origin } = new URL(readHead(await (await request.get('/ekaa')).text()).meta.get('og:url')?.[0] ?? '');
  for (const [from, to] of ELSEWHERE) {
    const answer = await request.get(from, { maxRedirects: 0, headers: { 'x-forwarded-host': 'old.example' } });
    expect([307, 308]).toContain(answer.status());
    expect([from, answer.headers().location]).toEqual([from, origin + to]);
  }
  for (const [path, headers] of [
    ['/hi/ekaa', { 'x-other-host': '1', 'x-canonical-url': 'https://evil.example/' }],
    ['/hi/ekaa', { 'x-forwarded-host': 'old.example, localhost:3000' }],
    ['/ekaa', { 'x-forwarded-host': 'unknown.example' }],
    ['/service/health', { 'x-forwarded-host': 'old.example' }],
    ['/api/header?locale=hi', { 'x-forwarded-host': 'old.example' }],
  ] as const)
    expect([path, (await request.get(path, { maxRedirects: 0, headers })).status()]).toEqual([path, 200]);
});

for (const path of ['/wp-login.php', '/.env', '/xmlrpc.php', '/hi/wp-admin/setup.php', '/.git/config', '/%2eenv']) {
  test(`2.1 ${path} is a small 404`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect((await answer.body()).length).toBeLessThan(50);
    expect(answer.headers()['cache-control']).toContain('max-age');
  });
}

test('2.11 robots.txt lets crawlers in and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(await answer.text()) ?? [];
  expect((await request.get(pathOf(address))).headers()['content-type']).toContain('application/xml');
});

test('2.1 the feed of each language is named by the offers, and leads to open offers in it', async ({ request }) => {
  for (const locale of LOCALES) {
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
    const { feeds } = readHead(await (await request.get(`${prefix}/exclusive-offers`)).text());
    expect(feeds).toEqual([`${prefix}/offers.xml`]);
    const answer = await request.get(feeds[0] ?? '');
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    const links = [...(await answer.text()).matchAll(/<item>.*?<link>([^<]+)/g)].map(([, address = '']) => pathOf(address));
    expect(links.length).toBeGreaterThan(10);
    // A language without translated offers has the English feed.
    const language = locale === 'hi' ? 'hi' : DEFAULT_LOCALE;
    expect(answer.headers()['content-language']).toBe(language);
    for (const link of links.slice(0, 3)) {
      expect(link.startsWith(language === 'hi' ? '/hi/' : '/')).toBe(true);
      expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(200);
    }
  }
});

test('2.1 the newsroom names its feed, whose items are articles with author and day, in each language', async ({ request }) => {
  for (const locale of WHOLE) {
    const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
    const { feeds } = readHead(await (await request.get(`${prefix}/newsroom`)).text());
    expect(feeds).toEqual([`${prefix}/news.xml`]);
    const feed = await (await request.get(feeds[0] ?? '')).text();
    const items = [...feed.matchAll(/<item>.*?<link>([^<]+).*?<pubDate>([^<]+)/g)];
    expect(items.length).toBeGreaterThanOrEqual(8);
    for (const [, address = '', day = ''] of items.slice(0, 3)) {
      const { graph } = readHead(await (await request.get(pathOf(address))).text());
      const article = graph.find((node) => node['@type'] === 'Article');
      expect(article).toMatchObject({ author: { '@type': 'Organization' } });
      expect(Date.parse(String(article?.datePublished))).toBe(Date.parse(day));
    }
  }
});

test('2.1 an offer that has ended keeps its address and is in no sitemap and no feed', async ({ request }) => {
  const ended = '/exclusive-offers/patang-monsoon-sale';
  const answer = await request.get(ended);
  expect(answer.status()).toBe(200);
  const { meta, graph } = readHead(await answer.text());
  expect(meta.get('robots')?.[0]).toContain('unavailable_after:');
  expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Offer', availability: 'https://schema.org/Discontinued' }));
  const listed = [...(await readSitemap(request)).values()].flat().map(({ path }) => path);
  expect(listed).not.toContain(ended);
  expect(await (await request.get('/offers.xml')).text()).not.toContain(ended);
});

for (const [path, type] of [
  ['/llms.txt', 'text/markdown'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/x-icon'],
  ['/art/app/apple-touch-icon.png', 'image/png'],
] as const) {
  test(`2.11 ${path} is there`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  });
}
