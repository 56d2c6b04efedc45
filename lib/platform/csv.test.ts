import { toCsv } from './csv.ts';

const rowOf = (...cells: string[]) => toCsv([cells]).slice(1);

test('texts in quotation marks, in rows, after a byte order mark', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['न', 'two\nlines, "quoted"'],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"न","two\nlines, ""quoted"""\r\n');
});

test.each(['=1+1', '+911234567890', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n1', ' =1', '\u200B=1', '＝1'])(
  'the formula %j is a text',
  (text) => expect(rowOf(text)).toBe(`"'${text}"\r\n`),
);

test.each(['Asha-Nair', 'a=b', '9000000000', '', 'kolam, please'])('the text %j stays as it is', (text) =>
  expect(rowOf(text)).toBe(`"${text}"\r\n`),
);
