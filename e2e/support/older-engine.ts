import type { Page } from '@playwright/test';
import { parse } from 'postcss';

/** What a browser must not understand in a style sheet. */
const UNKNOWN = {
  popover: /:popover-open/,
  anchors: /anchor\(|anchor-name|position-anchor|position-area|position-try/,
  has: /:has\(/,
  visibility: /content-visibility|::details-content/,
  transitions: /view-transition|timeline|@starting-style/,
} as const;
export type Lack = keyof typeof UNKNOWN;
export const ALL: readonly Lack[] = ['popover', 'anchors', 'has', 'visibility', 'transitions'];

/** Attributes of popovers under names that the engine does not know, in HTML and selectors. */
const rename = (text: string) => text.replace(/([ [])(popover(?:target(?:action)?)?)(?==|\])/gi, '$1data-$2');

/** The sheet as an engine reads it that lacks features: rules that it drops are gone, and `@supports` has its answer. */
function sheetFor(css: string, lacks: readonly Lack[]): string {
  const isUnknown = (text: string) => lacks.some((name) => UNKNOWN[name].test(text));
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (!isUnknown(`@${rule.name} ${rule.params}`)) return;
    if (rule.name === 'supports' && rule.params.startsWith('not')) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  root.walkRules((rule) => {
    if (isUnknown(rule.selector)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (isUnknown(`${declaration.prop}:${declaration.value}`)) declaration.remove();
  });
  return lacks.includes('popover') ? rename(root.toString()) : root.toString();
}

/** Takes features from Chromium: in the documents and sheets that it gets, and in its objects. The policy of the page must be off. */
export async function takeAway(page: Page, lacks: readonly Lack[]) {
  await page.addInitScript((hasPopovers) => {
    const drop = (owner: object, names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    drop(AbortSignal, ['any']);
    drop(URL, ['parse']);
    drop(Array.prototype, ['toSorted', 'toReversed', 'with']);
    drop(ReadableStream.prototype, ['values']);
    if (hasPopovers) return;
    drop(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']);
    drop(HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']);
  }, !lacks.includes('popover'));
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const text = await response.text();
    if (type === 'stylesheet') return route.fulfill({ response, body: sheetFor(text, lacks) });
    const html = text.replace(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_, open, css, close) => open + sheetFor(css, lacks) + close);
    return route.fulfill({ response, body: lacks.includes('popover') ? rename(html) : html });
  });
}
