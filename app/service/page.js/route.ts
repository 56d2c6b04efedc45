import { PAGE_SCRIPT_FILE } from '#app/service/page.js/page-script-file.ts';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(PAGE_SCRIPT_FILE, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
}
