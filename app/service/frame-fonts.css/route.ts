import { DEVANAGARI_FONT, LATIN_FONT } from '#lib/i18n/fonts.ts';

export const dynamic = 'force-static';

const CSS = `@font-face{font-family:"Anek";src:url("${LATIN_FONT}") format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+20-7E,U+A0,U+2013-2014,U+2018-2019,U+201C-201D}
@font-face{font-family:"Anek Devanagari";src:url("${DEVANAGARI_FONT}") format("woff2");font-weight:400 600;font-display:swap;unicode-range:U+900-97F,U+200C-200D,U+25CC}
`;

/** The fonts of the cover of a frame, at the addresses that the page around it uses, so that none is fetched twice. */
export function GET(): Response {
  return new Response(CSS, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
