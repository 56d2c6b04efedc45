import path from 'node:path';
import { languageFaults, linkFaults } from './data-checks.ts';

test('a text without Hindi, without a translation or without languages is found, with file and pointer', () => {
  const document = {
    title: { en: 'Cards' },
    content: [
      { description: { en: 'Cards for every day', hi: 'Cards for every day' } },
      { question: 'Is it free?' },
      { rows: [['One fee', '10']] },
    ],
  };
  expect(languageFaults('a.json', document)).toEqual([
    'a.json#/title has no hi',
    'a.json#/content/0/description is not translated into Hindi',
    'a.json#/content/1/question is a text without languages: "Is it free?"',
    'a.json#/content/2/rows/0/0 is a text without languages: "One fee"',
  ]);
});

test('texts in both languages, names of languages, addresses and figures are no fault', () => {
  const document = {
    title: { en: 'EMI', hi: 'EMI' },
    languages: [{ aria_label: 'हिन्दी में देखें' }],
    link: '/cards',
    label: '{today+3}',
    rows: [['10', '₹ 2,000']],
  };
  expect(languageFaults('a.json', document)).toEqual([]);
});

test('a link or picture that leads nowhere is found, in texts too', () => {
  const document = {
    link: '/cards?tab=credit#top',
    image: '/art/none.svg',
    logo: { url: '/art/logos/wordmark.svg' },
    text: { en: '[a](/gone) [b](https://x.test/gone)', hi: '[क](/cards)' },
  };
  expect(linkFaults('a.json', document, path.join(process.cwd(), 'public'), (target) => target === '/cards')).toEqual([
    'a.json#/image leads nowhere: /art/none.svg',
    'a.json#/text leads nowhere: /gone',
  ]);
});
