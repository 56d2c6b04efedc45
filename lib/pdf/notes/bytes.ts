/** The library and this folder handle files as binary strings, in which each character is one byte. */

/** Bytes that are converted in one call, because the number of arguments is limited. */
const PART = 0x8000;

/** Bytes as a binary string, with characters from U+0000 to U+00FF. */
export function toText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return parts.join('');
}

/** Encodes a binary string as bytes. Only the lowest byte of characters above U+00FF is kept. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Compresses data for the filter /FlateDecode. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
