import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import { logDefectOnce } from '#lib/content/client/log.ts';
import { ERROR_PATH } from '#lib/routes/table.ts';
import { withTab } from './current-menu-item.ts';

/**
 * An item without a link leads to the error page and is logged as a defect.
 * @param source name for the log, such as `header menu "Cards"`
 */
export function linkOrDefect(link: string | undefined, source: string): { href: string; missing: boolean } {
  if (link !== undefined) return { href: link, missing: false };
  logDefectOnce({ source, pointer: '', reason: 'no link' });
  return { href: ERROR_PATH, missing: true };
}

interface ContentLinkProps {
  link: string | undefined;
  /** For the log when the link is missing. */
  source: string;
  newTab?: boolean | undefined;
  cardIndex?: string | undefined;
  /** `page` for the current page, `true` for its section. */
  current?: 'page' | 'true' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the header or footer content. Without an address it leads to `/something-went-wrong` with `nofollow`, and is logged. */
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
