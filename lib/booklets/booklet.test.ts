import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bookletPage } from './booklet.ts';

const SOURCES = path.join(process.cwd(), 'lib/booklets');
const ORIGIN = 'https://cards.example';
const NAMES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** Each page of the booklets with its address and its head, as visitors get them. */
const PAGES = NAMES.map((name) => {
  const source = readFileSync(path.join(SOURCES, name), 'utf8');
  const page = bookletPage(source, { origin: ORIGIN, folder: `/flipbook/${path.dirname(name)}` });
  const head = page.html.slice(0, page.html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, value = '']) => value);
  return { ...page, name, address: `${ORIGIN}/flipbook/${name}`, head, all };
});

test.each(PAGES)('2.11 the head of the booklet $name is whole', ({ address, head, all, title, picture, html }) => {
  expect(all(/<link rel="canonical" href="([^"]+)"/g)).toEqual([address]);
  expect(all(/<meta property="og:url" content="([^"]+)"/g)).toEqual([address]);
  for (const name of ['og:title', 'og:image:alt', 'twitter:title', 'twitter:image:alt'])
    expect(head).toContain(`="${name}" content="${title}"`);
  const [description] = all(/<meta name="description" content="([^"]+)"/g);
  for (const name of ['og:description', 'twitter:description']) expect(head).toContain(`="${name}" content="${description}"`);
  for (const name of ['og:image', 'twitter:image'])
    expect(head).toContain(`="${name}" content="${path.posix.dirname(address)}/${picture}"`);
  for (const part of ['name="robots"', 'name="theme-color"', 'rel="icon"', 'rel="apple-touch-icon"', '"summary_large_image"'])
    expect(head).toContain(part);
  expect(html).not.toMatch(/\{(?:origin|picture)\}/);
});

test('2.11 the languages of a booklet name each other, itself among them', () => {
  expect(PAGES.map(({ locale }) => locale).sort()).toEqual(['en', 'hi']);
  const addressIn = Object.fromEntries(PAGES.map(({ locale, address }) => [locale, address]));
  const languages = [`en ${addressIn.en}`, `hi ${addressIn.hi}`, `x-default ${addressIn.en}`];
  for (const { head } of PAGES) {
    const links = [...head.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(links.map(([, code, address]) => `${code} ${address}`)).toEqual(languages);
  }
});
