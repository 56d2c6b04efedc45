import * as fixtures from './clipboard.fixture.ts';
import { useDomParser } from './dom.test-helper.ts';
import { tableFromClipboard } from './table-from-clipboard.ts';

beforeAll(useDomParser);

const paste = (html: string, text = '') => tableFromClipboard({ html, text });
const page = (rows: string) => `<html><body><table>${rows}</table></body></html>`;

test('Word: the bold row names the columns, links stay, merged rows are repeated, and what is lost is listed', () => {
  expect(paste(fixtures.WORD_TABLE)).toEqual({
    headers: ['Card', 'Fee', 'Lounges'],
    rows: [
      ['Platinum', '₹ 499', '[See list](https://www.example.com/lounges?card=platinum)'],
      ['Platinum', '“From 2nd year” – ₹ 599', '• Delhi\\\n• Pune'],
      ['Select', 'On request', ''],
    ],
    lost: ['lists', 'merged-rows', 'merged-columns'],
  });
});

test('Excel: bold by a class, merged titles for each column, no empty column, no hidden row, safe addresses', () => {
  expect(paste(fixtures.EXCEL_TABLE)).toEqual({
    headers: ['Bank', 'Cards', 'Fees in 2026', 'Fees in 2026'],
    rows: [
      ['State & Union Bank', '1,204', '₹499', '\\* from May'],
      ['[Gramin Bank](https://bank.example/a_b?x=1&y=%282%29)', '85', '', '#N/A | none'],
    ],
    lost: ['colours', 'hidden', 'merged-columns'],
  });
});

test('Google Sheets: a first row of words names the columns; the link of a cell stays', () => {
  expect(paste(fixtures.SHEETS_TABLE)).toEqual({
    headers: ['City', 'Terminal'],
    rows: [
      ['Pune', '1\\\nfirst floor'],
      ['Pune', '[Terminal 2](https://example.com/t2)'],
      ['**दिल्ली**', '[३](https://example.com/t3)'],
    ],
    lost: ['merged-rows'],
  });
});

test('LibreOffice: titles in thead, paragraphs of a cell are lines; Calc has bold and coloured text by elements', () => {
  expect(paste(fixtures.WRITER_TABLE)).toEqual({
    headers: ['Year 1', 'Fee'],
    rows: [['2025', '*None*\\\nfor **all** cards']],
    lost: ['header-links'],
  });
  expect(paste(fixtures.CALC_TABLE)).toEqual({ headers: ['Airport', 'Visits'], rows: [['Goa', '8']], lost: ['colours'] });
});

test('text with tabs, with quoted cells; what would be markdown is escaped', () => {
  expect(paste('', 'City\tLounge\r\nPune\t"1. ""Blue""\r\nfloor 2"\r\nGoa\t*\r\n')).toEqual({
    headers: ['City', 'Lounge'],
    rows: [
      ['Pune', '1\\. "Blue"\\\nfloor 2'],
      ['Goa', '\\*'],
    ],
    lost: [],
  });
  expect(paste('', 'no table')).toBeUndefined();
  expect(paste('<p>no table</p>', '')).toBeUndefined();
});

test('a row without a title that names it is none: numbers, equal words, a column without a title', () => {
  for (const row of ['<tr><td>Goa<td>12', '<tr><td>Yes<td>Yes', '<tr><td>Goa<td>'])
    expect(paste(page(`${row}<tr><td>Pune<td>8`))?.headers).toEqual([]);
});

test('more columns, rows and characters than the site allows are left out, and that is said', () => {
  const row = (tag: string, count: number) => `<tr>${`<${tag}>x</${tag}>`.repeat(count)}</tr>`;
  const wide = paste(page(row('th', 21) + row('td', 21)));
  expect([wide?.headers.length, wide?.rows[0]?.length, wide?.lost]).toEqual([20, 20, ['columns']]);
  const long = paste(page(row('th', 1) + row('td', 1).repeat(501)));
  expect([long?.rows.length, long?.lost]).toEqual([500, ['rows']]);
  const exact = paste(page(row('th', 20) + row('td', 20).repeat(500)));
  expect([exact?.rows.length, exact?.lost]).toEqual([500, []]);
  const title = paste(page(`<tr><th>${'a'.repeat(401)}<tr><td>b`));
  expect([title?.headers[0]?.length, title?.lost]).toEqual([400, ['header-length']]);
});

test('text around the table, other tables, pictures and tables within cells are listed', () => {
  const html = `<p>Before</p><table><tr><td>Goa<img src="a.png"><td>12<tr><td>Pune<td><table><tr><td>a<td>b</table></table><table><tr><td>c<td>d</table>`;
  expect(paste(html)?.lost).toEqual(['pictures', 'other-tables', 'outside']);
  expect(paste(page('<tr><td>Goa<td>12<tr><td>Pune<td>8'))?.lost).toEqual([]);
});

test('no address that runs a script or reads a file, and no endless span', () => {
  const html = page(
    '<tr><td><a href="javascript:alert(1)">x</a><td><a href="file:///c:/a">y</a><tr><td colspan=999999 rowspan=999999>z',
  );
  expect(paste(html)).toEqual({ headers: ['x', 'y'], rows: [['z', '']], lost: ['links', 'merged-columns'] });
});
