/** Visitors request pages and unknown URLs, search, send forms, and check the responses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, isLocale } from '#lib/i18n/locales.ts';
import { clientAddress } from '../bench/client.ts';
import { PUBLISHED } from './content.ts';
import type { Instance } from './instance.ts';
import type { Report } from './report.ts';

/** Addresses of visitors behind the proxy. */
const CLIENTS = 64;
/** Between two requests of a visitor, in milliseconds. */
const PAUSE_MS = 40;
const REQUEST_MS = 30_000;
const FORM_PATH = '/rupay-card-studio-all-cards';
/** Prefix of a typed text, which no other visitor may see. */
const MARKER = 'Visitor';

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;
const random = () => Math.random().toString(36).slice(2);

/** An instance, or the proxy before both. */
export interface Target {
  name: string;
  origin: string;
  instance?: Instance;
}

/** Unknown URLs of several kinds; any response but a 5xx is right. */
const JUNK: readonly (() => string)[] = [
  () => `/${random()}`,
  () => `/a/b/${random()}`,
  () => `/hi/exclusive-offers/${random()}`,
  () => `/ekaa?junk=${random()}`,
  () => `/faqs?tab=${random()}`,
  () => `/_next/static/${random()}.js`,
  () => `/api/offers-detail?slug=${random()}`,
  () => `/wp-login-${random()}.php`,
];

export class Visitors {
  /** Whether an unseen page may be a 500, because content is invalid. 503 and 429 are always possible. */
  mayFail = false;
  /** Whether pages count as seen: not while the disk is full. */
  isKeeping = true;
  private isOver = false;
  private readonly pages: readonly string[];
  private readonly allPages: readonly string[];
  private readonly targets: readonly Target[];
  private readonly report: Report;
  private readonly seen = new Set<string>();

  /** @param pages requested most, and checked most closely */
  constructor(pages: readonly string[], allPages: readonly string[], targets: readonly Target[], report: Report) {
    this.pages = pages;
    this.allPages = allPages;
    this.targets = targets;
    this.report = report;
  }

  /** Simulates `count` visitors until `stop`. */
  async visit(count: number): Promise<void> {
    const visitor = async () => {
      while (!this.isOver) {
        await this.request();
        await sleep(PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: count }, visitor));
  }

  stop(): void {
    this.isOver = true;
  }

  private async request(): Promise<void> {
    const target = pick(this.targets.filter(({ instance }) => instance?.isRunning !== false));
    const chance = Math.random();
    if (chance < 0.5) await this.page(target, pick(this.pages));
    else if (chance < 0.6) await this.other(target, `all pages of ${target.name}`, pick(this.allPages));
    else if (chance < 0.8) await this.other(target, 'junk', pick(JUNK)());
    else if (chance < 0.9)
      await this.other(target, 'search', `/search?searchItem=${pick(['card', 'lounge', 'offer', random()])}`);
    else if (chance < 0.95) await this.language(target);
    else await this.form(target);
  }

  /** @returns the response; `undefined` when its instance was killed meanwhile */
  private async ask(target: Target, kind: string, path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const { instance } = target;
    const kills = instance?.kills;
    const start = performance.now();
    try {
      const response = await fetch(target.origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_MS),
        ...init,
        headers: { 'x-forwarded-for': clientAddress(Math.floor(Math.random() * CLIENTS)), ...init.headers },
      });
      const text = await response.text();
      this.report.count(kind, response.status, performance.now() - start);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if (instance && (instance.kills !== kills || !instance.isRunning)) return undefined;
      this.report.count(kind, 0, performance.now() - start);
      // Only the proxy sends a POST to a killed instance to the other one.
      if (init.method !== 'POST') this.report.violate(`${target.name} ${path}: ${error}`);
      return undefined;
    }
  }

  private async page(target: Target, path: string): Promise<void> {
    const answer = await this.ask(target, `pages of ${target.name}`, path);
    if (!answer) return;
    const { status, text } = answer;
    const key = target.name + path;
    if (status !== 200) {
      if (this.seen.has(key) || !this.isAllowed(status)) this.report.violate(`${target.name} ${path}: ${status}`);
      return;
    }
    if (this.isKeeping) this.seen.add(key);
    const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
    const locale = isLocale(first) ? first : DEFAULT_LOCALE;
    const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(text)?.[1] || '/';
    // That of a page that is not translated is its English one.
    const isOwn = canonical === path || (isLocale(first) && canonical === (rest || '/'));
    if (!text.trimEnd().endsWith('</html>')) this.report.violate(`${target.name} ${path}: a torn page`);
    if (!isOwn || !text.includes(`<html lang="${locale}"`) || text.includes(MARKER)) {
      this.report.violate(`${target.name} ${path}: another page, ${canonical}`);
    }
  }

  private isAllowed(status: number): boolean {
    return status === 503 || status === 429 || (this.mayFail && status >= 500);
  }

  private async other(target: Target, kind: string, path: string): Promise<void> {
    const answer = await this.ask(target, kind, path);
    if (answer && answer.status >= 500 && !this.isAllowed(answer.status))
      this.report.violate(`${target.name} ${path}: ${answer.status}`);
    if (answer?.text.includes(MARKER)) this.report.violate(`${target.name} ${path}: what another visitor typed`);
  }

  /** Only visitors who have chosen Hindi are redirected. */
  private async language(target: Target): Promise<void> {
    const headers = { cookie: 'selectedLanguageCode=hi' };
    const answer = await this.ask(target, 'language', PUBLISHED.path, { headers });
    const location = answer?.headers.get('location') ?? '';
    if (answer && !(answer.status === 307 && location.endsWith(`/hi${PUBLISHED.path}`))) {
      this.report.violate(`${target.name}: not redirected to the language of the visitor, ${answer.status} ${location}`);
    }
  }

  /** An incomplete form, returned as typed, to this visitor only. */
  private async form(target: Target): Promise<void> {
    const page = await this.ask(target, 'form page', FORM_PATH);
    if (page?.status !== 200) return;
    const body = new FormData();
    for (const [, name = '', value = ''] of page.text.matchAll(/name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)) {
      body.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    }
    const own = `${MARKER} ${random()}`;
    body.set('name', own);
    const answer = await this.ask(target, 'forms', FORM_PATH, { method: 'POST', body, headers: { origin: target.origin } });
    if (!answer || this.isAllowed(answer.status)) return;
    const typed = [...answer.text.matchAll(new RegExp(`${MARKER} [a-z0-9]+`, 'g'))].map(([text]) => text);
    if (answer.status !== 200 || typed.length === 0 || typed.some((text) => text !== own)) {
      this.report.violate(`${target.name}: a form was answered with ${answer.status} and ${typed.length} texts of visitors`);
    }
  }
}
