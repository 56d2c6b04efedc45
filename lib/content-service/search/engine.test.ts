import { createEngine } from './engine.ts';
import type { Entry } from './entry.ts';
import { readQuery } from './query-words.ts';
import { wordRules } from './word-rules.ts';

const entry = (title: string, description = '', text = ''): Entry => ({
  kind: 'pages',
  title,
  description,
  text,
  link: `/${title}`,
});
const titlesIn = (entries: Entry[]) => {
  const engine = createEngine(entries);
  return (query: string) => engine.find(query).map(({ title }) => title);
};

describe('the order of results', () => {
  test('2.4 titles weigh more than descriptions, descriptions more than text', () => {
    const titles = titlesIn([entry('C', 'x', 'voucher'), entry('B', 'voucher', 'x'), entry('voucher', 'x', 'x')]);
    expect(titles('voucher')).toEqual(['voucher', 'B', 'C']);
  });

  test('2.4 a whole word comes before the beginning of one', () => {
    expect(titlesIn([entry('Cardiology'), entry('Card')])('card')).toEqual(['Card', 'Cardiology']);
  });

  test('2.4 equal results keep the order of the entries', () => {
    const same = Array.from({ length: 20 }, (_, index) => ({ ...entry('Same'), link: `/${index}` }));
    expect(
      createEngine(same)
        .find('same')
        .map(({ link }) => link),
    ).toEqual(same.map(({ link }) => link));
  });
});

describe('which words must be there', () => {
  const titles = titlesIn([entry('Lounge in Delhi'), entry('Lounge in Mumbai'), entry('Delhi metro')]);

  test('2.4 all of them come first, and the beginning of a word is enough', () => {
    expect(titles('del metr')[0]).toBe('Delhi metro');
  });

  test('2.4 only those, when there are enough', () => {
    const many = Array.from({ length: 5 }, (_, index) => entry(`Ferry to Goa ${index}`));
    expect(titlesIn([...many, entry('Ferry'), entry('Goa')])('ferry goa')).toHaveLength(5);
  });

  test('2.4 some of them when no entry has all, and those with more come first', () => {
    expect(titles('mumbai metro').toSorted()).toEqual(['Delhi metro', 'Lounge in Mumbai']);
    expect(titles('delhi lounge ferry')[0]).toBe('Lounge in Delhi');
  });

  test('2.4 little words count only when there are no others', () => {
    expect(titles('where is the metro')).toEqual(['Delhi metro']);
    expect(titles('in')).toHaveLength(2);
  });
});

test('2.4 what has less than two fifths of the words that another result has is no result', () => {
  const banks = Array.from({ length: 9 }, (_, index) => entry(`Bank ${index}`, 'bank', 'bank account'));
  const titles = titlesIn([entry('Become a member bank'), ...banks]);
  expect(titles('become a member bank of the network')).toEqual(['Become a member bank']);
});

test('2.4 a word with one wrong vowel counts as much as one that sounds the same', () => {
  const titles = titlesIn([
    entry('Classic', '', 'credit card, a card with credit'),
    { ...entry('Cards'), phrases: ['credit card'] },
  ]);
  expect(titles('kradit kard')[0]).toBe('Cards');
});

describe('words that need not match', () => {
  const entries = [entry('प्लैटिनम लाउंज'), entry('Platinum', 'x'), entry('rupay about')];

  test('2.4 the name of the site, in either script, and words such as “list”', () => {
    const found = (query: string) =>
      createEngine(entries, 'rupay')
        .find(query)
        .map(({ title }) => title);
    for (const query of ['rupay platinum lounge list', 'रुपे प्लैटिनम लाउंज सूची'])
      expect([query, found(query)[0]]).toEqual([query, 'प्लैटिनम लाउंज']);
    expect(found('rupay')).toEqual(['rupay about']);
  });

  test('2.4 the name of the site is what is looked for when nothing else is named, or “what is a … card?” is asked', () => {
    const read = (query: string) => readQuery(query, 'rupay', wordRules('en')).words;
    for (const query of ['rupay', 'रुपे', 'what is rupay', 'रुपे कार्ड क्या है', 'what is a rupay card'])
      expect([query, read(query)]).toEqual([query, ['rupay']]);
    expect([read('rupay card'), read('what is a rupay lounge')]).toEqual([['card'], ['lounge']]);
  });

  test('2.4 a filter keeps only what has all the others, and says when there is nothing to look for', () => {
    const { filter } = createEngine(entries);
    expect(filter('about platinum')?.map(({ title }) => title)).toEqual(['Platinum', 'प्लैटिनम लाउंज']);
    expect([filter('platinum ferry'), filter('((')]).toEqual([[], undefined]);
  });
});

