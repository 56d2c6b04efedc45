import { delayWrongSecret } from './wrong-secret-delay.ts';

test('each wrong secret of a client is answered later, up to a limit; those of others are not', async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => waits.push(milliseconds);
  for (let attempt = 0; attempt < 8; attempt += 1) await delayWrongSecret('192.0.2.1', wait);
  await delayWrongSecret('192.0.2.2', wait);
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 100]);
});
