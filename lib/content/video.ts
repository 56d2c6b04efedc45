import { BRAND_COLOURS } from '#lib/config/brand-colours.ts';
import { ICON_NAMES, type IconName } from '#lib/contract/icons.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';

/** The player, on the host that sets no cookies before it plays. */
export function playerHref(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** The player's document may load nothing but the frame of the player. */
export const PLAYER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src https://www.youtube-nocookie.com; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

export function playerDocument(id: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>YouTube</title>',
    `<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:${BRAND_COLOURS['mor-900']}}</style></head>`,
    `<body><iframe src="${escapeXml(playerHref(id))}" title="YouTube"`,
    ' sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"',
    ' allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe></body></html>',
  ].join('');
}

interface FrameCover {
  /** The address of the player, or of another page that the frame shows. */
  href: string;
  /** The text of the link: "Play, 1 min 20 s". */
  label: string;
  icon?: IconName | undefined;
  locale: string;
  direction: 'ltr' | 'rtl';
}

/**
 * The first document of a frame: a link that loads `href` into the frame, so that nothing is fetched from another host before
 * it is pressed, even without script (a lazy frame loads at once then). A document of this site frames the player: a sandbox
 * here would apply to it too.
 */
export function frameCover({ href, label, icon = 'play', locale, direction }: FrameCover): string {
  const picture = `<span class="icon" style="--icon:${ICON_NAMES.indexOf(icon)}"></span>`;
  return [
    `<!doctype html><html lang="${escapeXml(locale)}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeXml(label)}</title>`,
    '<link rel="stylesheet" href="/art/film-cover.css"></head>',
    `<body><a href="${escapeXml(href)}"><span class="pill"><span class="mark">${picture}</span>${escapeXml(label)}</span></a></body></html>`,
  ].join('');
}
