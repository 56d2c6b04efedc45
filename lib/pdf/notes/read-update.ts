import { afterSpace, type Dictionary, readDictionary, valueEnd } from './syntax.ts';

const OBJECT = /(\d+) (\d+) obj\s/y;
const STREAM = /\s*stream\n/y;
const OBJECT_END = /\s*(?:endstream\s*)?endobj\s/y;
const START = /startxref\s+(\d+)\s+%%EOF\s*$/;

/** An object with a dictionary; stream content is left out. */
interface ReadObject {
  number: number;
  generation: number;
  entries: Dictionary;
}

/** The appended part of a saved file. */
interface Update {
  objects: ReadObject[];
  trailer: Dictionary;
  /** Whether the cross-reference table is a stream, as in newer files. */
  asStream: boolean;
  /** Of the cross-reference table, in bytes from the start of the file. */
  start: number;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/**
 * Reads the update that pdf.js appended: objects, then the cross-reference table.
 * @param text the part after the original file
 * @throws SyntaxError
 */
export function readUpdate(text: string): Update {
  const objects: ReadObject[] = [];
  const start = Number(START.exec(text)?.[1]);
  let at = afterSpace(text, 0);
  for (;;) {
    OBJECT.lastIndex = at;
    const [head, number, generation] = OBJECT.exec(text) ?? [];
    if (head === undefined) break;
    at = afterSpace(text, at + head.length);
    const { entries, end } = text.startsWith('<<', at)
      ? readDictionary(text, at)
      : { entries: new Map<string, string>(), end: valueEnd(text, at) };
    objects.push({ number: Number(number), generation: Number(generation), entries });
    const content = endOf(STREAM, text, end);
    at = endOf(OBJECT_END, text, content === undefined ? end : content + Number(entries.get('Length'))) ?? Number.NaN;
    if (Number.isNaN(at)) throw new SyntaxError(`object ${number} has no end`);
  }
  const last = objects.at(-1);
  if (last?.entries.get('Type') === '/XRef') return { objects, trailer: last.entries, asStream: true, start };
  const trailer = text.indexOf('trailer', at);
  if (!text.startsWith('xref', at) || trailer < 0) throw new SyntaxError('no table of objects');
  return { objects, trailer: readDictionary(text, afterSpace(text, trailer + 7)).entries, asStream: false, start };
}
