import { within } from '@testing-library/dom';
import { attributesOf, render } from '#components/test/render.test-helper.tsx';
import { AppState } from '#lib/browser/app-state.client.tsx';
import type { Header } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { HEADER } from './header-and-footer.fixture.ts';
import { SiteHeader } from './site-header.tsx';

function renderHeader({
  header = HEADER,
  locale = 'en',
  path = '/ekaa',
}: {
  header?: Header;
  locale?: Locale;
  path?: string;
} = {}) {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const rendered = render(
    <AppState>
      <SiteHeader header={header} path={path} placeholder="Search here" />
    </AppState>,
    locale,
  );
  stderr.mockRestore();
  const sideMenu = rendered.container.querySelector('#side-menu');
  /** Also in closed menus; first the top bar's, then the main menu's. */
  const linksNamed = (name: string) => rendered.getAllByRole('link', { name: new RegExp(`^${name}`), hidden: true });
  return { ...rendered, linksNamed, sideMenu };
}

test.each<[Locale, string]>([
  ['en', '/credit-cards?tab=classic'],
  ['hi', '/hi/credit-cards?tab=classic'],
])('2.2 a card index becomes a tab of the address, in the language of the page (%s)', (locale, href) => {
  const links = renderHeader({ locale }).linksNamed('Classic');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([href]);
});

test('2.2 a menu item without a link goes to the error page and is not followed', () => {
  const links = renderHeader().linksNamed('Not yet');
  expect(links).toHaveLength(1);
  for (const link of links) expect(attributesOf(link)).toMatchObject({ href: '/something-went-wrong', rel: 'nofollow' });
});

test('2.2 external utility links open a new tab, and the earlier site is highlighted in both places', () => {
  const { linksNamed } = renderHeader();
  for (const link of linksNamed('Careers'))
    expect(attributesOf(link)).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  const highlighted = (name: string) => linksNamed(name).map(({ classList }) => classList.contains('highlighted-link'));
  expect(highlighted('Earlier site')).toEqual([true, true]);
  expect(highlighted('About')).not.toContain(true);
});

test('2.2 each link of the main menu is rendered once, those of the top bar once more in the side menu', () => {
  const { linksNamed, sideMenu } = renderHeader();
  const places = (name: string) => linksNamed(name).map((link) => sideMenu?.contains(link));
  for (const name of ['Classic', 'All cards', 'Lounges']) expect(places(name)).toEqual([true]);
  for (const name of ['About', 'Careers']) expect(places(name)).toEqual([false, true]);
});

test('2.2 the section and the link of the current page are marked, the link without a tab before one with', () => {
  const { linksNamed, container, sideMenu } = renderHeader({ path: '/credit-cards' });
  expect(linksNamed('All cards').map((link) => link.getAttribute('aria-current'))).toEqual(['page']);
  expect(linksNamed('Classic').map((link) => link.getAttribute('aria-current'))).toEqual([null]);
  const [section, ...others] = container.querySelectorAll('[data-current="true"]');
  expect(section?.querySelector('button')?.textContent).toBe('Cards');
  expect(others).toEqual([]);
  const sections = sideMenu?.querySelectorAll<HTMLDetailsElement>('[name="main-menu"]') ?? [];
  expect([...sections].map(({ open }) => open)).toEqual([true, false]);
});

test('2.2 on other pages no section of the side menu is open', () => {
  const sections = renderHeader().sideMenu?.querySelectorAll<HTMLDetailsElement>('[name="main-menu"]') ?? [];
  expect([...sections].map(({ open }) => open)).toEqual([false, false]);
});

test('2.2 the language selector offers the languages of the site, leading to the same page', () => {
  const { container } = renderHeader({ locale: 'hi', path: '/ekaa' });
  const list = container.querySelector<HTMLElement>('ul#language-menu');
  expect(list?.getAttribute('aria-label')).toBe('Choose a language');
  const links = list ? within(list).getAllByRole('link', { hidden: true }) : [];
  expect(links.map((link) => [link.textContent, attributesOf(link)])).toEqual([
    ['English', expect.objectContaining({ href: '/ekaa', lang: 'en', hreflang: 'en' })],
    ['हिन्दी', expect.objectContaining({ href: '/hi/ekaa', lang: 'hi', hreflang: 'hi', 'aria-current': 'true' })],
  ]);
  expect(links[0]?.hasAttribute('aria-current')).toBe(false);
});

test('2.2 there is no language selector when there is nothing to choose', () => {
  const top = { ...HEADER.top, languages: [{ code: 'en', language_name: 'English' }] };
  const languageMenus = (header: Header) =>
    renderHeader({ header }).queryAllByRole('button', { name: /^Choose a language/, hidden: true });
  expect(languageMenus({ ...HEADER, top })).toEqual([]);
  expect(languageMenus(HEADER)).toHaveLength(2);
});

test('2.2 a header in another language than the page says so, with its labels in that language', () => {
  const { getByRole } = renderHeader({ header: { ...HEADER, locale: 'en' }, locale: 'hi' });
  expect(getByRole('banner').getAttribute('lang')).toBe('en');
  getByRole('navigation', { name: 'Utility' });
  const own = renderHeader({ header: { ...HEADER, locale: 'hi' }, locale: 'hi' });
  expect(own.getByRole('banner').hasAttribute('lang')).toBe(false);
});

test('2.2 every button that opens something opens what stands right after it, but for the close buttons', () => {
  const { container } = renderHeader();
  const buttons = [...container.querySelectorAll('button[popovertarget]:not([popovertargetaction="hide"])')];
  expect(buttons.length).toBeGreaterThan(2);
  for (const button of buttons) {
    const opened = button.nextElementSibling;
    expect(opened?.getAttribute('popover')).toBe('auto');
    expect(opened?.id).toBe(button.getAttribute('popovertarget'));
  }
});

test('2.3 the search bar is a form that works without script', () => {
  const { getAllByPlaceholderText } = renderHeader({ locale: 'hi' });
  const [input] = getAllByPlaceholderText('Search here');
  expect(input && attributesOf(input)).toMatchObject({ name: 'searchItem', required: '', maxlength: '200' });
  const form = input?.closest('form');
  expect(form && attributesOf(form)).toMatchObject({ action: '/hi/search', method: 'get' });
});

test('2.2 a header with nothing in it still leads home', () => {
  const { getAllByRole } = renderHeader({ header: { top: {}, bottom: {} } });
  const links = getAllByRole('link', { hidden: true });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/']));
});
