import { fillLabel } from './fill-label.ts';
import { arrowDirection, swipeDirection } from './gestures.ts';
import { clampPage, documentPageAddress, downloadName, pageOfAddress } from './pages.ts';
import { pauseBefore, rangeHeader, totalOf } from './ranges.ts';
import { clampZoom, fitScale, nextZoom, wheelZoom, zoomDirection } from './zoom.ts';

describe('2.7 the page fills the window', () => {
  test('whatever it is drawn at', () => {
    expect(fitScale(1440, 595, 1)).toBeCloseTo(1440 / 595, 3);
    expect(fitScale(390, 1190, 2)).toBeCloseTo(390 / 595, 3);
  });

  test('zoom has limits, and near the fitted page it is the fitted page', () => {
    expect([clampZoom(0.1), clampZoom(99), clampZoom(1.02)]).toEqual([0.5, 6, 1]);
    expect(nextZoom(1, 1)).toBe(1.25);
    expect(nextZoom(1.25, -1)).toBe(1);
    expect(nextZoom(3, 0)).toBe(1);
    expect(wheelZoom(1, -100)).toBeGreaterThan(2);
  });

  test('plus, minus and zero zoom, other keys do not', () => {
    expect(['+', '=', '-', '0', 'a'].map(zoomDirection)).toEqual([1, 1, -1, 0, undefined]);
  });
});

describe('2.7 the page and its address', () => {
  test('a page number is limited to the document', () => {
    expect([clampPage(0, 9), clampPage(99, 9), clampPage(Number.NaN, 9), clampPage(2.7, 9)]).toEqual([1, 9, 1, 2]);
  });

  test('the page is written into the address and read from it', () => {
    const address = documentPageAddress('https://site.test/hi/document?file=%2Fa.pdf&page=1', 7);
    expect(address).toBe('/hi/document?file=%2Fa.pdf&page=7');
    expect(pageOfAddress(`https://site.test${address}`)).toBe(7);
    expect(pageOfAddress('https://site.test/document')).toBeNaN();
  });

  test('a download has the file name of its address', () => {
    expect(downloadName('/documents/terms.pdf')).toBe('terms.pdf');
    expect(downloadName('https://media.test/%E0%A4%85.PDF?v=1')).toBe('अ.pdf');
    expect(downloadName('/100%')).toBe('100%.pdf');
    expect(downloadName('https://media.test/')).toBe('document.pdf');
  });
});

describe('2.7 gestures and keys', () => {
  test('a quick horizontal swipe turns the page, in right-to-left text the other way', () => {
    expect(swipeDirection({ x: -120, y: 10, duration: 200 }, false)).toBe(1);
    expect(swipeDirection({ x: -120, y: 10, duration: 200 }, true)).toBe(-1);
    expect(swipeDirection({ x: 120, y: -20, duration: 200 }, false)).toBe(-1);
  });

  test('a short, slow or diagonal swipe does not', () => {
    expect(swipeDirection({ x: -30, y: 0, duration: 200 }, false)).toBe(0);
    expect(swipeDirection({ x: -120, y: 0, duration: 2000 }, false)).toBe(0);
    expect(swipeDirection({ x: -120, y: 90, duration: 200 }, false)).toBe(0);
  });

  test('arrows follow the direction of the language', () => {
    expect([arrowDirection('ArrowRight', false), arrowDirection('ArrowRight', true), arrowDirection('ArrowUp', false)]).toEqual([
      1, -1, 0,
    ]);
  });
});

test('placeholders are replaced by numbers', () => {
  expect(fillLabel('{total} में से {current} {other}', { total: 9, current: 2 })).toBe('9 में से 2 {other}');
});

describe('7 large files are fetched in ranges', () => {
  test('the size is read from Content-Range, where it is exposed', () => {
    expect(rangeHeader(0, 100)).toBe('bytes=0-99');
    expect([totalOf('bytes 0-99/1234'), totalOf('bytes 0-99/*'), totalOf(null)]).toEqual([1234, undefined, undefined]);
  });

  test('delays grow, up to 15 seconds', () => {
    expect([pauseBefore(0), pauseBefore(1), pauseBefore(20)]).toEqual([500, 1000, 15_000]);
  });
});
