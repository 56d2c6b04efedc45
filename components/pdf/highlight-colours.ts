import { HIGHLIGHT_COLOURS } from '#lib/pdf/tools.ts';

/** The highlight colours in the format of pdf.js: `yellow=#FFFF98,green=#53FFBC,…`; the first is the default. */
export function highlightColours(): string {
  return Object.entries(HIGHLIGHT_COLOURS)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}
