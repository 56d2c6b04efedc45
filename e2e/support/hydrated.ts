import { expect, type Locator } from '@playwright/test';

/** Waits until the page's script has taken over an element: a press before that does nothing, however quiet the network is. */
export async function hydrated(element: Locator) {
  const taken = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(taken, { message: 'the script of the page runs' }).toBe(true);
}
