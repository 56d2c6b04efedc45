import { documentPageAddress, pageOfAddress } from '#lib/pdf/pages.ts';

/**
 * Keeps the page number in the address. Turning pages replaces the history entry, so that Back leaves the document in one step;
 * a jump by a link, thumbnail or match adds one, so that Back returns to the previous page number.
 * @returns writes a page number to the address
 */
export function syncPageWithAddress(goTo: (page: number) => void, signal: AbortSignal) {
  window.addEventListener('popstate', () => goTo(pageOfAddress(location.href)), { signal });
  return (page: number, jump: boolean) => {
    if (pageOfAddress(location.href) === page) return;
    const address = documentPageAddress(location.href, page);
    if (jump) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
}
