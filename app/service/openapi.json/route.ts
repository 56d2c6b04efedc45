import { settings } from '#lib/config/settings.ts';
import { openApiDocument } from '#lib/content/contract/openapi.ts';
import { openApiExamples } from '#lib/content/openapi-examples.ts';

export const dynamic = 'force-dynamic';

let json: Promise<string> | undefined;

async function loadJson(): Promise<string> {
  return JSON.stringify(openApiDocument(settings.PRODUCT_SLUG, await openApiExamples()));
}

/** The contract of the content service, with examples from the sample content. */
export async function GET(): Promise<Response> {
  json ??= loadJson().catch((error: unknown) => {
    // The next request tries again.
    json = undefined;
    throw error;
  });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  return new Response(await json, { headers });
}
