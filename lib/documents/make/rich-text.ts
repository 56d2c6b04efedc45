import type { Span } from './markdown.ts';
import { BRAND, INK, keepTogether, MARGIN, textWidth } from './sheet.ts';

const LINE_GAP = 4;

/** The words of a text; one that is bold in part has several pieces. */
function wordsOf(spans: readonly Span[]): Span[][] {
  const words: Span[][] = [[]];
  for (const span of spans) {
    for (const [index, text] of span.text.split(' ').entries()) {
      if (index > 0) words.push([]);
      if (text !== '') words.at(-1)?.push({ ...span, text });
    }
  }
  return words.filter((word) => word.length > 0);
}

function widthOf(document: PDFKit.PDFDocument, { bold, text }: Span, size: number): number {
  return document
    .font(bold ? 'semibold' : 'regular')
    .fontSize(size)
    .widthOfString(text);
}

/** A line with one more word; a space belongs to what stands before it, so that copied text keeps it. */
function joined(line: readonly Span[], [first, ...rest]: readonly Span[]): Span[] {
  const last = line.at(-1);
  if (!first || !last) return [...line, ...(first ? [first, ...rest] : [])];
  const same = last.bold === first.bold && last.link === first.link;
  const ending = same ? [{ ...last, text: `${last.text} ${first.text}` }] : [{ ...last, text: `${last.text} ` }, first];
  return [...line.slice(0, -1), ...ending, ...rest];
}

function linesOf(document: PDFKit.PDFDocument, spans: readonly Span[], size: number, width: number): Span[][] {
  const lines: Span[][] = [];
  let room = 0;
  for (const word of wordsOf(spans)) {
    const needed = word.reduce((sum, piece) => sum + widthOf(document, piece, size), 0);
    const withSpace = needed + document.font('regular').fontSize(size).widthOfString(' ');
    const line = lines.at(-1);
    if (line && withSpace <= room) {
      lines[lines.length - 1] = joined(line, word);
      room -= withSpace;
    } else {
      lines.push(word);
      room = width - needed;
    }
  }
  return lines;
}

/** Draws a piece of a line and says how wide it is. A link is underlined, so that it can be told without its colour. */
function drawPiece(document: PDFKit.PDFDocument, piece: Span, { x, y, size }: Record<'x' | 'y' | 'size', number>): number {
  const { text, bold, link } = piece;
  document
    .font(bold ? 'semibold' : 'regular')
    .fontSize(size)
    .fillColor(link ? BRAND : INK)
    .text(text, x, y, { lineBreak: false });
  if (link) {
    const width = widthOf(document, { ...piece, text: text.trimEnd() }, size);
    const line = y + size * 1.08;
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .lineWidth(0.6)
      .stroke(BRAND);
    if (link.startsWith('#')) document.goTo(x, y, width, size * 1.2, link.slice(1));
    else document.link(x, y, width, size * 1.2, link);
  }
  return widthOf(document, piece, size);
}

/** Writes a text with bold parts and links across the page, `indent` points in from the margin. */
export function richText(document: PDFKit.PDFDocument, spans: readonly Span[], { size = 11, indent = 0 } = {}): void {
  for (const line of linesOf(document, spans, size, textWidth(document) - indent)) {
    const height = document.font('regular').fontSize(size).currentLineHeight() + LINE_GAP;
    keepTogether(document, height);
    const { y } = document;
    let x = MARGIN + indent;
    for (const piece of line) x += drawPiece(document, piece, { x, y, size });
    document.x = MARGIN;
    document.y = y + height;
  }
  document.font('regular').fontSize(11).fillColor(INK);
}
