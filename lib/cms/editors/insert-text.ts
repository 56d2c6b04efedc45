interface Insertion {
  text: string;
  /** What it replaces; the selection when there is nothing. */
  over?: readonly [from: number, to: number];
  /** What is selected then; the end of the text when there is nothing. */
  select?: readonly [from: number, to: number];
}

/**
 * Writes text into a field. `execCommand` alone keeps the undo of the browser. It sends an event for each line: within a handler of
 * React each would be answered with the old value, so that it runs after it.
 */
export function insertText(field: HTMLTextAreaElement, { text, over, select }: Insertion): void {
  setTimeout(() => {
    field.focus();
    if (over) field.setSelectionRange(...over);
    if (!document.execCommand('insertText', false, text)) {
      field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (select) field.setSelectionRange(...select);
  });
}