test('2.4 of one kind, what is at home comes before what is abroad; alone, that is no worse for being abroad', () => {
  const offer = (title: string, abroad: boolean): Entry => ({ ...entry(title), kind: 'offers', abroad });
  const card: Entry = { ...entry('x', '', 'fashion in Paris'), kind: 'cards' };
  const titles = titlesIn([offer('Fashion, fashion', true), offer('Fashion for all at home', false), card]);
  expect(titles('fashion')).toEqual(['Fashion for all at home', 'Fashion, fashion', 'x']);
  expect(titlesIn([offer('Fashion in Paris', true), card])('fashion')).toEqual(['Fashion in Paris', 'x']);
  const rooms = titlesIn([offer('Singapore noodles, room by room', false), offer('Room in Singapore', true)]);
  expect(rooms('room in singapore')[0]).toBe('Room in Singapore');
});

describe('a word that names a kind', () => {
  const of = (kind: Entry['kind'], title: string, more: Partial<Entry> = {}): Entry => ({ ...entry(title), kind, ...more });
  const titles = titlesIn([
    of('pages', 'Delhi metro'),
    of('lounges', 'Yamuna Court', { description: 'Delhi' }),
    of('offers', 'Dinner in Delhi'),
    of('cards', 'Travel'),
    of('questions', 'My card is lost'),
    of('pages', 'Travel agents'),
  ]);

  test.each([
    ['lounge delhi', 'Yamuna Court'],
    ['delhi lounj', 'Yamuna Court'],
    ['offers in delhi', 'Dinner in Delhi'],
    ['travel card', 'Travel'],
    ['lost card', 'My card is lost'],
  ])('2.4 “%s”: results of the kind come first, whether or not they have the word', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  test('2.4 what follows a preposition does not name the kind', () => {
    expect(readQuery('debit card with lounge visit', '', wordRules('en'))).toMatchObject({
      kind: 'cards',
      required: ['debit', 'lounge', 'visit'],
    });
    expect(readQuery('lounge', '', wordRules('en'))).toMatchObject({ kind: 'lounges', required: ['lounge'] });
  });
});

test('2.4 a word of the index is not a beginning of another that sounds like it, letters without a vowel are no word', () => {
  const titles = titlesIn([entry('Call the bank'), entry('कालिंदी बैंक'), entry('Madras')]);
  expect(titles('call')).toEqual(['Call the bank']);
  expect(titles('mdrs')).toEqual([]);
});

describe('other names', () => {
  const bet = { ...entry('Help desk'), phrases: ['customer care', 'lost debit card'] };
  const titles = titlesIn([
    entry('Customer stories', 'customer care'),
    entry('Debit card', '', 'what to do when it is lost'),
    { ...entry('लखनऊ'), aliases: ['Lucknow'] },
    bet,
  ]);

  test.each([
    ['customer care', 'Help desk'],
    ['custmer care', 'Help desk'],
    ['i lost my debit card', 'Help desk'],
    ['lucknow', 'लखनऊ'],
  ])('2.4 “%s” finds the entry that is called so, the best bet first', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });
});

test('2.4 a phrase that the query does not contain finds nothing', () => {
  const bet: Entry = { ...entry('Help desk'), phrases: ['lost card'] };
  expect(titlesIn([bet, entry('Travel card')])('travel card')).toEqual(['Travel card']);
});

describe('words that are typed apart or together', () => {
  const entries = [entry('Chaigali'), entry('Tulsi Table'), entry('Chai'), entry('Tables'), entry('One-time password')];

  test.each([
    ['chai gali', 'Chaigali'],
    ['tulsitable', 'Tulsi Table'],
    ['one time password', 'One-time password'],
  ])('2.4 “%s”', (query, title) => {
    expect(titlesIn(entries)(query)[0]).toBe(title);
  });
});

