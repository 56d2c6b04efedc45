import { render as renderInLocale } from '#components/test/render.tsx';
import { AppState } from '#lib/browser/app-state.client.tsx';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { HEADER } from './fixtures.ts';
import { SiteHeader } from './site-header.tsx';

function render({ header = HEADER, locale = 'en', path = '/ekaa' }: { header?: Header; locale?: Locale; path?: string } = {}) {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const html = renderInLocale(
    <AppState>
      <SiteHeader header={header} path={path} placeholder="Search here" />
    </AppState>,
    locale,
  );
  stderr.mockRestore();
  return html;
}

/** The opening tags of the links with this text. */
function linksWith(html: string, text: string): string[] {
  return [...html.matchAll(/<a ([^>]*)>((?:(?!<\/a>).)*)<\/a>/g)]
    .filter((match) => match[2]?.includes(text))
    .map((match) => match[1] ?? '');
}

test('2.2 a card index becomes a tab of the address, in the language of the page', () => {
  expect(linksWith(render(), 'Classic').every((link) => link.includes('href="/credit-cards?tab=classic"'))).toBe(true);
  expect(linksWith(render({ locale: 'hi' }), 'Classic')[0]).toContain('href="/hi/credit-cards?tab=classic"');
});

test('2.2 a menu item without a link goes to the error page and is not followed', () => {
  const links = linksWith(render(), 'Not yet');
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toMatch(/href="\/something-went-wrong" rel="nofollow"/);
});

test('2.2 external utility links open a new tab, and the earlier site is highlighted in both places', () => {
  const html = render();
  expect(linksWith(html, 'Careers')[0]).toMatch(/target="_blank" rel="noopener noreferrer"/);
  const earlier = linksWith(html, 'Earlier site');
  expect(earlier).toHaveLength(2);
  for (const link of earlier) expect(link).toContain('bg-genda-400');
  for (const link of linksWith(html, 'About')) expect(link).not.toContain('bg-genda-400');
});

test('2.2 every link of the menus is in the side menu too', () => {
  const html = render();
  for (const label of ['Classic', 'All cards', 'Lounges', 'About', 'Careers']) {
    expect(linksWith(html.slice(html.indexOf('id="side-menu"')), label).length).toBeGreaterThan(0);
    expect(linksWith(html.slice(0, html.indexOf('id="side-menu"')), label).length).toBeGreaterThan(0);
  }
});

test('2.2 the section and the link of the current page are marked, the link without a tab before one with', () => {
  const html = render({ path: '/credit-cards' });
  expect(linksWith(html, 'All cards').every((link) => link.includes('aria-current="page"'))).toBe(true);
  expect(linksWith(html, 'Classic').some((link) => link.includes('aria-current'))).toBe(false);
  expect(html.match(/data-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/<details name="side-menu-section"[^>]* open=""/);
  expect(render()).not.toMatch(/<details name="side-menu-section"[^>]* open=""/);
});

test('2.2 the language selector offers the languages of the site, leading to the same page', () => {
  const html = render({ locale: 'hi', path: '/ekaa' });
  expect(html).toMatch(/<a href="\/ekaa" lang="en" hrefLang="en"/i);
  expect(html).toMatch(
    /<a href="\/hi\/ekaa" aria-current="true" lang="hi" hrefLang="hi"|<a href="\/hi\/ekaa" lang="hi" hrefLang="hi"[^>]*aria-current="true"/i,
  );
  expect(html).not.toContain('தமிழ்');
});

test('2.2 there is no language selector when there is nothing to choose', () => {
  const top = { ...HEADER.top, languages: [{ code: 'en', language_name: 'English' }] };
  expect(render({ header: { ...HEADER, top } })).not.toContain('id="language-menu"');
});

test('2.2 a header in another language than the page says so, with its labels in that language', () => {
  const html = render({ header: { ...HEADER, locale: 'en' }, locale: 'hi' });
  expect(html).toContain('<header lang="en"');
  expect(html).toContain('aria-label="Utility"');
  expect(render({ header: { ...HEADER, locale: 'hi' }, locale: 'hi' })).not.toContain('<header lang');
});

test('2.2 every button that opens something opens what stands right after it, but for the close buttons', () => {
  const html = render();
  const opened = [...html.matchAll(/<button type="button" popoverTarget="([^"]+)"/gi)].map((match) => match[1]);
  for (const id of new Set(opened)) expect(html).toMatch(new RegExp(`</button><div id="${id}" popover="auto"`));
});

test('2.3 the search bar is a form that works without script', () => {
  const html = render({ locale: 'hi' });
  expect(html).toMatch(/<form [^>]*action="\/hi\/search" method="get"/);
  const input = /<input[^>]*>/.exec(html)?.[0];
  for (const attribute of ['name="searchItem"', 'required=""', 'maxLength="200"']) expect(input).toContain(attribute);
  expect(html).toContain('placeholder="Search here"');
});

test('2.2 a header with nothing in it still leads home', () => {
  const html = render({ header: { top: {}, bottom: {} } });
  expect(html).toContain('<a href="/"');
  expect(html).not.toContain('<nav class="ms-auto');
});
