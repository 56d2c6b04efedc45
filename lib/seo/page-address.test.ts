import { alternatesOf, languagesOf, pageAddress } from './page-address.ts';

const ORIGIN = 'http://localhost:3000';

test('1 a page exists in English and in the languages its content names', () => {
  expect(languagesOf({ locales: ['en', 'hi', 'fr'] }, 'en')).toEqual(['en', 'hi']);
  expect(languagesOf({ locales: ['hi'] }, 'hi')).toEqual(['en', 'hi']);
});

test('1 content that names no language announces none but its own', () => {
  expect(languagesOf({}, 'hi')).toEqual(['hi']);
  expect(languagesOf({ locale: 'en' }, 'hi')).toEqual(['en']);
});

test('1 a page without a translation has the English page as its canonical one', () => {
  const place = pageAddress({ locales: ['en'] }, 'hi', '/ekaa');
  expect(place).toEqual({ languages: ['en'], language: 'en', canonical: `${ORIGIN}/ekaa`, isCanonical: true });
  expect(alternatesOf('/ekaa', place.languages)).toEqual({});
});

test('1 the languages of a page name each other, themselves and the default', () => {
  expect(alternatesOf('/', ['en', 'hi'])).toEqual({ en: `${ORIGIN}/`, hi: `${ORIGIN}/hi`, 'x-default': `${ORIGIN}/` });
});

test.each([
  ['/ekaa', `${ORIGIN}/hi/ekaa`, false],
  ['/about', `${ORIGIN}/hi/about`, true],
  ['https://other.example/a', 'https://other.example/a', false],
  ['#here', `${ORIGIN}/hi/about`, true],
  ['//other.example', `${ORIGIN}/hi/about`, true],
  ['tel:1', `${ORIGIN}/hi/about`, true],
])('2.11 the canonical address %j of the content is %s', (seo_canonical_link, canonical, isCanonical) => {
  expect(pageAddress({ locales: ['en', 'hi'], seo: { seo_canonical_link } }, 'hi', '/about')).toMatchObject({
    canonical,
    isCanonical,
  });
});
