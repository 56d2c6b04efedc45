/**
 * Replaces the function of Next that splits the flight data of a page into segments for prefetching, which the site does not use.
 * @param flightData the flight data of the whole page
 */
export async function collectSegmentData(_cacheComponents: boolean, flightData: Uint8Array): Promise<undefined> {
  // Next calls `JSON.stringify` on a page to learn its size; without `toJSON` that would turn each byte into text.
  Object.defineProperty(flightData, 'toJSON', { value: () => flightData.length });
}

/** Next calls this during the build; `null` means that there are no hints. */
export async function collectPrefetchHints(): Promise<null> {
  return null;
}
