import { attributesOf, hrefOf, type Rendered, render } from '#components/test/render.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { page as pageSchema } from '#lib/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { examplesOf } from './examples.ts';
import { PageContent } from './page-content.tsx';

const CRUMBS = [
  { label: 'Travel', link: '/lounges' },
  { label: 'Ekaa', link: undefined },
];

function renderPage(content: BlockInput[], more: object = {}, locale: Locale = 'en'): Rendered {
  const page = pageSchema.parse({ content, ...more });
  return render(<PageContent page={page} path="/emi-cc-on-upi" breadcrumb={CRUMBS} languages={[]} />, locale);
}

const text: BlockInput = { __component: 'blocks.description', title: 'How', description: 'So.' };
const h1 = ({ getAllByRole }: Rendered) => getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const languagesIn = ({ container }: Rendered) =>
  Array.from(container.querySelectorAll<HTMLElement>('[lang]'), ({ lang }) => lang);

describe('a page has exactly one h1', () => {
  test('with every kind of block', async () => {
    const examples = await Promise.all(BLOCKS.map(({ kind }) => examplesOf(kind)));
    const blocks = examples.flat().map(({ block }) => block);
    expect(h1(renderPage(blocks))).toHaveLength(1);
    expect(h1(renderPage([...blocks].reverse()))).toHaveLength(1);
  });

  test('the title of the first banner that has one, which shows the breadcrumb', () => {
    const page = renderPage([
      { __component: 'blocks.banner', variant: 'card', media: '/a.svg' },
      { __component: 'blocks.banner', variant: 'card', title: 'First' },
      { __component: 'blocks.banner', title: 'Second' },
    ]);
    expect(h1(page)).toEqual(['First']);
    page.getByRole('navigation', { name: 'Breadcrumb' });
  });

  test('the first slide of a hero', () => {
    expect(h1(renderPage([{ __component: 'blocks.hero', slides: [{ title: 'One' }, { title: 'Two' }] }]))).toEqual(['One']);
  });

  test('a plain header put first when no banner has a title', () => {
    const page = renderPage([text], { title: 'Terms of use' });
    expect(h1(page)).toEqual(['Terms of use']);
    expect(hrefOf(page, 'Travel')).toBe('/lounges');
    expect(h1(renderPage([text], { seo: { seo_title: 'From the seo' } }))).toEqual(['From the seo']);
    expect(h1(renderPage([]))).toEqual(['Emi cc on upi']);
  });

  test('a page without blocks is its title, a sentence and links for help', () => {
    const page = renderPage([], { title: 'Terms of use' });
    expect(h1(page)).toEqual(['Terms of use']);
    page.getByText(/nothing on this page/);
    expect(hrefOf(page, 'Contact us')).toBe('/contact');
    expect(hrefOf(page, 'Report a lost card')).toBe('/lost-card');
  });

  test('a lounges banner opens a page only at its top', () => {
    const lounges: BlockInput = { __component: 'blocks.banner', variant: 'scene', title: 'Lounges' };
    expect(h1(renderPage([lounges, text]))).toEqual(['Lounges']);
    expect(h1(renderPage([text, lounges], { title: 'Travel' }))).toEqual(['Travel']);
  });
});

test('the breadcrumb of the banner wins over that of the page', () => {
  const page = renderPage([
    { __component: 'blocks.banner', title: 'A', breadcrumb: [{ label: 'Own', link: '/own' }, { label: 'A' }] },
  ]);
  expect(hrefOf(page, 'Own')).toBe('/own');
  expect(page.queryByRole('link', { name: 'Travel' })).toBeNull();
});

describe('1 a document that is not translated', () => {
  const links: BlockInput = { __component: 'blocks.description', variant: 'header', title: 'Cards', view_all: { link: '/faqs' } };

  test('says so on each block that has no language of its own, and the fixed words in them follow', () => {
    const content = [{ ...links, locale: 'hi', title: 'कार्ड' }, links];
    const page = renderPage(content, { locale: 'en', title: 'Terms' }, 'hi');
    expect(languagesIn(page)).toEqual(['en', 'en']);
    const languageOf = (name: string) => page.getByRole('link', { name }).closest<HTMLElement>('[lang]')?.lang;
    expect(languageOf('View All')).toBe('en');
    expect(languageOf('सभी देखें')).toBeUndefined();
  });

  test('has its language on the title of the plain header', () => {
    const title = renderPage([links], { locale: 'en', title: 'Terms' }, 'hi').getByRole('heading', { level: 1 });
    expect(attributesOf(title)).toMatchObject({ lang: 'en', dir: 'ltr' });
    expect(languagesIn(renderPage([links], { locale: 'hi', title: 'शर्तें' }, 'hi'))).toEqual([]);
    expect(languagesIn(renderPage([links], { title: 'शर्तें' }, 'hi'))).toEqual([]);
  });

  test('keeps the breadcrumb of the header in the language of the page, and its own in its own', () => {
    const banner: BlockInput = { __component: 'blocks.banner', title: 'Terms' };
    const own = { locale: 'en', breadcrumb: CRUMBS };
    const languagesAround = (page: Rendered) => {
      const link = page.getByRole('link', { name: 'Travel' });
      return [link.lang, link.parentElement?.closest<HTMLElement>('[lang]')?.lang];
    };
    expect(languagesAround(renderPage([banner], { locale: 'en' }, 'hi'))).toEqual(['hi', 'en']);
    expect(languagesIn(renderPage([banner], own, 'hi'))).toHaveLength(1);
    expect(languagesAround(renderPage([links], own, 'hi'))).toEqual(['en', undefined]);
  });
});
