import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  headFaults,
  languageFaults,
  linkFaults,
  numberFaults,
  sizeFaults,
  spellingFaults,
  tableFigures,
} from './document-checks.test-helper.ts';

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
  const hasFile = (target: string) => existsSync(path.join(process.cwd(), 'public', target));
  expect(linkFaults('a.json', document, hasFile, (target) => target === '/cards')).toEqual([
    'a.json#/image leads nowhere: /art/none.svg',
    'a.json#/text leads nowhere: /gone',
  ]);
});

test('a button whose size is missing or wrong is found, in the language it is wrong in', () => {
  const sizes = new Map([
    ['/documents/a.pdf', 100],
    ['/documents/b.pdf', 200],
  ]);
  const link = { en: '/documents/a.pdf', hi: '/documents/b.pdf' };
  const document = [
    { button_type: 'pdf', button_link: link, file_size: { en: 100, hi: 200 } },
    { button_type: 'pdf', button_link: link, file_size: 100 },
    { button_type: 'download', button_link: '/documents/b.pdf' },
    { button_type: 'internal', button_link: '/cards' },
  ];
  expect(sizeFaults('a.json', document, sizes)).toEqual([
    'a.json#/1 says 100 bytes (hi), it is 200',
    'a.json#/2 says null bytes (en), it is 200',
    'a.json#/2 says null bytes (hi), it is 200',
  ]);
});

test('a number that differs between the languages is found; grouping, addresses and midnight do not count', () => {
  const document = [
    { en: 'At 60 labs', hi: '70 जाँच केंद्रों पर' },
    { en: 'Rp 300,000 on [2 pages](/a-3)', hi: '3,00,000 रुपिया, [2 पृष्ठ](/a-4)' },
    { en: '4 am to midnight', hi: 'सुबह 4 से रात 12 बजे' },
  ];
  expect(numberFaults('a.json', document)).toEqual(['a.json#/0 says 60 in English, 70 in Hindi']);
});

test('a table gives each value by its column and row, and by its row and column', () => {
  const table = { headers: ['Charge', { en: 'Select', hi: 'सिलेक्ट' }], rows: [[{ en: 'Cash', hi: 'नकदी' }, '₹100']] };
  expect([...tableFigures({ content: [table] })]).toEqual([
    ['Select: Cash', '₹100'],
    ['Cash: Select', '₹100'],
  ]);
});

test('another spelling, a palace window for one of the browser, a long title and a short description are found', () => {
  const document = {
    seo: { seo_title: { en: 'A'.repeat(71), hi: 'अ' }, seo_description: { en: 'A'.repeat(70), hi: 'अ'.repeat(69) } },
    content: [
      { title: { en: 'Paper', hi: 'काग़ज़ वापस' } },
      { title: { en: 'Close', hi: 'झरोखा बंद करें' } },
      { title: { hi: 'महल का झरोखा' } },
    ],
  };
  expect(spellingFaults('a.json', document)).toEqual([
    'a.json#/content/0/title/hi should have कागज़',
    'a.json#/content/1/title/hi should have विंडो',
  ]);
  expect(headFaults('a.json', document, 'rupay')).toEqual([
    'a.json#/seo/seo_title/en has 71 characters',
    'a.json#/seo/seo_description/hi has 69 characters',
  ]);
});
