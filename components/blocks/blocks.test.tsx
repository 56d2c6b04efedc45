import { attributesOf, hrefOf, parseHtml, render, renderHtml, textNodesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock, renderBlockHtml } from '#components/test/render-block.test-helper.tsx';
import { behaviourOf } from '#lib/contract/blocks/behaviour.ts';
import { type BlockInput, blockSchema } from '#lib/contract/blocks/block.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { Blocks } from './blocks.tsx';
import { examplesOf } from './examples.ts';

const KINDS = BLOCKS.map(({ kind }) => kind);

/** The text that sighted people read in a control: it must be in its accessible name (WCAG 2.5.3). */
function visibleText(control: Element): string {
  const visible = textNodesOf(control).filter(({ parentElement }) => !parentElement?.closest('[aria-hidden="true"], .sr-only'));
  const texts = visible.map(({ textContent }) => textContent?.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text ?? ''));
  return texts.join(' ').replace(/\s+/g, ' ');
}

const UNSOUND = [
  'img:not([alt])',
  'a:not([href])',
  'a[href=""]',
  'a[target="_blank"]:not([rel~="noopener"])',
  'a[target="_blank"]:not([rel~="noreferrer"])',
].join();

/** Checks HTML that components rendered, and returns it as a tree. */
function expectSound(html: string): HTMLElement {
  // A parser separates nested links, so they are only visible in the HTML.
  expect(html).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>)[\s\S])*<a\b/);
  const { container } = parseHtml(html);
  for (const script of container.querySelectorAll('script')) script.remove();
  // React writes this address for a form action that is no server action, as in tests.
  for (const form of container.querySelectorAll('form[action^="javascript:throw"]')) form.removeAttribute('action');
  expect(container.innerHTML).not.toMatch(/undefined|\[object Object\]|javascript:/);
  expect(Array.from(container.querySelectorAll(UNSOUND), ({ outerHTML }) => outerHTML)).toEqual([]);
  for (const control of container.querySelectorAll(':is(a, button, summary)[aria-label]')) {
    expect(control.getAttribute('aria-label')?.toLowerCase()).toContain(visibleText(control).toLowerCase());
  }
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  return container;
}

describe.each(KINDS)('2.8 %s', (kind) => {
  test.each(['en', 'hi'] as const)('is sound in %s, opening a page or not', async (locale) => {
    const breadcrumb = [
      { label: 'Travel', link: '/lounges' },
      { label: 'Here', link: undefined },
    ];
    for (const { block } of await examplesOf(kind)) {
      const html = renderBlockHtml(block, { locale });
      expect(html).not.toBe('');
      expect(expectSound(html).querySelector('h1')).toBeNull();
      expectSound(renderBlockHtml(block, { locale, breadcrumb }));
    }
  });

  test('is sound without each of its optional fields', async () => {
    const checked = new Set<string>();
    for (const { block } of await examplesOf(kind)) {
      for (const key of Object.keys(block)) {
        const rest: Record<string, unknown> = { ...block };
        delete rest[key];
        const parsed = blockSchema.safeParse(rest);
        if (!parsed.success) continue;
        const html = renderHtml(<Blocks blocks={[parsed.data]} path="/ekaa" languages={[]} />);
        if (!checked.has(html)) expectSound(html);
        checked.add(html);
      }
    }
  });

  test('with an empty list it shows a sentence or nothing, never a heading alone', async () => {
    for (const { block } of await examplesOf(kind)) {
      for (const [key, value] of Object.entries(block)) {
        if (!Array.isArray(value)) continue;
        const { description: _, ...rest } = { description: undefined, ...block };
        const parsed = blockSchema.safeParse({ ...rest, [key]: [] });
        if (!parsed.success) continue;
        const { isEmpty, opensPage } = behaviourOf(parsed.data);
        // The title of a page may stand alone.
        if (isEmpty?.(parsed.data) || opensPage?.(parsed.data, 1)) continue;
        const { container } = render(<Blocks blocks={[parsed.data]} path="/ekaa" languages={[]} />);
        for (const heading of container.querySelectorAll('h2, h3')) heading.remove();
        const shown = container.querySelector('img, form, iframe, :is(a, p, dd, td, li):not(:empty)');
        expect({ key, html: container.innerHTML, isShown: shown !== null }).toMatchObject({ isShown: true });
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

test.each([
  ['hi', [{ lang: 'hi', dir: 'ltr' }]],
  ['ur', [{ lang: 'ur', dir: 'rtl' }]],
  ['en', []],
])('a block in another language than the page says so, with its direction: %s', (locale, expected) => {
  const { container } = renderBlock({ __component: 'blocks.disclaimer', description: 'text', locale });
  const marked = container.querySelectorAll('[lang], [dir]');
  expect(Array.from(marked, attributesOf)).toEqual(expected);
});

test('the fixed copy in a block is in the language of the block, its links lead to that of the page', () => {
  const rendered = renderBlock(
    { __component: 'blocks.description', variant: 'header', locale: 'en', title: 'Cards', view_all: { link: '/faqs' } },
    { locale: 'hi' },
  );
  expect(hrefOf(rendered, 'View All')).toBe('/hi/faqs');
});

test('two equal blocks on a page are no conflict', async () => {
  const [example] = await examplesOf('blocks.steps');
  const block = blockSchema.parse(example?.block);
  const { container } = render(<Blocks blocks={[block, block]} path="/" languages={[]} />);
  expect(container.querySelectorAll('ol')).toHaveLength(2);
});

describe('2.11 what the content gives is drawn, with a title or without', () => {
  const more = { description: 'A sentence.', view_all: { label: 'All of it', link: '/faqs' } };
  test.each<BlockInput>([
    { __component: 'blocks.features', features: [{ title: 'A' }], ...more },
    { __component: 'blocks.card-list', cards: [{ slug: 'a', title: 'A', card_type: 'credit' }], ...more },
    { __component: 'blocks.table', tables: [{ headers: ['A'], rows: [['1']] }], ...more },
  ])('$__component', (block) => {
    const rendered = renderBlock(block);
    rendered.getByText('A sentence.');
    expect(hrefOf(rendered, 'All of it')).toBe('/faqs');
  });

  test('the buttons of a banner with a picture', () => {
    const button = { button_type: 'internal', button_link: '/faqs', button_label: 'Ask' } as const;
    const banner = renderBlock({ __component: 'blocks.banner', title: 'A', media: '/a.svg', buttons: [button] });
    expect(hrefOf(banner, 'Ask')).toBe('/faqs');
  });
});
