/** The content service of the flood as a process of its own: outside of the memory limit, and not delayed by those who load the site. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '#lib/cli/workspace.mjs';
import { ContentService } from '../soak/content.ts';

export interface Editions {
  page: number;
  header: number;
}

/** Starts it. `publish` changes the editions that it answers with. */
export async function startContent(port: number): Promise<{ publish: (editions: Editions) => Promise<void>; stop: () => void }> {
  const child = fork(import.meta.filename, [String(port)], { env: environment() });
  process.once('exit', () => child.kill());
  await once(child, 'message');
  return {
    publish: async (editions) => {
      const done = once(child, 'message');
      child.send(editions);
      await done;
    },
    stop: () => child.kill(),
  };
}

if (process.argv[1] === import.meta.filename) {
  const content = new ContentService();
  process.on('message', (editions: Editions) => {
    content.edition = editions.page;
    content.headerEdition = editions.header;
    process.send?.('published');
  });
  process.on('disconnect', () => process.exit());
  content.server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'));
}
