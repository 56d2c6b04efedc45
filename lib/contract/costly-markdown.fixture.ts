/** Texts in markdown that take minutes to parse, or make far more HTML than they are long. */
export const COSTLY_MARKDOWN: [name: string, text: string][] = [
  ['asterisks', '*'.repeat(120_000)],
  ['emphasis that does not close', '*a_ '.repeat(50_000)],
  ['brackets that do not close', '[ (]('.repeat(40_000)],
  ['footnotes without a text', 'x[^1]'.repeat(30_000)],
  ['nested lists', '- '.repeat(3000)],
  ['lists nested by indentation', Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ['many items of nested lists', `${'- '.repeat(20)}a\n\n`.repeat(60)],
  ['nested quotations', '> '.repeat(3000)],
  ['a table with many empty cells', `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${'|\n'.repeat(2000)}`],
  ['continued quotations', '> a\nb\n'.repeat(3000)],
  ['headings', '# a\n'.repeat(5000)],
  ['definitions', '[a]: /b\n'.repeat(3000)],
  ['short lines', 'a\n'.repeat(30_000)],
  ['elements', '!a<b>'.repeat(12_000)],
];
