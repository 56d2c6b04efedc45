import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, nodePath, root } from '../lib/cli/workspace.mjs';
import { copyProject } from './support/copy-project.ts';
import { expect, test } from './support/test.ts';

const PORT = 3109;

/** What the author of a block and a page writes, by docs/how-to.md, into the skeleton of `npm run new block quote`. */
const FILES: Record<string, string> = {
  'lib/contract/blocks/quote.ts': `import { label } from '../atoms.ts';
import { defineBlock } from './define-block.ts';

/** A quotation. */
export const quoteBlock = defineBlock({ kind: 'blocks.quote', fields: { words: label, author: label.optional() } });
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
  'components/blocks/quote/quote.test.ts': `import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('the words are a quotation', () => {
  const { container } = renderBlock({ __component: 'blocks.quote', words: 'Quick.' });
  expect(container.querySelector('blockquote')?.textContent).toBe('Quick.');
});
`,
  'lib/content-service/data/pages/quotes.json': JSON.stringify({
    slug: 'quotes',
    title: { en: 'Quotes', hi: 'उद्धरण' },
    content: [{ __component: 'blocks.quote', words: { en: 'Quick and safe.', hi: 'तेज़ और सुरक्षित।' } }],
  }),
};

/** The same for `npm run new language ne`: Nepali, which has the script of Hindi and borrows its texts here. */
const copyOfHindi = (file: string) => readFileSync(join(root, file), 'utf8');
const LANGUAGE_FILES: Record<string, string> = {
  'lib/i18n/languages/ne/search.ts': copyOfHindi('lib/i18n/languages/hi/search.ts'),
  'lib/i18n/languages/ne/pdf.ftl': copyOfHindi('lib/i18n/languages/hi/pdf.ftl'),
  'messages/ne.json': copyOfHindi('messages/hi.json'),
};

/** Runs `npm run new`. @returns its status, and the places that it wrote: files, or the folder of a block or a language */
function runNew(folder: string, ...words: string[]): { status: number | null; places: Set<string>; said: string } {
  const options = { cwd: folder, env: environment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(nodePath(), ['lib/cli/new.ts', ...words], options);
  const written = [...stdout.matchAll(/^ {2}([\w./-]+)$/gm)].map(([, file = '']) => file);
  const places = written.map((file) =>
    /^(?:components\/blocks\/[^/]+|lib\/i18n\/languages\/[^/]+|lib\/cms\/labels)\//.test(file) ? dirname(file) : file,
  );
  return { status, places: new Set(places), said: stderr };
}

/** How many numbered steps a section of docs/how-to.md has. */
function stepsIn(section: string): number {
  const text = readFileSync(join(root, 'docs/how-to.md'), 'utf8')
    .split('\n## ')
    .find((part) => part.startsWith(`${section}\n`));
  return text?.match(/^\d+\. /gm)?.length ?? 0;
}

test('2.8 a block, a page and a language that are added as docs/how-to.md says appear', async ({ request }) => {
  test.setTimeout(1_800_000);
  // Inside the project, because hard links need the same file system.
  const folder = join(root, '.next/how-to');
  rmSync(folder, { recursive: true, force: true });
  try {
    copyProject(folder);
    const block = runNew(folder, 'block', 'quote');
    const language = runNew(folder, 'language', 'ne');
    expect([block.status, language.status]).toEqual([0, 0]);
    // The picture of a block in a CMS is drawn when the block is complete.
    expect(block.places.size + 1).toBe(stepsIn('A block'));
    expect(language.places.size).toBe(stepsIn('A language'));
    const again = runNew(folder, 'block', 'quote');
    expect([again.status, again.places.size, again.said]).toEqual([1, 0, expect.stringContaining('blocks.quote exists')]);
    for (const [file, text] of Object.entries({ ...FILES, ...LANGUAGE_FILES })) writeFileSync(join(folder, file), text);

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
