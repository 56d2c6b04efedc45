import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { withTodaysKind } from '#lib/contract/blocks/former-kinds.ts';
import { addSorted, replaceOnce, type Skeleton, WrongInput } from './skeleton.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The lines of a list in a text, between what opens and what closes it, with one more in order. */
function addToList(text: string, opening: string, closing: string, line: string): string {
  const [before = '', rest] = text.split(opening, 2);
  const end = rest?.indexOf(closing) ?? -1;
  if (rest === undefined || end === -1) throw new Error(`The list “${opening}” was not found`);
  const lines = addSorted(
    rest
      .slice(0, end)
      .split('\n')
      .filter((each) => each !== ''),
    line,
  );
  return `${before}${opening}\n${lines.join('\n')}\n${rest.slice(end)}`;
}

function definition(kind: string, constant: string): string {
  return `import { heading, label, list } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** What it shows, in one sentence. */
export const ${constant} = defineBlock({
  kind: '${kind}',
  fields: { ...heading, items: list(label, 20) },
  isEmpty: ({ items }) => items.length === 0,
});
`;
}

function component(name: string, kind: string): string {
  return `import { keyed } from '#components/ui/keyed.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** What it shows, in one sentence. */
export function ${pascal(name)}({ block, place }: BlockProps<'${kind}'>) {
  return (
    <Section place={place} heading={block}>
      <ul className="${name}">
        {keyed(block.items, (item) => item).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
`;
}

function example(kind: string): string {
  return `import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'${kind}'>[] = [
  { name: 'two items', block: { __component: '${kind}', title: 'A title', items: ['One', 'Two'] } },
  { name: 'Hindi', block: { __component: '${kind}', locale: 'hi', title: 'शीर्षक', items: ['एक', 'दो'] } },
];
`;
}

function test(kind: string): string {
  return `import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('the items are a list', () => {
  const { getAllByRole } = renderBlock({ __component: '${kind}', items: ['One', 'Two'] });
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
});
`;
}

/**
 * A new kind of block with a title and a list of texts.
 * @param name such as `image-text`; the kind is `blocks.image-text`
 * @throws {WrongInput} for an invalid name, or one that is taken
 */
export function newBlock(name: string): Skeleton {
  const kind = `blocks.${name}`;
  if (!NAME.test(name))
    throw new WrongInput(`“${name}” is no kind of block: small letters, digits and hyphens, such as image-text.`);
  if (BLOCKS.some((block) => block.kind === kind)) throw new WrongInput(`${kind} exists: lib/contract/blocks/${name}.ts.`);
  const asked = { __component: kind };
  if (withTodaysKind(asked) !== asked)
    throw new WrongInput(`${kind} was a kind before, and content still uses its name: choose another one.`);
  const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const constant = `${pascal(name).replace(/^./, (letter) => letter.toLowerCase())}Block`;
  const folder = `components/blocks/${name}`;
  const words = `    "${kind}": { "label": "${title}", "help": "…" },`;
  const addWords = (text: string) => replaceOnce(text, '  "kinds": {', `  "kinds": {\n${words}`);
  return {
    files: {
      [`lib/contract/blocks/${name}.ts`]: definition(kind, constant),
      [`${folder}/${name}.tsx`]: component(name, kind),
      [`${folder}/${name}.css`]: `.${name} {\n  @apply grid gap-4;\n}\n`,
      [`${folder}/${name}.example.ts`]: example(kind),
      [`${folder}/${name}.test.ts`]: test(kind),
    },
    lines: {
      'lib/contract/blocks/definitions.ts': (text) =>
        `import { ${constant} } from './${name}.ts';\n${addToList(text, 'export const BLOCKS = [', '] as const', `  ${constant},`)}`,
      'components/blocks/registry.ts': (text) =>
        `import { ${pascal(name)} } from './${name}/${name}.tsx';\n${addToList(text, 'export const registry = {', '}', `  '${kind}': ${pascal(name)},`)}`,
      'app/globals.css': (text) => {
        const last = text.match(/^@import "\.\.\/components\/blocks\/.*$/gm)?.at(-1) ?? '';
        return replaceOnce(text, last, `${last}\n@import "../components/blocks/${name}/${name}.css" layer(components);`);
      },
      'lib/cms/labels/en.json': addWords,
      'lib/cms/labels/hi.json': addWords,
      'lib/cms/arrangement.ts': (text) => replaceOnce(text, '\n  text: [', `\n  text: ['${kind}', `),
    },
    left: [
      `lib/contract/blocks/${name}.ts: its fields, and what it is in one sentence`,
      `${folder}: its component, styles, examples and tests; a block without a class of its own needs no ${name}.css and no line in app/globals.css`,
      'lib/cms/labels/en.json and hi.json: its name and its help in words of an editor, and those of fields that no other block has',
      'lib/cms/arrangement.ts: its group, the order of its fields, and the models that cannot hold it',
      `npm run kind-pictures -- ${name}, when it looks as it should`,
    ],
  };
}
