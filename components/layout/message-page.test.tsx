import { attributesOf, render } from '#components/test/render.test-helper.tsx';
import type { Messages } from '#lib/contract/documents.ts';
import hi from '#messages/hi.json' with { type: 'json' };
import { ErrorView } from './error-view.tsx';
import { LanguageDisclaimer } from './language-disclaimer.tsx';
import { NotFoundView } from './not-found-view.tsx';

const MESSAGES: Messages = {
  title_page_not_found: 'Gone',
  subtitle_page_not_found: 'It was here',
  description_page_not_found: 'Look *elsewhere*',
  error_code: 'Code',
  error_message: 'Oh no',
  error_button_name: 'Return',
  language_disclaimer: 'English applies',
};

test('2.6 the not-found page shows the messages of the content, with one h1', () => {
  const { getByRole, getByText } = render(<NotFoundView messages={MESSAGES} />);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Gone');
  getByText('It was here');
  expect(getByRole('emphasis').textContent).toBe('elsewhere');
});

test('2.6 without messages the not-found page has the fixed copy of the language', () => {
  const { getByRole, getByText } = render(<NotFoundView messages={{}} />, 'hi');
  getByRole('heading', { level: 1, name: hi.notFound.title });
  getByText(hi.notFound.description);
  expect(getByRole('link', { name: hi.notFound.search }).getAttribute('href')).toBe('/hi/search');
});

test('2.6 messages in another language than the page are marked with it', () => {
  const messages = { ...MESSAGES, locale: 'en' };
  const title = render(<NotFoundView messages={messages} />, 'hi').getByText('Gone');
  expect(attributesOf(title)).toEqual({ lang: 'en', dir: 'ltr' });
  const disclaimer = render(<LanguageDisclaimer messages={messages} />, 'hi').getByText('English applies');
  expect(disclaimer.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('1 without messages the language disclaimer has the fixed copy of the language', () => {
  const { getByRole } = render(<LanguageDisclaimer messages={{}} />, 'hi');
  const disclaimer = getByRole('complementary', { name: hi.language.disclaimerTitle });
  expect(disclaimer.textContent).toContain(hi.language.disclaimer);
  expect(disclaimer.querySelector('[lang]')).toBeNull();
});

test('1 a page without a translation says that it is shown in English, whatever the messages say', () => {
  const { getByRole } = render(<LanguageDisclaimer messages={MESSAGES} untranslated />, 'hi');
  const disclaimer = getByRole('complementary', { name: hi.language.disclaimerTitle });
  expect(disclaimer.textContent).toContain(hi.language.untranslated);
  expect(disclaimer.textContent).not.toContain('English applies');
});

test('2.6 the error page shows the code, the message of the catalogue, a retry and a link back, addresses unchanged', () => {
  const { getByRole, getByText } = render(
    <ErrorView messages={MESSAGES} status={503} messageKey="503" retryHref="/hi/ekaa" backHref="/hi/lounges?tab=a" />,
    'hi',
  );
  getByText('Code 503');
  getByText(hi.error.catalogue['503']);
  const retry = getByRole('link', { name: hi.error.retry });
  expect(attributesOf(retry)).toMatchObject({ href: '/hi/ekaa', class: 'btn btn-primary' });
  const back = getByRole('link', { name: 'Return' });
  expect(attributesOf(back)).toMatchObject({ href: '/hi/lounges?tab=a', class: 'btn btn-secondary' });
});

test('2.6 without an address to go back to, the button of the error page leads home, and the code has no status', () => {
  const { getByRole, getByText } = render(<ErrorView messages={{}} status={undefined} messageKey="timeout" />, 'hi');
  expect(attributesOf(getByRole('link', { name: hi.error.home }))).toMatchObject({ href: '/hi', class: 'btn btn-primary' });
  getByText(hi.error.code);
  getByText(hi.error.catalogue.timeout);
});

test('2.6 the not-found page and the error page lead to the contact page', () => {
  const missing = render(<NotFoundView messages={{}} />, 'hi');
  expect(missing.getByRole('link', { name: hi.notFound.popular.contact }).getAttribute('href')).toBe('/hi/contact');
  const failed = render(<ErrorView messages={{}} status={503} messageKey="503" />, 'hi');
  expect(failed.getByRole('link', { name: hi.error.contact }).getAttribute('href')).toBe('/hi/contact');
});
