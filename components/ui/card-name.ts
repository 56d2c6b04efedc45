import type { CSSProperties } from 'react';

/** The style that gives a card the name under which its face travels from page to page (`view-transition-name`). */
export function cardName(slug: string): CSSProperties & Record<'--card', string> {
  return { '--card': `card-${slug}` };
}
