/** Most that one text may cost, in the time that one character of prose takes to parse: about 150 ms in all. */
export const MARKDOWN_COST_MAX = 100_000;
/** Most lists and quotations within one another. */
const NESTING_MAX = 20;

const PARAGRAPH_COST = 100;
const LINE_COST = 40;
/** A line in a list, a quotation, a heading, a definition or a rule. */
const STRUCTURED_LINE_COST = 190;
/** Each list or quotation around a line but the first. */
const NESTING_COST = 90;
const CELL_COST = 26;
const PUNCTUATION_COST = 10;
/** Emphasis, brackets and links are looked for backwards: their cost grows with the square of their number in a paragraph. */
const PUNCTUATION_SQUARED_COST = 0.05;

const STRUCTURE = /^[ \t]*(?:[-+*>#=[_]|\d{1,9}[.)])/;
/** The start of a line that ends the paragraph before it: of a heading or an item of a list. */
const NEW_PARAGRAPH = /^[ \t]*(?:#{1,6}|[-+*]|1[.)])[ \t]/;
/** The markers of lists and quotations at the start of a line. */
const MARKERS = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)])(?=[ \t>]|$))+/;
const MARKER = /[-+*>]|\d+[.)]/g;
/** What may begin or end something within a line; commas and full stops of prose are among them. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** Columns of indentation that a list within a list has at least. */
const INDENTATION = 2;

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** How many lists and quotations a line is in, at most. */
function nestingOf(line: string): number {
  const [markers] = MARKERS.exec(line) ?? [];
  if (markers === undefined) return 0;
  const indentation = line.length - line.trimStart().length;
  return indentation / INDENTATION + countOf(MARKER, markers);
}

function punctuationCost(count: number): number {
  return count * PUNCTUATION_COST + count ** 2 * PUNCTUATION_SQUARED_COST;
}

function paragraphCost(lines: readonly string[]): number {
  let cost = PARAGRAPH_COST;
  let punctuation = 0;
  let columns = 0;
  let isStructured = false;
  for (const line of lines) {
    const bars = countOf(/\|/g, line);
    // Each row of a table has the cells of its widest line, and the lines that follow are rows too.
    columns = Math.max(columns, bars === 0 ? 0 : bars + 1);
    if (NEW_PARAGRAPH.test(line)) {
      cost += punctuationCost(punctuation);
      punctuation = 0;
    }
    punctuation += countOf(PUNCTUATION, line);
    isStructured ||= STRUCTURE.test(line);
    cost += line.length + LINE_COST + (isStructured ? STRUCTURED_LINE_COST : 0);
    cost += Math.max(nestingOf(line) - 1, 0) * NESTING_COST + columns * CELL_COST;
  }
  return cost + punctuationCost(punctuation);
}

/** The cost of parsing markdown: its length, and what takes longer (nested lists, large tables, emphasis). Infinite over the limit. */
export function markdownCost(text: string): number {
  if (text.length > MARKDOWN_COST_MAX) return Number.POSITIVE_INFINITY;
  let cost = 0;
  for (const paragraph of text.split(/\n[ \t\r]*\n|\r[ \t]*\r/)) {
    const lines = paragraph.split(/\r\n|\n|\r/);
    if (lines.some((line) => nestingOf(line) > NESTING_MAX)) return Number.POSITIVE_INFINITY;
    cost += paragraphCost(lines);
    if (cost > MARKDOWN_COST_MAX) return Number.POSITIVE_INFINITY;
  }
  return cost;
}

/** Whether a text in markdown can be parsed in reasonable time. */
export function isAffordableMarkdown(text: string): boolean {
  return markdownCost(text) <= MARKDOWN_COST_MAX;
}
