import type { ReactNode } from 'react';

/** The scroll container of a table, focusable for keyboard users. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll frame without focusable content is out of a keyboard's reach.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be one landmark more for each table.
    <div role="group" aria-label={label} tabIndex={0} className="table-frame">
      {children}
    </div>
  );
}
