import * as fixtures from './clipboard.fixture.ts';
import { useDomParser } from './dom.test-helper.ts';
import { markdownFromClipboard } from './markdown-from-clipboard.ts';

beforeAll(useDomParser);

const paste = (html: string, text = '') => markdownFromClipboard({ html, text });

test('Word: headings, marks, nested lists, numbers and links; tracked changes, comments and footnotes are taken out and said', () => {
  const { markdown, lost } = paste(fixtures.WORD_TEXT);
  expect(markdown).toBe(
    [
      '# Terms of use',
      '## Fees & charges',
      'The fee is **₹499** a year; *it is not* refunded after 30 days. See [the fees](https://www.example.com/fees), this file or write to [help@example.com](mailto:help@example.com).',
      '- Credit cards\n  - Platinum\n- Debit cards\n\n3. Apply\n4. Wait\\\n   ten days',
      '1\\. Not a list, marked and underlined; 20 m², the 2nd',
    ].join('\n\n'),
  );
  expect(lost).toEqual(['pictures', 'colours', 'underline', 'comments', 'tracked-changes', 'footnotes', 'links']);
});

test('Google Docs: the bold frame is not bold, lists nest, and a table has no lines in its cells', () => {
  expect(paste(fixtures.DOCS_TEXT)).toEqual({
    markdown: [
      '# Lounges',
      'Bring your **card** and [an identity card](https://example.com/id)',
      '- *Delhi*\n  - Terminal 3\n- ~~Pune~~',
      '| Visits | a\\|b |\n| --- | --- |\n| 2 | each quarter |',
    ].join('\n\n'),
    lost: ['lines'],
  });
});

test('Word on the web: the items of lists are one list', () => {
  expect(paste(fixtures.WORD_WEB_TEXT).markdown).toBe('## First\n\n1. Open\n   1. Look\n2. Close');
});

test('LibreOffice in Hindi', () => {
  expect(paste(fixtures.WRITER_TEXT)).toEqual({
    markdown: '### शुल्क\n\nवार्षिक **शुल्क** ₹499 है।\n\n1. आवेदन करें\n   - ऑनलाइन\n2. प्रतीक्षा करें',
    lost: ['tracked-changes', 'footnotes'],
  });
});

test('a table from Word or Excel becomes one of markdown', () => {
  expect(paste(fixtures.EXCEL_TABLE).markdown).toBe(
    [
      '| **Bank** | **Cards** | **Fees in 2026** | **Fees in 2026** |',
      '| --- | --- | --- | --- |',
      '| State & Union Bank | 1,204 | ₹499 | \\* from May |',
      '| [Gramin Bank](https://bank.example/a_b?x=1&y=%282%29) | 85 |  | #N/A \\| none |',
    ].join('\n'),
  );
});

test('plain text and source stay as they are', () => {
  expect(paste('', '## Fees\r\n**free**')).toEqual({ markdown: '## Fees\n**free**', lost: [] });
  expect(paste(fixtures.CODE_EDITOR_TEXT, '## Fees\n\n**free**')).toEqual({ markdown: '## Fees\n\n**free**', lost: [] });
});

test('several fonts are said, one is not', () => {
  expect(paste('<p style="font-family:Arial">a</p><p style="font-family:Arial">b</p>').lost).toEqual([]);
  expect(paste('<p style="font-family:Arial">a</p><p style="font-family:Georgia">b</p>').lost).toEqual(['fonts']);
  expect(paste('<p style="font-size:9pt">a</p><p style="font-size:20pt">b</p>').lost).toEqual(['fonts']);
});

test('no address that the site refuses becomes a link', () => {
  for (const address of [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '#_Toc1',
    'vbscript:x',
  ])
    expect(paste(`<p><a href="${address}">x</a></p>`)).toEqual({ markdown: 'x', lost: ['links'] });
});

test('a thousand elements within one another are read', () => {
  expect(paste(`${'<div>'.repeat(400)}deep${'</div>'.repeat(400)}`).markdown).toBe('deep');
});
