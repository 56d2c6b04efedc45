import { render as renderInLocale } from '#components/test/render.tsx';
import { headingsOf, InlineMarkdown, Markdown } from './markdown.tsx';

const render = (text: string, under = 2) => renderInLocale(<Markdown under={under}>{text}</Markdown>, 'hi');

describe('2.11 markdown blocks script-type schemes', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg/onload=alert(1)>',
    'file:///etc/passwd',
    '//evil.example/x',
    '/\\evil.example',
  ])('a link to %s keeps its text and loses its address', (address) => {
    const html = render(`[press](<${address}>)`);
    expect(html).toContain('press');
    expect(html).not.toContain('<a');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'data:image/png+script,x'])(
    'a picture from %s shows its words',
    (address) => {
      const html = render(`![words](<${address}>)`);
      expect(html).toContain('words');
      expect(html).not.toContain('<img');
    },
  );

  test('a picture may be data, a link may not', () => {
    expect(render('![dot](data:image/png;base64,AAAA)')).toContain('<img src="data:image/png;base64,AAAA" alt="dot"');
    expect(render('[dot](data:image/png;base64,AAAA)')).not.toContain('<a');
  });

  test('HTML in the text is not markup', () => {
    const html = render('<script>alert(1)</script><img src=x onerror=alert(1)> <b onclick="x()">b</b>');
    expect(html).not.toMatch(/<script|<img|<b/);
  });
});

test('2.11 links lead to the language of the page, others open a new tab', () => {
  expect(render('[a](/faqs)')).toContain('href="/hi/faqs"');
  expect(render('[a](#part)')).toContain('href="#part"');
  expect(render('[a](https://a.example/)')).toContain('rel="noopener noreferrer"');
  expect(render('[a](mailto:a@b.example)')).not.toContain('target=');
});

test('headings stand under the section without a gap, down to the sixth level', () => {
  expect(render('# a\n\n### b\n\n# c').match(/<h\d/g)).toEqual(['<h3', '<h4', '<h3']);
  expect(render('# a\n## b\n### c\n#### d\n##### e', 3).match(/<h\d/g)).toEqual(['<h4', '<h5', '<h6', '<h6', '<h6']);
});

test('tables scroll in a frame that takes the focus and is named after its columns', () => {
  const html = render('| Card | Limit |\n| --- | --- |\n| Classic | 1 |');
  expect(html).toMatch(/<div role="group" aria-label="Card, Limit" tabindex="0" class="table-frame"><table>/i);
});

test('footnotes lead to their notes and back', () => {
  const html = render('a[^1]\n\n[^1]: note');
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
});

test('GFM: strikethrough, autolinks, tasks without controls', () => {
  const html = render('~~a~~ https://a.example/x\n\n- [x] done');
  expect(html).toContain('<del>a</del>');
  expect(html).toContain('href="https://a.example/x"');
  expect(html).not.toContain('<input');
});

test('inline markdown has no blocks, and inside a link no links', () => {
  const html = renderInLocale(<InlineMarkdown links={false}>{'**a** [b](/b)\n\n# c'}</InlineMarkdown>);
  expect(html).toContain('<strong>a</strong> b');
  expect(html).not.toMatch(/<(?:a|p|h1)\b/);
});

test('the headings of a text have the fragments that its contents name', () => {
  const text = '# Fees\n\n### By *tier*\n\n# शुल्क\n\n# Fees\n\n# !';
  const html = renderInLocale(<Markdown anchors>{text}</Markdown>);
  const headings = headingsOf(text);
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ['fees', 1],
    ['by-tier', 2],
    ['शुल्क', 1],
    ['fees-2', 1],
  ]);
  expect(headings[1]?.title).toBe('By tier');
  for (const { id } of headings) expect(html).toContain(` id="${id}"`);
  expect(render('# Fees')).not.toContain(' id=');
});
