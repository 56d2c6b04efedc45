/** `npm run settings`: writes docs/settings.md and .env.example from the definitions of the settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentExample, settingsPage } from '#lib/config/settings-documents.ts';

const root = join(import.meta.dirname, '../..');
writeFileSync(join(root, 'docs/settings.md'), settingsPage());
writeFileSync(join(root, '.env.example'), environmentExample());
