import config from '@payload-config';
import { getPayload } from 'payload';
import { engineOf } from '../../../src/engine.ts';

export const dynamic = 'force-dynamic';

/** The routes of the contract, answered as the site's own content service does. */
async function answer(request: Request): Promise<Response> {
  return engineOf(await getPayload({ config })).handle(request);
}

export { answer as GET, answer as HEAD, answer as POST };
