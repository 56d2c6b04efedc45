import fc from 'fast-check';
import type { ComponentProps } from 'react';
import type ReactMarkdown from 'react-markdown';
import { renderHtml } from '#components/test/render.test-helper.tsx';
import { ContentError } from '#lib/content/client/errors.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { validate } from '#lib/content/client/validate.ts';
import { affordableBlocks } from '#lib/content/page/page-cost.ts';
import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { page } from '#lib/contract/documents.ts';
import { MARKDOWN_COST_MAX, markdownCost } from '#lib/contract/markdown-cost.ts';
import { withRequest } from '#lib/observability/request-context.ts';
import { Blocks } from './blocks.tsx';
import { examplesOf } from './examples.ts';

const parsed: string[] = [];
let parsedNodes = 0;

function countNodes(node: { children?: object[] }): void {
  parsedNodes += 1;
  for (const child of node.children ?? []) countNodes(child);
}

jest.mock('react-markdown', () => {
  const { default: Markdown } = jest.requireActual<{ default: typeof ReactMarkdown }>('react-markdown');
  return {
    __esModule: true,
    default(props: ComponentProps<typeof ReactMarkdown>) {
      parsed.push(props.children ?? '');
      return Markdown({ ...props, rehypePlugins: [() => countNodes, ...(props.rehypePlugins ?? [])] });
    },
  };
});

/** What the content service may send in one answer, in characters of JSON. */
const DOCUMENT_MAX = 2_000_000;
const BLOCKS_MAX = 100;
/** Of the parsed texts of a page, and of its HTML: a few for each of its values. */
const PARSED_NODES_MAX = 50_000;
const ELEMENTS_MAX = 60_000;

const text = fc
  .tuple(
    fc.constantFrom('', 'data:', 'data:image/png;base64,', 'https://a.example/ ', '/a ', '- '),
    fc.constantFrom(
      'Words. ',
      '- a\n',
      '*a* ',
      '[a](/b) ',
      '| a | b |\n|---|---|\n',
      '> a\n\n',
      '![a](data:image/png;base64,AA) ',
      '# a\n',
    ),
    fc.constantFrom(1, 20, 150, 1500, 15_000),
  )
  .map(([start, part, times]) => start + part.repeat(times));

/** A block with each list as long as this, and each text that its schema allows to be replaced. */
function enlarged(block: BlockInput, texts: readonly string[], length: number): object {
  let place = 0;
  const change = (value: unknown, isKnown: (other: unknown) => boolean): unknown => {
    if (typeof value === 'string') {
      place += 1;
      const other = texts[place % texts.length];
      const replaced = [other, other?.slice(0, 400)].find((option) => option !== undefined && isKnown(option));
      return replaced ?? value;
    }
    if (Array.isArray(value)) {
      const items = value.map((item, index) =>
        change(item, (other) => isKnown(value.map((each, at) => (at === index ? other : each)))),
      );
      return items.length === 0
        ? items
        : Array.from({ length: Math.max(length, items.length) }, (_, index) => items[index % items.length]);
    }
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(
      ([name, field]) =>
        [name, name === '__component' ? field : change(field, (other) => isKnown({ ...value, [name]: other }))] as const,
    );
    return Object.fromEntries(fields);
  };
  return Object(change(block, (other) => blockSchema.safeParse(other).success));
}

/** As many of the blocks, over and over, as a document may have. */
function documentOf(blocks: readonly object[]): object[] {
  const content: object[] = [];
  for (let index = 0, length = 0; content.length < BLOCKS_MAX; index += 1) {
    const next = blocks[index % blocks.length] ?? {};
    length += JSON.stringify(next).length;
    if (length > DOCUMENT_MAX) return content;
    content.push(next);
  }
  return content;
}

test('2.8 however a document is made, what its page parses and renders is bounded', async () => {
  captureLog();
  const shown = new Set<string>();
  const examples = await Promise.all(BLOCKS.map(({ kind }) => examplesOf(kind)));
  const block = fc
    .tuple(
      fc.oneof(...examples.map((ofKind) => fc.constantFrom(...ofKind))),
      fc.array(text, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(1, 5, 30),
    )
    .map(([example, texts, length]) => enlarged(example.block, texts, length));
  fc.assert(
    fc.property(fc.array(block, { minLength: 2, maxLength: 4 }), (generated) => {
      parsed.length = 0;
      parsedNodes = 0;
      let html = '';
      try {
        const { content } = validate(page, { title: 'Page', content: documentOf(generated) }, '/api/pages/a');
        const blocks = affordableBlocks(content, '/a');
        for (const { __component } of blocks) shown.add(__component);
        html = withRequest({ id: 'a', client: 'a', path: '/a' }, () =>
          renderHtml(<Blocks blocks={blocks} path="/a" query={{}} languages={[]} />),
        );
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
      }
      expect(parsed.reduce((sum, each) => sum + 300 + markdownCost(each), 0)).toBeLessThanOrEqual(3 * MARKDOWN_COST_MAX);
      expect(parsedNodes).toBeLessThan(PARSED_NODES_MAX);
      expect(html.match(/<[a-z]/g)?.length ?? 0).toBeLessThan(ELEMENTS_MAX);
    }),
    { seed: 31, numRuns: 16 },
  );
  expect(shown.size).toBeGreaterThan(BLOCKS.length / 3);
});
