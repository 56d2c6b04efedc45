/** Reads and writes PDF objects in binary strings. */

const SPACE = /\s*/y;
const NAME = /\/[^\s()<>[\]{}/%]*/y;
const HEX = /<[\da-fA-F\s]*>/y;
const REFERENCE = /\d+ \d+ R(?![^\s()<>[\]{}/%])/y;
const WORD = /[^\s()<>[\]{}/%]+/y;
const LITERAL_PART = /\\.|[^\\]/sy;

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new SyntaxError(`no value at ${at}`);
  return at + found.length;
}

export function afterSpace(text: string, at: number): number {
  return match(SPACE, text, at);
}

function literalEnd(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    at = match(LITERAL_PART, text, at);
  } while (depth > 0);
  return at;
}

/** @throws SyntaxError without a value */
export function valueEnd(text: string, at: number): number {
  if (text.startsWith('<<', at)) return readDictionary(text, at).end;
  if (text[at] === '[') {
    let next = afterSpace(text, at + 1);
    while (text[next] !== ']') next = afterSpace(text, valueEnd(text, next));
    return next + 1;
  }
  if (text[at] === '(') return literalEnd(text, at);
  if (text[at] === '<') return match(HEX, text, at);
  if (text[at] === '/') return match(NAME, text, at);
  REFERENCE.lastIndex = at;
  return match(REFERENCE.test(text) ? REFERENCE : WORD, text, at);
}

export type Dictionary = ReadonlyMap<string, string>;

/**
 * Reads a dictionary, and returns its end.
 * @throws SyntaxError without a dictionary
 */
export function readDictionary(text: string, start: number): { entries: Map<string, string>; end: number } {
  const entries = new Map<string, string>();
  let at = afterSpace(text, start + 2);
  while (!text.startsWith('>>', at)) {
    const nameEnd = match(NAME, text, at);
    const valueStart = afterSpace(text, nameEnd);
    const end = valueEnd(text, valueStart);
    entries.set(text.slice(at + 1, nameEnd), text.slice(valueStart, end));
    at = afterSpace(text, end);
  }
  return { entries, end: at + 2 };
}

export function writeDictionary(entries: Iterable<readonly [string, string]>): string {
  return `<< ${Array.from(entries, ([name, value]) => `/${name} ${value}`).join(' ')} >>`;
}

/** With at most four decimals: PDF has no exponents. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => String(Math.round(number * 10_000) / 10_000)).join(' ');
}

/** The numbers of an array, `[1 2.5 3]`. */
export function readNumbers(array: string | undefined): number[] {
  return (array?.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** The text of a string, `(My note)`, or UTF-16 with a byte order mark. */
export function readString(string: string | undefined): string {
  const bytes = (string ?? '').slice(1, -1).replace(/\\(.)/gs, (_, letter: string) => ({ n: '\n', r: '\r' })[letter] ?? letter);
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  return bytes.slice(2).replace(/..?/gs, (pair) => String.fromCharCode(pair.charCodeAt(0) * 256 + (pair.charCodeAt(1) || 0)));
}
