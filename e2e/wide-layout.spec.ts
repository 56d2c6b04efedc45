import type { Locator } from '@playwright/test';
import { TEMPLATES } from './support/addresses.ts';
import { CI_ONLY } from './support/ci-only.ts';
import { expect, test } from './support/test.ts';
import { asideOf, huggingOf, linesOver, stretchedOf } from './support/wide-faults.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** At 1440 px. */
const CONTENT_WIDTH = 1216;
/** At 768 px. */
const TABLET_WIDTH = 704;

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom, height, width } = element.getBoundingClientRect();
      return { left, right, top, bottom, height, width };
    }),
  );

test('steps of a section, and a question of the card chooser with its cards, use the width of the page', async ({ page }) => {
  await page.goto('/hi/lost-card');
  const steps = await boxesOf(page.locator('.numbered-steps-across > li'));
  expect(steps).toHaveLength(5);
  expect(new Set(steps.map(({ top }) => top)).size).toBe(1);
  expect((steps.at(-1)?.right ?? 0) - (steps[0]?.left ?? 0)).toBeCloseTo(CONTENT_WIDTH, 0);

  await page.goto('/which-card');
  const [step] = await boxesOf(page.locator('.chooser-step'));
  expect((step?.right ?? 0) - (step?.left ?? 0)).toBeCloseTo(CONTENT_WIDTH, 0);
});

test('a card is in the first view with all its facts', async ({ page }) => {
  for (const address of ['/hi/credit-cards/classic-credit', '/hi/prepaid-cards/gift']) {
    await page.goto(address);
    const [facts] = await boxesOf(page.locator('main dl').first());
    expect(facts?.bottom, address).toBeLessThanOrEqual(900);
  }
});

test('in a row of offers the logos stand level, also beside a value of two lines', async ({ page }) => {
  await page.goto('/hi/international-offers/Discover');
  const headers = await boxesOf(page.locator('.offer-header'));
  expect(headers.length).toBeGreaterThanOrEqual(12);
  expect(new Set(headers.map(({ height }) => height)).size).toBe(1);
});

test('documents are rows of one style, and none stands beside an empty place', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const content = width === 768 ? TABLET_WIDTH : CONTENT_WIDTH;
    for (const address of ['/credit-cards', '/select-credit-card', '/prepaid-cards-corporate', '/hi/business-msme']) {
      await page.goto(address);
      const [list] = await boxesOf(page.locator('#documents ul'));
      const rows = await boxesOf(page.locator('#documents li'));
      const last = rows.at(-1);
      expect(last?.right, `${address} ${width}`).toBeCloseTo(list?.right ?? 0, 0);
      if (rows.length > 1) expect(list?.width).toBeCloseTo(content, 0);
    }
  }
});

