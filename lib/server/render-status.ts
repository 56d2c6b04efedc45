/** Name of the `<meta>` by which a missing or failed page tells the page cache its HTTP status. Content cannot contain one. */
export const RENDER_STATUS_NAME = 'render-status';

/** Name of the `<meta>` of a missing page that is rendered without content, because the not-found page is prepared. */
export const PREPARED_PAGE_NAME = 'prepared-page';

/** Follows a status below 500 when the page could not be rendered: the last good page stays. */
const FAILED = 'failed';

interface RenderStatus {
  status: number;
  /** Whether the result is not cached. */
  isFailure: boolean;
}

/** The content of the `<meta>`. */
export function renderStatusContent({ status, isFailure }: RenderStatus): string {
  return isFailure && status < 500 ? `${status} ${FAILED}` : String(status);
}

/** The status in a page's HTML: 404, 410 or a 5xx; `undefined` for a page that was rendered. */
export function renderStatusOf(html: string): RenderStatus | undefined {
  const [, code, failed] =
    new RegExp(`<meta name="${RENDER_STATUS_NAME}" content="(404|410|5\\d\\d)( ${FAILED})?"/>`).exec(html) ?? [];
  const status = Number(code);
  return code === undefined ? undefined : { status, isFailure: status >= 500 || failed !== undefined };
}

/** Whether the HTML is a missing page without content, which the prepared not-found page replaces. */
export function wantsPreparedPage(html: string): boolean {
  return html.includes(`<meta name="${PREPARED_PAGE_NAME}" content="not-found"/>`);
}

/** The HTML of a missing page with another status. */
export function withRenderStatus(html: string, status: number): string {
  return html.replace(
    new RegExp(`(<meta name="${RENDER_STATUS_NAME}" content=")\\d+("/>)`),
    (_, before: string, after: string) => before + status + after,
  );
}
