import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const TEXT = '## Fees\n\na\n\n### Late *payment*\n\nb\n\n## Limits\n\nc\n\n## Fees\n\nd';

test('the contents lead to the headings of the text, equal ones apart', () => {
  const html = renderBlock({ __component: 'blocks.legal-text', description: TEXT });
  const [rail = ''] = html.match(/<nav\b.*?<\/nav>/) ?? [];
  const targets = [...rail.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toEqual(['fees', 'late-payment', 'limits', 'fees-2']);
  for (const id of targets) expect(html).toMatch(new RegExp(`<h[23] id="${id}"`));
});

test('headings stand under the title where there is one, and the contents keep their two levels', () => {
  const html = renderBlock({ __component: 'blocks.legal-text', title: 'Terms', description: TEXT });
  expect(html).toContain('<h3 id="fees">');
  expect(html).toContain('href="#late-payment"');
});

test('a short text has no contents', () => {
  expect(renderBlock({ __component: 'blocks.legal-text', description: '## One\n\na' })).not.toContain('<nav');
});

test('the last change is a date of the language, readable for machines', () => {
  const block = { __component: 'blocks.legal-text', description: 'a', last_changed: '2026-11-02' } as const;
  expect(renderBlock(block)).toContain('<time dateTime="2026-11-02">2 Nov 2026</time>');
  expect(renderBlock({ ...block, locale: 'hi' }, { locale: 'hi' })).toContain('2 नवंबर 2026');
});

test('2.11 a PDF opens the PDF screen and says its kind and size', () => {
  const html = renderBlock({
    __component: 'blocks.legal-text',
    description: 'a',
    buttons: [
      {
        button_type: 'pdf',
        button_link: '/documents/credit-card-terms-en.pdf',
        button_label: 'Read the terms',
        file_size: 182_000,
      },
    ],
  });
  expect(html).toContain('href="/document?file=%2Fdocuments%2Fcredit-card-terms-en.pdf"');
  expect(html).toMatch(/, 182 kB<\/span><span class="sr-only"> \(PDF\)/);
});

test('the contents of a very long text name its chapters only', () => {
  const description = Array.from({ length: 9 }, (_, chapter) => `## Chapter ${chapter}\n\n### Part ${chapter}\n\na`).join('\n\n');
  const html = renderBlock({ __component: 'blocks.legal-text', description });
  expect(html).toContain('href="#chapter-8"');
  expect(html).not.toContain('href="#part-8"');
});
