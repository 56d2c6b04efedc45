import { attributesOf, render } from '#components/test/render.test-helper.tsx';
import { FOOTER } from './header-and-footer.fixture.ts';
import { SiteFooter } from './site-footer.tsx';

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('2.5 #year# is replaced by the current year, in the content and in the fixed notice', () => {
  const year = new Date().getFullYear();
  render(<SiteFooter footer={FOOTER} />).getByText(`© ${year} The network`);
  render(<SiteFooter footer={{}} />).getByText(new RegExp(`^© ${year} National Card Network`));
});

test.each([
  ['Questions', '/hi/faqs'],
  ['Debit cards', '/hi/debit-cards'],
  ['Privacy', '/hi/privacy'],
])('2.5 the link %s is in the footer once', (name, href) => {
  expect(
    render(<SiteFooter footer={FOOTER} />, 'hi')
      .getByRole('link', { name })
      .getAttribute('href'),
  ).toBe(href);
});

test('2.5 a link without an address goes to the error page', () => {
  const link = render(<SiteFooter footer={FOOTER} />, 'hi').getByRole('link', { name: 'Nowhere' });
  expect(attributesOf(link)).toMatchObject({ href: '/hi/something-went-wrong', rel: 'nofollow' });
});

test('2.5 social links open a new tab and say so', () => {
  const link = render(<SiteFooter footer={FOOTER} />).getByRole('link', { name: 'Photos (opens in a new tab)' });
  expect(attributesOf(link)).toMatchObject({
    href: 'https://photos.example/',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

test('2.5 a footer in another language than the page says so', () => {
  const footer = render(<SiteFooter footer={{ ...FOOTER, locale: 'en' }} />, 'hi').getByRole('contentinfo');
  expect(attributesOf(footer)).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('2.5 an empty footer has no empty lists', () => {
  expect(render(<SiteFooter footer={FOOTER} />).queryAllByRole('list')).not.toEqual([]);
  expect(render(<SiteFooter footer={{}} />).queryAllByRole('list')).toEqual([]);
});
