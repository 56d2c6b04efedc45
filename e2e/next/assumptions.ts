/** What the site assumes of Next beyond its documentation (lib/next-internals/README.md), each with a check against a running site. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { HYDRATED_EVENT } from '#lib/browser/hydrated-event.ts';
import { findBrowser } from '#lib/cli/browser.mjs';
import { root } from '#lib/cli/workspace.mjs';
import { HYDRATION_DATA_ID, PAGE_VERSION_HEADER } from '#lib/next-internals/hydration-script.ts';
import en from '#messages/en.json' with { type: 'json' };
import { PREVIEW_SECRET } from '../support/preview-secret.ts';

/** First renders of one client in ten seconds. */
const RENDERS_PER_CLIENT = 4;

/** Settings of the site: one permit, so that one that is not released is noticed. */
export const SETTINGS = {
  RENDERS_AT_ONCE: '1',
  RENDERS_PER_CLIENT: String(RENDERS_PER_CLIENT),
  REVALIDATE_SECRET: PREVIEW_SECRET,
  PREVIEW_SECRET,
};

/** Longer than a render takes, and shorter than a request waits for a permit, in milliseconds. */
const RENDER_MS = 4000;

export interface Assumption {
  /** Completes "Next …". */
  assumed: string;
  /** What the visitor gets when it does not hold, and what to do. */
  otherwise: string;
  /** @returns what was seen instead, or nothing when it holds */
  check: (site: Visited) => Promise<string | undefined>;
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  ms: number;
}

/** A site, its content service and ways to use both. */
export class Visited {
  readonly startedAt = Date.now();
  readonly origin: string;
  private readonly service: string;
  private visits = 0;

  constructor(origin: string, service: string) {
    this.origin = origin;
    this.service = service;
  }

  /** Requests an address, from a network of its own unless one is given. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    this.visits += 1;
    const start = Date.now();
    const response = await fetch(this.origin + path, {
      headers: { 'x-forwarded-for': `198.51.100.${this.visits}`, ...headers },
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, body: await response.text(), ms: Date.now() - start };
  }

  flightData(path: string): Promise<Answer> {
    return this.get(`${path}${path.includes('?') ? '&' : '?'}_rsc`, { RSC: '1' });
  }

  /** Makes the content service fail at a path while something is done. */
  async during<Value>(fault: Record<string, unknown>, act: () => Promise<Value>): Promise<Value> {
    await fetch(`${this.service}/__faults`, { method: 'POST', body: JSON.stringify(fault) });
    try {
      return await act();
    } finally {
      await fetch(`${this.service}/__faults`, { method: 'DELETE' });
    }
  }

  async publish(tag: string): Promise<void> {
    const headers = { authorization: `Bearer ${PREVIEW_SECRET}`, 'content-type': 'application/json' };
    await fetch(`${this.origin}/service/revalidate`, { method: 'POST', headers, body: JSON.stringify({ tags: [tag] }) });
  }
}

/** What is wrong with the screen of an error: it has to be whole without script, and in no index. */
function screenFault({ status, body }: Answer, wanted: number): string | undefined {
  const html = body.replace(/<script\b[\s\S]*?<\/script>/g, '');
  if (status !== wanted) return `status ${status} instead of ${wanted}`;
  if (!html.includes('<h1') || !html.includes('</main>')) return 'no screen in the HTML';
  return /<meta name="robots" content="noindex/.test(html) ? undefined : 'no noindex in the HTML';
}

function lightFault({ status, headers, body }: Answer): string | undefined {
  if (status !== 200) return `status ${status}`;
  if (!body.includes(`id="${HYDRATION_DATA_ID}"`)) return 'a page without hydration data';
  if (/<script[^>]*src="\/_next\/|__next_f/.test(body)) return 'scripts of Next in the HTML';
  return headers.has(PAGE_VERSION_HEADER) ? undefined : `no ${PAGE_VERSION_HEADER}`;
}

/** Files that Next has written since the start. */
function filesSince(folder: string, time: number): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => statSync(file).mtimeMs > time);
}

async function islandsFault(site: Visited): Promise<string | undefined> {
  const { complaints } = await tryIslands(site);
  return complaints.length > 0 ? complaints.join(' · ') : undefined;
}

async function islandsSheetFault(site: Visited): Promise<string | undefined> {
  const { sheets } = await tryIslands(site);
  return sheets[0];
}

