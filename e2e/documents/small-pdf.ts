interface SmallPage {
  /** In points. */
  size?: readonly [number, number];
  /** Further entries of the page object. */
  entries?: string;
  /** Drawing operators; the font `/F` is Helvetica. */
  content: string;
}

/** Operators for a line of text; x and y from the bottom left corner. */
export function textAt(x: number, y: number, text: string, fontSize = 12): string {
  return `BT /F ${fontSize} Tf ${x} ${y} Td (${text}) Tj ET`;
}

/** A PDF of a few pages. */
export function smallPdf(pages: readonly SmallPage[], catalogEntries = ''): Buffer {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogEntries} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ size: [width, height] = [595, 842], entries = '', content }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * index} 0 R ${entries} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
