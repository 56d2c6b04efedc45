import { readFileSync } from 'node:fs';
import { smallPdf, textAt } from './small-pdf.ts';

/** The result of a file: an error message, or pages. */
interface Awkward {
  bytes: Buffer;
  outcome: 'message' | 'no page' | 'pages';
}

const SQUARE = '0.07 0.35 0.38 rg 60 60 200 200 re f';

function pageOfSize(side: number): Buffer {
  return smallPdf([{ size: [side, side], content: `0.07 0.35 0.38 rg 0 0 ${side / 2} ${side / 2} re f` }]);
}

function rotatedPages(): Buffer {
  return smallPdf(
    [90, 180, 270, 45].map((angle) => ({ entries: `/Rotate ${angle}`, content: textAt(60, 760, `Turned by ${angle}`) })),
  );
}

/** Opens an alert when it is loaded. */
function scripted(): Buffer {
  const script = '<< /S /JavaScript /JS (app.alert("from the document");) >>';
  const content = textAt(60, 760, 'A script of this document runs when it opens.');
  return smallPdf([{ content }], `/Names << /JavaScript << /Names [(opened) ${script}] >> >>`);
}

/** Reproducible noise. */
function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state & 255;
    }),
  );
}

const terms = readFileSync('public/documents/offer-terms-en.pdf');
const termsText = terms.toString('latin1');

/** By defect. */
export const AWKWARD: Readonly<Record<string, Awkward>> = {
  'an empty file': { bytes: Buffer.alloc(0), outcome: 'message' },
  'a truncated file': { bytes: terms.subarray(0, 9000), outcome: 'message' },
  'random bytes': { bytes: noise(20_000), outcome: 'message' },
  'random bytes behind a true first line': {
    bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(20_000)]),
    outcome: 'message',
  },
  'a page of the site': { bytes: Buffer.from('<!doctype html><title>Not found</title>'), outcome: 'message' },
  'an unknown encryption': {
    bytes: Buffer.from(termsText.replace(/trailer\s*<</, 'trailer\n<< /Encrypt << /Filter /Unknown /V 9 /R 9 >>'), 'latin1'),
    outcome: 'message',
  },
  'a file without its list of objects': {
    bytes: Buffer.from(termsText.replace(/startxref[\s\S]*$/, ''), 'latin1'),
    outcome: 'pages',
  },
  'a huge page': { bytes: pageOfSize(14_400), outcome: 'pages' },
  'a page larger than any canvas': { bytes: pageOfSize(400_000), outcome: 'pages' },
  'a page smaller than a letter': { bytes: pageOfSize(3), outcome: 'pages' },
  'rotated pages': { bytes: rotatedPages(), outcome: 'pages' },
  'a script that runs when it opens': { bytes: scripted(), outcome: 'pages' },
  'a file without pages': {
    bytes: smallPdf([]),
    outcome: 'no page',
  },
  'pages without text': {
    bytes: smallPdf([{ content: SQUARE }]),
    outcome: 'pages',
  },
};
