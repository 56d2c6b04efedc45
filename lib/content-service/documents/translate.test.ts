import { readTranslations, translate } from './translate.ts';

const translations = readTranslations(
  new Map([
    ['ta', { texts: { Cards: 'கார்டுகள்', 'of {count:banks} banks': '{count:banks} வங்கிகளின்' } }],
    ['ur', { texts: { Cards: 'کارڈ' } }],
  ]),
);

test('texts get the languages that have a translation, by their English text', () => {
  const document = { title: { en: 'Cards', hi: 'कार्ड' }, items: [{ label: { en: 'of {count:banks} banks' } }, 'Cards'] };
  expect(translate(document, translations)).toEqual({
    title: { en: 'Cards', hi: 'कार्ड', ta: 'கார்டுகள்', ur: 'کارڈ' },
    items: [{ label: { en: 'of {count:banks} banks', ta: '{count:banks} வங்கிகளின்' } }, 'Cards'],
  });
});

test('what a document says in a language stays, and an English text that was changed has no translation', () => {
  const document = { title: { en: 'Cards', ta: 'அட்டைகள்' }, note: { en: 'Cards!' } };
  expect(translate(document, translations)).toEqual({
    title: { en: 'Cards', ta: 'அட்டைகள்', ur: 'کارڈ' },
    note: { en: 'Cards!' },
  });
});
