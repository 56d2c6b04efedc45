/**
 * How a page that is missing or could not be made says so to the page cache: a `<meta>` in its head, which no text of the content can
 * imitate, because React escapes quotes in text and the sanitiser drops `<meta>`.
 */

/** The name of the `<meta>`. */
export const RENDER_STATUS_NAME = 'render-status';

/** The status written into a page's HTML: 404, 410, a 5xx, or none for a page that is one. */
export function renderStatusOf(html: string): number | undefined {
  const status = new RegExp(`<meta name="${RENDER_STATUS_NAME}" content="(404|410|5\\d\\d)"/>`).exec(html)?.[1];
  return status === undefined ? undefined : Number(status);
}
