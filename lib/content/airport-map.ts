/**
 * An airport or terminal on a public map.
 * @param code IATA code
 */
export function airportMapUrl(code: string, terminal?: string): string {
  const [number] = /\d\w*/.exec(terminal ?? '') ?? [];
  const query = number === undefined ? `${code} airport` : `${code} airport terminal ${number}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
