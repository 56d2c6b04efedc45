import { CAROUSEL_END_TOLERANCE_PX, PAGER_MAX_INDICATORS } from '#lib/config/constants.ts';

/** How far a carousel is scrolled, in CSS pixels from its start edge, and how wide its view and its content are. */
export interface CarouselExtent {
  offset: number;
  view: number;
  content: number;
}

/** Where a carousel stands (spec 2.11, 4). */
export interface CarouselPosition {
  /** How much of the way is scrolled, from 0 to 1. */
  percent: number;
  /** The visible slide, from 1 to the number of slides. */
  slide: number;
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Where a carousel of `total` slides stands. Both ends are reached within the tolerance of spec 9; the visible slide
 * follows the scrolled part, so that the last slide is reached also when several are in view.
 */
export function carouselPosition({ offset, view, content }: CarouselExtent, total: number): CarouselPosition {
  const room = Math.max(0, content - view);
  const atStart = offset <= CAROUSEL_END_TOLERANCE_PX;
  const atEnd = offset >= room - CAROUSEL_END_TOLERANCE_PX;
  const percent = room === 0 ? 0 : Math.min(1, Math.max(0, offset / room));
  const between = 1 + Math.round(percent * (total - 1));
  return { percent, slide: atStart ? 1 : atEnd ? total : between, atStart, atEnd };
}

/** Eases a movement: `part` of its time, from 0 to 1, gives the part of its way. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}

/**
 * The indicators of a pager: how many there are, at most ten (spec 2.11), and which one is active, from 0.
 * With more slides than indicators the active one moves in proportion.
 */
export function pagerIndicators(slide: number, total: number): { count: number; active: number } {
  const count = Math.min(total, PAGER_MAX_INDICATORS);
  return { count, active: total > 1 ? Math.round(((slide - 1) / (total - 1)) * (count - 1)) : 0 };
}
