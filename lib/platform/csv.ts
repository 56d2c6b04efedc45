/** Beginnings that a spreadsheet reads as a formula, in full width too: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text in quotation marks; one that would be a formula has an apostrophe before it. */
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Rows as CSV (RFC 4180) for spreadsheets.
 * @returns a text that begins with a byte order mark, without which Excel reads UTF-8 as Latin-1
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
