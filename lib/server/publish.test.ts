import type { TagListener } from './redis/tag-stream.ts';

const purged: string[][] = [];
let listener: TagListener;

jest.mock('#lib/content/edge/edge-purges.ts', () => ({ purgeEdge: (tags: string[]) => purged.push(tags) }));
jest.mock('./redis/shared-store.ts', () => ({
  startSharedStore: async (_url: string, _build: string, listen: TagListener) => {
    listener = listen;
  },
}));

test('an instance that learns of a publish late purges it, because a cache in front may have taken an old page from it', async () => {
  const { listenForPublishes } = await import('./publish.ts');
  await listenForPublishes('redis://127.0.0.1:1');
  const start = Date.now();
  jest.useFakeTimers({ now: start + 60_000 });
  // In time: the instance with the webhook purges.
  listener(['page:soon'], start + 59_500);
  listener(['page:late', 'expired:page:late'], start + 50_000);
  // From before this process: its entries are stale anyway.
  listener(['page:before'], start - 50_000);
  jest.useRealTimers();
  expect(purged).toEqual([['page:late']]);
});
