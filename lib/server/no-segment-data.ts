/**
 * Stands in for the module `collect-segment-data` of Next, which makes flight data of each page in segments.
 * @param flightData of the page
 */
export async function collectSegmentData(_cacheComponents: boolean, flightData: Uint8Array): Promise<undefined> {
  // Next measures a page before it caches it with `JSON.stringify`, which would make a text of each byte.
  Object.defineProperty(flightData, 'toJSON', { value: () => flightData.length });
}

/** What Next asks for when it builds pages; `null` says that there are none. */
export async function collectPrefetchHints(): Promise<null> {
  return null;
}
