import type { Page } from '@playwright/test';
import { BLOCKED_EVENTS_NAME } from '../lib/config/element-ids.ts';
import { expect, test } from './support/test.ts';

// The browser treats a response that a test has changed as foreign, and refuses it the local network.
test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: /LOCAL_NETWORK_ACCESS/ });

const ALL = ['contextmenu', 'copy', 'cut', 'selectstart'] as const;
type Blocked = (typeof ALL)[number];
const MOUSE = { button: 2, pointerType: 'mouse' };

/** Whether an event is blocked on an element. */
function blocked(page: Page, selector: string, kind: string, pointer: { button?: number; pointerType?: string } = {}) {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, given) => {
        const init = { bubbles: true, cancelable: true, ...given.pointer };
        return !element.dispatchEvent(
          given.kind === 'contextmenu' ? new PointerEvent(given.kind, init) : new Event(given.kind, init),
        );
      },
      { kind, pointer },
    );
}

/** Opens a page whose content blocks these events, with a field. */
async function openGuarded(page: Page, on: readonly Blocked[]) {
  await page.route('**/ekaa', async (route) => {
    const answer = await route.fetch();
    const meta = `<meta name="${BLOCKED_EVENTS_NAME}" content="${on.join(' ')}">`;
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', `${meta}</head>`) });
  });
  await page.goto('/ekaa');
  for (const name of on) expect(await blocked(page, 'h1', name, MOUSE)).toBe(true);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field';
    field.value = 'text';
    document.querySelector('main')?.prepend(field);
  });
}

test('2.11 the switch blocks right-click, copy and selection on the text', async ({ page }) => {
  await openGuarded(page, ALL);
  expect(await blocked(page, 'h1', 'contextmenu', { pointerType: 'touch' })).toBe(true);
});

test('2.11 the switch never blocks a form field or the context key', async ({ page }) => {
  await openGuarded(page, ALL);
  for (const name of ALL) expect([name, await blocked(page, '#field', name, MOUSE)]).toEqual([name, false]);
  expect(await blocked(page, 'h1', 'contextmenu')).toBe(false);
});

for (const on of ALL) {
  test(`2.11 nothing is blocked unless the content says so: only ${on}`, async ({ page }) => {
    await openGuarded(page, [on]);
    for (const name of ALL) expect([name, await blocked(page, 'h1', name, MOUSE)]).toEqual([name, name === on]);
  });
}
