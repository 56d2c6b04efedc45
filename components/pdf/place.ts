import { pageAddress, pageOfAddress } from '#lib/pdf/pages.ts';

/**
 * Keeps the page in the address. Turning pages writes over the address, so that the browser's back
 * leaves the document in one step; a jump by a link inside the document, a thumbnail or a match leaves an entry, so that back
 * returns to where the reader was.
 */
export function keepPlace(goTo: (page: number) => void, signal: AbortSignal) {
  window.addEventListener('popstate', () => goTo(pageOfAddress(location.href)), { signal });
  return (page: number, jump: boolean) => {
    if (pageOfAddress(location.href) === page) return;
    const address = pageAddress(location.href, page);
    if (jump) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
}
