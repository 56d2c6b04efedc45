import { z } from 'zod';
import { page } from '#lib/contract/documents.ts';
import { metrics } from '#lib/observability/metrics.ts';
import { ContentError } from './errors.ts';
import { captureLog } from './log-capture.test-helper.ts';
import { validate } from './validate.ts';

const description = (text: unknown) => ({ __component: 'blocks.description', description: text });
const pageOf = (...content: unknown[]) => ({ title: 'Page', content });
const kindsOf = (answer: z.output<typeof page>) => answer.content.map((block) => block.__component);

describe('validate', () => {
  test('3 an answer that fits is given whole and logs nothing', () => {
    const lines = captureLog();
    expect(validate(page, pageOf(description('A')), '/api/pages/a').content).toHaveLength(1);
    expect(lines()).toEqual([]);
  });

  test('3 null and empty texts are absent, at any depth', () => {
    const lines = captureLog();
    const answer = validate(
      page,
      { title: null, seo: { seo_title: '', seo_keywords: '  ' }, content: [{ ...description('A'), title: null }] },
      's',
    );
    expect(answer).toEqual({ seo: {}, content: [description('A')] });
    expect(lines()).toEqual([]);
  });

  test('control characters and unpaired surrogates are removed from texts; tabs and line breaks stay', () => {
    const text = 'a\u0000\u0007b\ud83d c\t\n\u{1f4b3}\u009f';
    expect(validate(page, { title: 'x\u0000', content: [description(text)] }, 's')).toEqual({
      title: 'x',
      content: [description('ab c\t\n\u{1f4b3}')],
    });
  });

  test('2.8 unknown keys are left out', () => {
    captureLog();
    expect(validate(page, { title: 'A', __proto__: null, constructor: 1, extra: {} }, 's')).toEqual({
      title: 'A',
      content: [],
    });
  });

  test('2.8 a block that does not fit is dropped by itself, with its pointer and reason', () => {
    const lines = captureLog();
    const answer = validate(page, pageOf(description('A'), description(7), description('C')), '/api/pages/a', '/data');
    expect(answer.content.map((block) => 'description' in block && block.description)).toEqual(['A', 'C']);
    expect(lines()).toEqual([
      expect.objectContaining({
        event: 'invalid-content',
        source: '/api/pages/a',
        pointer: '/data/content/1',
        reason: expect.stringContaining('description: '),
      }),
    ]);
  });

  test('2.8 an unknown kind is dropped and named', () => {
    const lines = captureLog();
    const answer = validate(page, pageOf({ __component: 'blocks.x', title: 'X' }, {}, description('C')), 's');
    expect(kindsOf(answer)).toEqual(['blocks.description']);
    expect(lines().map(({ pointer, reason }) => [pointer, reason])).toEqual([
      ['/content/0', 'unknown kind "blocks.x"'],
      ['/content/1', 'no kind'],
    ]);
  });

  test('2.11 a wrong record costs itself, not its block', () => {
    const lines = captureLog();
    const features = {
      __component: 'blocks.features',
      features: [{ title: 'A' }, null, { title: 3 }, { title: 'D', image: { url: 'a.png', width: 'x' } }, { title: 'E' }],
    };
    const [block] = validate(page, pageOf(features), 's').content;
    expect(block && 'features' in block && block.features?.map((feature) => feature.title)).toEqual(['A', 'E']);
    expect(lines().map(({ pointer }) => pointer)).toEqual([
      '/content/0/features/1',
      '/content/0/features/2',
      '/content/0/features/3',
    ]);
    expect(lines()[2]?.reason).toContain('image/width');
  });

  test('pointers of a later round are those of the answer as it came', () => {
    const lines = captureLog();
    const inner = z.object({
      list: z.array(z.object({ a: z.string(), b: z.number() }).refine(({ b }) => b > 0, 'b is too small')),
    });
    const json = {
      list: [
        { a: 1, b: 1 },
        { a: 'x', b: 1 },
        { a: 'y', b: -1 },
      ],
    };
    expect(validate(inner, json, 's')).toEqual({ list: [{ a: 'x', b: 1 }] });
    expect(lines().map(({ pointer }) => pointer)).toEqual(['/list/0', '/list/2']);
  });

  test('what lies inside a dropped part is not logged again', () => {
    const lines = captureLog();
    const block = { __component: 'blocks.features', title: 4, features: [{ title: 3 }] };
    expect(validate(page, pageOf(block), 's').content).toEqual([]);
    expect(lines().map(({ pointer }) => pointer)).toEqual(['/content/0']);
  });

  test('without a list on its path the deepest optional property is dropped', () => {
    const lines = captureLog();
    const answer = validate(page, { title: 'A', seo: { seo_title: 7, seo_keywords: 'k' }, content: 'none' }, 's');
    expect(answer).toEqual({ title: 'A', seo: { seo_keywords: 'k' }, content: [] });
    expect(lines().map(({ pointer }) => pointer)).toEqual(['/seo/seo_title', '/content']);
  });

  test('a required property takes the one that holds it along, and only that is logged', () => {
    const lines = captureLog();
    const schema = z.object({ outer: z.object({ needed: z.string() }).optional() });
    expect(validate(schema, { outer: { needed: 5 } }, 's')).toEqual({});
    expect(lines().map(({ pointer }) => pointer)).toEqual(['/outer']);
  });

  test('8 a document that cannot be saved is a ContentError with its cause', () => {
    const lines = captureLog();
    for (const json of [null, 'text', 7, [], undefined]) {
      expect(() => validate(page, json, '/api/pages/a')).toThrow(ContentError);
    }
    expect(() => validate(page, [], '/api/pages/a')).toThrow(
      expect.objectContaining({ messageKey: 'unknown', cause: expect.any(z.ZodError) }),
    );
    expect(lines()).toEqual([]);
  });

  test('a pointer escapes its steps, and a reason stays one line', () => {
    const lines = captureLog();
    const schema = z.object({ 'a/b~c': z.array(z.enum(['x'])) });
    validate(schema, { 'a/b~c': ['no\nway'] }, 's');
    expect(lines()[0]?.pointer).toBe('/a~1b~0c/0');
  });

  test('a flood of wrong parts is summed up', () => {
    const lines = captureLog();
    validate(page, pageOf(...Array.from({ length: 5000 }, () => null)), 's', '/data');
    expect(lines()).toHaveLength(101);
    expect(lines().at(-1)).toMatchObject({ pointer: '/data', reason: '4900 more parts are invalid' });
  });

  test('nesting without end does not exhaust the stack', () => {
    captureLog();
    const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(validate(page, pageOf(deep, description('A')), 's').content).toHaveLength(1);
  });

  test('lists keep what the contract caps', () => {
    captureLog();
    expect(validate(page, pageOf(...Array.from({ length: 300 }, () => description('A'))), 's').content).toHaveLength(100);
  });
});

test('drops are counted by endpoint, kind of block and problem; unknown kinds and addresses make no labels', async () => {
  captureLog();
  metrics().contentDefects.reset();
  const content = [description(7), { __component: 'blocks.hero', slides: [{}] }, { __component: 'blocks.<script>' }];
  validate(page, { title: 'A', content }, '/api/pages/a?locale=en');
  validate(page, { title: 7, content: [] }, '/no/such/path');
  const text = await metrics().registry.getSingleMetricAsString('site_content_defects_total');
  expect(text).toContain('{endpoint="page",block="blocks.description",problem="wrong-type"} 1');
  expect(text).toContain('{endpoint="page",block="blocks.hero",problem="required"} 1');
  expect(text).toContain('{endpoint="page",block="",problem="unknown-kind"}');
  expect(text).toContain('{endpoint="none",block="",problem="wrong-type"}');
  expect(text).not.toContain('<script>');
});
