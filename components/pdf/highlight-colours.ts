import { HIGHLIGHT_COLOURS } from '#lib/pdf/tools.ts';

/** The colours of highlights as the viewer wants them: `yellow=#FFFF98,green=#53FFBC,…`; the first is what it starts with. */
export function highlightColours(): string {
  return Object.entries(HIGHLIGHT_COLOURS)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}
