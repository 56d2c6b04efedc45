import { securityText } from '#lib/security/security-text.ts';

export const dynamic = 'force-dynamic';

/** Where to report a vulnerability of the site (RFC 9116). */
export function GET(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };
  return new Response(securityText(new Date()), { headers });
}
