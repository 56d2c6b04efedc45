import { mergeLanguages } from './merge-languages.ts';

test('texts of two languages stand side by side; what is the same stands once, unless it has a placeholder', () => {
  const english = { title: 'Lounges', slug: 'lounges', breadcrumb: [{ label: '{city}' }] };
  expect(mergeLanguages(english, { title: 'लाउंज', slug: 'lounges', breadcrumb: [{ label: '{city}' }] }, 'hi')).toEqual({
    title: { en: 'Lounges', hi: 'लाउंज' },
    slug: 'lounges',
    breadcrumb: [{ label: { en: '{city}', hi: '{city}' } }],
  });
});

test('a page without a translation falls back to English as a whole', () => {
  expect(mergeLanguages({ title: 'Lounges' }, undefined, 'hi')).toEqual({ title: { en: 'Lounges' } });
});
