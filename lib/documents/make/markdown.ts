/** A stretch of text in one style. */
export interface Span {
  text: string;
  bold: boolean;
  /** A full address, or `#` and a place of the document. */
  link: string | undefined;
}

/** A part of a section, in the order in which it is read. */
export type Block =
  | { kind: 'paragraph'; spans: readonly Span[] }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; numbered: boolean; items: readonly (readonly Span[])[] }
  | { kind: 'table'; headers: readonly string[]; rows: readonly (readonly string[])[] };

const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const LIST_SIGN = /^(?:-|\d+\.) /;
/** Signs of markdown that no document of the site uses: to print them would be worse than to stop. */
const UNKNOWN = /^(?:#|>|```|---|!\[|\s{2}|[*+] )/m;

/** A text without markdown. */
export function plainSpan(text: string): Span {
  return { text, bold: false, link: undefined };
}

/** The bold parts and the links of a line. */
function spansOf(line: string, resolve: (link: string) => string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    const [whole, bold, label, link] = match;
    if (match.index > end) spans.push(plainSpan(line.slice(end, match.index)));
    if (bold !== undefined) spans.push({ text: bold, bold: true, link: undefined });
    else if (label !== undefined && link !== undefined) spans.push({ text: label, bold: false, link: resolve(link) });
    end = match.index + whole.length;
  }
  if (end < line.length) spans.push(plainSpan(line.slice(end)));
  const wrong = spans.find(({ text }) => /\*\*|\]\(|`/.test(text));
  if (wrong) throw new Error(`markdown that documents cannot show: "${wrong.text}"`);
  return spans;
}

function tableOf(lines: readonly string[], resolve: (link: string) => string): Block {
  const [headers = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) =>
        spansOf(cell.trim(), resolve)
          .map(({ text }) => text)
          .join(''),
      ),
  );
  return { kind: 'table', headers, rows };
}

function blockOf(lines: readonly string[], resolve: (link: string) => string): Block {
  const [first = ''] = lines;
  if (first.startsWith('### ') && lines.length === 1) return { kind: 'subheading', text: first.slice(4) };
  if (first.startsWith('|')) return tableOf(lines, resolve);
  if (lines.every((line) => LIST_SIGN.test(line))) {
    const items = lines.map((line) => spansOf(line.replace(LIST_SIGN, ''), resolve));
    return { kind: 'list', numbered: !first.startsWith('-'), items };
  }
  const text = lines.join(' ');
  if (lines.some((line) => UNKNOWN.test(line))) throw new Error(`markdown that documents cannot show: "${text}"`);
  return { kind: 'paragraph', spans: spansOf(text, resolve) };
}

/**
 * The part of markdown that documents of the site use: paragraphs, headings of the third level, lists, tables, bold and links.
 * @param resolve where a link of the text leads in the document
 * @throws for any other markdown, so that none is printed as it is typed
 */
export function blocksOf(markdown: string, resolve: (link: string) => string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => blockOf(part.split('\n'), resolve));
}
