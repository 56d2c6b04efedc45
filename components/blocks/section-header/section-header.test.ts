import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const header = { __component: 'blocks.section-header', title: 'Cards' } as const;

test("2.11 the default label of the button is 'View All', and there is none without a link", () => {
  expect(renderBlock(header)).not.toContain('<a');
  expect(renderBlock({ ...header, view_all: { link: '/faqs' } })).toContain('View All');
  expect(renderBlock({ ...header, view_all: { link: '/faqs', label: 'All' } })).toContain('>All<');
});

test('2.11 within the site the tab and the button are in the address', () => {
  const html = renderBlock({ ...header, view_all: { link: '/faqs', tab_slug: 'lost', button_slug: 'bank' } }, { locale: 'hi' });
  expect(html).toContain('href="/hi/faqs?tab=lost#bank"');
  expect(html).not.toContain('target=');
});

test('2.11 an external one opens a new tab', () => {
  const html = renderBlock({ ...header, view_all: { link: 'https://a.example/', is_external_link: true } });
  expect(html).toContain('href="https://a.example/" target="_blank" rel="noopener noreferrer"');
});
