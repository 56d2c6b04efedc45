import { rankCards } from '#lib/contract/blocks/card-chooser.ts';
import { card as cardSchema } from '#lib/contract/records/card.ts';

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
const abroad = { slug: 'abroad', label: 'Abroad', facts: ['Lounges abroad', 'Use abroad'], unless: 'No' };
const cheap = { slug: 'low', label: 'Little', facts: ['Yearly fee'], at_most: 250 };
const ranked = (...answers: Parameters<typeof rankCards>[1]) =>
  rankCards(CARDS, answers).map(({ card: { slug }, reasons }) => [slug, ...reasons]);

test('a fact that is not No is the reason, and a fee may say so much at most', () => {
  expect(ranked(abroad)).toEqual([['select', 'Lounges abroad: 2 a year']]);
  expect(ranked(cheap)).toEqual([
    ['classic', 'Yearly fee: ₹0 to ₹250'],
    ['salary', 'Yearly fee: No fee'],
  ]);
});

test('a card that suits more answers comes first, the others keep their order', () => {
  const shop = { slug: 'shop', label: 'Shopping', card_slugs: ['salary', 'gift'], reason: 'Taken in every shop' };
  expect(ranked(shop, cheap)).toEqual([
    ['salary', 'Taken in every shop', 'Yearly fee: No fee'],
    ['classic', 'Yearly fee: ₹0 to ₹250'],
    ['gift', 'Taken in every shop'],
  ]);
});

test('a type rules out the others; when nothing speaks for a card, all of the type are left', () => {
  const credit = { slug: 'credit', label: 'Pay later', card_type: 'credit' } as const;
  expect(ranked(credit)).toEqual([['classic'], ['select']]);
  expect(ranked(credit, abroad)).toEqual([['select', 'Lounges abroad: 2 a year']]);
});
