import type { Place } from './table-model.ts';

/** The place of a field of the grid. */
export const placeOf = (target: EventTarget): Place | undefined => {
  if (!(target instanceof HTMLTextAreaElement) || target.dataset.row === undefined) return undefined;
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) };
};

/** Where an arrow key leads from a cell, when the caret cannot move that way within the text. */
export function stepOf(
  key: string,
  { value, selectionStart, selectionEnd, dir, ownerDocument }: HTMLTextAreaElement,
): Place | undefined {
  if (selectionStart !== selectionEnd) return undefined;
  const isFirstLine = !value.slice(0, selectionStart).includes('\n');
  const isLastLine = !value.slice(selectionEnd).includes('\n');
  const forwards = (dir || ownerDocument.dir) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const isSide = key === 'ArrowLeft' || key === 'ArrowRight';
  if (key === 'ArrowUp' && isFirstLine) return { row: -1, column: 0 };
  if (key === 'ArrowDown' && isLastLine) return { row: 1, column: 0 };
  if (isSide && key === forwards && selectionEnd === value.length) return { row: 0, column: 1 };
  if (isSide && key !== forwards && selectionStart === 0) return { row: 0, column: -1 };
  return undefined;
}
