import type { Block, Span } from './markdown.ts';
import { richText } from './rich-text.ts';
import { INK, keepTogether, MARGIN, table } from './sheet.ts';

const LIST_INDENT = 20;

function list(document: PDFKit.PDFDocument, items: readonly (readonly Span[])[], numbered: boolean): void {
  for (const [index, item] of items.entries()) {
    keepTogether(document, 20);
    const { y } = document;
    document.font('regular').fontSize(11).fillColor(INK);
    document.text(numbered ? `${index + 1}.` : '•', MARGIN + 4, y, { lineBreak: false });
    document.y = y;
    richText(document, item, { indent: LIST_INDENT });
    document.y += 3;
  }
}

/** Writes a part of a section and the space behind it. */
function drawBlock(document: PDFKit.PDFDocument, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      richText(document, block.spans);
      document.y += 8;
      break;
    case 'subheading':
      keepTogether(document, 70);
      document.font('semibold').fontSize(12.5).fillColor(INK).text(block.text, MARGIN, document.y, { lineGap: 4 });
      document.y += 2;
      break;
    case 'list':
      list(document, block.items, block.numbered);
      document.y += 6;
      break;
    default:
      table(document, block.headers, block.rows);
  }
}

/** Writes the parts of a section, one under the other. */
export function drawBlocks(document: PDFKit.PDFDocument, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(document, block);
}
