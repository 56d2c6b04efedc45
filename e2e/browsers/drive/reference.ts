import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '#lib/cli/browser.mjs';

/** Chromium, started when it is first asked. */
export class Reference {
  private browser: Promise<Browser> | undefined;
  private readonly origin: string;
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** What a page gives at a size, measured once. */
  async measure<Result>(path: string, width: number, name: string, measure: (page: Page) => Promise<Result>): Promise<Result> {
    const key = `${name} ${width} ${path}`;
    const known = this.known.get(key) ?? this.inPage(path, width, measure);
    this.known.set(key, known);
    return (await known) as Result;
  }

  private async inPage<Result>(path: string, width: number, measure: (page: Page) => Promise<Result>): Promise<Result> {
    const executablePath = findBrowser();
    this.browser ??= chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    });
    const page = await (await this.browser).newPage({ viewport: { width, height: 900 } });
    try {
      await page.goto(this.origin + path);
      return await measure(page);
    } finally {
      await page.close();
    }
  }

  async close() {
    await (await this.browser)?.close();
  }
}
