import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Block, blockSchema } from '#lib/contract/blocks/block.ts';
import { withRequest } from '#lib/observability/request-context.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { affordableBlocks, mayParse } from './page-cost.ts';

const DATA = path.join(process.cwd(), 'lib/content-service/data');

const description = (text: string) => blockSchema.parse({ __component: 'blocks.description', description: text });

test.each([
  ['values', { __component: 'blocks.table', headers: ['a'], rows: Array.from({ length: 200 }, () => ['1', '2', '3']) }],
  ['characters', { __component: 'blocks.description', description: `data:${'words and words '.repeat(4000)}` }],
])('2.8 many blocks with many %s: the first are shown, and shorter ones behind them', (_name, block) => {
  const lines = captureLog();
  const blocks = [...Array.from({ length: 100 }, () => blockSchema.parse(block)), description('Short')];
  const shown = affordableBlocks(blocks, '/a');
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.length).toBeLessThan(30);
  expect(shown.at(-1)).toEqual(blocks.at(-1));
  expect(lines()[0]).toMatchObject({ source: '/a', pointer: expect.stringMatching(/^\/content\/\d+$/) });
});

const requestOf = (path: string) => ({ id: 'a', client: 'a', path });

test.each([
  ['lists', '- One item with **bold** words and a [link](/faqs)\n'.repeat(200)],
  ['texts that begin like an image', `data:${'*a* '.repeat(100)}`],
  ['short texts', '*a*'],
])('2.8 of many %s the first are parsed, with a line in the log', (name, text) => {
  const lines = captureLog();
  const parsed = withRequest(requestOf(name), () => Array.from({ length: 2000 }, () => mayParse(text)).filter(Boolean).length);
  expect(parsed).toBeGreaterThan(2);
  expect(parsed).toBeLessThan(1000);
  expect(lines()).toMatchObject([{ source: name, reason: expect.stringContaining('too long to parse') }]);
  expect(withRequest(requestOf(name), () => mayParse(text))).toBe(true);
});

test('the pages of the sample content are far below the limit', () => {
  const lines = captureLog();
  for (const folder of ['pages', 'screens', 'legal', 'jcb'])
    for (const file of readdirSync(path.join(DATA, folder))) {
      const { content }: { content: Block[] } = JSON.parse(readFileSync(path.join(DATA, folder, file), 'utf8'));
      // Each page three times over, in two languages.
      expect(affordableBlocks([...content, ...content, ...content], file)).toHaveLength(3 * content.length);
    }
  expect(lines()).toEqual([]);
});
