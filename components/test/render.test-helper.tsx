import { runInThisContext } from 'node:vm';
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_NAMES } from '#lib/contract/icons.ts';
import { LocaleProvider } from '#lib/i18n/locale-provider.client.tsx';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';

// Node's own `require`, from outside the test's context: Jest has its own even as `process.getBuiltinModule`, and would load
// jsdom again for every test file.
const { getBuiltinModule }: NodeJS.Process = runInThisContext('process');
const nodeRequire = getBuiltinModule('node:module').createRequire(import.meta.filename);
const { JSDOM }: typeof import('jsdom') = nodeRequire('jsdom');
const { document, NodeFilter } = new JSDOM().window;

// An element out of the flow is a block: in an accessible name its text is not joined to the word before it.
const STYLE = '<style>.sr-only { display: block }</style>';

/** Queries of Testing Library, by role and accessible name among others, and the element that holds the HTML. */
export type Rendered = BoundFunctions<typeof queries> & { container: HTMLElement };

/** Parses HTML into a tree of its own, so that ids of two renders do not meet. It is detached after the test. */
export function parseHtml(html: string): Rendered {
  const container = document.createElement('div');
  container.innerHTML = html;
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = STYLE;
  root.append(container);
  return { ...within(container), container };
}

afterEach(() => document.body.replaceChildren());

/** The HTML of components on a page in a language; for tests. */
export function renderHtml(node: ReactNode, locale: Locale = DEFAULT_LOCALE): string {
  return renderToStaticMarkup(<LocaleProvider locale={locale}>{node}</LocaleProvider>);
}

/** Components on a page in a language, as the server renders them; for tests. */
export function render(node: ReactNode, locale: Locale = DEFAULT_LOCALE): Rendered {
  return parseHtml(renderHtml(node, locale));
}

/** The attributes of an element by name. */
export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
}

/** The names of the icons in an element, in their order. */
export function iconNames(element: Element): string[] {
  return Array.from(
    element.querySelectorAll<HTMLElement>('.icon, .icon-before, .icon-after'),
    ({ style }) => ICON_NAMES[Number(style.getPropertyValue('--icon'))] ?? '',
  );
}

/** The address of the link with this name; of several, as for small and wide screens, when they have the same one. */
export function hrefOf({ getAllByRole }: Pick<Rendered, 'getAllByRole'>, name: string | RegExp): string | null {
  const hrefs = new Set(getAllByRole('link', { name }).map((link) => link.getAttribute('href')));
  const [href = null, ...others] = hrefs;
  if (others.length > 0) throw new Error(`Links named ${name} lead to ${[...hrefs].join(', ')}`);
  return href;
}

/** The names and values that a form sends as it stands. */
export function formEntries(form: HTMLFormElement): [string, string][] {
  const FormData = form.ownerDocument.defaultView?.FormData ?? window.FormData;
  return Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
}

/** The headings in their order, each as its level and text: `h2 Fees`. */
export function outlineOf({ queryAllByRole }: Pick<Rendered, 'queryAllByRole'>): string[] {
  return queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName.toLowerCase()} ${textContent}`);
}

/** The text nodes in an element, in their order. */
export function textNodesOf(element: Element): Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
