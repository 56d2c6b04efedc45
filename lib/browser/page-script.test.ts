import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { BOOT_SCRIPT, EARLY_CLICKS } from '#lib/config/boot-script.ts';
import { HYDRATION_SCRIPT } from '#lib/next-internals/hydration-script.ts';
import { PAGE_SCRIPT } from './page-script.ts';

interface Visit {
  stored?: Record<string, string>;
  cookie?: string;
  protocol?: string;
  hash?: string;
  /** The content of the `<meta>` with blocked events. */
  blockedEvents?: string;
  /** Whether storage throws. */
  blocked?: boolean;
  isSearchPage?: boolean | undefined;
  /** Whether the previous page is of this site. */
  canGoBack?: boolean | undefined;
  hasPopovers?: boolean;
  /** The cards that are chosen for a comparison. */
  chosen?: string[];
  pathname?: string;
}

/** The links to cities on the list of lounges, by the selector that finds them. */
const CITY_LINKS = new Map([['.chip[href$="/lounges/delhi"]', { href: '/hi/lounges/delhi', firstChild: { data: 'दिल्ली' } }]]);

type Listener = (event: unknown) => void;

/** Runs the scripts in a fake page, and returns their effects. */
function boot(visit: Visit = {}) {
  const { stored = {}, cookie = '', protocol = 'https:', hash = '', blockedEvents, blocked = false } = visit;
  const { isSearchPage = false, canGoBack = false, hasPopovers = true, chosen = [], pathname = '/' } = visit;
  const near = { href: '#cities', textContent: 'choose your city' };
  const visited = { back: false };
  const navigation = { canGoBack };
  const style = new Map<string, string>();
  const listeners = new Map<string, Listener>();
  const menu = {
    open: true,
    matches: () => menu.open,
    hidePopover: () => {
      menu.open = false;
    },
  };
  const searchBar = {
    open: false,
    focused: false,
    showPopover: () => Object.assign(searchBar, { open: true }),
    querySelector: () => ({ focus: () => Object.assign(searchBar, { focused: true }) }),
  };
  const buttons = [0, 1, 2].map(() => {
    const attributes: Record<string, unknown> = {};
    return { attributes, setAttribute: (name: string, value: unknown) => Object.assign(attributes, { [name]: value }) };
  });
  const document = {
    cookie,
    documentElement: {
      ...(hasPopovers ? { popover: null } : {}),
      style: { setProperty: (name: string, value: string) => style.set(name, value) },
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    getElementById: (id: string) =>
      ({ 'side-menu': menu, 'search-bar': searchBar, 'search-form-page': isSearchPage ? {} : null, 'near-city': near })[id] ??
      null,
    querySelector: (selector: string) => {
      if (selector.startsWith('.chip')) return CITY_LINKS.get(selector) ?? null;
      return blockedEvents === undefined ? null : { content: blockedEvents };
    },
    querySelectorAll: (selector: string) =>
      selector.includes('compare') ? chosen.map((value) => ({ value })) : [{ children: buttons }],
  };
  const page = {
    URL,
    document,
    navigation,
    window: { navigation, addEventListener: (type: string, listener: Listener) => listeners.set(`window ${type}`, listener) },
    setTimeout: (run: () => void) => run(),
    history: { back: () => Object.assign(visited, { back: true }) },
    location: { protocol, hash, pathname },
    matchMedia: (query: string) => ({ addEventListener: (_: string, listener: Listener) => listeners.set(query, listener) }),
  };
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      if (blocked) throw new Error('blocked');
      return stored;
    },
  });
  const context = createContext(page);
  for (const script of [BOOT_SCRIPT, PAGE_SCRIPT]) runInContext(script, context);
  const click = (link: { hreflang: string } | null) => listeners.get('click')?.({ target: { closest: () => link } });
  const reach768 = (matches: boolean) => listeners.get('(min-width: 48rem)')?.({ matches });
  /** @returns whether the event was blocked */
  const dispatch = (type: string, event: object = {}) => {
    let prevented = false;
    const preventDefault = () => {
      prevented = true;
    };
    listeners.get(type)?.({ target: { closest: () => null }, preventDefault, ...event });
    return prevented;
  };
  const ready = () => listeners.get('DOMContentLoaded')?.({});
  return { context, style, stored, document, menu, searchBar, buttons, near, ready, click, reach768, dispatch, visited };
}

