import { z } from 'zod';
import { heading, label, list, slug } from '../atoms.ts';
import { withoutParams } from '../page-query.ts';
import { CARD_TYPES, type Card, card } from '../records/card.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** The largest amount in a text; 0 without one, as in `No fee`. */
function rupeesIn(text: string): number {
  return Math.max(0, ...[...text.matchAll(/₹\s?([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', ''))));
}

/** The fact of a card that fits an answer, as `label: value`. */
function factFor({ facts: wanted = [], unless, at_most }: Answer, card: Card): string | undefined {
  const fact = card.facts?.find(
    ({ label, value }) => wanted.includes(label) && value !== unless && (at_most === undefined || rupeesIn(value) <= at_most),
  );
  return fact && `${fact.label}: ${fact.value}`;
}

/** Why a card suits an answer; `undefined` when it does not. */
function reasonFor(option: Answer, card: Card): string | undefined {
  if (option.card_slugs?.includes(card.slug)) return option.reason ?? option.label;
  return factFor(option, card);
}

/** The cards by the number of answers they suit, with reasons; all that are not excluded when no answer suits any. */
export function rankCards(cards: readonly Card[], answers: readonly Answer[]): { card: Card; reasons: string[] }[] {
  const allowed = cards.filter((card) =>
    answers.every(({ card_type }) => card_type === undefined || card.card_type === card_type),
  );
  const ranked = allowed.map((card) => ({
    card,
    reasons: answers.flatMap((option) => reasonFor(option, card) ?? []),
  }));
  const most = Math.max(0, ...ranked.map(({ reasons }) => reasons.length));
  if (most === 0) return ranked;
  return ranked.filter(({ reasons }) => reasons.length > 0).toSorted((a, b) => b.reasons.length - a.reasons.length);
}

/** Parameters of the answers. */
const ANSWER_PARAMS = ['pay', 'need', 'travel', 'fee'] as const;

/** An answer, and the cards that it excludes or recommends. */
const option = z.object({
  slug,
  label,
  card_type: z.enum(CARD_TYPES).optional().describe('The only type of card that is left'),
  card_slugs: list(slug, 50).optional().describe('Cards that suit it'),
  reason: label.optional().describe('What these cards do for it, in words'),
  facts: list(label, 6).optional().describe('Labels of facts; a card that has one of them suits it, and the fact is the reason'),
  unless: label.optional().describe('With `facts`: a value that does not count, such as `No`'),
  at_most: z.number().nonnegative().optional().describe('With `facts`: the most rupees that the fact may say'),
});

const question = z.object({ param: z.enum(ANSWER_PARAMS), title: label, options: list(option, 20) });

export type Answer = z.output<typeof option>;

/** Cards by the answers in the query. */
export const cardChooser = defineBlock({
  kind: 'blocks.card-chooser',
  fields: {
    ...heading,
    source: source.optional(),
    cards: list(card, 50).default([]),
    questions: list(question, 5),
    results: list(z.object({ card, reasons: list(label, 5) }), 50)
      .optional()
      .describe('The cards for the answers, the best first, each with its reasons; made from `cards`'),
  },
  async resolve(block, context) {
    const cards = (await context.readList(block.source, card, {}))?.items ?? block.cards;
    const answers = block.questions.flatMap(({ param, options }) => {
      const chosen = options.find(({ slug: given }) => given === context.query[param]);
      return chosen ? [{ param, chosen }] : [];
    });
    const unknown = ANSWER_PARAMS.filter((name) => !answers.some(({ param }) => param === name));
    const chosen = answers.map((answer) => answer.chosen);
    const results = chosen.length === 0 ? undefined : rankCards(cards, chosen);
    return {
      block: { ...block, cards, results },
      query: withoutParams(context.query, unknown),
      params: block.questions.map(({ param }) => param),
    };
  },
  needs: ['questions', 'cards'],
  isEmpty: ({ questions, cards }) => questions.length === 0 || cards.length === 0,
});
