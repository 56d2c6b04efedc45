import type { Page } from '@playwright/test';
import { SITE_DOCUMENTS } from '../lib/config/site-documents.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { count, readRaw } from './support/html.ts';
import { expect, test } from './support/test.ts';

const TERMS = '/documents/credit-card-terms-en.pdf';
const TERMS_HINDI = '/documents/credit-card-terms-hi.pdf';

const screenOf = (file: string, language = '') => `${language}/document?file=${encodeURIComponent(file)}`;

/** Waits for the first page: a worker of 2 MB has to start. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.pdfViewer .page[data-page-number="1"] canvas').first()).toBeVisible();
}

test.describe('2.7 addresses of documents', () => {
  const REFUSED = [
    '',
    '?file=',
    '?page=2',
    '?file=documents/credit-card-terms-en.pdf',
    '?file=/ekaa',
    '?file=/api/header',
    `?file=${TERMS}&file=${TERMS}`,
    ...[
      'https://evil.example/a.pdf',
      '//evil.example/a.pdf',
      '/\\evil.example/a.pdf',
      '/%5Cevil.example/a.pdf',
      '/%2F%2Fevil.example/a.pdf',
      '/documents/..//evil.example/a.pdf',
      'https:evil.example/a.pdf',
      'http://localhost@evil.example/a.pdf',
      'javascript:alert(1)//evil.example/a.pdf',
      'data:application/pdf;base64,JVBERi0=',
      '/documents/\u0000evil.example.pdf',
    ].map((file) => `?file=${encodeURIComponent(file)}`),
  ];

  test('2.7 an address that names no document of the site says that no file is specified', async ({ request }) => {
    for (const query of REFUSED) {
      const { html } = await readRaw(request, `/document${query}`);
      expect([query, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([query, 'No PDF file specified.']);
      expect(html).not.toMatch(/<main.*href="[^"]*evil.*<\/main>/s);
    }
  });

  test('2.7 what the address names is not fetched when it is no document of the site', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const query of REFUSED.filter((query) => /evil|data/.test(query))) {
      await page.goto(`/document${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No PDF file specified.');
    }
    await page.waitForLoadState('networkidle');
    const fetched = requests.filter((url) => !url.includes('/document?'));
    expect(fetched.filter((url) => /evil\.example|\.pdf$|^data:application/.test(url))).toEqual([]);
  });

  test('2.7 in Hindi the message is in Hindi', async ({ request }) => {
    expect((await readRaw(request, '/hi/document')).text).toMatch(/<h1[^>]*>कोई PDF फ़ाइल नहीं बताई गई।</);
  });

  test('2.7 an absolute address of the site is one of the site', async ({ request }) => {
    const { text } = await readRaw(request, screenOf(`http://localhost:3000${TERMS}`));
    expect(text).toContain(`href="${TERMS}"`);
  });
});

test.describe('2.7 what the page itself fetches', () => {
  // The refusal is logged to the console, as it should be.
  test.use({ expectedComplaints: /evil\.example/ });

  test('2.7 the page itself may fetch from nowhere else', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => request.url().includes('evil.example') && foreign.push(request.url()));
    await page.goto(screenOf(TERMS));
    const outcome = await page.evaluate(async () => {
      const refused = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
      });
      await fetch('https://evil.example/a.pdf').catch(() => undefined);
      return refused;
    });
    expect(outcome).toBe('connect-src');
    expect(foreign).toEqual([]);
  });
});

test.describe('2.7 the document page as the server makes it', () => {
  for (const [language, file, title] of [
    ['', TERMS, 'Terms of credit cards'],
    ['/hi', TERMS_HINDI, 'क्रेडिट कार्ड की शर्तें'],
  ] as const) {
    test(`2.7 ${language || '/'} has a title, one heading, the link and noindex`, async ({ request }) => {
      const { response, html, text } = await readRaw(request, screenOf(file, language));
      expect(response.status()).toBe(200);
      expect(html).toContain(`<html lang="${language ? 'hi' : 'en'}"`);
      expect(count(html, /<h1[\s>]/)).toBe(1);
      expect(text).toContain(`<title>${title}</title>`);
      expect(count(html, /<meta name="robots" content="noindex/)).toBe(1);
      expect(decodeURI(text.replace(/<style>.*?<\/style>/s, ''))).toContain(`href="${file}"`);
    });
  }

  test('2.7 without a file it is noindex, too', async ({ request }) => {
    const { response, html } = await readRaw(request, '/document');
    expect(response.status()).toBe(200);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain('<title>No PDF file specified.</title>');
  });

  test('2.7 without script the plain link opens the file', async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(screenOf(TERMS));
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of credit cards' })).toBeVisible();
    const href = await page.getByRole('link', { name: 'Open the file' }).getAttribute('href');
    expect(href).toBe(TERMS);
    await expect(page.getByRole('button', { name: /download/i })).toHaveCount(0);
    expect((await request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
    await context.close();
  });

  test('2.7 the sample documents are served, whole and in ranges', async ({ request }) => {
    expect(SITE_DOCUMENTS.size).toBe(15);
    for (const name of SITE_DOCUMENTS.keys()) {
      const whole = await request.get(name);
      expect([name, whole.status(), whole.headers()['content-type']]).toEqual([name, 200, 'application/pdf']);
      const part = await request.get(name, { headers: { range: 'bytes=5-9' } });
      const body = await whole.body();
      expect([name, part.status(), part.headers()['content-range']]).toEqual([name, 206, `bytes 5-9/${body.length}`]);
      expect((await part.body()).equals(body.subarray(5, 10))).toBe(true);
    }
  });
});

test.describe('2.11 pdf buttons', () => {
  for (const prefix of ['', '/hi']) {
    test(`2.11 the documents of ${prefix}/credit-cards lead to the screen and say PDF and the size`, async ({ page }) => {
      await page.goto(`${prefix}/credit-cards`);
      const links = page.locator('main a[href*="/document?file="]');
      expect(await links.count()).toBeGreaterThanOrEqual(3);
      for (const link of await links.all()) await expect(link).toContainText(/PDF, [\d.]+ [kM]B$/);
      const name = await links.first().locator('.font-semibold').innerText();
      await links.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await drawn(page);
    });

    test(`2.11 terms have a document to download (${prefix || 'en'})`, async ({ page, request }) => {
      await page.goto(`${prefix}/legal/credit-card-terms-and-condition`);
      const download = page.locator('main a[download]').first();
      await expect(download).toContainText(/PDF, [\d.]+ [kM]B$/);
      const file = await request.get((await download.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toBe('application/pdf');
    });
  }

  test('2.11 a read-only document offers no download, any other does', async ({ page }) => {
    await page.goto('/credit-cards');
    const link = page.locator('main a[href*="read_only=true"]');
    await expect(link).toHaveCount(1);
    await link.click();
    await drawn(page);
    await expect(page.getByRole('button', { name: /download/i })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /download|open the file/i })).toHaveCount(0);
    await page.goto(screenOf(TERMS));
    await drawn(page);
    await expect(page.getByRole('button', { name: /download/i })).toHaveCount(1);
  });
});

test('2.11 a document that the content makes read-only stays so without the parameter', async ({ request }) => {
  const file = '/documents/offer-terms-en.pdf';
  // The language links carry it.
  const other = `href="/hi/document?${new URLSearchParams({ file })}&amp;read_only=true"`;
  expect((await readRaw(request, screenOf(file))).html).toContain(other);
  expect((await readRaw(request, screenOf(TERMS))).html).not.toContain('read_only=true');
});

test('2.2 the document page has languages, text size and the note on the language, without script too', async ({ request }) => {
  for (const [prefix, locale, note] of [
    ['', 'en', 'translated for your convenience'],
    ['/hi', 'hi', 'अंग्रेज़ी पाठ मान्य होगा'],
  ] as const) {
    const { html, text } = await readRaw(request, screenOf(TERMS, prefix));
    expect([locale, text.includes(note)]).toEqual([locale, locale === 'hi']);
    expect(html).toMatch(/<a [^>]*hreflang="en"/i);
    expect(count(html, /data-font-size=/)).toBe(1);
  }
});

test.describe('a booklet', () => {
  const BOOKLET = '/flipbook/festive-carnival-2025';

  test('2.1 the arrow keys turn its pages without a click before, and in Hindi it has the note on the language', async ({
    page,
  }) => {
    await page.goto(`${BOOKLET}/hi/index.html`);
    await expect(page.locator('#book')).toBeFocused();
    await expect(page.getByText('अंग्रेज़ी पाठ मान्य होगा')).toBeVisible();
    await expect(page.locator('#page-1')).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#page-1')).not.toBeInViewport();
  });
});

test.describe('no byte of the viewer on another page', () => {
  const VIEWER = /PDFSinglePageViewer|pdfViewer|annotationEditorLayer/;

  /** The scripts and styles with code of the viewer. */
  async function viewerFiles(page: Page, address: string): Promise<string[]> {
    const found: string[] = [];
    const waits: Promise<unknown>[] = [];
    const check = async (url: string, text: () => Promise<string>) => {
      if (/\/pdfjs\/|pdf\.worker|\.pdf(?:$|\?)/.test(url) || VIEWER.test(await text())) found.push(url);
    };
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (['script', 'stylesheet', 'fetch', 'other'].includes(kind))
        waits.push(check(response.url(), () => response.text()).catch(() => undefined));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(waits);
    return found;
  }

  for (const address of ['/', '/credit-cards', '/hi/exclusive-offers', '/search?searchItem=terms']) {
    test(`2.7 ${address} loads nothing of it`, async ({ page }) => {
      expect(await viewerFiles(page, address)).toEqual([]);
    });
  }

  test('2.7 the screen itself does', async ({ page }) => {
    expect(await viewerFiles(page, screenOf(TERMS))).not.toEqual([]);
  });
});

test.describe('2.7 accessibility of the document page', () => {
  const STATES = [
    ['no file', '/document', 1440],
    ['a document', screenOf(TERMS), 1440],
    ['no file in Hindi', '/hi/document', 390],
    ['a document in Hindi', screenOf(TERMS_HINDI, '/hi'), 390],
  ] as const;
  for (const [state, address, width] of STATES) {
    test(`2.7 ${state} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address);
      if (address.includes('file=')) await drawn(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    });
  }
});
