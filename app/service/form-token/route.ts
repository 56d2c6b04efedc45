import { formTokens } from '#components/blocks/request-form/server/form-tokens.ts';

export const dynamic = 'force-dynamic';

/** A token with which a form can be sent once; pages are cached and cannot hold one. */
export function GET(): Response {
  return Response.json({ token: formTokens().issue(Date.now()) }, { headers: { 'cache-control': 'no-store' } });
}
