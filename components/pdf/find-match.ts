/**
 * Selects the match of the search that the reader is at, as a pointer would.
 * @returns whether there is one on the page
 */
export function selectMatch(): boolean {
  const parts = document.querySelectorAll('.textLayer .highlight.selected');
  const first = parts[0];
  const last = parts[parts.length - 1];
  const selection = document.getSelection();
  if (!first || !last || !selection) return false;
  selection.setBaseAndExtent(first, 0, last, last.childNodes.length);
  return !selection.isCollapsed;
}
