import { formTokens } from '#components/blocks/request-form/server/form-tokens.ts';

export const dynamic = 'force-dynamic';

/** A single-use token for a form; cached pages cannot hold one. */
export function GET(): Response {
  return Response.json({ token: formTokens().issue(Date.now()) }, { headers: { 'cache-control': 'no-store' } });
}
