import { CAROUSEL_END_TOLERANCE_PX, PAGER_MAX_INDICATORS } from '#lib/config/constants.ts';

/** The scroll offset of a carousel from its start edge, and the widths of viewport and content, in CSS pixels. */
export interface CarouselExtent {
  offset: number;
  view: number;
  content: number;
}

export interface CarouselPosition {
  /** From 0 to 1. */
  percent: number;
  /** The visible slide, from 1 to the number of slides. */
  slide: number;
  atStart: boolean;
  atEnd: boolean;
}

/**
 * The position of a carousel. Both ends have a tolerance. The visible slide is proportional to the scroll offset, so that
 * the last one is reached even when several slides are visible.
 */
export function carouselPosition({ offset, view, content }: CarouselExtent, total: number): CarouselPosition {
  const room = Math.max(0, content - view);
  const atStart = offset <= CAROUSEL_END_TOLERANCE_PX;
  const atEnd = offset >= room - CAROUSEL_END_TOLERANCE_PX;
  const percent = room === 0 ? 0 : Math.min(1, Math.max(0, offset / room));
  const between = 1 + Math.round(percent * (total - 1));
  return { percent, slide: atStart ? 1 : atEnd ? total : between, atStart, atEnd };
}

/** An easing function, from 0 to 1. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/**
 * The number of indicators of a pager, at most ten, and the index of the active one, which is proportional to the
 * slide.
 */
export function pagerIndicators(slide: number, total: number): { count: number; active: number } {
  const count = Math.min(total, PAGER_MAX_INDICATORS);
  return { count, active: total > 1 ? Math.round(((slide - 1) / (total - 1)) * (count - 1)) : 0 };
}