/** Uses two islands in a browser. @returns what went wrong, and the style sheets that were fetched */
async function tryIslands({ origin }: Visited): Promise<{ complaints: string[]; sheets: string[] }> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const complaints: string[] = [];
    const sheets: string[] = [];
    page.on('request', (asked) => asked.resourceType() === 'stylesheet' && sheets.push(asked.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.addInitScript((type) => {
      document.addEventListener(type, () => document.documentElement.setAttribute('data-hydrated', ''));
    }, HYDRATED_EVENT);
    await page.goto(`${origin}/faqs`);
    await page.getByRole('button', { name: en.fontSize.larger }).click();
    const applied = page.locator('html[data-hydrated][style*="--font-adjust"]');
    await applied.waitFor({ state: 'attached', timeout: 20_000 }).catch(() => complaints.push('a click on A+ did nothing'));
    await page.locator('[popovertarget="search-bar"]').first().click();
    await page.locator('#search-bar').getByRole('combobox').pressSequentially('lou');
    const option = page.locator('#search-bar').getByRole('option').first();
    await option.waitFor({ timeout: 20_000 }).catch(() => complaints.push('no suggestions'));
    return { complaints, sheets };
  } finally {
    await browser.close();
  }
}

export const ASSUMPTIONS: readonly Assumption[] = [
  {
    assumed: 'sends what the page cache makes of a page in `set` to the first visitor',
    otherwise:
      'first visitors get a whole page whose islands work, when light pages turned themselves off (log: pages-not-light); set LIGHT_PAGES=false',
    check: async (site) => lightFault(await site.get('/ekaa')),
  },
  {
    assumed: 'renders HTML whose scripts are known, so that pages are light',
    otherwise:
      'visitors get whole pages with 140 KiB of script and a policy that allows inline scripts; set LIGHT_PAGES=false, then read lightPage() in light-page.ts',
    check: async (site) => lightFault(await site.get('/ekaa')),
  },
  {
    assumed: 'answers `?_rsc` with the header RSC with the flight data of the page, with the headers of the page',
    otherwise: 'light pages are documents whose islands do not start; set LIGHT_PAGES=false, then read hydration-script.ts',
    check: async (site) => {
      const [page, flight] = [await site.get('/ekaa'), await site.flightData('/ekaa')];
      const type = flight.headers.get('content-type');
      if (flight.status !== 200 || !type?.includes('text/x-component')) return `${flight.status}, ${type}`;
      const versions = [page, flight].map(({ headers }) => headers.get(PAGE_VERSION_HEADER));
      return versions[0] === versions[1] ? undefined : `the versions ${versions.join(' and ')}`;
    },
  },
  {
    assumed: 'hydrates a page from __next_f and TURBOPACK when its scripts come later',
    otherwise: 'light pages are documents whose islands do not start; set LIGHT_PAGES=false, then read hydration-script.ts',
    check: islandsFault,
  },
  {
    assumed: 'links all of app/globals.css as one file, which a page can have in the document instead',
    otherwise: 'pages paint a second later on a slow line, and are otherwise the same; read inline-sheet.ts',
    check: async (site) => {
      for (const path of ['/ekaa', '/ekaa', '/no-such-page']) {
        const { body, headers } = await site.get(path);
        if (!body.includes('<style>')) return `no style sheet in the document of ${path}`;
        if (!/style-src 'self' 'sha256-/.test(headers.get('content-security-policy') ?? '')) return 'no hash in the policy';
      }
      return undefined;
    },
  },
  {
    assumed: 'loads no style sheet when a page that has it in the document is hydrated',
    otherwise: 'pages work, but fetch their style sheet a second time; read inline-sheet.ts',
    check: islandsSheetFault,
  },
  {
    assumed: 'sets the `Cache-Control` of a page with `setHeader`, beginning with `s-maxage=`',
    otherwise: 'Firefox shows returning visitors an old page first; read makeBrowsersRevalidate() in lib/server/pipeline.ts',
    check: async (site) => {
      const control = (await site.get('/ekaa')).headers.get('cache-control');
      return control?.endsWith(', must-revalidate') ? undefined : String(control);
    },
  },
  {
    assumed: 'writes the address of the request into flight data only where it is removed',
    otherwise:
      'pages work, but may show the query of their first visitor to others; read withoutRequestAddress() in light-page.ts',
    check: async (site) => {
      const answers = [await site.get('/milestone?private=1'), await site.flightData('/milestone?private=1')];
      return answers.some(({ body }) => body.includes('private=1')) ? 'the query of the first request' : undefined;
    },
  },
  {
    assumed: 'sends the status that a page gets in `set`',
    otherwise: 'a deleted page is a 404 instead of a 410; leave it, or read status-tag.ts',
    check: async (site) => {
      await site.get('/accessibility');
      return site.during({ path: '/api/pages/accessibility', fault: 'status', status: 410 }, async () => {
        await site.publish('page:accessibility');
        let answer = await site.get('/accessibility');
        for (let look = 0; look < 10 && answer.status !== 410; look += 1) {
          await sleep(300);
          answer = await site.get('/accessibility');
        }
        return screenFault(answer, 410);
      });
    },
  },
  {
    assumed: 'answers 404 with the screen in the HTML when notFound() is thrown below <Suspense>',
    otherwise: 'a missing page is empty without script; read components/layout/throwing.tsx',
    check: async (site) => screenFault(await site.get('/no-such-page'), 404) ?? screenFault(await site.get('/hi/a/b/c'), 404),
  },
  {
    assumed: 'keeps the status that the response has when it begins to stream a preview, or the result of a form',
    otherwise: 'a preview of a missing page is a 200; read setStatus in lib/server/pipeline.ts',
    check: async (site) => {
      const started = await site.get(`/service/preview?${new URLSearchParams({ path: '/', secret: PREVIEW_SECRET })}`);
      const cookie = started.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
      const { status, body } = await site.get('/a/b/c', { cookie: cookie.join('; ') });
      return status === 404 && body.includes('</main>') ? undefined : `status ${status}, ${body.length} characters`;
    },
  },
  {
    assumed:
      'answers 500 with the screen in the HTML when an error is thrown below <Suspense>, and calls onRequestError in its request',
    otherwise:
      'a failed page is empty without script, or the next render waits until the lease of the permit ends (30 s); read throwing.tsx and render-gate.ts',
    check: (site) =>
      site.during({ path: '/api/pages/rupay-global', fault: 'status', status: 500 }, async () => {
        const failed = await site.get('/rupay-global');
        const fault = screenFault(failed, 500);
        if (fault) return fault;
        if (!failed.headers.get('cache-control')?.includes('no-store')) return 'a failure that may be stored';
        const next = await site.get('/contact-us?after=failure');
        return next.ms < RENDER_MS && next.status < 500 ? undefined : `the next page came after ${next.ms} ms, ${next.status}`;
      }),
  },
  {
    assumed: 'sends the status and the headers of an entry that `get` returns, so that renders can be refused',
    otherwise: 'a refused render is not a 429 or 503; lower the limits of the proxy, and read busy-page.ts',
    check: async (site) => {
      const client = { 'x-forwarded-for': '203.0.113.1' };
      for (let visit = 0; visit < RENDERS_PER_CLIENT; visit += 1) await site.get(`/search?searchItem=q${visit}`, client);
      const refused = await site.get('/search?searchItem=more', client);
      return screenFault(refused, 429) ?? (refused.headers.has('retry-after') ? undefined : 'no retry-after');
    },
  },
  {
    assumed: 'renders a page in the background when `get` returns it as older than its lifetime',
    otherwise:
      'pages stay as they were before a publish, or are rendered while a visitor waits; read checkPage() in page-cache.ts',
    check: async (site) => {
      await site.get('/rupay-otg');
      // The tag of all pages: visitors wait for the render of a page that is published by its name.
      await site.publish('page');
      const stale = await site.get('/rupay-otg');
      if (stale.headers.get('x-nextjs-cache') !== 'STALE') return `${stale.headers.get('x-nextjs-cache')} after a publish`;
      for (const end = Date.now() + RENDER_MS; Date.now() < end; await sleep(200)) {
        if ((await site.get('/rupay-otg')).headers.get('x-nextjs-cache') === 'HIT') return undefined;
      }
      return `the page is still stale after ${RENDER_MS} ms`;
    },
  },
  {
    assumed: 'makes a cache handler for each request, which sees when a render began',
    otherwise:
      'a page that was published while it was rendered stays old until its lifetime ends; read `starts` in page-cache.ts',
    check: async (site) => {
      const rendered = site.during({ path: '/api/pages/emi-cc-on-upi', fault: 'delay', ms: 1500 }, () =>
        site.get('/emi-cc-on-upi'),
      );
      await sleep(700);
      await site.publish('page');
      await rendered;
      const result = (await site.get('/emi-cc-on-upi')).headers.get('x-nextjs-cache');
      return result === 'STALE' ? undefined : `${result} instead of STALE`;
    },
  },
  {
    assumed: 'sends headers through methods of the response that can be overridden',
    otherwise: 'a redirect has its location twice, or internal addresses are in headers; read site-response.ts',
    check: async (site) => {
      for (const time of ['first', 'cached']) {
        const { status, headers } = await site.get('/credit-cards/SELECT-credit');
        const location = headers.get('location');
        if (status !== 308 || location !== '/credit-cards/select-credit') return `${time}: ${status}, ${location}`;
        if (headers.has('x-middleware-rewrite')) return 'x-middleware-rewrite';
      }
      return undefined;
    },
  },
  {
    assumed: 'writes no rendered page below .next/server (experimental.isrFlushToDisk)',
    otherwise: 'pages work, but unknown addresses fill the disk; read next.config.ts',
    check: async (site) => filesSince(join(root, '.next/server/app'), site.startedAt)[0],
  },
];