test('list dots have the colour of the design', async ({ page }) => {
  await page.goto('/search?searchItem=zzqq');
  const tip = page.locator('main .prose li').first();
  expect(await tip.evaluate((item) => getComputedStyle(item, '::before').borderTopColor)).toBe('rgb(232, 147, 12)');
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, expectedComplaints: /status of 404/ });

  test('a narrow table uses the width', async ({ page }) => {
    await page.goto('/lounges');
    const [frame] = await boxesOf(page.locator('.table-frame').first());
    expect(frame?.width).toBeCloseTo(TABLET_WIDTH, 0);
  });

  test('the actions of a card stand below its face, beside its text', async ({ page }) => {
    await page.goto('/hi/credit-cards/classic-credit');
    const [face, text, facts, button] = await Promise.all(
      ['main .card-object', '.card-header', 'main dl', 'main .btn-primary'].map((part) => boxesOf(page.locator(part).first())),
    );
    expect((button?.[0]?.top ?? 0) - (face?.[0]?.bottom ?? 0)).toBeLessThan(40);
    expect(button?.[0]?.left).toBe(face?.[0]?.left);
    expect((facts?.[0]?.top ?? 0) - (text?.[0]?.bottom ?? 0)).toBeLessThan(240);
  });

  test('links to the sections that do not fit fade at the edge, as a breadcrumb does', async ({ page }) => {
    await page.goto('/credit-cards/classic-credit');
    for (const row of ['.page-nav ul', '.breadcrumb'])
      await expect(page.locator(row)).toHaveCSS('mask-image', /transparent|rgba/);
  });

  test('below the last step there is no more room than below other sections', async ({ page }) => {
    await page.goto('/lounges');
    const [step] = await boxesOf(page.locator('.numbered-steps-across > li:last-child > div'));
    const [list] = await boxesOf(page.locator('.numbered-steps-across'));
    expect((list?.bottom ?? 0) - (step?.bottom ?? 0)).toBeLessThan(8);
  });

  test('a card alone in the last row fills it, its text beside its face', async ({ page }) => {
    await page.goto('/hi/rupay-global');
    const tile = page.locator('li:last-child > .card-tile');
    const [face, text] = await Promise.all(['.card-tile-face', '.card-tile-text'].map((part) => boxesOf(tile.locator(part))));
    expect(text?.[0]?.top).toBe(face?.[0]?.top);
    expect((text?.[0]?.right ?? 0) - (face?.[0]?.left ?? 0)).toBeCloseTo(TABLET_WIDTH - 2, 0);
  });

  test('the buttons of the not-found page fill their row', async ({ page }) => {
    await page.goto('/nope');
    const buttons = await boxesOf(page.locator('main .btn'));
    expect(buttons).toHaveLength(2);
    expect(new Set(buttons.map(({ right }) => right)).size).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('2.1 a row of tabs opens at its current tab, with less motion too, and the page at its top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of ['/international-offers/world', '/hi/international-offers/world', '/hi/international-offers/gulf']) {
      await page.goto(address);
      const [tab] = await boxesOf(page.locator('#offers .tabs [aria-current]'));
      expect(tab?.left, address).toBeGreaterThanOrEqual(0);
      expect(tab?.right, address).toBeLessThanOrEqual(390);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('a table of five columns needs no scrolling', async ({ page }) => {
    for (const address of ['/prepaid-cards', '/hi/prepaid-cards', '/rupay-otg', '/on-the-go']) {
      await page.goto(address);
      const frame = page.locator('.table-frame:has(th:nth-child(5))').first();
      expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth), address).toBe(0);
      await expect(frame).toHaveCSS('mask-image', 'none');
    }
  });

  test('the hours and cards of a lounge stand under its name', async ({ page }) => {
    for (const address of ['/lounges', '/ur/lounges']) {
      await page.goto(address);
      const row = page.locator('.lounge-row').first();
      const boxes = await Promise.all(
        ['h3', '[style*="icon"]:not(li)', 'ul:has(.tag)'].map((part) => boxesOf(row.locator(part).last())),
      );
      const edges = boxes.map(([box]) => Math.round((address === '/lounges' ? box?.left : box?.right) ?? 0));
      expect([address, new Set(edges).size]).toEqual([address, 1]);
    }
  });

  test('2.5 a comparison of three cards needs no scrolling', async ({ page }) => {
    for (const address of ['/credit-cards', '/hi/credit-cards']) {
      await page.goto(address);
      const frame = page.locator('.table-frame:has(.comparison)').first();
      expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth), address).toBe(0);
    }
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: true });

  test('a table that scrolls fades, until its end', async ({ page }) => {
    await page.goto('/on-the-go');
    const frame = page.locator('.table-frame:has(th:nth-child(5))').first();
    await expect(frame).toHaveCSS('mask-image', /gradient/);
    await frame.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    await expect(frame).toHaveCSS('mask-image', 'none');
  });

  test('the row of a card shows no part of the text that its arrow stands for, and breaks no word of its button', async ({
    page,
  }) => {
    await page.goto('/hi/credit-cards');
    await expect(page.locator('.card-tile-view').first()).toHaveCSS('white-space', 'nowrap');
    const [toggle] = await boxesOf(page.locator('.compare-toggle').first());
    expect(toggle?.height).toBeLessThan(60);
  });

  test('chips and the position of a carousel do not break', async ({ page }) => {
    await page.goto('/hi');
    const chips = await boxesOf(page.locator('main .chip'));
    const [position] = await boxesOf(page.locator('.carousel-tiles + .carousel-controls [aria-current]'));
    expect(chips.length).toBeGreaterThan(3);
    for (const { height } of chips) expect(height).toBeLessThan(60);
    expect(position?.height).toBeLessThan(position?.width ?? 0);
  });

  test('2.1 the choice of a card for lounges has the width of the form, and so has its button', async ({ page }) => {
    for (const address of ['/lounges', '/hi/lounges']) {
      await page.goto(address);
      const [place, ...others] = await boxesOf(page.locator('.lounge-form :is(input[type="search"], select, .btn)'));
      expect(others.map(({ width }) => width)).toEqual([place?.width, place?.width]);
    }
  });

  test('2.1 the button of a list search has the same space on both sides', async ({ page }) => {
    await page.goto('/hi/faqs');
    const box = page.locator('main .search-box').first();
    const [[outer], [button]] = await Promise.all([boxesOf(box), boxesOf(box.locator('.btn'))]);
    if (!outer || !button) throw new Error('No search');
    expect(button.left - outer.left).toBeCloseTo(outer.right - button.right, 0);
  });

  test('2.1 a list of lounges that was asked for stands under the header, with no half of its form', async ({ page }) => {
    await page.goto('/lounges?card=platinum-credit#lounges');
    const [[header], [list]] = await Promise.all([boxesOf(page.locator('.main-bar')), boxesOf(page.locator('#lounges'))]);
    expect(list?.top).toBeGreaterThan(header?.bottom ?? 0);
    expect(list?.top).toBeLessThan((header?.bottom ?? 0) + 24);
  });

  test('4 page numbers and arrows are one row', async ({ page }) => {
    await page.goto('/hi/lounges');
    const items = await boxesOf(page.locator('.pagination > *'));
    expect(new Set(items.map(({ top, height }) => top + height / 2)).size).toBe(1);
  });
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('below tiles that all fit there is no room for controls', async ({ page }) => {
    await page.goto('/rupay-platinum');
    const [section, tiles] = await Promise.all(
      ['section:has(> .wrap .carousel-tiles)', '.carousel-tiles'].map((part) => boxesOf(page.locator(part).first())),
    );
    expect((section?.[0]?.bottom ?? 0) - (tiles?.[0]?.bottom ?? 0)).toBeLessThan(100);
  });
});

