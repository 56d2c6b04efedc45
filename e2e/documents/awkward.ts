import { legalTerms } from '../../lib/documents/make/legal.ts';
import { bytesOf, newSheet } from '../../lib/documents/make/sheet.ts';
import { termsDocument } from '../../lib/documents/make/terms.ts';

/** What becomes of an awkward file: the message that it cannot be opened or has no page, or pages after all. */
interface Awkward {
  bytes: () => Promise<Buffer> | Buffer;
  outcome: 'message' | 'no page' | 'pages';
}

function sheet(): PDFKit.PDFDocument {
  return newSheet({ title: 'Awkward', author: 'Tests', lang: 'en' });
}

async function pageOfSize(side: number): Promise<Buffer> {
  const document = sheet();
  document
    .addPage({ size: [side, side], margin: 0 })
    .rect(0, 0, side / 2, side / 2)
    .fill('#115a60');
  document.switchToPage(0);
  Object.assign(document.page.dictionary.data, { MediaBox: [0, 0, side, side] });
  return bytesOf(document);
}

async function rotatedPages(): Promise<Buffer> {
  const document = sheet();
  for (const angle of [90, 180, 270, 45]) {
    if (angle !== 90) document.addPage();
    document.text(`Turned by ${angle}`);
    Object.assign(document.page.dictionary.data, { Rotate: angle });
  }
  return bytesOf(document);
}

/** Asks the visitor something as soon as it is open. */
async function scripted(): Promise<Buffer> {
  const document = sheet();
  document.text('A script of this document runs when it opens.');
  document.addNamedJavaScript('opened', 'app.alert("from the document");');
  return bytesOf(document);
}

/** Bytes that look random and are the same each time. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state & 255;
    }),
  );
}

async function terms(): Promise<Buffer> {
  return termsDocument(legalTerms('offer-terms-and-condition', 'en'));
}

/** Files that a document screen must survive, by what is wrong with them. */
export const AWKWARD: Readonly<Record<string, Awkward>> = {
  'an empty file': { bytes: () => Buffer.alloc(0), outcome: 'message' },
  'a truncated file': { bytes: async () => (await terms()).subarray(0, 9000), outcome: 'message' },
  'random bytes': { bytes: () => noise(20_000), outcome: 'message' },
  'random bytes behind a true first line': {
    bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(20_000)]),
    outcome: 'message',
  },
  'a page of the site': { bytes: () => Buffer.from('<!doctype html><title>Not found</title>'), outcome: 'message' },
  'an unknown encryption': {
    bytes: async () => {
      const text = (await terms()).toString('latin1');
      return Buffer.from(text.replace(/trailer\s*<</, 'trailer\n<< /Encrypt << /Filter /Unknown /V 9 /R 9 >>'), 'latin1');
    },
    outcome: 'message',
  },
  'a file without its list of objects': {
    bytes: async () => Buffer.from((await terms()).toString('latin1').replace(/startxref[\s\S]*$/, ''), 'latin1'),
    outcome: 'pages',
  },
  'a huge page': { bytes: () => pageOfSize(14_400), outcome: 'pages' },
  'a page larger than any canvas': { bytes: () => pageOfSize(400_000), outcome: 'pages' },
  'a page smaller than a letter': { bytes: () => pageOfSize(3), outcome: 'pages' },
  'rotated pages': { bytes: rotatedPages, outcome: 'pages' },
  'a script that runs when it opens': { bytes: scripted, outcome: 'pages' },
  'a file without pages': {
    bytes: async () =>
      Buffer.from(
        (await terms()).toString('latin1').replace(/(\/Type \/Pages\s+\/Count )\d+(\s+\/Kids \[)[^\]]*/, '$10$2'),
        'latin1',
      ),
    outcome: 'no page',
  },
  'pages without text': {
    bytes: () => bytesOf(sheet().rect(60, 60, 200, 200).fill('#115a60')),
    outcome: 'pages',
  },
};
