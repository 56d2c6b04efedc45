import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import { linkOrDefect } from '#lib/content/missing-link.ts';
import { withTab } from './menu-address.ts';

interface ContentLinkProps {
  /** The link as the content gives it, or nothing. */
  link: string | undefined;
  /** Where the link stands, for the log when it is missing. */
  source: string;
  newTab?: boolean | undefined;
  cardIndex?: string | undefined;
  /** The mark of the link, when it stands for the current page or for where that belongs. */
  current?: 'page' | 'true' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link of the header or footer content. One that is missing leads to `/something-went-wrong`, is not followed by
 * crawlers and is logged as a defect of the content (spec 2.2, 2.5).
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
