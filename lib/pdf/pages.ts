/** Pages of a document and their addresses. */

/** A page number within the document; 1 for anything that is no number. */
export function clampPage(page: number, total: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), total) : 1;
}

/**
 * The address of a page of the document that is open.
 * @param href the full address of the document page
 */
export function documentPageAddress(href: string, page: number): string {
  const url = new URL(href);
  url.searchParams.set('page', String(page));
  return url.pathname + url.search + url.hash;
}

/** The page number in an address of the document page; `NaN` when there is no number. */
export function pageOfAddress(href: string): number {
  return Number(new URL(href).searchParams.get('page') ?? Number.NaN);
}

/** The file name for a download: the last part of the address, with the extension `.pdf`. */
export function downloadName(file: string): string {
  const last = new URL(file, 'https://site.invalid').pathname.split('/').at(-1) ?? '';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // A lone percent sign is part of the name.
  }
  const plain = name.replace(/\.pdf$/i, '').replace(/[\\/:*?"<>|]/g, '-');
  return `${plain || 'document'}.pdf`;
}
