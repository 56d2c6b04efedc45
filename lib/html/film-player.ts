import { playerHref } from './youtube.ts';

/** What the player's document may load: nothing but the frame of the player. */
export const PLAYER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src https://www.youtube-nocookie.com; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** The document that a film's frame shows once it is pressed: the player of YouTube, sandboxed (spec 2.11). */
export function filmPlayer(id: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>YouTube</title>',
    '<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0;background:#0a3338}</style></head>',
    `<body><iframe src="${playerHref(id).replace('&', '&amp;')}" title="YouTube"`,
    ' sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"',
    ' allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe></body></html>',
  ].join('');
}
