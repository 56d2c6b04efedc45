/** `npm run contract`: writes the contract as `openapi.json` and has it checked by a public validator. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { settings } from '#lib/config/settings.ts';
import { openApiExamples } from '#lib/content-service/openapi-examples.ts';
import { openApiDocument } from '#lib/contract/openapi.ts';

const document = openApiDocument(settings.PRODUCT_SLUG, await openApiExamples());
const file = join(import.meta.dirname, '../../openapi.json');
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);

const result = await new Validator().validate(document);
if (result.valid) {
  console.log(`openapi.json: a valid OpenAPI 3.1 document with ${Object.keys(Object(document.paths)).length} paths.`);
} else {
  console.error(`openapi.json is not valid:\n${JSON.stringify(result.errors, null, 2)}`);
  process.exitCode = 1;
}
