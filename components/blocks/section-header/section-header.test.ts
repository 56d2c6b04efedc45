import { attributesOf, hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const header = { __component: 'blocks.section-header', title: 'Cards' } as const;

test("2.11 the default label of the button is 'View All', and there is none without a link", () => {
  expect(renderBlock(header).queryByRole('link')).toBeNull();
  expect(hrefOf(renderBlock({ ...header, view_all: { link: '/faqs' } }), 'View All')).toBe('/faqs');
  expect(hrefOf(renderBlock({ ...header, view_all: { link: '/faqs', label: 'All' } }), 'All')).toBe('/faqs');
});

test('2.11 within the site the tab and the button are in the address', () => {
  const view_all = { link: '/faqs', tab_slug: 'lost', button_slug: 'bank' };
  const link = renderBlock({ ...header, view_all }, { locale: 'hi' }).getByRole('link');
  expect(link.getAttribute('href')).toBe('/hi/faqs?tab=lost#bank');
  expect(link.hasAttribute('target')).toBe(false);
});

test('2.11 an external one opens a new tab', () => {
  const link = renderBlock({ ...header, view_all: { link: 'https://a.example/', is_external_link: true } }).getByRole('link');
  expect(attributesOf(link)).toMatchObject({ href: 'https://a.example/', target: '_blank', rel: 'noopener noreferrer' });
});
