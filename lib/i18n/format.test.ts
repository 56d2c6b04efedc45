import { dateInIndia, formatBytes, formatDate, formatMoment, joinParts } from './format.ts';
import { textOf } from './text.ts';

test('dates are written in the language', () => {
  expect(formatDate('2027-03-31', 'en')).toBe('31 Mar 2027');
  expect(formatDate('2027-03-31', 'hi')).toBe('31 मार्च 2027');
});

test('the day changes at midnight in India, not in London', () => {
  expect(dateInIndia(new Date('2026-11-20T18:29:00Z'))).toBe('2026-11-20');
  expect(dateInIndia(new Date('2026-11-20T18:31:00Z'))).toBe('2026-11-21');
});

test('2.11 sizes of documents are said in kB and MB', () => {
  expect(formatBytes(1_234_567, 'en')).toBe('1.2 MB');
  expect(formatBytes(45_400, 'en')).toBe('45 kB');
  expect(formatBytes(12, 'en')).toBe('1 kB');
});

test('counts have Latin digits, and parts the comma of the language', () => {
  expect(textOf('mr', 'search')('found', { count: 44 })).toMatch(/^44 /);
  expect(textOf('bn', 'search')('found', { count: 3 })).toMatch(/3/);
  expect(joinParts(['دہلی', undefined, 'ٹرمینل 3'], 'ur')).toBe('دہلی، ٹرمینل 3');
  expect(joinParts(['Delhi', '', 'Terminal 3'], 'en')).toBe('Delhi, Terminal 3');
});

test('a moment is that of India, and says so', () => {
  const moment = new Date('2026-11-27T18:30:00.000Z');
  expect(formatMoment(moment, 'en')).toBe('28 Nov 2026, 12:00 am IST');
  expect(formatMoment(moment, 'hi')).toMatch(/^28 नव.* 2026, 12:00 am IST$/);
});
