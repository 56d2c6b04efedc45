import fc from 'fast-check';
import { examplesOf } from '#components/blocks/examples.ts';
import { ContentError } from '#lib/content/client/errors.ts';
import type { Defect } from '#lib/content/client/log.ts';
import { validate } from '#lib/content/client/validate.ts';
import { BLOCKS } from '../blocks/definitions.ts';
import { page } from '../documents.ts';
import { problemsOf } from './problems.ts';
import { problemText } from './text.ts';

const wrong = fc.oneof(
  fc.constantFrom(
    null,
    '',
    -1,
    {},
    [],
    'javascript:alert(1)',
    '//evil.example',
    'x'.repeat(500),
    '*a_ '.repeat(9000),
    'constructor',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The places of all values within a value. */
function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesIn(inner, [...at, key])]);
}

function withValueAt(root: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: object = Array.isArray(root) ? [...root] : { ...Object(root) };
  Reflect.set(copy, key, withValueAt(Reflect.get(copy, key), rest, value));
  return copy;
}

/** The parts that the site drops of a page; the whole when it refuses the page. */
function droppedBySite(document: unknown): string[] {
  const defects: Defect[] = [];
  try {
    validate(page, document, '/api/pages/a', '', (defect) => defects.push(defect));
    return defects.map(({ pointer }) => pointer);
  } catch (error) {
    if (error instanceof ContentError) return [''];
    throw error;
  }
}

const isInside = (pointer: string, part: string) => pointer === part || pointer.startsWith(`${part}/`);

test.each(BLOCKS.map(({ kind }) => kind))('whatever the site drops of a page with %s, an editor is told why', async (kind) => {
  const [example] = await examplesOf(kind);
  const block: unknown = JSON.parse(JSON.stringify(example?.block));
  const document = { slug: 'a', title: 'A', content: [block] };
  expect(problemsOf('page', document).filter(({ dropped, code }) => dropped !== undefined && code !== 'choice')).toEqual([]);
  const places = placesIn(document);
  const change = fc.record({ at: fc.constantFrom(...places), value: wrong });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const changed = changes.reduce<unknown>((all, { at, value }) => withValueAt(all, at, value), document);
      const told = problemsOf('page', changed);
      for (const pointer of droppedBySite(changed))
        expect([pointer, told.some(({ dropped }) => dropped !== undefined && isInside(pointer, dropped))]).toEqual([
          pointer,
          true,
        ]);
      for (const problem of told) expect(problemText(problem, 'en', () => undefined).sentence).not.toContain('undefined');
    }),
    { numRuns: 40 },
  );
});
