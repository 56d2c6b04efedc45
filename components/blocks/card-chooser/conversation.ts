import { ANY_ANSWER, type Answer, type Question } from '#lib/contract/blocks/card-chooser.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import type { Card } from '#lib/contract/records/card.ts';

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

/** Why a card suits an answer. */
interface Reason {
  because: string;
  /** What speaks for the card, in its own words or those of the answer. */
  evidence?: { text: string; isOfCard: boolean };
}

/** Why a card suits an answer; `undefined` when it does not. */
function reasonFor(answer: Answer, card: Card): Reason | undefined {
  const { because = answer.label, card_slugs, facts, reason } = answer;
  if (card_slugs?.includes(card.slug)) return { because, ...(reason && { evidence: { text: reason, isOfCard: false } }) };
  const fact = factFor(answer, card);
  if (fact !== undefined) return { because, evidence: { text: fact, isOfCard: true } };
  // An answer that only rules out other types, or nothing, suits every card that is left.
  return card_slugs === undefined && facts === undefined ? { because } : undefined;
}

function suits(answer: Answer, card: Card): boolean {
  return (answer.card_type ?? card.card_type) === card.card_type && reasonFor(answer, card) !== undefined;
}

export interface RankedCard {
  card: Card;
  reasons: Reason[];
  /** The answers that it does not suit. */
  unmet: Answer[];
}

/** The cards by the number of answers they suit; without those of other types, and without those that suit none when others do. */
export function rankCards(cards: readonly Card[], answers: readonly Answer[]): RankedCard[] {
  const ranked = cards
    .filter((card) => answers.every(({ card_type }) => card_type === undefined || card.card_type === card_type))
    .map((card) => {
      const found = answers.map((answer) => ({ answer, reason: reasonFor(answer, card) }));
      return {
        card,
        reasons: found.flatMap(({ reason }) => reason ?? []),
        unmet: found.flatMap(({ answer, reason }) => (reason ? [] : answer)),
      };
    })
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
  const [first] = ranked;
  return first?.reasons.length ? ranked.filter(({ reasons }) => reasons.length > 0) : ranked;
}

/** The cards that suit the most answers, in the order of the content. */
function bestOf(ranked: readonly RankedCard[]): Card[] {
  const most = ranked[0]?.reasons.length;
  return ranked.filter(({ reasons }) => reasons.length === most).map(({ card }) => card);
}

interface Choice {
  option: Answer;
  /** The cards that would be left. */
  left: number;
}

/** A question, and what may be answered. */
export interface Step {
  question: Question;
  /** From 1. */
  number: number;
  /** The options that leave any card. */
  choices: Choice[];
  /** The last question before it that was answered. */
  before: Question | undefined;
}

/** Where a visitor is. */
export interface Conversation {
  /** In the order of the questions; `undefined` where the question does not matter. */
  answered: { question: Question; option: Answer | undefined }[];
  /** The next question that narrows the cards; `undefined` at the end. */
  next: Step | undefined;
  /** Those without an answer. */
  unanswered: Question[];
  ranked: RankedCard[];
  /** The cards that are left, in the order of the content. */
  left: Card[];
}

/** Where a visitor is by the answers in the query, which are of this block. */
export function conversationOf(questions: readonly Question[], cards: readonly Card[], query: PageQuery): Conversation {
  const answered = questions.flatMap((question) => {
    const given = query[question.param];
    const option = question.options.find(({ slug }) => slug === given);
    return option || given === ANY_ANSWER ? [{ question, option }] : [];
  });
  const answers = answered.flatMap(({ option }) => option ?? []);
  const ranked = rankCards(cards, answers);
  const left = bestOf(ranked);
  const unanswered = questions.filter(({ param }) => !answered.some(({ question }) => question.param === param));
  const choicesOf = ({ options }: Question): Choice[] =>
    options
      .map((option) => ({ option, left: left.filter((card) => suits(option, card)).length }))
      .filter((choice) => choice.left > 0);
  const stepOf = (question: Question): Step => {
    const index = questions.indexOf(question);
    const before = answered.findLast((earlier) => questions.indexOf(earlier.question) < index)?.question;
    return { question, number: index + 1, choices: choicesOf(question), before };
  };
  const next = unanswered.map(stepOf).find(({ choices }) => choices.some((choice) => choice.left < left.length));
  return { answered, next, unanswered, ranked, left };
}
