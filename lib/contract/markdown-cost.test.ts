import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { validate } from '#lib/content/client/validate.ts';
import { COSTLY_MARKDOWN } from './costly-markdown.fixture.ts';
import { page } from './documents.ts';
import { isAffordableMarkdown } from './markdown-cost.ts';

test.each([
  [
    'prose of 50,000 characters',
    `${'The card is accepted wherever the mark is shown, and fees apply. '.repeat(4)}

`.repeat(190),
  ],
  ['a list of 250 lines', '- One item with **bold** words and a [link](/faqs)\n'.repeat(250)],
  ['a table of 150 rows', `| a | b | c | d | e |\n|---|---|---|---|---|\n${'| 1 | 2 | 3 | 4 | 5 |\n'.repeat(150)}`],
  ['lists within one another', '- a\n  - b\n    - c\n      1. d\n         > e\n'],
  ['a code block with deep indentation', `\`\`\`\n${' '.repeat(80)}a\n\`\`\``],
  ['a rule', `${'-'.repeat(80)}\n`],
])('2.11 %s is affordable', (_name, text) => {
  expect(isAffordableMarkdown(text)).toBe(true);
});

test.each(COSTLY_MARKDOWN)('2.8 %s cost only their block, with a line in the log', (_name, description) => {
  const lines = captureLog();
  const content = [description, 'Short'].map((text) => ({ __component: 'blocks.description', description: text }));
  expect(validate(page, { title: 'Page', content }, '/api/pages/a').content).toEqual([content[1]]);
  expect(lines()).toEqual([
    expect.objectContaining({ pointer: '/content/0', reason: expect.stringContaining('takes too long to parse') }),
  ]);
});
