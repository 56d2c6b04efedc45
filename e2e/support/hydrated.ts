import { expect, type Locator } from '@playwright/test';

/**
 * Hydrates the page, as the pointer on an island does, and waits until React has the element.
 * @param element in an island, with props of its own
 */
export async function hydrated(element: Locator) {
  await element.dispatchEvent('pointerover');
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isHydrated, { message: 'the page is hydrated' }).toBe(true);
}
