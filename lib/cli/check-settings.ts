import { exitOnWrongSettings } from '#lib/config/check-settings.ts';

await exitOnWrongSettings();
