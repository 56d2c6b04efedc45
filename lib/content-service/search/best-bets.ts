import { fillPlaceholders, isLeaf, type JsonObject, type Values } from '../localize.ts';

/** An address without its query, so that `/faqs?tab=fees#late-bill` and `/faqs#late-bill` are one. */
function withoutQuery(link: string): string {
  const [path = '', fragment] = link.split('#', 2);
  return `${path.split('?')[0]}${fragment === undefined ? '' : `#${fragment}`}`;
}

/**
 * Reads the best bets (`records/best-bets.json`): phrases that people search for, and the page that answers them. A page is found by its
 * phrases as by its title, in every language.
 * @returns the phrases for the link of an entry
 */
export function readBestBets(records: readonly JsonObject[], values: Values): (link: string) => string[] {
  const phrases = Map.groupBy(
    records.flatMap(({ link, phrases: said }) => {
      const texts = said !== undefined && isLeaf(said) ? Object.values(said).flat() : [];
      return typeof link === 'string' ? [{ link: fillPlaceholders(link, values), texts }] : [];
    }),
    ({ link }) => link,
  );
  return (link) =>
    (phrases.get(withoutQuery(link)) ?? []).flatMap(({ texts }) => texts.filter((text) => typeof text === 'string'));
}
