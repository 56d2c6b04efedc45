import { readRaw } from './support/html.ts';
import { expect, test } from './support/test.ts';

test('the instalment of an amount is in the HTML of its address; what is wrong is kept and explained', async ({ request }) => {
  const read = async (query: string) => {
    const { response, html, text } = await readRaw(request, `/emi-cc-upi${query}`);
    expect(response.status()).toBe(200);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/emi-cc-upi"/);
    return text;
  };
  expect(await read('?amount=18,000&months=6&rate=15')).toMatch(/₹3,133<\/dd>.*₹796<\/dd>.*₹18,796<\/dd>/);
  expect(await read('?amount=%E2%82%B91,50,000&months=18&rate=14.5')).toContain('₹1,50,000 over 18 months at 14.5% a year');
  const wrong = await read('?amount=plenty&months=6&rate=15');
  expect(wrong).toContain('value="plenty"');
  expect(wrong).toContain('Write the amount in digits, from ₹2,000 to ₹2,00,000.');
});
