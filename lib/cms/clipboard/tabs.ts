/** A cell that a spreadsheet quotes because it has a line break or a quotation mark, or any other one; then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\n|$)|([^\t\n]*))(\t|\n|$)/gy;

/** The rows of text with tabs, as spreadsheets copy them, equally wide; empty rows and columns at the ends are left out. */
export function readTabs(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of source.matchAll(CELL)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  const filled = rows.filter((row) => row.some(Boolean));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex(Boolean) + 1));
  return filled.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}
