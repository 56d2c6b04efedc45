import { ANNOTATED, download, drag, openDocument, TERMS, take, writing } from './support/pdf.ts';
import { isInstalled, run } from './support/programs.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The number of annotations by kind, by qpdf. */
async function countsOf(path: string): Promise<Record<string, number>> {
  const { stdout } = await run('qpdf', ['--qdf', '--object-streams=disable', path, '-'], {
    maxBuffer: 2 ** 28,
    encoding: 'latin1',
  });
  const counts: Record<string, number> = {};
  for (const [, kind = ''] of stdout.matchAll(/\/Subtype \/(FreeText|Highlight|Ink|Stamp)\b/g))
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test.describe('other readers open what is downloaded', () => {
  test.skip(!isInstalled('qpdf') || !isInstalled('pdftoppm'), 'qpdf and poppler are not on this machine');

  for (const [file, before] of [
    [TERMS, {}],
    [ANNOTATED, { FreeText: 1, Highlight: 1, Ink: 1 }],
  ] as const) {
    test(`2.7 qpdf and poppler read ${file} with what was added`, async ({ page }) => {
      await openDocument(page, file);
      expect(await countsOf(`public${file}`)).toEqual(before);
      await take(page, 'Draw');
      await drag(page, [0.3, 0.6], [0.6, 0.7]);
      await take(page, 'Text');
      await page.locator('.pdf-container').click({ position: { x: 900, y: 560 } });
      await writing(page);
      await page.keyboard.type('My note');
      const path = await download(page);
      await run('qpdf', ['--check', path]);
      const { FreeText = 0, Ink = 0, ...others } = { FreeText: 0, Ink: 0, ...before };
      expect(await countsOf(path)).toEqual({ ...others, FreeText: FreeText + 1, Ink: Ink + 1 });
      const { stderr } = await run('pdftoppm', ['-r', '40', '-f', '1', '-l', '1', '-png', path], {
        maxBuffer: 2 ** 28,
        encoding: 'latin1',
      });
      expect(stderr).toBe('');
    });
  }
});
