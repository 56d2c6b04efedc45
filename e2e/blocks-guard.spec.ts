import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// An answer that a test has changed counts as foreign, so that the browser refuses it the local network.
test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: /LOCAL_NETWORK_ACCESS/ });

/** Each switch, as the page carries it, with an event that it blocks. */
const SWITCHES = { contextMenu: 'contextmenu', copy: 'copy', selection: 'selectstart' } as const;
type Switch = keyof typeof SWITCHES;
const ALL = Object.keys(SWITCHES) as Switch[];
const MOUSE = { button: 2, pointerType: 'mouse' };

/** Whether an event of a kind is blocked on an element. */
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

/** Opens a page as if its content had turned these switches on, with a field to test, and waits until they block. */
async function openGuarded(page: Page, on: readonly Switch[]) {
  await page.route('**/ekaa', async (route) => {
    const answer = await route.fetch();
    const set = (_: string, key: string, name: Switch) => key + on.includes(name);
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/(\\"(contextMenu|copy|selection)\\":)false/g, set),
    });
  });
  await page.goto('/ekaa');
  for (const name of on) await expect.poll(() => blocked(page, 'h1', SWITCHES[name], MOUSE)).toBe(true);
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
  expect(await blocked(page, 'h1', 'cut')).toBe(true);
});

test('2.11 the switch never blocks a form field or the context key', async ({ page }) => {
  await openGuarded(page, ALL);
  for (const name of ALL) expect([name, await blocked(page, '#field', SWITCHES[name], MOUSE)]).toEqual([name, false]);
  expect(await blocked(page, 'h1', 'contextmenu')).toBe(false);
});

for (const on of ALL) {
  // The one that is on shows that the guard runs: before that nothing is blocked, whatever the content says.
  test(`2.11 nothing is blocked unless the content says so: only ${on}`, async ({ page }) => {
    await openGuarded(page, [on]);
    for (const name of ALL) expect([name, await blocked(page, 'h1', SWITCHES[name], MOUSE)]).toEqual([name, name === on]);
  });
}
