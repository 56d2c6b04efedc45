import { createHash } from 'node:crypto';
import { BOOT_SCRIPT } from '#lib/config/boot-script.ts';
import { settings } from '#lib/config/settings.ts';
import { parseJson } from '#lib/contract/parse-json.ts';
import { log } from '#lib/observability/log.ts';
import { currentRequest } from '#lib/observability/request-context.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';
import { ERROR_PATH } from '#lib/routes/table.ts';
import { HYDRATION_DATA_ID, type HydrationData, PAGE_VERSION_HEADER } from './hydration-script.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const FLIGHT_DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;
const RUNTIME = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;

/** The address of the request in flight data, as a JSON array of the parts of its path, the last with the query. */
const REQUEST_ADDRESS = /"c":\[(?:"(?:[^"\\]|\\.)*",?)*\](?=,"q":")/g;

/** The same in the inline script of a whole page. */
const INLINE_REQUEST_ADDRESS = /\\"c\\":\[.*?\](?=,\\"q\\":\\")/g;

/** What React puts into the head, in an order that depends on when it is rendered. */
const HEAD_ELEMENT = /<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>/g;

/** On a not-found page it depends on when Next has sent the head. */
const NOINDEX = '<meta name="robots" content="noindex"/>';

/** A hash that is the same for the same content and the same scripts. */
function versionOf(html: string, scripts: readonly string[]): string {
  const unordered = [...(html.match(HEAD_ELEMENT) ?? []), ...scripts].filter((each) => each !== NOINDEX).sort();
  const hash = createHash('sha256').update(html.replace(HEAD_ELEMENT, '')).update(unordered.join('\n'));
  return hash.digest('base64url').slice(0, 16);
}

/**
 * The HTML of a page without the framework's scripts and flight data, which the hydration script fetches when they are wanted.
 * @returns `undefined` when the HTML is not what Next is known to render; the page must then stay as it is
 */
export function lightPage(html: string): { html: string; version: string } | undefined {
  const scripts: string[] = [];
  let runtime: unknown;
  let isKnown = html.includes('</head>') && html.includes('</body>');

  const document = html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT, (element, attributes: string, text: string) => {
    const src = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    if (src?.startsWith('/_next/')) {
      // No browser that the site supports loads the polyfills.
      if (!/\bnomodule\b/i.test(attributes)) scripts.push(src);
      return '';
    }
    if (FLIGHT_DATA.test(text)) return '';
    const [, start] = RUNTIME.exec(text) ?? [];
    if (start !== undefined && runtime === undefined) {
      runtime = parseJson(start);
      return '';
    }
    const isOwn = src !== undefined || text === BOOT_SCRIPT || attributes.includes('type="application/ld+json"');
    if (!isOwn) isKnown = false;
    return element;
  });
  if (!isKnown || runtime === undefined || scripts.length === 0) return undefined;

  const version = versionOf(document, scripts);
  const data: HydrationData = { version, scripts, runtime };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return {
    version,
    html: document.replace(
      /<\/body>(?![\s\S]*<\/body>)/,
      () => `<script type="application/json" id="${HYDRATION_DATA_ID}">${json}</script></body>`,
    ),
  };
}

/**
 * Flight data without the address of the request for which they were rendered: its query may hold what only that visitor knows. Browsers
 * use the address of the page.
 */
export function withoutRequestAddress(rscData: Buffer): Buffer {
  return Buffer.from(rscData.toString('latin1').replace(REQUEST_ADDRESS, '"c":[""]'), 'latin1');
}

/** What the page cache has of a page. */
interface PageValue {
  html: string;
  rscData?: Buffer | undefined;
  segmentData?: unknown;
  status?: number | undefined;
  headers?: Record<string, string | string[] | undefined> | undefined;
}

/** Whether pages are light, or whole because their HTML is not known or `LIGHT_PAGES` is off. */
const state = () => oncePerProcess('light-pages', () => ({ areLight: settings.LIGHT_PAGES }));

/** Whether pages are light. If not, their policy has to allow the inline scripts of Next. */
export function arePagesLight(): boolean {
  return state().areLight;
}

/**
 * Asks the site for one page, and turns light pages off when it is whole, so that no visitor gets a page whose scripts are blocked.
 * @param origin of the site itself
 */
export async function checkLightPages(origin: string): Promise<void> {
  if (!arePagesLight()) return;
  const response = await fetch(origin + ERROR_PATH).catch(() => undefined);
  if (response?.ok && !(await response.text()).includes(`id="${HYDRATION_DATA_ID}"`)) turnOff();
}

/** The policy of the pages that follow allows inline scripts, see `pipeline.ts`. */
function turnOff(): void {
  state().areLight = false;
  log('error', 'pages-not-light', {});
}

/** Makes a page light, with its version in a header; may be called twice. When the HTML of a page is not known, all stay whole. */
export function makeLight(value: PageValue): void {
  if (value.headers?.[PAGE_VERSION_HEADER] !== undefined) return;
  value.segmentData = undefined;
  if (value.rscData) value.rscData = withoutRequestAddress(value.rscData);
  // The HTML of a redirect is flight data in scripts.
  if (value.status === 308) value.html = '';
  if (value.html === '') return;
  const light = arePagesLight() ? lightPage(value.html) : undefined;
  if (light) {
    value.html = light.html;
    value.headers = { ...value.headers, [PAGE_VERSION_HEADER]: light.version };
    return;
  }
  value.html = value.html.replace(INLINE_REQUEST_ADDRESS, '\\"c\\":[\\"\\"]');
  if (arePagesLight()) turnOff();
  currentRequest()?.allowInlineScripts?.();
}
