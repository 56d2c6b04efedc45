import type { EndpointName } from '#lib/contract/endpoints.ts';
import { property } from '#lib/platform/property.ts';
import { type Problem, placesIn } from './problems.ts';

/** A number that a text gives, beside what it counts. */
interface Told {
  source: string;
  pointer: string;
  number: number;
  counted: keyof typeof PHRASES;
}

/** A count of records in a text. Words and rounded numbers (“more than 60”) count nothing. */
const PHRASES = {
  banks: /(\d[\d,]*) (?:banks\b|बैंक(?![ा-्]))/g,
  'lounges in India': /(\d+) (?:airport )?lounges in India|भारत के (\d+) (?:एयरपोर्ट )?लाउंज/g,
  'lounges abroad': /(\d+) (?:lounges )?abroad\b|विदेश के (\d+) लाउंज/g,
  countries: /(\d+) (?:countries\b|देश)/g,
} as const;

/** The records of each answer, by its source. */
export type AnsweredRecords = Map<
  string,
  { name: EndpointName; params: Readonly<Record<string, string>>; items: readonly unknown[] }
>;

/** The counts that texts of an answer give. */
export function toldFigures(source: string, json: unknown): Told[] {
  return [...placesIn(json)].flatMap(({ pointer, value }) => {
    if (typeof value !== 'string') return [];
    return (Object.keys(PHRASES) as (keyof typeof PHRASES)[]).flatMap((counted) =>
      [...value.matchAll(PHRASES[counted])].map(([, first, second]) => {
        const number = Number((first ?? second ?? '').replaceAll(',', ''));
        return { source, pointer, number, counted };
      }),
    );
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The records of a list, each once, or of the part of it that `slug` names. */
function recordsOf(answers: AnsweredRecords, name: EndpointName, slug?: string): unknown[] {
  const found = [...answers.values()].filter((answer) => answer.name === name && answer.params.slug === slug);
  return [...new Map(found.flatMap(({ items }) => items.map((item) => [JSON.stringify(item), item]))).values()];
}

/** Each number is that of the whole list or of a part of it that texts may name: a card's lounges, a region's countries. */
function countsOf(answers: AnsweredRecords): Record<keyof typeof PHRASES, Set<number>> {
  const lounges = recordsOf(answers, 'airportLounges');
  const inIndia = lounges.filter((lounge) => property(lounge, 'is_domestic') !== false);
  const cards = inIndia.flatMap((lounge) => listOf(property(lounge, 'access')).map((one) => property(one, 'card_slug')));
  const ofCards = Map.groupBy(cards, (card) => card).values();
  const regions = recordsOf(answers, 'structureTable', 'countries').map((table) => listOf(property(table, 'rows')).length);
  const withOffers = new Set(recordsOf(answers, 'offerCards').map((offer) => property(offer, 'country')));
  withOffers.delete(undefined);
  return {
    banks: new Set([recordsOf(answers, 'bankLists').length]),
    'lounges in India': new Set([inIndia.length, ...[...ofCards].map((found) => found.length)]),
    'lounges abroad': new Set([lounges.length - inIndia.length]),
    countries: new Set([regions.reduce((sum, count) => sum + count, 0), ...regions, withOffers.size]),
  };
}

/** Counts in texts that are not those of the list. A list that was not read, or is empty, is not compared. */
export function figureProblems(told: readonly Told[], answers: AnsweredRecords): Problem[] {
  const counts = countsOf(answers);
  return told.flatMap(({ source, pointer, number, counted }) => {
    const known = [...counts[counted]];
    if (known.every((count) => count === 0) || known.includes(number)) return [];
    return [{ kind: 'figure', source, pointer, reason: `says ${number} ${counted}, the list has ${known.join(' or ')}` }];
  });
}
