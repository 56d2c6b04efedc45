import { z } from 'zod';
import { heading, icon, label, list, slug } from '../atoms.ts';
import { withoutParams } from '../page-query.ts';
import { CARD_TYPES, card } from '../records/card.ts';
import { source } from '../source.ts';
import { defineBlock } from './define-block.ts';

/** Parameters of the answers. */
const ANSWER_PARAMS = ['pay', 'need', 'travel', 'fee'] as const;

/** In the query: the question does not matter to the visitor. */
export const ANY_ANSWER = 'any';

/** An answer, and the cards that it excludes or recommends. */
const option = z.object({
  slug,
  label,
  icon,
  because: label.optional().describe('The answer as a reason, as a sentence: `Because you fly abroad`'),
  card_type: z.enum(CARD_TYPES).optional().describe('The only type of card that is left'),
  card_slugs: list(slug, 50).optional().describe('Cards that suit it'),
  reason: label.optional().describe('What these cards do for it, in words'),
  facts: list(label, 6).optional().describe('Labels of facts; a card that has one of them suits it, and the fact is the reason'),
  unless: label.optional().describe('With `facts`: a value that does not count, such as `No`'),
  at_most: z.number().nonnegative().optional().describe('With `facts`: the most rupees that the fact may say'),
});

const question = z.object({ param: z.enum(ANSWER_PARAMS), title: label, options: list(option, 20) });

export type Answer = z.output<typeof option>;
export type Question = z.output<typeof question>;

/** Questions that lead to cards; the answers are in the query. */
export const cardChooser = defineBlock({
  kind: 'blocks.card-chooser',
  fields: {
    ...heading,
    source: source.optional(),
    cards: list(card, 50).default([]),
    questions: list(question, 5),
  },
  async resolve(block, context) {
    const cards = (await context.readList(block.source, card, {}))?.items ?? block.cards;
    const isAnswered = (name: (typeof ANSWER_PARAMS)[number]) => {
      const answer = context.query[name];
      const asked = block.questions.find(({ param }) => param === name);
      return asked !== undefined && (answer === ANY_ANSWER || asked.options.some((option) => option.slug === answer));
    };
    return {
      block: { ...block, cards },
      query: withoutParams(
        context.query,
        ANSWER_PARAMS.filter((name) => !isAnswered(name)),
      ),
      params: block.questions.map(({ param }) => param),
    };
  },
  needs: ['questions', 'cards'],
  isEmpty: ({ questions, cards }) => questions.length === 0 || cards.length === 0,
});
