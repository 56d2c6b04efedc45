import { escapeXml } from '#lib/platform/escape-xml.ts';
import { streamedResponse } from './text-response.ts';

async function* parts(fail: number) {
  for (let part = 1; part <= 3; part += 1) {
    if (part === fail) throw new Error('the service failed');
    yield `${part} `;
  }
}

test('2.11 a text cannot leave its element or attribute', () => {
  expect(escapeXml(`a<b>"c"&'d'\u0000\n`)).toBe('a&lt;b&gt;&quot;c&quot;&amp;&apos;d&apos;\n');
});

test('2.11 a file is streamed', async () => {
  expect(await (await streamedResponse(parts(0), 'text/plain')).text()).toBe('1 2 3 ');
});

test('2.11 a failure before the first chunk is thrown', async () => {
  await expect(streamedResponse(parts(1), 'text/plain')).rejects.toThrow('the service failed');
});

test('2.11 a later failure breaks the response', async () => {
  const answer = await streamedResponse(parts(3), 'text/plain');
  await expect(answer.text()).rejects.toThrow('the service failed');
});
