import type { ReactNode } from 'react';
import { anchorOf } from '#lib/content/anchor.ts';

interface Props {
  title: string;
  /** The title with markup. */
  heading?: ReactNode;
  children: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  /** Its fragment; by default made from the title. */
  id?: string | undefined;
}

/** An accordion item. Its id is on its content, so that the browser opens it for the fragment of an address. */
export function Accordion({ title, heading = title, children, open = false, id = anchorOf(title) }: Props) {
  return (
    // The browser may open it for the fragment of the address before hydration.
    <details className="accordion" open={open} suppressHydrationWarning>
      <summary className="plus-minus plus-minus-disc">{heading}</summary>
      <div id={id || undefined}>{children}</div>
    </details>
  );
}
