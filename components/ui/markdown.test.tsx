import { attributesOf, render } from '#components/test/render.test-helper.tsx';
import { headingsOf, InlineMarkdown, Markdown } from './markdown.tsx';

const renderMarkdown = (text: string, under = 2) => render(<Markdown under={under}>{text}</Markdown>, 'hi');
const linkIn = (text: string) => renderMarkdown(text).getByRole('link');

describe('2.11 markdown blocks script-type schemes', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg/onload=alert(1)>',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    '//evil.example/x',
    '/\\evil.example',
  ])('a link to %s keeps its text and loses its address', (address) => {
    const { container } = renderMarkdown(`[press](<${address}>)`);
    expect(container.textContent).toContain('press');
    expect(container.querySelector('a, [href]')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'data:image/png+script,x'])(
    'a picture from %s shows its words',
    (address) => {
      const { container } = renderMarkdown(`![words](<${address}>)`);
      expect(container.textContent).toContain('words');
      expect(container.querySelector('img, [src]')).toBeNull();
    },
  );

  test('a picture may be data', () => {
    const image = renderMarkdown('![dot](data:image/png;base64,AAAA)').getByRole('img', { name: 'dot' });
    expect(image.getAttribute('src')).toBe('data:image/png;base64,AAAA');
  });

  test('HTML in the text is not markup', () => {
    const { container } = renderMarkdown('<script>alert(1)</script><img src=x onerror=alert(1)> <b onclick="x()">b</b>');
    expect(container.querySelector('script, img, b')).toBeNull();
  });
});

test('2.11 links lead to the language of the page, others open a new tab', () => {
  expect(attributesOf(linkIn('[a](/faqs)'))).toEqual({ href: '/hi/faqs' });
  expect(attributesOf(linkIn('[a](#part)'))).toEqual({ href: '#part' });
  expect(attributesOf(linkIn('[a](https://a.example/)'))).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  expect(attributesOf(linkIn('[a](mailto:a@b.example)'))).toEqual({ href: 'mailto:a@b.example' });
});

test.each([
  ['# a\n\n### b\n\n# c', 2, ['H3', 'H4', 'H3']],
  ['# a\n## b\n### c\n#### d\n##### e', 3, ['H4', 'H5', 'H6', 'H6', 'H6']],
])('headings stand under the section without a gap, down to the sixth level: %j', (text, under, levels) => {
  expect(
    renderMarkdown(text, under)
      .getAllByRole('heading')
      .map(({ tagName }) => tagName),
  ).toEqual(levels);
});

test('tables scroll in a frame that takes the focus and is named after its columns', () => {
  const { getByRole } = renderMarkdown('| Card | Limit |\n| --- | --- |\n| Classic | 1 |');
  const frame = getByRole('group', { name: 'Card, Limit' });
  expect(attributesOf(frame)).toMatchObject({ tabindex: '0', class: 'table-frame' });
  expect(frame.firstElementChild).toBe(getByRole('table'));
});

test('footnotes lead to their notes and back', () => {
  const { container, getAllByRole } = renderMarkdown('a[^1]\n\n[^1]: note');
  const links = getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const link of links) expect(container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
});

test('GFM: strikethrough, autolinks, tasks without controls', () => {
  const { getByRole, queryByRole } = renderMarkdown('~~a~~ https://a.example/x\n\n- [x] done');
  expect(getByRole('deletion').textContent).toBe('a');
  expect(getByRole('link').getAttribute('href')).toBe('https://a.example/x');
  expect(getByRole('listitem').textContent).toContain('done');
  expect(queryByRole('checkbox')).toBeNull();
});

test('inline markdown has no blocks, and inside a link no links', () => {
  const { container } = render(<InlineMarkdown links={false}>{'**a** [b](/b)\n\n# c'}</InlineMarkdown>);
  expect(container.innerHTML).toContain('<strong>a</strong> b');
  expect(container.querySelector('a, p, h1')).toBeNull();
});

test('the headings of a text have the fragments that its contents name', () => {
  const text = '# Fees\n\n### By *tier*\n\n# शुल्क\n\n# Fees\n\n# !';
  const headings = headingsOf(text);
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ['section-fees', 1],
    ['by-tier', 2],
    ['शुल्क', 1],
    ['section-fees-2', 1],
  ]);
  expect(headings[1]?.title).toBe('By tier');
  const rendered = render(<Markdown anchors>{text}</Markdown>).getAllByRole('heading');
  expect(rendered.map(({ id }) => id).filter(Boolean)).toEqual(headings.map(({ id }) => id));
});

test('without anchors the headings of a text have no fragments', () => {
  expect(renderMarkdown('# Fees').getByRole('heading').id).toBe('');
});

test.each(['window', 'top', 'constructor', 'Menu 1', 'Side menu'])(
  'a heading %j takes no id of the page or the browser',
  (title) => {
    expect(headingsOf(`# ${title}`).map(({ id }) => id)).toEqual([expect.stringMatching(/^section-/)]);
  },
);
