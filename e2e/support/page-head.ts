import type { APIRequestContext } from '@playwright/test';
import { decode } from './html.ts';
import { graphShape, type StructuredNode } from './structured-data-schema.ts';

/** User agents of crawlers without script. */
export const BOTS = {
  google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  bing: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  whatsapp: 'WhatsApp/2.23.20.0',
  unknown: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
} as const;

export interface Entry {
  /** With language. */
  path: string;
  /** Path by language, and `x-default`. */
  alternates: Record<string, string>;
}

export function pathOf(address: string): string {
  const { pathname, search } = new URL(decode(address));
  return pathname + search;
}

const ENTRY = /<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g;
const LINK = /hreflang="([^"]+)" href="([^"]+)"/g;

function linksIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(LINK)].map(([, code = '', address = '']) => [code, pathOf(address)]));
}

/** The entries of the sitemap by file name. */
export async function readSitemap(request: APIRequestContext): Promise<Map<string, Entry[]>> {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  const found = new Map<string, Entry[]>();
  for (const file of files) {
    const xml = await (await request.get(file)).text();
    const entries = [...xml.matchAll(ENTRY)].map(([, address = '', rest = '']) => ({
      path: pathOf(address),
      alternates: linksIn(rest),
    }));
    found.set(file, entries);
  }
  return found;
}

/** The metadata of a page, and its structured data. */
export interface Head {
  /** In order. */
  meta: Map<string, string[]>;
  titles: string[];
  canonicals: string[];
  alternates: Record<string, string>;
  feeds: string[];
  graph: StructuredNode[];
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => decode(value));
}

/** @throws when the structured data is invalid */
export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = new Map<string, string[]>();
  for (const [, name = '', value = ''] of head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    meta.set(name, [...(meta.get(name) ?? []), decode(value)]);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => json);
  const links = all(head, /<link (rel="alternate" hrefLang="[^>]*)>/gi).map((link) => link.replace('hrefLang', 'hreflang'));
  return {
    meta,
    titles: all(head, /<title>([^<]*)<\/title>/g),
    canonicals: all(head, /<link rel="canonical" href="([^"]*)"/g).map(pathOf),
    alternates: linksIn(links.join(' ')),
    feeds: all(head, /type="application\/rss\+xml" href="([^"]*)"/g).map(pathOf),
    graph: scripts.flatMap((json) => graphShape.parse(JSON.parse(json))['@graph']),
  };
}

/** The steps of the visible breadcrumb. */
export function visibleSteps(html: string, label: string): string[] {
  const start = html.indexOf(`<nav aria-label="${label}"`);
  if (start < 0) return [];
  const list = html.slice(start, html.indexOf('</nav>', start));
  const [, ...items] = list.split('<li').slice(1);
  return items.map((item) =>
    decode(
      item
        .slice(item.indexOf('>') + 1)
        .replace(/<svg[\s\S]*?<\/svg>/g, '')
        .replace(/<[^>]*>/g, ''),
    ).trim(),
  );
}
