import type { IconName } from '#lib/content/contract/icons.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

interface FilmCover {
  /** The address of the player, or of another page that is shown in the frame. */
  href: string;
  /** What the link says: "Play, 1 min 20 s". */
  label: string;
  /** The picture before it: that of a film when it is left out. */
  icon?: IconName | undefined;
  locale: string;
  direction: 'ltr' | 'rtl';
}

/**
 * The document that a film's frame holds before it is pressed: one link to the player. Pressing it loads the player
 * into the same frame, so that nothing of the film's host is fetched before, and no script is needed (spec 2.10).
 * A lazy frame would not do: browsers load it at once when scripting is off. The player is a document of this site
 * that frames the film's host, because a sandbox on this frame would hold a document of the site's own origin.
 */
export function filmCover({ href, label, icon = 'play', locale, direction }: FilmCover): string {
  const picture = `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="/art/icons/sprite.svg#i-${icon}"/></svg>`;
  return [
    `<!doctype html><html lang="${escapeText(locale)}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeText(label)}</title>`,
    '<link rel="stylesheet" href="/art/film-cover.css"></head>',
    `<body><a href="${escapeText(href)}"><span class="pill"><span class="mark">${picture}</span>${escapeText(label)}</span></a></body></html>`,
  ].join('');
}
