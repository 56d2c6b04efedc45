import { mergeLanguages } from './merge-languages.ts';

test('texts of two languages stand side by side; what is the same stands once, unless it has a placeholder', () => {
  const english = { title: 'Lounges', slug: 'lounges', breadcrumb: [{ label: '{city}' }] };
  expect(mergeLanguages(english, { title: 'लाउंज', slug: 'lounges', breadcrumb: [{ label: '{city}' }] }, 'hi')).toEqual({
    title: { en: 'Lounges', hi: 'लाउंज' },
    slug: 'lounges',
    breadcrumb: [{ label: { en: '{city}', hi: '{city}' } }],
  });
});

test('a list of texts differs as a whole', () => {
  expect(mergeLanguages({ phrases: ['lost card', 'block card'] }, { phrases: ['कार्ड खो गया', 'कार्ड बंद करना'] }, 'hi')).toEqual({
    phrases: { en: ['lost card', 'block card'], hi: ['कार्ड खो गया', 'कार्ड बंद करना'] },
  });
});

test('a page without a translation falls back to English as a whole', () => {
  expect(mergeLanguages({ title: 'Lounges' }, undefined, 'hi')).toEqual({ title: { en: 'Lounges' } });
});
