import { renderHtml as render } from '#components/test/render.tsx';
import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import { BLOCKS } from '#lib/content/blocks/definitions.ts';
import { type BlockInput, blockSchema } from '#lib/content/contract/blocks.ts';
import { Blocks } from './blocks.tsx';
import { examplesOf } from './examples.ts';

const KINDS = BLOCKS.map(({ kind }) => kind);

/** What sighted people read in a control: it must stand in its accessible name (WCAG 2.5.3). */
function visibleText(html: string): string {
  const seen = html.replace(/<(\w+)[^>]*(?:aria-hidden="true"|class="sr-only")[^>]*>.*?<\/\1>/gs, '');
  const text = seen
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : '';
}

/** The address that React writes for a form action that is no server action, as in tests. */
const FORM_ACTION = /javascript:throw new Error\(.*?submitted\.[^)]*\)/g;

function expectSound(rendered: string): void {
  const html = rendered.split('<script>')[0]?.replace(FORM_ACTION, '') ?? '';
  expect(html).not.toMatch(/undefined|\[object Object\]|javascript:/);
  for (const [image] of html.matchAll(/<img\b[^>]*>/g)) expect(image).toMatch(/ alt="/);
  for (const [link] of html.matchAll(/<a\b[^>]*>/g)) expect(link).toMatch(/ href="[^"]/);
  for (const [link] of html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)) expect(link).toContain('rel="noopener noreferrer"');
  for (const [, name = '', inside = ''] of html.matchAll(
    /<(?:a|button|summary)\b[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/(?:a|button|summary)>/gs,
  )) {
    expect(name.toLowerCase()).toContain(visibleText(inside).toLowerCase());
  }
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>)[\s\S])*<a\b/);
}

describe.each(KINDS)('2.8 %s', (kind) => {
  test.each(['en', 'hi'] as const)('is sound in %s, opening a page or not', async (locale) => {
    for (const { block } of await examplesOf(kind)) {
      const html = renderBlock(block, { locale });
      expect(html).not.toBe('');
      expect(html).not.toContain('<h1');
      expectSound(html);
      expectSound(
        renderBlock(block, {
          locale,
          breadcrumb: [
            { label: 'Travel', link: '/lounges' },
            { label: 'Here', link: undefined },
          ],
        }),
      );
    }
  });

  test('renders without each of its optional fields', async () => {
    for (const { block } of await examplesOf(kind)) {
      for (const key of Object.keys(block)) {
        const rest: Record<string, unknown> = { ...block };
        delete rest[key];
        const parsed = blockSchema.safeParse(rest);
        if (!parsed.success) continue;
        expectSound(render(<Blocks blocks={[parsed.data]} path="/ekaa" languages={[]} />));
      }
    }
  });

  test('has examples in English and Hindi, of its own kind', async () => {
    const blocks = (await examplesOf(kind)).map(({ block }) => block);
    const languages = blocks.map(({ locale }) => locale ?? 'en');
    expect(languages).toEqual(expect.arrayContaining(['en', 'hi']));
    expect(new Set(blocks.map(({ __component }) => __component))).toEqual(new Set([kind]));
  });
});

test('a block in another language than the page says so, with its direction', () => {
  const note: BlockInput = { __component: 'blocks.disclaimer', description: 'text' };
  expect(renderBlock({ ...note, locale: 'hi' })).toMatch(/^<div lang="hi" dir="ltr">/);
  expect(renderBlock({ ...note, locale: 'ur' })).toMatch(/^<div lang="ur" dir="rtl">/);
  expect(renderBlock({ ...note, locale: 'en' })).not.toContain('lang=');
});

test('the fixed copy in a block is in the language of the block, its links lead to that of the page', () => {
  const html = renderBlock(
    { __component: 'blocks.section-header', locale: 'en', title: 'Cards', view_all: { link: '/faqs' } },
    { locale: 'hi' },
  );
  expect(html).toContain('View All');
  expect(html).toContain('href="/hi/faqs"');
});

test('two equal blocks on a page are no conflict', async () => {
  const [example] = await examplesOf('blocks.steps');
  const block = blockSchema.parse(example?.block);
  const html = render(<Blocks blocks={[block, block]} path="/" languages={[]} />);
  expect(html.match(/<ol/g)).toHaveLength(2);
});

describe('2.11 what the content gives is drawn, with a title or without', () => {
  const viewAll = { label: 'All of it', link: '/faqs' };
  test.each([
    { __component: 'blocks.features', features: [{ title: 'A' }], description: 'A sentence.', view_all: viewAll },
    {
      __component: 'blocks.card-list',
      cards: [{ slug: 'a', title: 'A', card_type: 'credit' }],
      description: 'A sentence.',
      view_all: viewAll,
    },
    { __component: 'blocks.tables', tables: [{ headers: ['A'], rows: [['1']] }], description: 'A sentence.', view_all: viewAll },
  ] as BlockInput[])('$__component', (block) => {
    const html = renderBlock(block);
    expect(html).toContain('A sentence.');
    expect(html).toContain('All of it');
  });

  test('the buttons of a banner with a picture', () => {
    const button = { button_type: 'internal', button_link: '/faqs', button_label: 'Ask' } as const;
    expect(renderBlock({ __component: 'blocks.simple-banner', title: 'A', media: '/a.svg', buttons: [button] })).toContain(
      '>Ask<',
    );
  });
});
