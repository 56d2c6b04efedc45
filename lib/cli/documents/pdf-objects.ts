import { deflateSync, inflateSync } from 'node:zlib';

/** An object of a PDF file: its value and, when it is a stream, its unpacked content. One letter is one byte. */
export interface PdfObject {
  value: string;
  content?: string;
}

function readObject(text: string): PdfObject {
  const [, value = ''] = /^\d+ 0 obj\n([\s\S]*)\nendobj\s*$/.exec(text) ?? [];
  const [, dictionary, packed] = /^(<<[\s\S]*?\/Length \d+>>) stream\n([\s\S]*)\nendstream$/.exec(value) ?? [];
  if (dictionary === undefined || packed === undefined) return { value };
  const content = dictionary.includes('/FlateDecode') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed;
  return { value: dictionary.replace('/Filter /FlateDecode\n', '').replace(/\n?\/Length \d+>>$/, '>>'), content };
}

/** The objects of a file that Chromium has printed, by number. It writes one plain table of objects, and `0 obj` everywhere. */
export function readObjects(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const table = text.lastIndexOf('\nxref\n') + 1;
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets, table].sort((a, b) => a - b);
  return new Map(
    offsets.map((offset, index) => [index + 1, readObject(text.slice(offset, ends[ends.indexOf(offset) + 1]))] as const),
  );
}

function writeObject({ value, content }: PdfObject): string {
  if (content === undefined) return value;
  const packed = deflateSync(Buffer.from(content, 'latin1'), { level: 9 }).toString('latin1');
  return `${value.replace(/>>$/, `\n/Filter /FlateDecode /Length ${packed.length}>>`)} stream\n${packed}\nendstream`;
}

/** Writes a file of objects that are numbered from 1 without gaps. */
export function writeObjects(objects: ReadonlyMap<number, PdfObject>): Buffer {
  const offsets: string[] = [];
  let text = '%PDF-1.4\n%\xd3\xeb\xe9\xe1\n';
  let root = 0;
  let info = 0;
  for (const [number, object] of [...objects].sort(([a], [b]) => a - b)) {
    offsets.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${number} 0 obj\n${writeObject(object)}\nendobj\n`;
    if (object.value.startsWith('<</Type /Catalog')) root = number;
    if (object.value.includes('/Producer (Skia')) info = number;
  }
  const size = offsets.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${size} /Root ${root} 0 R /Info ${info} 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}
