import { render } from '#components/test/render.tsx';
import { FOOTER } from './fixtures.ts';
import { SiteFooter } from './site-footer.tsx';

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('2.5 #year# is replaced by the current year, in the content and in the fixed notice', () => {
  const year = new Date().getFullYear();
  expect(render(<SiteFooter footer={FOOTER} />)).toContain(`© ${year} The network`);
  expect(render(<SiteFooter footer={{}} />)).toContain(`© ${year} National Card Network`);
});

test('2.5 each link is in the footer once, and one without an address goes to the error page', () => {
  const html = render(<SiteFooter footer={FOOTER} />, 'hi');
  for (const path of ['faqs', 'debit-cards', 'privacy'])
    expect(html.match(new RegExp(`href="/hi/${path}"`, 'g'))).toHaveLength(1);
  expect(html).toMatch(/<a href="\/hi\/something-went-wrong" rel="nofollow"[^>]*>Nowhere/);
});

test('2.5 social links open a new tab and say so', () => {
  const html = render(<SiteFooter footer={FOOTER} />);
  expect(html).toMatch(/<a href="https:\/\/photos.example\/" target="_blank" rel="noopener noreferrer"/);
  expect(html).toMatch(/alt="Photos"[^>]*\/><span class="sr-only"> \(opens in a new tab\)/);
});

test('2.5 a footer in another language than the page says so', () => {
  expect(render(<SiteFooter footer={{ ...FOOTER, locale: 'en' }} />, 'hi')).toMatch(/^<footer lang="en" dir="ltr"/);
});

test('2.5 an empty footer has no empty lists', () => {
  expect(render(<SiteFooter footer={{}} />)).not.toContain('<ul');
});
