import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// An answer that a test has changed counts as foreign, so that the browser refuses it the local network.
test.use({ viewport: { width: 1440, height: 900 }, expectedComplaints: /LOCAL_NETWORK_ACCESS/ });

/** Opens a page as if its content had turned the switches on, with a field to test, and counts what is blocked. */
async function openGuarded(page: Page, on: boolean) {
  await page.route('**/ekaa', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(\\"(?:contextMenu|copy|selection)\\":)false/g, `$1${on}`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/ekaa', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field';
    field.value = 'text';
    document.querySelector('main')?.prepend(field);
  });
}

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

test('2.11 the switch blocks right-click, copy and selection on the text', async ({ page }) => {
  await openGuarded(page, true);
  expect(await blocked(page, 'h1', 'contextmenu', { button: 2, pointerType: 'mouse' })).toBe(true);
  expect(await blocked(page, 'h1', 'contextmenu', { pointerType: 'touch' })).toBe(true);
  expect(await blocked(page, 'h1', 'copy')).toBe(true);
  expect(await blocked(page, 'h1', 'selectstart')).toBe(true);
});

test('2.11 the switch never blocks a form field or the context key', async ({ page }) => {
  await openGuarded(page, true);
  expect(await blocked(page, '#field', 'contextmenu', { button: 2, pointerType: 'mouse' })).toBe(false);
  expect(await blocked(page, '#field', 'copy')).toBe(false);
  expect(await blocked(page, '#field', 'selectstart')).toBe(false);
  expect(await blocked(page, 'h1', 'contextmenu')).toBe(false);
});

test('2.11 nothing is blocked unless the content says so', async ({ page }) => {
  await openGuarded(page, false);
  for (const kind of ['contextmenu', 'copy', 'selectstart']) {
    expect(await blocked(page, 'h1', kind, { button: 2, pointerType: 'mouse' })).toBe(false);
  }
});
