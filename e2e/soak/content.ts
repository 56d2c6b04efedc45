/** The embedded content service with a published edition of a page, failing on demand. */
import type { Server } from 'node:http';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { handle } from '#lib/content-service/service.ts';
import { fault, misbehave } from '../faults/faults.ts';

/** The published page, its tag, and the text that the edition replaces. */
export const PUBLISHED = { path: '/ekaa', api: '/api/pages/ekaa', tag: 'page:ekaa', text: 'one card account' };

export const textOfEdition = (edition: number) => `edition ${edition} of it`;

const FAULTS = [
  { fault: 'status', status: 500 },
  { fault: 'status', status: 429 },
  { fault: 'cut' },
  { fault: 'invalid-json' },
  { fault: 'wrong-shapes' },
  { fault: 'delay', ms: 2500 },
  { fault: 'empty' },
];

export class ContentService {
  edition = 0;
  /** Whether half of the responses are faults. */
  isFlapping = false;
  readonly server: Server = serveHandler(async (request, connection) => {
    const given = this.isFlapping && Math.random() < 0.5 ? FAULTS[Math.floor(Math.random() * FAULTS.length)] : undefined;
    const real = () => this.answer(request);
    return given ? misbehave(fault.parse({ path: '/', ...given }), real, connection, () => undefined) : real();
  });

  private async answer(request: Request): Promise<Response> {
    const response = await handle(request);
    if (new URL(request.url).pathname !== PUBLISHED.api) return response;
    const text = (await response.text()).replaceAll(PUBLISHED.text, textOfEdition(this.edition));
    return new Response(text, { status: response.status, headers: { 'content-type': 'application/json' } });
  }
}
