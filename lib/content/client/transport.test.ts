import { CONTENT_ADDRESS, contentTransport } from './transport.ts';

test('a call of the embedded service is a task of its own: others have their turn between two calls', async () => {
  const ask = () => contentTransport(new Request(`${CONTENT_ADDRESS}/api/footer?locale=en`));
  expect((await ask()).status).toBe(200);
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  await ask();
  expect(turns).toBe(1);
});
