import { drawBlocks } from './blocks.ts';
import { bytesOf, contentsList, footers, heading, INK, MARGIN, newSheet, titleBlock } from './sheet.ts';
import type { Terms } from './texts/terms.ts';

/** A page number of a document that keeps its pages until the end. */
function pageOf(document: PDFKit.PDFDocument): number {
  const { start, count } = document.bufferedPageRange();
  return start + count;
}

function smallHeading(document: PDFKit.PDFDocument, text: string): void {
  document.font('semibold').fontSize(14).fillColor(INK).text(text, MARGIN).moveDown(0.5);
}

interface TermsOptions {
  /** Whether each section begins a page. */
  pagePerSection?: boolean;
  /** With passwords, the document is encrypted. */
  userPassword?: string;
  ownerPassword?: string;
}

/** Terms as a document: a first page with a linked list of the contents, then the sections. */
export async function termsDocument(terms: Terms, { pagePerSection, ...passwords }: TermsOptions = {}): Promise<Buffer> {
  const document = newSheet({ title: terms.title, author: terms.publisher, lang: terms.lang, ...passwords });
  const starts = terms.sections.map((section, index) => {
    if (index === 0 || pagePerSection) document.addPage();
    heading(document, section.title, `section-${index + 1}`);
    const page = pageOf(document);
    drawBlocks(document, section.blocks);
    document.moveDown(0.8);
    return page;
  });
  document.switchToPage(0);
  titleBlock(document, terms);
  drawBlocks(document, terms.caveat ?? []);
  if (terms.summary) {
    document.y += 6;
    smallHeading(document, terms.summary.title);
    drawBlocks(document, terms.summary.blocks);
    document.moveDown(0.6);
  }
  smallHeading(document, terms.contents);
  contentsList(
    document,
    terms.sections.map(({ title }, index) => ({
      text: title,
      page: starts[index] ?? 1,
      destination: `section-${index + 1}`,
    })),
  );
  footers(document, terms.foot, terms.note);
  return bytesOf(document);
}
