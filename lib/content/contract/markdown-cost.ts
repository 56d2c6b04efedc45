/** Most that one text may cost, in the time that one character of prose takes to parse: about 200 ms in all. */
const COST_MAX = 120_000;
/** Most lists and quotations within one another. */
const NESTING_MAX = 20;

const PARAGRAPH_COST = 60;
const LINE_COST = 30;
/** A line in a list, a quotation, a heading, a definition or a rule. */
const STRUCTURED_LINE_COST = 100;
const CELL_COST = 25;
const PUNCTUATION_COST = 10;
/** Emphasis, brackets and links are looked for backwards: their cost grows with the square of their number in a paragraph. */
const PUNCTUATION_SQUARED_COST = 0.03;

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

/** The cost of lines without an empty one between them. */
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
    cost += line.length + LINE_COST + (isStructured ? STRUCTURED_LINE_COST : 0) + columns * CELL_COST;
  }
  return cost + punctuationCost(punctuation);
}

/**
 * Whether a text in markdown can be parsed in reasonable time: by its length, and by what takes longer to parse than it is long
 * (nested lists, large tables, emphasis and brackets without end).
 */
export function isAffordableMarkdown(text: string): boolean {
  if (text.length > COST_MAX) return false;
  let cost = 0;
  for (const paragraph of text.split(/\n[ \t\r]*\n|\r[ \t]*\r/)) {
    const lines = paragraph.split(/\r\n|\n|\r/);
    if (lines.some((line) => nestingOf(line) > NESTING_MAX)) return false;
    cost += paragraphCost(lines);
    if (cost > COST_MAX) return false;
  }
  return true;
}
