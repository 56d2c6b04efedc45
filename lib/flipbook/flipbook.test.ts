import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(process.cwd(), 'lib/flipbook');
const NAMES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

/** Each page with its address and its head, before the origin is filled in. */
const PAGES = NAMES.map((name) => {
  const html = readFileSync(path.join(SOURCE, name), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, value = '']) => value);
  const [locale, title] = [/<html lang="([^"]+)"/.exec(html)?.[1], all(/<title>([^<]+)<\/title>/g)[0]];
  return { name, locale, title, address: `{origin}/flipbook/${name}`, head, all };
});

test.each(PAGES)('2.11 the head of the flipbook page $name is complete', ({ address, head, all, title }) => {
  expect(all(/<link rel="canonical" href="([^"]+)"/g)).toEqual([address]);
  expect(all(/<meta property="og:url" content="([^"]+)"/g)).toEqual([address]);
  for (const name of ['og:title', 'og:image:alt', 'twitter:title', 'twitter:image:alt'])
    expect(head).toContain(`="${name}" content="${title}"`);
  const [description] = all(/<meta name="description" content="([^"]+)"/g);
  for (const name of ['og:description', 'twitter:description']) expect(head).toContain(`="${name}" content="${description}"`);
  const image = `${path.posix.dirname(address)}/social.png`;
  for (const name of ['og:image', 'twitter:image']) expect(head).toContain(`="${name}" content="${image}"`);
  expect(existsSync(image.replace('{origin}', 'public'))).toBe(true);
  for (const part of ['name="robots"', 'name="theme-color"', 'rel="icon"', 'rel="apple-touch-icon"', '"summary_large_image"'])
    expect(head).toContain(part);
});

test('2.11 the languages of a flipbook name each other, itself among them', () => {
  expect(PAGES.map(({ locale }) => locale).sort()).toEqual(['en', 'hi']);
  const localizedUrl = Object.fromEntries(PAGES.map(({ locale, address }) => [locale, address]));
  const languages = [`en ${localizedUrl.en}`, `hi ${localizedUrl.hi}`, `x-default ${localizedUrl.en}`];
  for (const { head } of PAGES) {
    const links = [...head.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(links.map(([, code, address]) => `${code} ${address}`)).toEqual(languages);
  }
});
