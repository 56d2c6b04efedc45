import { render } from '#components/test/render.tsx';
import type { Messages } from '#lib/content/contract/documents.ts';
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

test('2.6 the not-found page says what the messages say, with one h1', () => {
  const html = render(<NotFoundView messages={MESSAGES} />);
  expect(html.match(/<h1[^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Gone<\/h1>/);
  expect(html).toContain('It was here');
  expect(html).toContain('<em>elsewhere</em>');
});

test('2.6 without messages the not-found page speaks the fixed copy of the language', () => {
  const html = render(<NotFoundView messages={{}} />, 'hi');
  expect(html).toContain(hi.notFound.title);
  expect(html).toContain(hi.notFound.description);
  expect(html).toContain('href="/hi/search"');
});

test('2.6 messages in another language than the page carry it', () => {
  expect(render(<NotFoundView messages={{ ...MESSAGES, locale: 'en' }} />, 'hi')).toContain(
    '<span lang="en" dir="ltr">Gone</span>',
  );
  expect(render(<LanguageDisclaimer messages={{ ...MESSAGES, locale: 'en' }} />, 'hi')).toContain('lang="en"');
  expect(render(<LanguageDisclaimer messages={{}} />, 'hi')).toContain(hi.language.disclaimer);
});

test('2.6 the error page gives code, the message of the catalogue, a retry and the way back as they are', () => {
  const html = render(
    <ErrorView messages={MESSAGES} status={503} messageKey="503" retryHref="/hi/ekaa" backHref="/hi/lounges?tab=a" />,
    'hi',
  );
  expect(html).toContain('Code 503');
  expect(html).toContain(hi.error.catalogue['503']);
  expect(html).toContain('<a href="/hi/ekaa" class="btn btn-primary">');
  expect(html).toMatch(/<a href="\/hi\/lounges\?tab=a" class="btn btn-secondary">Return/);
});

test('2.6 without a way back the button of the error page leads home, and the code stands without a status', () => {
  const html = render(<ErrorView messages={{}} status={undefined} messageKey="timeout" />, 'hi');
  expect(html).toMatch(/<a href="\/hi" class="btn btn-primary">/);
  expect(html).toContain(hi.error.code);
  expect(html).toContain(hi.error.catalogue.timeout);
});
