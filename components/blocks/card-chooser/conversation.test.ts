import fc from 'fast-check';
import { ANY_ANSWER, cardChooser } from '#lib/contract/blocks/card-chooser.ts';
import { card as cardSchema } from '#lib/contract/records/card.ts';
import { conversationOf, rankCards } from './conversation.ts';

const card = (slug: string, card_type: string, facts: Record<string, string> = {}) =>
  cardSchema.parse({
    slug,
    title: slug,
    card_type,
    facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
  });
const CARDS = [
  card('classic', 'credit', { 'Lounges abroad': 'No', 'Yearly fee': '₹0 to ₹250' }),
  card('select', 'credit', { 'Lounges abroad': '2 a year', 'Yearly fee': '₹1,500' }),
  card('salary', 'debit', { 'Lounges abroad': 'No', 'Yearly fee': 'No fee' }),
  card('gift', 'prepaid'),
];
const credit = { slug: 'credit', label: 'Pay later', card_type: 'credit' } as const;
const debit = { slug: 'debit', label: 'Pay at once', card_type: 'debit' } as const;
const shop = { slug: 'shop', label: 'Shopping', card_slugs: ['salary', 'gift'], reason: 'Taken in every shop' };
const abroad = {
  slug: 'abroad',
  label: 'Abroad',
  because: 'Because you fly abroad',
  facts: ['Lounges abroad', 'Use abroad'],
  unless: 'No',
};
const cheap = { slug: 'low', label: 'Little', facts: ['Yearly fee'], at_most: 250 };
const ranked = (...answers: Parameters<typeof rankCards>[1]) =>
  rankCards(CARDS, answers).map(({ card: { slug }, reasons }) => [
    slug,
    ...reasons.map(({ because, evidence }) => [because, evidence?.text].filter(Boolean).join(': ')),
  ]);

test('a fact that is not No is the reason, and a fee may say so much at most', () => {
  expect(ranked(abroad)).toEqual([['select', 'Because you fly abroad: Lounges abroad: 2 a year']]);
  expect(ranked(cheap)).toEqual([
    ['classic', 'Little: Yearly fee: ₹0 to ₹250'],
    ['salary', 'Little: Yearly fee: No fee'],
  ]);
});

test('a card that suits more answers comes first, the others keep their order and say what they lack', () => {
  expect(ranked(shop, cheap)).toEqual([
    ['salary', 'Shopping: Taken in every shop', 'Little: Yearly fee: No fee'],
    ['classic', 'Little: Yearly fee: ₹0 to ₹250'],
    ['gift', 'Shopping: Taken in every shop'],
  ]);
  expect(rankCards(CARDS, [shop, cheap]).map(({ unmet }) => unmet.map(({ slug }) => slug))).toEqual([[], ['shop'], ['low']]);
});

test('a type rules out the others, and is a reason for its cards', () => {
  expect(ranked(credit)).toEqual([
    ['classic', 'Pay later'],
    ['select', 'Pay later'],
  ]);
  expect(ranked(credit, abroad)[0]).toEqual(['select', 'Pay later', 'Because you fly abroad: Lounges abroad: 2 a year']);
});

const { questions } = cardChooser.schema.parse({
  __component: 'blocks.card-chooser',
  questions: [
    { param: 'pay', title: 'How?', options: [credit, debit] },
    { param: 'need', title: 'What?', options: [shop] },
    { param: 'travel', title: 'Where?', options: [abroad] },
    { param: 'fee', title: 'How much?', options: [cheap] },
  ],
});
const stepOf = (query: Parameters<typeof conversationOf>[2]) => conversationOf(questions, CARDS, query);

test('the first question without an answer is asked, with what each option leaves', () => {
  const { next, left, answered } = stepOf({});
  expect(next?.question.param).toBe('pay');
  expect(next?.choices.map(({ option, left: count }) => [option.slug, count])).toEqual([
    ['credit', 2],
    ['debit', 1],
  ]);
  expect([left.length, answered.length, next?.before]).toEqual([4, 0, undefined]);
});

test('a question that narrows nothing is not asked, and no option that leaves no card is offered', () => {
  const { next } = stepOf({ pay: 'credit' });
  expect([next?.question.param, next?.number, next?.before?.param]).toEqual(['travel', 3, 'pay']);
});

test('the conversation ends when one card is left, and when every question is answered', () => {
  expect(stepOf({ pay: 'credit', travel: 'abroad' })).toMatchObject({ next: undefined, left: [{ slug: 'select' }] });
  const open = stepOf({ pay: 'any', need: 'any', travel: 'any', fee: 'any' });
  expect([open.next, open.left.length, open.ranked[0]?.reasons]).toEqual([undefined, CARDS.length, []]);
});

test('an answer that was taken back is asked for again, and the others stay', () => {
  const { next, answered } = stepOf({ fee: 'low' });
  expect([next?.question.param, next?.before, answered.map(({ question }) => question.param)]).toEqual([
    'pay',
    undefined,
    ['fee'],
  ]);
});

describe('any conversation', () => {
  const facts = ['Lounges', 'Fee'];
  const cards = fc
    .uniqueArray(fc.tuple(fc.constantFrom('credit', 'debit'), fc.constantFrom('No', 'Yes', '₹100', '₹900'), fc.nat(99)), {
      minLength: 1,
      maxLength: 12,
      selector: ([, , id]) => id,
    })
    .map((all) => all.map(([type, value, id]) => card(`c${id}`, type, { Lounges: value, Fee: value })));
  const option = fc.record({
    slug: fc.constantFrom('a', 'b', 'c'),
    label: fc.constant('label'),
    card_type: fc.option(fc.constantFrom('credit', 'debit'), { nil: undefined }),
    card_slugs: fc.option(
      fc.array(
        fc.nat(99).map((id) => `c${id}`),
        { maxLength: 4 },
      ),
      { nil: undefined },
    ),
    facts: fc.option(fc.constantFrom(...facts.map((fact) => [fact])), { nil: undefined }),
    unless: fc.constantFrom(undefined, 'No'),
    at_most: fc.constantFrom(undefined, 0, 500),
  });
  const asked = fc
    .array(fc.uniqueArray(option, { minLength: 1, maxLength: 3, selector: ({ slug }) => slug }), { minLength: 1, maxLength: 4 })
    .map((all) =>
      cardChooser.schema.parse({
        __component: 'blocks.card-chooser',
        questions: all.map((options, index) => ({ param: ['pay', 'need', 'travel', 'fee'][index], title: 'q', options })),
      }),
    );

  test('each step leaves as many cards as its option says, all of them of those before, and it ends', () => {
    fc.assert(
      fc.property(cards, asked, fc.array(fc.nat(9), { maxLength: 6 }), (all, { questions: some }, turns) => {
        const query: Record<string, string> = {};
        let now = conversationOf(some, all, query);
        for (let turn = 0; now.next !== undefined; turn += 1) {
          expect(turn).toBeLessThan(some.length);
          const { question, choices } = now.next;
          const choice = choices[(turns[turn] ?? 0) % (choices.length + 1)];
          query[question.param] = choice?.option.slug ?? ANY_ANSWER;
          const after = conversationOf(some, all, query);
          expect(after.left).toHaveLength(choice?.left ?? now.left.length);
          expect(after.left.filter((one) => !now.left.includes(one))).toEqual([]);
          expect(after.ranked.slice(0, after.left.length).map((one) => one.card)).toEqual(after.left);
          now = after;
        }
        expect(now.left.length).toBeGreaterThan(0);
      }),
    );
  });
});
