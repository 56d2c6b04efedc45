/** A copy of the embedded content with editions of the header and a page. The server reads changed files. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '#lib/cli/workspace.mjs';
import { PUBLISHED, textOfEdition } from '../soak/content.ts';

const SOURCE = join(root, 'lib/content-service/data');
const HEADER = 'header.json';
const PAGE = `pages${PUBLISHED.path}.json`;
/** The embedded service checks its files once a second. */
const SEEN_AFTER_MS = 1100;

/** A hundred of them are just below `CONTENT_MAX_BYTES`. */
const TEXT_LENGTH = 18_000;
const COSTLY_PARTS = { prose: 'Words and words. ', lists: '- a **b**\n', tables: '\n| a | b |\n|---|---|\n| c | d |\n' };

/** In every page. */
export const textOfHeader = (edition: number): string => `header of edition ${edition},`;

export class EditedContent {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    cpSync(SOURCE, folder, { recursive: true });
  }

  /** Saves an edition, and waits until the service reads it. */
  async saveHeader(edition: number): Promise<void> {
    const header = JSON.parse(readFileSync(join(SOURCE, HEADER), 'utf8'));
    header.bottom.logo_aria_label = textOfHeader(edition);
    await this.save(HEADER, JSON.stringify(header));
  }

  /** Saves an edition, and waits until the service reads it. */
  async savePage(edition: number): Promise<void> {
    await this.save(PAGE, readFileSync(join(SOURCE, PAGE), 'utf8').replaceAll(PUBLISHED.text, textOfEdition(edition)));
  }

  /** Adds pages of as much text as a document may have, each of texts of one kind. @returns their addresses */
  async saveCostlyPages(): Promise<string[]> {
    for (const [kind, part] of Object.entries(COSTLY_PARTS)) {
      const description = `data:${part.repeat(Math.floor(TEXT_LENGTH / part.length))}`;
      const content = Array.from({ length: 100 }, () => ({ __component: 'blocks.description', description }));
      await this.save(`pages/costly-${kind}.json`, JSON.stringify({ slug: `costly-${kind}`, title: kind, content }));
    }
    return Object.keys(COSTLY_PARTS).map((kind) => `/costly-${kind}`);
  }

  private async save(file: string, text: string): Promise<void> {
    writeFileSync(join(this.folder, file), text);
    await sleep(SEEN_AFTER_MS);
  }
}
