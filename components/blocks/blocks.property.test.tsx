import fc from 'fast-check';
import { parseHtml, renderHtml } from '#components/test/render.test-helper.tsx';
import { ContentError } from '#lib/content/client/errors.ts';
import { captureLog } from '#lib/content/client/log-capture.test-helper.ts';
import { validate } from '#lib/content/client/validate.ts';
import { affordableBlocks } from '#lib/content/page/page-cost.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { page } from '#lib/contract/documents.ts';
import { Blocks } from './blocks.tsx';
import { examplesOf } from './examples.ts';

/** What a broken or hostile content service may send in the place of any value. */
const hostile = fc.oneof(
  fc.constantFrom(
    null,
    '',
    -1,
    1e300,
    {},
    [],
    'javascript:alert(1)',
    '//evil.example',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '![a](data:text/html,<script>alert(1)</script>)',
    'constructor',
    '\ud83d',
    '\u0000',
    '*a_ '.repeat(2000),
    '- '.repeat(500),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The places of all values within a value. */
function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '__component' ? [] : [[...at, key], ...placesIn(inner, [...at, key])],
  );
}

function withValueAt(root: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: object = Array.isArray(root) ? [...root] : { ...Object(root) };
  Reflect.set(copy, key, withValueAt(Reflect.get(copy, key), rest, value));
  return copy;
}

/** The HTML of a page with these blocks; nothing when the answer is refused as a whole. */
function htmlOf(content: unknown): string {
  try {
    const { content: valid } = validate(page, { title: 'Page', content }, '/api/pages/a');
    const blocks = affordableBlocks(valid, '/a');
    return renderHtml(<Blocks blocks={blocks} path="/a" query={{}} languages={[]} />);
  } catch (error) {
    if (error instanceof ContentError) return '';
    throw error;
  }
}

test('7 whatever stands in a block, the page is rendered, without script', async () => {
  captureLog();
  const examples = (await Promise.all(BLOCKS.map(({ kind }) => examplesOf(kind)))).flat().map(({ block }) => block);
  const places = examples.map((block) => placesIn(block));
  const change = fc.tuple(fc.nat(), fc.array(fc.tuple(fc.nat(), hostile), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(change, ([which, values]) => {
      const index = which % examples.length;
      const own = places[index] ?? [];
      const block = values.reduce<unknown>(
        (changed, [place, value]) => withValueAt(changed, own[place % own.length] ?? [], value),
        examples[index],
      );
      const { container } = parseHtml(htmlOf([block]));
      for (const form of container.querySelectorAll('form[action^="javascript:throw"]')) form.removeAttribute('action');
      const attributes = Array.from(container.querySelectorAll('*')).flatMap(({ attributes: all }) => Array.from(all));
      const isScript = ({ name, value }: Attr) =>
        name.startsWith('on') ||
        (/^(?:href|src|action|formaction)$/.test(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value));
      expect(attributes.filter(isScript).map(({ name, value }) => `${name}=${value}`)).toEqual([]);
      // A form replays what was sent before its script was there: that of React, the same always.
      const scripts = Array.from(
        container.querySelectorAll('script:not([type="application/ld+json"])'),
        ({ textContent }) => textContent,
      );
      expect(scripts.filter((text) => !text?.startsWith('addEventListener("submit"'))).toEqual([]);
      expect(container.innerHTML.length).toBeLessThan(3_000_000);
    }),
    { seed: 13, numRuns: 100 },
  );
});
