import { ANNOTATION } from '#lib/config/constants.ts';

/** The tools of the PDF screen (spec 1, 2.7, 9). */
export const TOOLS = ['highlight', 'text', 'image', 'draw'] as const;
export type Tool = (typeof TOOLS)[number];

/** The colours a highlight may have, by the names that are said; the first is the default. */
export const HIGHLIGHT_COLOURS = { yellow: '#FFFF98', green: '#53FFBC', blue: '#80EBFF', pink: '#FFCBE6' } as const;
export type ColourName = keyof typeof HIGHLIGHT_COLOURS | 'black' | 'red' | 'darkBlue' | 'darkGreen';

/** The colours of text and pen; the first is the default. */
export const INK_COLOURS = { black: '#000000', red: '#B3261E', darkBlue: '#1B2F5E', darkGreen: '#1F6B3A' } as const;

/** What a tool can be set to: a number between two ends. */
export interface Range {
  least: number;
  most: number;
  step: number;
  start: number;
}

/** The ends and starts of the sliders; thickness in points of the page, opacity from 0 to 1. */
export const RANGES = {
  highlightThickness: { least: 8, most: 24, step: 1, start: ANNOTATION.highlightThickness },
  textSize: { least: 6, most: 48, step: 1, start: ANNOTATION.textSize },
  inkThickness: { least: 1, most: 20, step: 1, start: ANNOTATION.inkThickness },
  inkOpacity: { least: 0.1, most: 1, step: 0.1, start: ANNOTATION.inkOpacity },
} as const satisfies Record<string, Range>;
export type RangeName = keyof typeof RANGES;
