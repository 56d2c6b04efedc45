import { ANNOTATION } from '#lib/config/constants.ts';

/** In the format of pdf.js: `yellow=#FFFF98,green=#53FFBC,…`. */
export function highlightColours(): string {
  return Object.entries(HIGHLIGHT_COLOURS)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}

export const TOOLS = ['highlight', 'text', 'image', 'draw'] as const;
export type Tool = (typeof TOOLS)[number];

/** The first is the default. */
export const HIGHLIGHT_COLOURS = { yellow: '#FFFF98', green: '#53FFBC', blue: '#80EBFF', pink: '#FFCBE6' } as const;
export type ColourName = keyof typeof HIGHLIGHT_COLOURS | 'black' | 'red' | 'darkBlue' | 'darkGreen';

/** Of text and pen; the first is the default. */
export const INK_COLOURS = { black: '#000000', red: '#B3261E', darkBlue: '#1B2F5E', darkGreen: '#1F6B3A' } as const;

export interface Range {
  min: number;
  max: number;
  step: number;
  initial: number;
}

/** Thickness and text size in points, opacity from 0 to 1. */
export const RANGES = {
  highlightThickness: { min: 8, max: 24, step: 1, initial: ANNOTATION.highlightThickness },
  textSize: { min: 6, max: 48, step: 1, initial: ANNOTATION.textSize },
  inkThickness: { min: 1, max: 20, step: 1, initial: ANNOTATION.inkThickness },
  inkOpacity: { min: 0.1, max: 1, step: 0.1, initial: ANNOTATION.inkOpacity },
} as const satisfies Record<string, Range>;
export type RangeName = keyof typeof RANGES;
