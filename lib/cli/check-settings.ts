import { exitOnWrongSettings } from '../check-settings.ts';

await exitOnWrongSettings();
