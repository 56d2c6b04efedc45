import { hrefOf, outlineOf, type Rendered } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const TEXT = '## Fees\n\na\n\n### Late *payment*\n\nb\n\n## Limits\n\nc\n\n## Fees\n\nd';
const renderText = (description: string, title?: string) => renderBlock({ __component: 'blocks.legal-text', title, description });
/** The addresses in the contents, which are there twice: for small screens and for wide ones. */
const contentsOf = ({ getAllByRole }: Rendered) => [...new Set(getAllByRole('link').map((link) => link.getAttribute('href')))];

test.each([
  [undefined, ['h2 Fees', 'h3 Late payment', 'h2 Limits', 'h2 Fees']],
  ['Terms', ['h2 Terms', 'h3 Fees', 'h4 Late payment', 'h3 Limits', 'h3 Fees']],
])(
  'the contents lead to the headings of the text, equal ones apart, under the title where there is one: %s',
  (title, outline) => {
    const rendered = renderText(TEXT, title);
    expect(contentsOf(rendered)).toEqual(['#section-fees', '#late-payment', '#section-limits', '#section-fees-2']);
    for (const link of rendered.getAllByRole('link')) {
      const heading = rendered.container.querySelector(link.getAttribute('href') ?? '');
      expect(heading?.tagName).toMatch(/^H\d$/);
      expect(heading?.textContent).toBe(link.textContent);
    }
    expect(outlineOf(rendered)).toEqual(outline);
  },
);

test('a short text has no contents', () => {
  expect(renderText('## One\n\na').queryByRole('navigation')).toBeNull();
});

test.each([
  ['en', '2 Nov 2026'],
  ['hi', '2 नवंबर 2026'],
] as const)('the last change is a date of the language, readable for machines (%s)', (locale, date) => {
  const block = { __component: 'blocks.legal-text', description: 'a', last_changed: '2026-11-02', locale } as const;
  expect(renderBlock(block, { locale }).getByText(date).getAttribute('datetime')).toBe('2026-11-02');
});

test('3 the day on which it was published is shown instead of the last change', () => {
  const block = {
    __component: 'blocks.legal-text',
    description: 'a',
    published: '2026-11-02',
    last_changed: '2026-11-05',
  } as const;
  const { getByText, queryByText } = renderBlock(block);
  expect(getByText(/Published on/).textContent).toBe('Published on 2 Nov 2026');
  expect(queryByText(/5 Nov/)).toBeNull();
});

test('2.11 a PDF opens the PDF screen and says its kind and size', () => {
  const rendered = renderBlock({
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
  expect(hrefOf(rendered, /^Read the terms ?PDF, 182 kB$/)).toBe('/document?file=%2Fdocuments%2Fcredit-card-terms-en.pdf');
});

test('the contents of a very long text name its chapters only', () => {
  const description = Array.from({ length: 9 }, (_, chapter) => `## Chapter ${chapter}\n\n### Part ${chapter}\n\na`).join('\n\n');
  expect(contentsOf(renderText(description))).toEqual(Array.from({ length: 9 }, (_, chapter) => `#chapter-${chapter}`));
});