describe('typos', () => {
  test('2.4 two letters that changed places are put right before a word that sounds alike is taken', () => {
    expect(titlesIn([entry('Bulk'), entry('Block')])('bolck')).toEqual(['Block']);
  });

  const titles = titlesIn([entry('Festive carnival'), entry('Festival card')]);

  test('2.4 are understood when nothing fits exactly', () => {
    expect(titles('festve carnivl')[0]).toBe('Festive carnival');
    expect(titles('carnvial')).toEqual(['Festive carnival']);
  });

  test('2.4 are not looked for when something fits', () => {
    expect(titlesIn([entry('Cart'), entry('Card')])('card')).toEqual(['Card']);
    expect(titlesIn([entry('Cardinal'), entry('Cars')])('card')).toEqual(['Cardinal']);
  });

  test('2.4 are no other digits: “18001” is not 18000, but “18000 rupes” has a typo', () => {
    expect(titlesIn([entry('Rupees 18000')])('18001')).toEqual([]);
    expect(titlesIn([entry('Rupees 18000')])('18000 rupes')).toEqual(['Rupees 18000']);
  });

  test('2.4 the nearest spelling is the one with the fewest typos, of several the most frequent word', () => {
    const { nearestSpelling } = createEngine([entry('Bank', 'bank'), entry('x', '', 'bonk')]);
    expect(['boonkk', 'bxnkz', 'junk4500'].map(nearestSpelling)).toEqual(['bonk', 'bank', undefined]);
  });

  test('2.4 are not looked for in short words', () => {
    expect(titlesIn([entry('Fan')])('fin')).toEqual([]);
  });
});

describe('one word in several forms', () => {
  test.each([
    ['case', 'UPI', 'upi'],
    ['Latin accents', 'Café', 'cafe'],
    ['Latin accents, decomposed', 'Cafe\u0301', 'café'],
    ['nukta', 'ऑफ़र', 'ऑफर'],
    ['nukta, composed', '\u095e\u0940\u0938', 'फीस'],
    ['joiners', 'क्\u200dष', 'क्ष'],
    ['chandrabindu', 'जाँच', 'जांच'],
    ['plural', 'Airport lounges', 'lounge'],
    ['singular', 'Lounge', 'lounges'],
    ['Hindi plural', 'कार्डों', 'कार्ड'],
    ['Hindi digits', 'टर्मिनल २', 'टर्मिनल 2'],
    ['groups of digits', '₹12,000', '12000'],
    ['hyphens', 'Wi-Fi', 'wifi'],
    ['width', 'ＱＲ', 'qr'],
    ['possessive', 'Your bank’s app', 'bank app'],
    ['verbs', 'Charges were blocked', 'blocking charge'],
    ['oblique forms', 'बच्चे का खाता', 'बच्चा खाते'],
    ['terminals', 'Terminal 3', 't3'],
    ['two letters for two words', 'Terms', 'T & C'],
    ['another name', 'Cash machine', 'atm'],
    ['another name in the other script', 'यूपीआई', 'upi'],
  ])('2.4 %s', (_, written, typed) => {
    expect(titlesIn([entry(written), entry('Other')])(typed)).toEqual([written]);
  });
});

describe('Hindi typed in Latin letters', () => {
  const hindi = ['लाउंज', 'क़र्ज़', 'ऑफ़र', 'डेबिट कार्ड', 'त्योहार उत्सव', 'हमारा सफ़र', 'दिल्ली', 'विदेश', 'किस्तें'];
  const titles = titlesIn(hindi.map((title) => entry(title)));

  test.each([
    ['lounj', 'लाउंज'],
    ['laounj', 'लाउंज'],
    ['lounge', 'लाउंज'],
    ['karz', 'क़र्ज़'],
    ['qarz', 'क़र्ज़'],
    ['ofar', 'ऑफ़र'],
    ['offer', 'ऑफ़र'],
    ['debit kard', 'डेबिट कार्ड'],
    ['tyohaar', 'त्योहार उत्सव'],
    ['milon ka patthar', 'हमारा सफ़र'],
    ['dilli', 'दिल्ली'],
    ['videsh', 'विदेश'],
    ['kiston', 'किस्तें'],
  ])('2.4 %s', (typed, written) => {
    expect(titles(typed)).toEqual([written]);
  });
});

test('2.4 a query is never a pattern: no sign in it has a meaning', () => {
  const titles = titlesIn([entry('a+b'), entry('xyz')]);
  for (const sign of ['.', '.*', '[a-z]+', '(', '^x', 'x|y', '\\w', '*']) expect(() => titles(sign)).not.toThrow();
  expect(titles('.yz')).toEqual([]);
  expect(titles('x*z')).not.toContain('a+b');
});
