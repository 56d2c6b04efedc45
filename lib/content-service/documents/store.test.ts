import { setTimeout } from 'node:timers/promises';
import { createMemo, type Documents } from './store.ts';

const none = new Map();
const folders = { screens: none, legal: none, jcb: none, 'scan-and-score': none, records: none, translations: none };
const documents: Documents = { version: '1', named: none, pages: none, folders };

test('2.4 what is not asked for any more is dropped', async () => {
  const memo = createMemo<object>(() => documents, undefined, { max: 2, idle: 20 });
  let made = 0;
  const make = () => {
    made += 1;
    return {};
  };
  memo('ta', make);
  memo('ta', make);
  expect(made).toBe(1);
  await setTimeout(100);
  memo('ta', make);
  expect(made).toBe(2);
});

test('2.4 only so many are kept, the last ones that were asked for', () => {
  const made: string[] = [];
  const memo = createMemo<object>(() => documents, undefined, { max: 2 });
  for (const key of ['ta', 'ur', 'ta', 'bn', 'ta', 'ur']) memo(key, () => made.push(key) && {});
  expect(made).toEqual(['ta', 'ur', 'bn', 'ur']);
});
