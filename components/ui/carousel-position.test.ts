import { carouselPosition, easeOut, pagerIndicators } from './carousel-position.ts';

describe('the position of a carousel', () => {
  const extent = (offset: number) => ({ offset, view: 400, content: 1400 });

  test('9 the start and the end are reached within 2 px, not 3', () => {
    expect(carouselPosition(extent(2), 6)).toMatchObject({ atStart: true, atEnd: false, slide: 1 });
    expect(carouselPosition(extent(3), 6)).toMatchObject({ atStart: false });
    expect(carouselPosition(extent(998), 6)).toMatchObject({ atEnd: true, slide: 6 });
    expect(carouselPosition(extent(997), 6)).toMatchObject({ atEnd: false });
  });

  test('2.11 the visible slide follows the scrolled part, and the last one is reached', () => {
    const slides = [0, 200, 400, 600, 800, 1000].map((offset) => carouselPosition(extent(offset), 6).slide);
    expect(slides).toEqual([1, 2, 3, 4, 5, 6]);
    expect(carouselPosition(extent(500), 6).percent).toBe(0.5);
  });

  test('4 content that fits is at its start and at its end', () => {
    expect(carouselPosition({ offset: 0, view: 900, content: 900 }, 3)).toEqual({
      percent: 0,
      slide: 1,
      atStart: true,
      atEnd: true,
    });
    expect(carouselPosition({ offset: 0, view: 900, content: 400 }, 3)).toMatchObject({ percent: 0, atEnd: true });
  });

  test('4 overscrolling by touch stays between 0 and 1', () => {
    expect(carouselPosition(extent(1040), 6)).toMatchObject({ percent: 1, slide: 6 });
    expect(carouselPosition(extent(-40), 6)).toMatchObject({ percent: 0, slide: 1 });
  });
});

describe('the pager', () => {
  test('2.11 has an indicator per slide, at most ten', () => {
    expect(pagerIndicators(1, 6)).toEqual({ count: 6, active: 0 });
    expect(pagerIndicators(6, 6)).toEqual({ count: 6, active: 5 });
    expect(pagerIndicators(1, 23)).toEqual({ count: 10, active: 0 });
    expect(pagerIndicators(12, 23)).toEqual({ count: 10, active: 5 });
    expect(pagerIndicators(23, 23)).toEqual({ count: 10, active: 9 });
    expect(pagerIndicators(1, 1)).toEqual({ count: 1, active: 0 });
  });
});

test('9 the movement eases out and ends where it should', () => {
  expect(easeOut(0)).toBe(0);
  expect(easeOut(1)).toBe(1);
  expect(easeOut(0.5)).toBeGreaterThan(0.5);
});
