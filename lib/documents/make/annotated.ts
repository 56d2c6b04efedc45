import { bytesOf, footers, heading, MARGIN, newSheet, paragraph, titleBlock } from './sheet.ts';
import { ENGLISH } from './texts/terms.ts';

/** A rectangle as PDF measures it: from the foot of the page. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const YELLOW = [1, 1, 152 / 255];
const MARKED = 'boarding pass for travel on the same day';
const NOTE = 'Ask the bank about guests';

/** What an annotation looks like in readers that do not draw it themselves. */
function appearance(document: PDFKit.PDFDocument, { x, y, width, height }: Box, content: string, resources: object) {
  const form = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [x, y, x + width, y + height], Resources: resources });
  form.end(Buffer.from(content, 'latin1'));
  return { N: form };
}

function annotate(document: PDFKit.PDFDocument, box: Box, details: object): void {
  const top = document.page.height - box.y - box.height;
  // The printing flag: an annotation of the reader belongs to the paper, too.
  document.annotate(box.x, top, box.width, box.height, Object.assign({ Border: [0, 0, 0] }, details, { F: 4 }));
}

function highlight(document: PDFKit.PDFDocument, box: Box): void {
  const { x, y, width, height } = box;
  const [right, top] = [x + width, y + height];
  const state = { Multiply: { Type: 'ExtGState', BM: 'Multiply' } };
  annotate(document, box, {
    Subtype: 'Highlight',
    C: YELLOW,
    CA: 1,
    QuadPoints: [x, top, right, top, x, y, right, y],
    AP: appearance(document, box, `/Multiply gs ${YELLOW.join(' ')} rg ${x} ${y} ${width} ${height} re f`, { ExtGState: state }),
  });
}

function freeText(document: PDFKit.PDFDocument, box: Box): void {
  const font = document.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' });
  font.end(undefined);
  annotate(document, box, {
    Subtype: 'FreeText',
    Contents: new String(NOTE),
    DA: new String('/Helv 10 Tf 0 g'),
    AP: appearance(document, box, `BT /Helv 10 Tf 0 g ${box.x + 2} ${box.y + 6} Td (${NOTE}) Tj ET`, { Font: { Helv: font } }),
  });
}

function ink(document: PDFKit.PDFDocument, box: Box): void {
  const points = Array.from(
    { length: 13 },
    (_, at) => [box.x + 4 + at * 8, box.y + box.height / 2 + (at % 2 === 0 ? -6 : 6)] as const,
  );
  const strokes = points.map(([x, y], at) => `${x} ${y} ${at === 0 ? 'm' : 'l'}`).join(' ');
  annotate(document, box, {
    Subtype: 'Ink',
    C: [0, 0, 0],
    BS: { W: 1 },
    InkList: [points.flat()],
    AP: appearance(document, box, `0 0 0 RG 1 w ${strokes} S`, {}),
  });
}

/** A document in which somebody has already highlighted, written and drawn. */
export async function annotatedDocument(): Promise<Buffer> {
  const title = 'Lounge rules of entry, 2026';
  const document = newSheet({ title, author: ENGLISH.publisher, lang: ENGLISH.lang });
  titleBlock(document, {
    publisher: ENGLISH.publisher,
    title,
    lead: 'With the notes of a reader: a highlight, a remark and a line.',
  });
  heading(document, 'Who may enter', 'enter');
  document.font('regular').fontSize(11);
  const [top, width] = [document.y, document.widthOfString(MARKED)];
  paragraph(document, `${MARKED} and a card with a visit left: that is all the desk asks for.`);
  highlight(document, { x: MARGIN, y: document.page.height - top - 14, width, height: 15 });
  paragraph(document, 'The lounge checks the card with a charge of ₹2. The bank returns the charge within seven working days.');
  paragraph(document, 'Children under two years of age enter free. Each other guest pays the rate that is shown at the desk.');
  const below = document.page.height - document.y;
  freeText(document, { x: MARGIN, y: below - 40, width: 150, height: 20 });
  ink(document, { x: MARGIN + 200, y: below - 44, width: 110, height: 28 });
  footers(document, ENGLISH.foot, ENGLISH.note);
  return bytesOf(document);
}
