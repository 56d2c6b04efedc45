import { ContentError, catalogueKey, catalogueMessage, httpStatusFor } from './errors.ts';

/** Section 8 of the specification, to the letter. */
const CATALOGUE = [
  ['timeout', undefined, 'timeout', 'The request timed out. Please check your internet connection and try again.'],
  ['status', 404, '404', 'The requested resource could not be found. Please check the URL and try again.'],
  ['status', 401, '401', 'You are not authorized to access this resource. Please log in and try again.'],
  [
    'status',
    403,
    '403',
    'You do not have permission to access this resource. Please contact support if you believe this is an error.',
  ],
  ['status', 400, '400', 'The request was invalid. Please check your input and try again.'],
  ['status', 500, '500', 'An unexpected error occurred on the server. Please try again later.'],
  ['status', 503, '503', 'The service is currently unavailable. Please try again later.'],
  ['status', 418, 'unknown', 'Unkown Issue Occured'],
  ['status', 502, 'unknown', 'Unkown Issue Occured'],
  ['connection', undefined, 'unknown', 'Unkown Issue Occured'],
  ['body', 200, 'unknown', 'Unkown Issue Occured'],
  ['shape', undefined, 'unknown', 'Unkown Issue Occured'],
] as const;

test.each(CATALOGUE)('8 catalogue: %s %s is "%s"', (failure, status, key, sentence) => {
  expect(catalogueKey(failure, status)).toBe(key);
  expect(catalogueMessage(key, 'en')).toBe(sentence);
});

test('8 a page says what the catalogue says', () => {
  const error = new ContentError({ path: '/api/header', failure: 'status', status: 400 });
  expect([error.messageKey, error.digest]).toEqual(['400', 'content-400']);
});

test.each([401, 403])(
  '8 %d is a fault of the configuration: visitors are told that the service is unavailable, the log what to do',
  (status) => {
    const error = new ContentError({ path: '/api/header', failure: 'status', status });
    expect([error.messageKey, httpStatusFor(error)]).toEqual(['503', 503]);
    expect(error.message).toContain('check CONTENT_TOKEN');
  },
);

test('8 every error message is in Hindi, except the one that stays as given', () => {
  const keys = CATALOGUE.map(([, , key]) => key).filter((key) => key !== 'unknown');
  for (const key of keys) expect(catalogueMessage(key, 'hi')).toMatch(/\p{Script=Devanagari}/u);
});

test.each([
  ['timeout', undefined, 503],
  ['connection', undefined, 503],
  ['status', 503, 503],
  ['status', 502, 503],
  ['status', 504, 503],
  ['status', 429, 503],
  ['status', 500, 500],
  ['empty', undefined, 404],
  ['body', 200, 500],
  ['size', 200, 500],
  ['redirect', 302, 500],
  ['shape', undefined, 500],
] as const)('8 the error page for %s %s has status %d', (failure, status, expected) => {
  expect(httpStatusFor(new ContentError({ path: '/', failure, status }))).toBe(expected);
});

test('8 an error says path, failure, status and cause', () => {
  const cause = new Error('why');
  const error = new ContentError({ path: '/api/footer', failure: 'status', status: 500, detail: 'more', cause });
  expect(error).toMatchObject({ name: 'ContentError', path: '/api/footer', status: 500, cause });
  expect(error.message).toBe('/api/footer: status 500 (more)');
});

test('what a visitor searched for is in no error', () => {
  const error = new ContentError({ path: '/api/search?searchItem=private+words&locale=en', failure: 'status', status: 503 });
  expect(`${error.message} ${error.path}`).not.toContain('private');
  expect(error.path).toBe('/api/search?locale=en');
});