test.each([
  ['back', { isSearchPage: true, canGoBack: true }, true],
  ['nowhere else than it leads', { isSearchPage: true, canGoBack: false }, false],
  ['nowhere else than it leads on another page', { isSearchPage: false, canGoBack: true }, false],
  ['nowhere else than it leads with a key held', { isSearchPage: true, canGoBack: true, ctrlKey: true }, false],
])('2.3 a control that closes the search goes %s', (_, visit: Visit & { ctrlKey?: boolean }, back) => {
  const page = boot(visit);
  const target = { closest: (selector: string) => (selector === '[data-search-close]' ? {} : null) };
  expect(page.dispatch('click', { type: 'click', target, ctrlKey: visit.ctrlKey })).toBe(back);
  expect(page.visited.back).toBe(back);
});

test.each([
  ['closes it', {}, {}, 1],
  ['is left to what has used it', {}, { defaultPrevented: true }, 0],
  ['is left to a panel or dialog that is open in it', { ':popover-open,:modal': {} }, {}, 0],
])('2.3 Esc in the search bar %s', (_, inside: Record<string, object>, event, clicks) => {
  let clicked = 0;
  const close = {
    click: () => {
      clicked += 1;
    },
  };
  const bar = { querySelector: (selector: string) => ({ '[data-search-close]': close, ...inside })[selector] ?? null };
  const target = { closest: (selector: string) => (selector === '#search-bar' ? bar : null) };
  expect(boot().dispatch('keydown', { key: 'Escape', target, ...event })).toBe(clicks > 0);
  expect(clicked).toBe(clicks);
});

test('7 clicks are recorded before the script of all pages has come', () => {
  const { context } = boot();
  for (const event of ['first', 'second']) context.onclick?.(event);
  expect([...(context[EARLY_CLICKS] ?? [])]).toEqual(['first', 'second']);
});

test('2.2 the scripts stay small, and the inline one smaller', () => {
  expect(gzipSync(PAGE_SCRIPT + HYDRATION_SCRIPT).length).toBeLessThan(2550);
  expect(gzipSync(BOOT_SCRIPT).length).toBeLessThan(200);
  expect(BOOT_SCRIPT).not.toContain('</');
});

test.each([
  ['3', '0.03rem'],
  ['-5', '-0.05rem'],
  ['0', undefined],
  ['6', undefined],
  ['1;color:red', undefined],
])('2.2 the kept text size %s is applied as %s', (fontStep, adjust) => {
  expect(boot({ stored: { fontStep } }).style.get('--font-adjust')).toBe(adjust);
});

test('1 the language of the cookie is copied into empty storage, and never over a choice', () => {
  expect(boot({ cookie: 'a=b; selectedLanguageCode=hi' }).stored).toEqual({ selectedLanguageCode: 'hi' });
  expect(boot({ cookie: 'selectedLanguageCode=hi', stored: { selectedLanguageCode: 'en' } }).stored).toEqual({
    selectedLanguageCode: 'en',
  });
  expect(boot().stored).toEqual({});
  expect(boot().document.cookie).toBe('');
});

test('1 the language of the storage is put into a missing cookie, when it is one', () => {
  const kept = 'selectedLanguageCode=hi;path=/;max-age=31536000;samesite=lax;secure';
  expect(boot({ stored: { selectedLanguageCode: 'hi' } }).document.cookie).toBe(kept);
  expect(boot({ stored: { selectedLanguageCode: 'hi;path=/x' } }).document.cookie).toBe('');
});

test('2.2 a click on a language link keeps the choice in cookie and storage, English too', () => {
  const visit = boot();
  visit.click({ hreflang: 'en' });
  expect(visit.stored).toEqual({ selectedLanguageCode: 'en' });
  expect(visit.document.cookie).toBe('selectedLanguageCode=en;path=/;max-age=31536000;samesite=lax;secure');
  const plain = boot({ protocol: 'http:' });
  plain.click({ hreflang: 'hi' });
  expect(plain.document.cookie).toBe('selectedLanguageCode=hi;path=/;max-age=31536000;samesite=lax');
  plain.click(null);
  expect(plain.stored).toEqual({ selectedLanguageCode: 'hi' });
});

