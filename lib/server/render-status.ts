/** Name of the `<meta>` by which a missing or failed page tells the page cache its HTTP status. Content cannot contain one. */
export const RENDER_STATUS_NAME = 'render-status';

/** The status in a page's HTML: 404, 410, a 5xx, or none. */
export function renderStatusOf(html: string): number | undefined {
  const status = new RegExp(`<meta name="${RENDER_STATUS_NAME}" content="(404|410|5\\d\\d)"/>`).exec(html)?.[1];
  return status === undefined ? undefined : Number(status);
}
