/** The embedded content service, in which one page and the header have editions that are published, and which fails on demand. */
import type { Server } from 'node:http';
import { serveHandler } from '#lib/content-service/http-server.ts';
import { handle } from '#lib/content-service/service.ts';
import { fault, misbehave } from '../faults/faults.ts';

/** The published page, the tag that its publishing names, and a text of it that becomes the edition. */
export const PUBLISHED = { path: '/ekaa', api: '/api/pages/ekaa', tag: 'page:ekaa', text: 'one card account' };
const HEADER = { api: '/api/header', label: /("logo_aria_label":\s*")[^"]*/g };

export const textOfEdition = (edition: number) => `edition ${edition} of it`;
/** A text that every page has. */
export const textOfHeader = (edition: number) => `header of edition ${edition},`;

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
  headerEdition = 0;
  /** Whether half of the answers are faults. */
  isFlapping = false;
  readonly server: Server = serveHandler(async (request, connection) => {
    const given = this.isFlapping && Math.random() < 0.5 ? FAULTS[Math.floor(Math.random() * FAULTS.length)] : undefined;
    const real = () => this.answer(request);
    return given ? misbehave(fault.parse({ path: '/', ...given }), real, connection, () => undefined) : real();
  });

  private async answer(request: Request): Promise<Response> {
    const response = await handle(request);
    const { pathname } = new URL(request.url);
    if (pathname !== PUBLISHED.api && pathname !== HEADER.api) return response;
    const text = await response.text();
    const edited =
      pathname === HEADER.api
        ? text.replace(HEADER.label, `$1${textOfHeader(this.headerEdition)}`)
        : text.replaceAll(PUBLISHED.text, textOfEdition(this.edition));
    return new Response(edited, { status: response.status, headers: { 'content-type': 'application/json' } });
  }
}
