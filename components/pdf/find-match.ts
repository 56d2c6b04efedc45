/**
 * Selects the text of the current match.
 * @returns whether the page has it
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
