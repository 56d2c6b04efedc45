/**
 * Address of an airport on a public map.
 * @param code IATA code
 */
export function airportMapUrl(code: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${code} airport`)}`;
}
