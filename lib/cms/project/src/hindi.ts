import { en } from '@payloadcms/translations/languages/en';
import translations from '#lib/cms/labels/admin-hi.json' with { type: 'json' };

/** The admin in Hindi, which Payload does not have. Dates are written as in English, whose names of months `date-fns` has. */
// The texts that are not translated stay English.
export const hi = { dateFNSKey: en.dateFNSKey, translations: translations as unknown as typeof en.translations };