test.each([
  [['a', 'b'], 'http://site.test/cards?tab=x&compare=a&compare=b#cards'],
  [[], 'http://site.test/cards?tab=x#cards'],
])('2.1 a link to another tab of a list of cards keeps the chosen cards %j', (chosen, address) => {
  const link = { href: 'http://site.test/cards?tab=x&compare=old#cards' };
  const target = { closest: (selector: string) => (selector === '.card-finder nav a' ? link : null) };
  boot({ chosen }).dispatch('click', { type: 'click', target });
  expect(String(link.href)).toBe(address);
});

test('2.2 the side menu is closed when the width reaches 768 px, and not when it falls below', () => {
  const visit = boot();
  visit.reach768(false);
  expect(visit.menu.open).toBe(true);
  visit.reach768(true);
  expect(visit.menu.open).toBe(false);
});

test('2.2 the buttons for the text size have the state of the stored size', () => {
  const states = (fontStep: string) => {
    const visit = boot({ stored: { fontStep } });
    visit.dispatch('DOMContentLoaded');
    return visit.buttons.map(({ attributes }) => attributes);
  };
  expect(states('5')).toEqual([{ 'aria-disabled': true }, { 'aria-pressed': false }, { 'aria-disabled': false }]);
  expect(states('-5')).toEqual([{ 'aria-disabled': false }, { 'aria-pressed': false }, { 'aria-disabled': true }]);
  expect(states('0')).toEqual([{}, {}, {}]);
});

test('2.3 an address that ends in the id of the search bar opens it', () => {
  for (const [hash, isOpen] of [
    ['#search-bar', true],
    ['#search', false],
  ] as const) {
    const visit = boot({ hash });
    visit.dispatch('DOMContentLoaded');
    visit.dispatch('window load');
    expect(visit.searchBar).toMatchObject({ open: isOpen, focused: isOpen });
  }
});

test('2.11 only the events that the page names are blocked, never on a form field and never for the context key', () => {
  const { dispatch } = boot({ blockedEvents: 'contextmenu copy' });
  expect([dispatch('copy'), dispatch('cut'), dispatch('selectstart')]).toEqual([true, false, false]);
  expect(dispatch('copy', { target: { closest: () => ({}) } })).toBe(false);
  expect(dispatch('contextmenu')).toBe(false);
  expect(dispatch('contextmenu', { button: 2 })).toBe(true);
  expect(dispatch('contextmenu', { pointerType: 'touch' })).toBe(true);
  expect(boot().dispatch('copy')).toBe(false);
});

test('2.2 blocked storage stops nothing', () => {
  const visit = boot({ blocked: true });
  expect(() => visit.click({ hreflang: 'hi' })).not.toThrow();
  expect(visit.document.cookie).toContain('selectedLanguageCode=hi');
  visit.reach768(true);
  expect(visit.menu.open).toBe(false);
});

test.each([
  ['delhi', { href: '/hi/lounges/delhi', textContent: 'दिल्ली' }],
  ['"],script', { href: '#cities', textContent: 'choose your city' }],
  ['atlantis', { href: '#cities', textContent: 'choose your city' }],
])('2.1 the list of lounges leads to the city whose lounges were shown, when it has it: %s', (loungeCity, link) => {
  const page = boot({ stored: { loungeCity }, pathname: '/hi/lounges' });
  page.ready();
  expect(page.near).toEqual(link);
  expect(page.stored.loungeCity).toBe(loungeCity);
});

test('2.1 the city whose lounges are shown is stored, and nothing else is', () => {
  for (const [pathname, city] of [
    ['/lounges/kochi', 'kochi'],
    ['/hi/lounges/kochi', 'kochi'],
    ['/lounges', undefined],
    ['/', undefined],
  ] as const) {
    const page = boot({ pathname });
    page.ready();
    expect([pathname, page.stored.loungeCity]).toEqual([pathname, city]);
  }
  expect(() => boot({ blocked: true, pathname: '/lounges/kochi' }).ready()).not.toThrow();
});
