import { settings } from '#lib/config/settings.ts';
import { openApiDocument } from '#lib/contract/openapi.ts';

/** Examples contain dates relative to today. */
export const revalidate = 3600;

/** The contract with examples of the embedded content. */
export async function GET(): Promise<Response> {
  const { openApiExamples } = await import('#lib/content-service/openapi-examples.ts');
  const document = openApiDocument(settings.PRODUCT_SLUG, await openApiExamples());
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  return Response.json(document, { headers });
}
