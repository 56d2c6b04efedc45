import type { ReactNode } from 'react';
import { anchorOf } from '#lib/content/anchor.ts';
import { Icon } from './icon.tsx';

interface Props {
  title: string;
  /** The title as it is shown, when it is more than its words. */
  heading?: ReactNode;
  children: ReactNode;
  /** Open from the start (spec 4: closed unless the content says otherwise). */
  open?: boolean | undefined;
  /** Its fragment, when it is not made from its title. */
  id?: string | undefined;
}

/**
 * An accordion item. Its fragment is made from its title and stands inside the answer, so that the browser itself
 * opens it when an address names it.
 */
export function Accordion({ title, heading = title, children, open = false, id = anchorOf(title) }: Props) {
  return (
    // The browser may have opened it, for the fragment of the address, before the page hydrates.
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
