import { captureLog } from '../client/log-capture.test-helper.ts';
import { DeletionGuard } from './deletion-guard.ts';

const MINUTE = 60_000;
const document = (key: string, changes = {}) => ({
  key,
  tags: ['page', `page:${key}`],
  isRequired: false,
  isDeleted: false,
  ...changes,
});

let guard: DeletionGuard;
beforeEach(() => {
  guard = new DeletionGuard(MINUTE);
});

test('what never existed needs no confirmation', () => {
  expect(guard.confirms(document('a'))).toBe(true);
});

test('a second read, a renewal later, confirms a deletion', () => {
  guard.exists('a');
  expect(guard.confirms(document('a'), 0)).toBe(false);
  expect(guard.confirms(document('a'), MINUTE - 1)).toBe(false);
  expect(guard.confirms(document('a'), MINUTE)).toBe(true);
  expect(guard.confirms(document('a'), MINUTE + 1)).toBe(true);
});

test('what exists again between two reads is not deleted', () => {
  guard.exists('a');
  expect(guard.confirms(document('a'), 0)).toBe(false);
  guard.exists('a');
  expect(guard.confirms(document('a'), MINUTE)).toBe(false);
});

test('a 410 confirms a deletion at once', () => {
  guard.exists('a');
  expect(guard.confirms(document('a', { isDeleted: true }), 0)).toBe(true);
});

test('only the webhook confirms the deletion of a document of a fixed address', () => {
  guard.exists('home');
  for (const now of [0, MINUTE, 100 * MINUTE])
    expect(guard.confirms(document('home', { isRequired: true, isDeleted: true }), now)).toBe(false);
  guard.publish(['page:home'], 100 * MINUTE);
  expect(guard.confirms(document('home', { isRequired: true }), 101 * MINUTE)).toBe(true);
});

test('a webhook call confirms deletions for an hour', () => {
  guard.exists('home');
  guard.publish(['page'], 0);
  expect(guard.confirms(document('home', { isRequired: true }), 60 * MINUTE)).toBe(false);
});

test('many deletions within a minute are an outage, which is logged once a minute', () => {
  const lines = captureLog();
  const keys = Array.from({ length: 30 }, (_, index) => `page-${index}`);
  for (const key of [...keys, 'other']) guard.exists(key);
  for (let minute = 0; minute < 3; minute += 1)
    for (const key of keys) expect(guard.confirms(document(key), minute * MINUTE)).toBe(false);
  expect(lines().map(({ event }) => event)).toEqual(['content-outage', 'content-outage', 'content-outage']);
  // Afterwards other content can be deleted, and of these what the webhook names.
  expect(guard.confirms(document('other'), 10 * MINUTE)).toBe(false);
  expect(guard.confirms(document('other'), 11 * MINUTE)).toBe(true);
  expect(guard.confirms(document('page-1'), 11 * MINUTE)).toBe(false);
  guard.publish(['page:page-1'], 11 * MINUTE);
  expect(guard.confirms(document('page-1'), 12 * MINUTE)).toBe(true);
});

test('documents of fixed addresses count towards an outage, so that the lists that disappear with them stay', () => {
  captureLog();
  const home = ['home:en', 'home:hi'].map((key) => document(key, { isRequired: true }));
  const lists = ['offers', 'cards', 'faqs'].map((key) => document(key));
  for (const { key } of [...home, ...lists]) guard.exists(key);
  for (const now of [0, MINUTE, 10 * MINUTE])
    for (const deletion of [...home, ...lists]) expect(guard.confirms(deletion, now)).toBe(false);
});
