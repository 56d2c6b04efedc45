import { POST } from './route.ts';

jest.mock('next/headers', () => ({
  draftMode: async () => ({ disable: () => undefined }),
  cookies: async () => ({ set: () => undefined }),
}));

const end = (body: BodyInit) =>
  POST(
    new Request('http://site.test/service/preview', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body,
      duplex: 'half',
    } as RequestInit),
  );

test('a preview ends on a page of the site', async () => {
  const locationAfter = async (path: string) => (await end(new URLSearchParams({ path }))).headers.get('location');
  expect(await locationAfter('/hi/ekaa?tab=a')).toBe('/hi/ekaa?tab=a');
  for (const path of ['//evil.example', 'https://evil.example/', '/service/health']) expect(await locationAfter(path)).toBe('/');
});

test('a body without an end is not kept in memory', async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      if (chunks > 1000) controller.close();
      else controller.enqueue(new TextEncoder().encode('path='.repeat(1000)));
    },
  });
  expect((await end(endless)).status).toBe(400);
  expect(chunks).toBeLessThan(10);
});
