import { bytesOf, footers, heading, INK, keepTogether, MARGIN, newSheet, paragraph, textWidth, titleBlock } from './sheet.ts';
import { ENGLISH } from './texts/terms.ts';

/** The lines of the form: what is asked, and the name of its field. */
const LINES = [
  ['Your name', 'name'],
  ['Last four digits of the card', 'card'],
  ['Date of the payment', 'date'],
  ['Merchant', 'merchant'],
  ['Amount in rupees', 'amount'],
] as const;

const FRAME = '#82765f';
const REASONS = ['I did not make this payment', 'I paid twice', 'The goods did not arrive', 'I returned the goods'];

function label(document: PDFKit.PDFDocument, text: string): number {
  keepTogether(document, 46);
  const top = document.y;
  document
    .font('semibold')
    .fontSize(10.5)
    .text(text, MARGIN, top + 6, { width: 170 });
  return top;
}

/** The frame of a field, for readers that do not draw fields. */
function frame(document: PDFKit.PDFDocument, top: number): [number, number, number, number] {
  const place: [number, number, number, number] = [MARGIN + 180, top, textWidth(document) - 180, 26];
  document
    .rect(...place)
    .lineWidth(0.75)
    .stroke(FRAME);
  return place;
}

/** A form that a visitor fills in, signs with the ink tool and keeps. Its fields are written in a font that every reader has. */
export async function formDocument(): Promise<Buffer> {
  const title = 'Report of a payment you did not make';
  const document = newSheet({ title, author: ENGLISH.publisher, lang: ENGLISH.lang });
  titleBlock(document, { publisher: ENGLISH.publisher, title, lead: 'Fill it in, sign it, and give it to your bank.' });
  document.font('Helvetica').initForm();
  heading(document, 'The payment', 'payment');
  for (const [text, name] of LINES) {
    const top = label(document, text);
    document.formText(name, ...frame(document, top), { align: 'left', fontSize: 11 });
    document.y = top + 38;
  }
  const top = label(document, 'What happened');
  document.formCombo('reason', ...frame(document, top), { select: REASONS, fontSize: 11 });
  document.y = top + 44;
  document.rect(MARGIN, document.y, 18, 18).stroke(FRAME).fillColor(INK);
  document.formCheckbox('blocked', MARGIN, document.y, 18, 18);
  document
    .font('regular')
    .fontSize(11)
    .text('The card has been blocked.', MARGIN + 28, document.y + 2);
  document.moveDown(1.5);
  heading(document, 'Signature', 'signature');
  paragraph(document, 'Draw your signature on the line.');
  document
    .moveTo(MARGIN, document.y + 50)
    .lineTo(MARGIN + 260, document.y + 50)
    .lineWidth(0.75)
    .stroke(FRAME);
  footers(document, ENGLISH.foot, ENGLISH.note);
  return bytesOf(document);
}
