import { runInSlices, runSteps, type Steps } from '#lib/platform/steps.ts';
import type { Documents } from './documents/store.ts';
import { createSearch } from './search.ts';

jest.mock('#lib/platform/steps.ts', () => ({ ...jest.requireActual('#lib/platform/steps.ts'), runInSlices: jest.fn() }));

const NONE = new Map();
const folders = { screens: NONE, legal: NONE, jcb: NONE, 'scan-and-score': NONE, records: NONE, translations: NONE };
const documentsOf = (version: string, title: string): Documents => ({
  version,
  named: NONE,
  pages: new Map([['a', { slug: 'a', title: { en: title }, content: [] }]]),
  folders,
});

test('while the index of changed documents is built, that of the documents before answers', async () => {
  let documents = documentsOf('1', 'Monsoon');
  const build = <Result>(steps: Steps<Result>) => Promise.resolve(runSteps(steps));
  let finish = () => undefined as unknown;
  jest
    .mocked(runInSlices)
    .mockImplementationOnce(build)
    .mockImplementationOnce((steps) => new Promise((resolve) => (finish = () => resolve(runSteps(steps)))));
  const search = createSearch(() => documents, 'rupay');
  const count = async (searchItem: string) => {
    const answer = await search({ searchItem }, 'en');
    return 'total_count' in answer ? answer.total_count : undefined;
  };
  expect(await count('monsoon')).toBe(1);
  documents = documentsOf('2', 'Harvest');
  expect([await count('monsoon'), await count('harvest')]).toEqual([1, 0]);
  finish();
  await Promise.resolve();
  expect([await count('harvest'), await count('monsoon')]).toEqual([1, 0]);
});
