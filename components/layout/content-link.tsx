import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import { linkOrDefect } from '#lib/content/missing-link.ts';
import { withTab } from './current-menu-item.ts';

interface ContentLinkProps {
  link: string | undefined;
  /** Where the content has the link, for the log when it is missing. */
  source: string;
  newTab?: boolean | undefined;
  cardIndex?: string | undefined;
  /** `page` for the current page, `true` for the section that contains it. */
  current?: 'page' | 'true' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link of the header or footer content. A link without an address leads to `/something-went-wrong`, has `nofollow` and is logged
 * as a defect of the content.
 */
export function ContentLink({ link, source, newTab, cardIndex, current, className, children }: ContentLinkProps) {
  const { href, missing } = linkOrDefect(link, source);
  return (
    <Link
      href={missing ? href : withTab(href, cardIndex)}
      newTab={(newTab && !missing) || undefined}
      {...(missing ? { rel: 'nofollow' } : {})}
      aria-current={current}
      className={className}
    >
      {children}
    </Link>
  );
}
