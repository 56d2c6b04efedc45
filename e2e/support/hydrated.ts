import { expect, type Locator } from '@playwright/test';

/**
 * Hydrates the page by the pointer on an island, and waits for React.
 * @param element in an island, with props
 */
export async function hydrated(element: Locator) {
  await element.dispatchEvent('pointerover');
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isHydrated, { message: 'the page is hydrated' }).toBe(true);
}
