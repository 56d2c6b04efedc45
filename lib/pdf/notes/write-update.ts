import { type Dictionary, writeDictionary } from './syntax.ts';

/** Its number, its generation, and its serialised value. */
export interface WrittenObject {
  number: number;
  generation: number;
  value: string;
}

/** Adds the length to the dictionary; the content is a binary string. */
export function writeStream(entries: readonly (readonly [string, string])[], content: string): string {
  return `${writeDictionary([...entries, ['Length', String(content.length)]])}\nstream\n${content}\nendstream`;
}

interface UpdateToWrite {
  objects: readonly WrittenObject[];
  trailer: Dictionary;
  /** The first unused object number. */
  size: number;
  /** Position of the last cross-reference table. */
  previous: number;
  asStream: boolean;
}

interface Place {
  number: number;
  generation: number;
  offset: number;
}

/** Big-endian. */
function inBytes(value: number, length: number): string {
  return Array.from({ length }, (_, place) => String.fromCharCode(Math.floor(value / 256 ** (length - 1 - place)) % 256)).join(
    '',
  );
}

function tableStream(places: readonly Place[], entries: [string, string][]): string {
  const content = places.map(({ offset, generation }) => `\x01${inBytes(offset, 5)}${inBytes(generation, 2)}`).join('');
  const index = places.map(({ number }) => `${number} 1`).join(' ');
  return writeStream([['Type', '/XRef'], ...entries, ['W', '[1 5 2]'], ['Index', `[${index}]`]], content);
}

function table(places: readonly Place[]): string {
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  return places
    .map(({ number, generation, offset }) => `${number} 1\n${padded(offset, 10)} ${padded(generation, 5)} n\r\n`)
    .join('');
}

/**
 * An update with a cross-reference table of the same kind as in the file.
 * @param begin the length of the file so far, in bytes
 */
export function writeUpdate({ objects, trailer, size, previous, asStream }: UpdateToWrite, begin: number): string {
  const sorted = [...objects].sort((a, b) => a.number - b.number);
  let offset = begin;
  const places: Place[] = [];
  const parts = sorted.map(({ number, generation, value }) => {
    const part = `${number} ${generation} obj\n${value}\nendobj\n`;
    places.push({ number, generation, offset });
    offset += part.length;
    return part;
  });
  const kept = ['Root', 'Info', 'ID'].flatMap((name): [string, string][] => {
    const value = trailer.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const entries: [string, string][] = [['Size', String(asStream ? size + 1 : size)], ['Prev', String(previous)], ...kept];
  if (asStream) {
    const value = tableStream([...places, { number: size, generation: 0, offset }], entries);
    parts.push(`${size} 0 obj\n${value}\nendobj\n`);
  } else parts.push(`xref\n${table(places)}trailer\n${writeDictionary(entries)}\n`);
  return `${parts.join('')}startxref\n${offset}\n%%EOF\n`;
}
