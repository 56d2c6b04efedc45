/** Pages of a document and their addresses. */

/** Within the document; 1 for an invalid number. */
export function clampPage(page: number, total: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), total) : 1;
}

/** @param href the full address of the document page */
export function documentPageAddress(href: string, page: number): string {
  const url = new URL(href);
  url.searchParams.set('page', String(page));
  return url.pathname + url.search + url.hash;
}

/** `NaN` without a number. */
export function pageOfAddress(href: string): number {
  return Number(new URL(href).searchParams.get('page') ?? Number.NaN);
}

/** The last part of the address, with the extension `.pdf`. */
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
