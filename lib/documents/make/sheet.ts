import PDFDocument from 'pdfkit';
import { addFonts } from './font.ts';

/** All measures are points: an A4 page is 595 wide and 842 high. */
export const MARGIN = 60;
export const INK = '#14211f';
export const BRAND = '#0e454b';
const LINE = '#d6cab5';
const BAND = '#f5efe4';

/** A fixed day, so that the same texts always give the same bytes. */
export const MADE = new Date(Date.UTC(2026, 3, 1));

interface SheetOptions {
  title: string;
  author: string;
  lang: string;
  userPassword?: string;
  ownerPassword?: string;
}

/** A new document with the fonts of the site. It is not compressed, so that it is the same on every machine. */
export function newSheet({ title, author, ...options }: SheetOptions): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    compress: false,
    bufferPages: true,
    displayTitle: true,
    pdfVersion: options.userPassword ? '1.7ext3' : '1.7',
    permissions: { printing: 'highResolution', modifying: true, copying: true, annotating: true, fillingForms: true },
    info: { Title: title, Author: author, CreationDate: MADE, ModDate: MADE },
    ...options,
  });
  addFonts(document);
  return document.font('regular').fontSize(11).fillColor(INK);
}

/** The bytes of a document, once it has ended. */
export async function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** How wide the text is. */
export function textWidth(document: PDFKit.PDFDocument): number {
  return document.page.width - 2 * MARGIN;
}

/** Starts a new page when less than `height` is left on this one. */
export function keepTogether(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > document.page.height - MARGIN) document.addPage();
}

/** A heading that links of the document can lead to and that is a bookmark. */
export function heading(document: PDFKit.PDFDocument, text: string, destination: string): void {
  keepTogether(document, 110);
  document.outline.addItem(text);
  document.addNamedDestination(destination, 'XYZ', null, document.y - 8, null);
  document.font('semibold').fontSize(17).fillColor(BRAND).text(text, MARGIN, document.y, { lineGap: 3 });
  document.moveDown(0.4).font('regular').fontSize(11).fillColor(INK);
}

/** A paragraph across the page. */
export function paragraph(document: PDFKit.PDFDocument, text: string): void {
  document
    .font('regular')
    .fontSize(11)
    .fillColor(INK)
    .text(text, MARGIN, document.y, { width: textWidth(document), lineGap: 4 });
  document.moveDown(0.6);
}

/** How a cell is set, in a table of so many columns. */
const cellOptions = (document: PDFKit.PDFDocument, columns: number) => ({
  width: textWidth(document) / columns - 16,
  lineGap: 3,
});

function rowHeight(document: PDFKit.PDFDocument, cells: readonly string[], isHead: boolean): number {
  document.font(isHead ? 'semibold' : 'regular').fontSize(10.5);
  const options = cellOptions(document, cells.length);
  return Math.max(...cells.map((cell) => document.heightOfString(cell, options))) + 10;
}

function tableRow(document: PDFKit.PDFDocument, cells: readonly string[], isHead: boolean): void {
  const width = textWidth(document) / cells.length;
  const options = cellOptions(document, cells.length);
  const height = rowHeight(document, cells, isHead);
  const top = document.y;
  if (isHead) document.rect(MARGIN, top, textWidth(document), height).fill(BAND);
  document
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + textWidth(document), top + height)
    .lineWidth(0.75)
    .stroke(LINE);
  document.fillColor(INK);
  for (const [index, cell] of cells.entries()) document.text(cell, MARGIN + index * width + 8, top + 6, options);
  document.x = MARGIN;
  document.y = top + height;
}

/** A table with a row of headers, which a further page repeats. */
export function table(document: PDFKit.PDFDocument, headers: readonly string[], rows: readonly (readonly string[])[]): void {
  keepTogether(document, 120);
  tableRow(document, headers, true);
  for (const row of rows) {
    if (document.y + rowHeight(document, row, false) > document.page.height - MARGIN) {
      document.addPage();
      tableRow(document, headers, true);
    }
    tableRow(document, row, false);
  }
  document.moveDown(1);
}

/** The first lines of a document: who publishes it, what it is, and a sentence about it. */
export function titleBlock(
  document: PDFKit.PDFDocument,
  { publisher, title, lead }: Record<'publisher' | 'title' | 'lead', string>,
): void {
  document.rect(0, 0, document.page.width, 10).fill(BRAND);
  document.font('semibold').fontSize(12).fillColor(BRAND).text(publisher, MARGIN, MARGIN);
  document.moveDown(2).fontSize(30).fillColor(INK).text(title, { lineGap: 4 });
  document.moveDown(0.4).font('regular').fontSize(13).text(lead, { lineGap: 5 }).fontSize(11).moveDown(1.2);
}

interface ContentsLine {
  text: string;
  page: number;
  destination: string;
}

/** A list of lines that lead to places in the document, each with the number of its page; a long one in two columns. */
export function contentsList(document: PDFKit.PDFDocument, lines: readonly ContentsLine[]): void {
  const columns = lines.length > 20 ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const width = (textWidth(document) - (columns - 1) * 30) / columns;
  const first = document.y;
  // Lines stand closer when the list would not end on its page.
  const pitch = Math.min(21, (document.page.height - MARGIN - first) / rows);
  document.font('regular').fontSize(11.5).fillColor(BRAND);
  for (const [index, { text, page, destination }] of lines.entries()) {
    const x = MARGIN + Math.floor(index / rows) * (width + 30);
    const y = first + (index % rows) * pitch;
    document.text(text, x, y, { width: width - 40, lineBreak: false });
    document.text(String(page), x, y, { width, align: 'right', lineBreak: false });
    document.goTo(x, y - 3, width, pitch - 1, destination);
  }
}

/** Writes the foot of every page; the number of pages is known only now. */
export function footers(document: PDFKit.PDFDocument, foot: string, note: string): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Without a margin, a line at the foot does not begin a new page.
    document.page.margins.bottom = 0;
    const text = foot.replace('{page}', String(page + 1)).replace('{total}', String(count));
    const top = document.page.height - 42;
    document.font('regular').fontSize(9).fillColor('#4a5653');
    document.text(note, MARGIN, top, { width: textWidth(document) - 110, lineBreak: false });
    document.text(text, MARGIN, top, { width: textWidth(document), align: 'right', lineBreak: false });
  }
}
