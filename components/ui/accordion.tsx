import type { ReactNode } from 'react';
import { anchorOf } from '#lib/content/anchor.ts';
import { Icon } from './icon.tsx';

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
    <details className="group border-b border-khadi-200" open={open} suppressHydrationWarning>
      <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-h4 font-semibold hover:text-mor-700">
        {heading}
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-mor-50 text-mor-700 group-open:bg-mor-800 group-open:text-white">
          <Icon name="plus" className="size-5 group-open:hidden" />
          <Icon name="minus" className="hidden size-5 group-open:block" />
        </span>
      </summary>
      <div id={id || undefined} className="max-w-[42rem] scroll-target-answer pb-6">
        {children}
      </div>
    </details>
  );
}
