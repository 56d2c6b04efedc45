import { attributesOf, hrefOf, outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test.each([
  ['Rules', '# One\n\n#### Two\n\n# Three', ['h2 Rules', 'h3 One', 'h4 Two', 'h3 Three']],
  [undefined, '### One', ['h2 One']],
])('2.8 the headings of the text are below the title without a gap (title: %s)', (title, description, outline) => {
  expect(outlineOf(renderBlock({ __component: 'blocks.description', title, description }))).toEqual(outline);
});

test('the note stands beside, and only when there is one', () => {
  const block = { __component: 'blocks.description', description: 'a' } as const;
  expect(renderBlock(block).queryByRole('complementary')).toBeNull();
  const note = renderBlock({ ...block, note: { title: 'Lost it?' } }).getByRole('complementary');
  expect(note.textContent).toContain('Lost it?');
});

describe('the header of the block that follows', () => {
  const header = { __component: 'blocks.description', variant: 'header', title: 'Cards' } as const;

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
});
