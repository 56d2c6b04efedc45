import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockInput } from '#lib/content/contract/blocks.ts';
import { page as pageSchema } from '#lib/content/contract/documents.ts';
import { EXAMPLES } from './examples.ts';
import { PageContent } from './page-content.tsx';

const CRUMBS = [
  { label: 'Travel', link: '/lounges' },
  { label: 'Ekaa', link: undefined },
];

function render(content: BlockInput[], more: object = {}): string {
  const page = pageSchema.parse({ content, ...more });
  return renderToStaticMarkup(<PageContent page={page} locale="en" path="/emi-cc-on-upi" breadcrumb={CRUMBS} languages={[]} />);
}

const text: BlockInput = { __component: 'blocks.description', title: 'How', description: 'So.' };
const h1 = (html: string) => [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, title]) => title);

describe('a page has exactly one h1', () => {
  test('with every kind of block', () => {
    const blocks: BlockInput[] = Object.values(EXAMPLES).flatMap((examples) => examples.map(({ block }): BlockInput => block));
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

test('2.10 blocks with nothing to show leave no trace', () => {
  const html = render([text, { __component: 'blocks.media', media_type: 'image', title: 'Nothing' }, text]);
  expect(html).not.toContain('Nothing');
  expect(html.match(/bg-khadi-50/g)).toHaveLength(1);
});
