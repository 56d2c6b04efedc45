import type { ReactNode } from 'react';
import { anchorOf } from '#lib/content/anchor.ts';

interface Props {
  title: string;
  /** The title with markup. */
  heading?: ReactNode;
  children: ReactNode;
  /** Open at first (spec 4: closed by default). */
  open?: boolean | undefined;
  /** Its fragment; by default made from the title. */
  id?: string | undefined;
}

/**
 * An accordion item. Its id is on its content, so that the browser opens it for the fragment of an address.
 */
export function Accordion({ title, heading = title, children, open = false, id = anchorOf(title) }: Props) {
  return (
    // The browser may open it for the fragment of the address before hydration.
    <details className="border-b border-khadi-200" open={open} suppressHydrationWarning>
      <summary className="plus-minus plus-minus-disc min-h-16 gap-6 py-4 text-h4 text-balance font-semibold hover:text-mor-700">
        {heading}
      </summary>
      <div id={id || undefined} className="max-w-[42rem] scroll-target-answer pb-6">
        {children}
      </div>
    </details>
  );
}
