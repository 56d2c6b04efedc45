import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, nodePath, root } from '../lib/cli/workspace.mjs';
import { copyProject } from './support/copy-project.ts';
import { expect, test } from './support/test.ts';

const PORT = 3109;

/** New files of a block and a page, by docs/how-to.md. */
const FILES = {
  'lib/contract/blocks/quote.ts': `import { label } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A quotation. */
export const quote = defineBlock({ kind: 'blocks.quote', fields: { words: label, author: label.optional() } });
`,
  'components/blocks/quote/quote.tsx': `import type { BlockProps } from '../block.ts';

/** A quotation. */
export function Quote({ block }: BlockProps<'blocks.quote'>) {
  return (
    <figure className="wrap section">
      <blockquote>{block.words}</blockquote>
      {block.author ? <figcaption>{block.author}</figcaption> : null}
    </figure>
  );
}
`,
  'components/blocks/quote/quote.example.ts': `import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.quote'>[] = [
  { name: 'plain', block: { __component: 'blocks.quote', words: 'Quick and safe.' } },
];
`,
  'lib/content-service/data/pages/quotes.json': JSON.stringify({
    slug: 'quotes',
    title: { en: 'Quotes', hi: 'उद्धरण' },
    content: [{ __component: 'blocks.quote', words: { en: 'Quick and safe.', hi: 'तेज़ और सुरक्षित।' } }],
  }),
};

/** Lines added to lists. */
const LINES: Record<string, (text: string) => string> = {
  'lib/contract/blocks/definitions.ts': (text) =>
    `import { quote } from './quote.ts';\n${text.replace('export const BLOCKS = [', 'export const BLOCKS = [\n  quote,')}`,
  'components/blocks/registry.ts': (text) =>
    `import { Quote } from './quote/quote.tsx';\n${text.replace('export const registry = {', "export const registry = {\n  'blocks.quote': Quote,")}`,
};

/** New files of a language, by docs/how-to.md: Nepali, which has the script of Hindi and borrows its texts here. */
const copyOfHindi = (file: string) => readFileSync(join(root, file), 'utf8');
const LANGUAGE_FILES: Record<string, string> = {
  'lib/i18n/languages/ne/language.ts': copyOfHindi('lib/i18n/languages/hi/language.ts').replace('hi-IN', 'ne-IN'),
  'lib/i18n/languages/ne/search.ts': copyOfHindi('lib/i18n/languages/hi/search.ts'),
  'lib/i18n/languages/ne/pdf.ftl': copyOfHindi('lib/i18n/languages/hi/pdf.ftl'),
  'messages/ne.json': copyOfHindi('messages/hi.json'),
};

function addToList(text: string, importLine: string): string {
  return `${importLine}\n${text.replace(/, pa \}/, ', pa, ne }')}`;
}

const LANGUAGE_LINES: Record<string, (text: string) => string> = {
  'lib/i18n/locales.ts': (text) => text.replace(/'pa'\] as const/, "'pa', 'ne'] as const"),
  'lib/i18n/languages.ts': (text) => addToList(text, "import { language as ne } from './languages/ne/language.ts';"),
  'lib/i18n/search-rules.ts': (text) => addToList(text, "import { searchRules as ne } from './languages/ne/search.ts';"),
  'lib/i18n/text.ts': (text) => addToList(text, "import ne from '#messages/ne.json' with { type: 'json' };"),
  'messages/unexpected-error.json': (text) => {
    const texts: Record<string, object> = JSON.parse(text);
    return JSON.stringify({ ...texts, ne: texts.hi });
  },
  'lib/content-service/data/header.json': (text) => {
    const { top, ...rest }: { top: { languages: object[] } } = JSON.parse(text);
    const languages = [...top.languages, { id: 'ne', code: 'ne', language_name: 'नेपाली' }];
    return JSON.stringify({ ...rest, top: { ...top, languages } });
  },
};

/** How many numbered steps a section of docs/how-to.md has. */
function stepsIn(section: string): number {
  const text = readFileSync(join(root, 'docs/how-to.md'), 'utf8')
    .split('\n## ')
    .find((part) => part.startsWith(`${section}\n`));
  return text?.match(/^\d\. /gm)?.length ?? 0;
}

test('2.8 a block, a page and a language that are added as docs/how-to.md says appear', async ({ request }) => {
  test.setTimeout(1_800_000);
  // Inside the project, because hard links need the same file system.
  const folder = join(root, '.next/how-to');
  rmSync(folder, { recursive: true, force: true });
  try {
    copyProject(folder);
    for (const [file, text] of Object.entries({ ...FILES, ...LANGUAGE_FILES })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const [file, add] of Object.entries({ ...LINES, ...LANGUAGE_LINES })) {
      const before = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), add(before));
    }
    const places = new Set([
      ...Object.keys(FILES).map((file) => (file.startsWith('components/') ? dirname(file) : file)),
      ...Object.keys(LINES),
    ]);
    places.delete('lib/content-service/data/pages/quotes.json');
    expect(places.size).toBe(stepsIn('A block'));
    const folders = Object.keys(LANGUAGE_FILES).map((file) => (file.startsWith('lib/') ? dirname(file) : file));
    expect(new Set([...folders, ...Object.keys(LANGUAGE_LINES)]).size).toBe(stepsIn('A language'));

    const options = { cwd: folder, env: environment(), encoding: 'utf8' } as const;
    // It checks types, too.
    execFileSync(nodePath(), ['lib/cli/build.mjs'], options);

    const server = spawn(nodePath(), ['lib/server/server.ts'], {
      cwd: folder,
      env: { ...environment(), PORT: String(PORT), NODE_ENV: 'production' },
      stdio: 'ignore',
    });
    try {
      const textOf = async (path: string) => {
        const response = await request.get(`http://localhost:${PORT}${path}`).catch(() => undefined);
        return response?.ok() ? response.text() : '';
      };
      await expect.poll(() => textOf('/quotes'), { timeout: 90_000 }).toContain('<blockquote>Quick and safe.</blockquote>');
      const translated = await textOf('/ne/quotes');
      expect(translated).toContain('<html lang="ne"');
      expect(translated).toContain('>नेपाली');
      expect(translated).toContain('<blockquote>Quick and safe.</blockquote>');
      expect(await textOf('/hi/quotes')).toContain('<blockquote>तेज़ और सुरक्षित।</blockquote>');
    } finally {
      server.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
