import { fillPlaceholders, isLeaf, type JsonObject, type Values } from '../localize.ts';

/** An address without its query, so that `/faqs?tab=fees#late-bill` and `/faqs#late-bill` are the same. */
function withoutQuery(link: string): string {
  const [path = '', fragment] = link.split('#', 2);
  return `${path.split('?')[0]}${fragment === undefined ? '' : `#${fragment}`}`;
}

/**
 * Reads the best bets (`records/best-bets.json`): phrases that people search for, and the page that answers them. The
 * search matches the phrases in the same way as titles, in every language.
 * @returns the phrases for the link of an entry
 */
export function readBestBets(records: readonly JsonObject[], values: Values): (link: string) => string[] {
  const byLink = new Map<string, string[]>();
  for (const { link, phrases } of records) {
    if (typeof link !== 'string' || phrases === undefined || !isLeaf(phrases)) continue;
    const texts = Object.values(phrases).flat();
    const key = fillPlaceholders(link, values);
    byLink.set(key, [...(byLink.get(key) ?? []), ...texts.filter((text) => typeof text === 'string')]);
  }
  return (link) => byLink.get(withoutQuery(link)) ?? [];
}
