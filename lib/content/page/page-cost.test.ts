import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Block, blockSchema } from '#lib/contract/blocks/block.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { affordableBlocks } from './page-cost.ts';

const DATA = path.join(process.cwd(), 'lib/content-service/data');

const description = (text: string) => blockSchema.parse({ __component: 'blocks.description', description: text });

test.each([
  ['lists', '- One item with **bold** words and a [link](/faqs)\n'.repeat(200)],
  ['tables', `| a | b | c |\n|---|---|---|\n${'| 1 | 2 | 3 |\n'.repeat(200)}`],
  ['prose', 'The card is accepted wherever the mark is shown. '.repeat(500)],
])('2.8 many blocks with long %s: the first are shown, and shorter ones behind them', (_name, text) => {
  const lines = captureLog();
  const blocks = [...Array.from({ length: 100 }, () => description(text)), description('Short')];
  const shown = affordableBlocks(blocks, '/a');
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.length).toBeLessThan(12);
  expect(shown.at(-1)).toEqual(blocks.at(-1));
  expect(lines()[0]).toMatchObject({ source: '/a', pointer: expect.stringMatching(/^\/content\/\d$/) });
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