test('2.11 images of features are drawn at 163 to 104 in their whole frame, card faces within it', async ({ page }) => {
  const frames: number[] = [];
  for (const address of ['/ekaa', '/hi/ekaa']) {
    await page.goto(address);
    const cards = page.locator('.feature-card:has(img)');
    for (const frame of await boxesOf(cards.locator('> :has(img):first-child'))) {
      frames.push(frame.width);
      expect(frame.width / frame.height, address).toBeCloseTo(163 / 104, 1);
    }
    const filling = await cards.locator('> :has(img):first-child').evaluateAll((all) =>
      all.flatMap((frame) => {
        const image = frame.querySelector('img');
        if (!image || image.matches('.card-img') || getComputedStyle(image).objectFit !== 'cover') return [];
        const [inner, outer] = [image.getBoundingClientRect(), frame.getBoundingClientRect()];
        return [Math.max(Math.abs(inner.width - outer.width), Math.abs(inner.height - outer.height))];
      }),
    );
    for (const difference of filling) expect(difference, address).toBeLessThan(1);
  }
  expect(frames.length).toBeGreaterThan(4);
});

/** Tablets, laptops, and windows on the largest screens. */
const SCREENS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** Characters of a line that is easy to read. */
const LINE_MAX = 75;
const OTHER_PAGES = ['/lost-card', '/contact', '/which-card', '/lounges/mumbai', '/milestone', '/accessibility', '/site-map'];
const ALWAYS = ['/', '/credit-cards', '/faqs'];

test.describe('on all screens', () => {
  test.use({ javaScriptEnabled: true, expectedComplaints: /status of 404|Blocked script execution in 'about:srcdoc'/ });

  for (const address of new Set([...ALWAYS, ...TEMPLATES, ...OTHER_PAGES])) {
    test(`${address} has short lines and is in the middle, and nothing is stretched`, {
      tag: ALWAYS.includes(address) ? [] : CI_ONLY,
    }, async ({ page }) => {
      await page.goto(address);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        const faults = {
          long: await linesOver(page, LINE_MAX),
          aside: await asideOf(page),
          hugging: await huggingOf(page),
          stretched: await stretchedOf(page),
        };
        expect.soft(faults, `${address} at ${size.width} px`).toEqual({ long: [], aside: [], hugging: [], stretched: [] });
      }
    });
  }
});
