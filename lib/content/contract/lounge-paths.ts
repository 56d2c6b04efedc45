/** The page with all lounges. */
export const LOUNGES_PATH = '/lounges';

/** Pattern of the page of one city's lounges; `{id}` is the slug of the city. */
export const LOUNGE_CITY_PATTERN = `${LOUNGES_PATH}/{id}`;

/**
 * The path of the page of one city's lounges.
 * @param lounge slug of a lounge, for the fragment
 */
export function loungeCityPath(city: string, lounge?: string): string {
  return `${LOUNGE_CITY_PATTERN.replace('{id}', city)}${lounge ? `#${lounge}` : ''}`;
}
