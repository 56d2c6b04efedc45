import { renderHtml as renderInLocale } from '#components/test/render.tsx';
import { BLOCKS } from '#lib/content/blocks/definitions.ts';
import type { BlockInput } from '#lib/content/contract/blocks.ts';
import { page as pageSchema } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { examplesOf } from './examples.ts';
import { PageContent } from './page-content.tsx';

const CRUMBS = [
  { label: 'Travel', link: '/lounges' },
  { label: 'Ekaa', link: undefined },
];

function render(content: BlockInput[], more: object = {}, locale: Locale = 'en'): string {
  const page = pageSchema.parse({ content, ...more });
  return renderInLocale(<PageContent page={page} path="/emi-cc-on-upi" breadcrumb={CRUMBS} languages={[]} />, locale);
}

const text: BlockInput = { __component: 'blocks.description', title: 'How', description: 'So.' };
const h1 = (html: string) => [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, title]) => title);

describe('a page has exactly one h1', () => {
  test('with every kind of block', async () => {
    const examples = await Promise.all(BLOCKS.map(({ kind }) => examplesOf(kind)));
    const blocks = examples.flat().map(({ block }) => block);
    expect(h1(render(blocks))).toHaveLength(1);
    expect(h1(render([...blocks].reverse()))).toHaveLength(1);
  });

  test('the title of the first banner that has one, which shows the breadcrumb', () => {
    const html = render([
      { __component: 'blocks.credit-card-banner', media: '/a.svg' },
      { __component: 'blocks.credit-card-banner', title: 'First' },
      { __component: 'blocks.simple-banner', title: 'Second' },
    ]);
    expect(h1(html)).toEqual(['First']);
    expect(html.match(/aria-label="Breadcrumb"/g)).toHaveLength(1);
  });

  test('the first slide of a hero', () => {
    expect(h1(render([{ __component: 'blocks.hero', slides: [{ title: 'One' }, { title: 'Two' }] }]))).toEqual(['One']);
  });

  test('a plain header put first when no banner has a title', () => {
    const html = render([text], { title: 'Terms of use' });
    expect(h1(html)).toEqual(['Terms of use']);
    expect(html).toContain('href="/lounges"');
    expect(h1(render([text], { seo: { seo_title: 'From the seo' } }))).toEqual(['From the seo']);
    expect(h1(render([]))).toEqual(['Emi cc on upi']);
  });

  test('a lounges banner opens a page only at its top', () => {
    const lounges: BlockInput = { __component: 'blocks.lounges-banner', title: 'Lounges' };
    expect(h1(render([lounges, text]))).toEqual(['Lounges']);
    expect(h1(render([text, lounges], { title: 'Travel' }))).toEqual(['Travel']);
  });
});

test('the breadcrumb of the banner wins over that of the page', () => {
  const html = render([
    { __component: 'blocks.simple-banner', title: 'A', breadcrumb: [{ label: 'Own', link: '/own' }, { label: 'A' }] },
  ]);
  expect(html).toContain('href="/own"');
  expect(html).not.toContain('href="/lounges"');
});

describe('1 a document that is not translated', () => {
  const links: BlockInput = { __component: 'blocks.section-header', title: 'Cards', view_all: { link: '/faqs' } };

  test('says so on each block that does not speak for itself, and the fixed words in them follow', () => {
    const html = render([{ ...links, locale: 'hi', title: 'कार्ड' }, links], { locale: 'en', title: 'Terms' }, 'hi');
    expect(html).toMatch(/<div lang="en" dir="ltr">.*Cards.*View All/);
    expect(html.match(/lang="en"/g)).toHaveLength(2);
    expect(html.slice(0, html.indexOf('Cards'))).toContain('सभी देखें');
  });

  test('has its language on the title of the plain header', () => {
    expect(render([links], { locale: 'en', title: 'Terms' }, 'hi')).toMatch(/<h1 lang="en" dir="ltr"[^>]*>Terms</);
    expect(render([links], { locale: 'hi', title: 'शर्तें' }, 'hi')).not.toContain('lang=');
    expect(render([links], { title: 'शर्तें' }, 'hi')).not.toContain('lang=');
  });

  test('keeps the breadcrumb of the header in the language of the page, and its own in its own', () => {
    const banner: BlockInput = { __component: 'blocks.simple-banner', title: 'Terms' };
    const own = { locale: 'en', breadcrumb: CRUMBS };
    expect(render([banner], { locale: 'en' }, 'hi')).toMatch(
      /<div lang="en".*<li lang="hi" dir="ltr"[^>]*>(?:(?!<\/li>).)*Travel/,
    );
    expect(render([banner], own, 'hi').match(/lang="/g)).toHaveLength(1);
    expect(render([links], own, 'hi')).toMatch(/<li lang="en" dir="ltr"[^>]*>(?:(?!<\/li>).)*Travel/);
  });
});
