import { Disappearance } from './disappearance.ts';
import { captureLog } from './log-capture.test-helper.ts';

const MINUTE = 60_000;
const document = (key: string, changes = {}) => ({
  key,
  tags: ['page', `page:${key}`],
  isRequired: false,
  isDeleted: false,
  ...changes,
});

let content: Disappearance;
beforeEach(() => {
  content = new Disappearance(MINUTE);
});

test('what never existed is missing at once', () => {
  expect(content.isBelieved(document('a'))).toBe(true);
});

test('what existed is missing when a second read says so, a renewal later', () => {
  content.exists('a');
  expect(content.isBelieved(document('a'), 0)).toBe(false);
  expect(content.isBelieved(document('a'), MINUTE - 1)).toBe(false);
  expect(content.isBelieved(document('a'), MINUTE)).toBe(true);
  expect(content.isBelieved(document('a'), MINUTE + 1)).toBe(true);
});

test('what comes back between two reads was never missing', () => {
  content.exists('a');
  expect(content.isBelieved(document('a'), 0)).toBe(false);
  content.exists('a');
  expect(content.isBelieved(document('a'), MINUTE)).toBe(false);
});

test('what was deleted for good is missing at once', () => {
  content.exists('a');
  expect(content.isBelieved(document('a', { isDeleted: true }), 0)).toBe(true);
});

test('the document of a fixed address is missing only when the webhook has named it', () => {
  content.exists('home');
  for (const now of [0, MINUTE, 100 * MINUTE])
    expect(content.isBelieved(document('home', { isRequired: true, isDeleted: true }), now)).toBe(false);
  content.publish(['page:home'], 100 * MINUTE);
  expect(content.isBelieved(document('home', { isRequired: true }), 101 * MINUTE)).toBe(true);
});

test('a call of the webhook explains what is missing for an hour', () => {
  content.exists('home');
  content.publish(['page'], 0);
  expect(content.isBelieved(document('home', { isRequired: true }), 60 * MINUTE)).toBe(false);
});

test('many that are missing within a minute are an outage, which is logged once a minute', () => {
  const lines = captureLog();
  const keys = Array.from({ length: 30 }, (_, index) => `page-${index}`);
  for (const key of [...keys, 'other']) content.exists(key);
  for (let minute = 0; minute < 3; minute += 1)
    for (const key of keys) expect(content.isBelieved(document(key), minute * MINUTE)).toBe(false);
  expect(lines().map(({ event }) => event)).toEqual(['content-outage', 'content-outage', 'content-outage']);
  // Afterwards another one may disappear, and of these the one that the webhook names.
  expect(content.isBelieved(document('other'), 10 * MINUTE)).toBe(false);
  expect(content.isBelieved(document('other'), 11 * MINUTE)).toBe(true);
  expect(content.isBelieved(document('page-1'), 11 * MINUTE)).toBe(false);
  content.publish(['page:page-1'], 11 * MINUTE);
  expect(content.isBelieved(document('page-1'), 12 * MINUTE)).toBe(true);
});

test('documents of fixed addresses count towards an outage, so that the lists that disappear with them stay', () => {
  captureLog();
  const home = ['home:en', 'home:hi'].map((key) => document(key, { isRequired: true }));
  const lists = ['offers', 'cards', 'faqs'].map((key) => document(key));
  for (const { key } of [...home, ...lists]) content.exists(key);
  for (const now of [0, MINUTE, 10 * MINUTE])
    for (const each of [...home, ...lists]) expect(content.isBelieved(each, now)).toBe(false);
});
