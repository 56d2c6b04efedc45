import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { addAnswer, type LanguageTable, printedLanguages } from './languages.ts';

test('the table has what each page and list lacks in each language', () => {
  const table: LanguageTable = new Map();
  const whole = (locale: string) => ({ data: { locale, content: [{ locale }, { locale, links: [{ label: 'a' }] }] } });
  for (const locale of ['en', 'hi', 'ta'] as const) {
    const path = '/api/pages/ekaa';
    const partly = { data: { locale, content: [{ locale }, { locale: 'en' }] } };
    addAnswer(table, ENDPOINTS.page, { path, params: {}, locale }, locale === 'ta' ? partly : whole(locale));
    const params = { slug: locale };
    addAnswer(table, ENDPOINTS.offersDetail, { path: '/api/offers-detail', params, locale }, { data: { locale: 'en' } });
  }
  expect(printedLanguages(table)).toMatchObject({
    '/api/pages/ekaa': { hi: 'whole', ta: '2/3', ur: '' },
    '/api/offers-detail': { hi: '', ta: '' },
  });
});

test('a language that was changed before English was is older', () => {
  const table: LanguageTable = new Map();
  const dates = { en: '2026-05-05T10:00:00Z', hi: '2026-05-05T15:00:00+05:30', ta: '2026-05-06T00:00:00Z' } as const;
  for (const [locale, updated_at] of Object.entries(dates) as [keyof typeof dates, string][])
    addAnswer(table, ENDPOINTS.page, { path: '/api/pages/ekaa', params: {}, locale }, { data: { locale, updated_at } });
  expect(printedLanguages(table)['/api/pages/ekaa']).toMatchObject({ hi: 'whole, older', ta: 'whole', bn: '' });
});
