import { misspeltSettings } from './misspelt-settings.ts';
import { SETTINGS, type Setting } from './setting-definitions.ts';

/** Settings, read and checked when the process starts; nothing else reads the environment. */

type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name]['fallback'] };

/** A setting has a value that is not allowed. The message is for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws {SettingsError} naming each wrong or misspelt setting, its value and what is allowed */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const wrong = misspeltSettings(environment);
  const entries = (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    const { allowed, fallback, read, secret } = SETTINGS[name] as Setting<unknown>;
    const given = environment[name]?.trim();
    if (given === undefined || given === '') return [name, fallback];
    const value = read(given);
    if (value === undefined) {
      wrong.push(`${name} is ${secret ? 'set to a value' : `"${given}"`} that is not allowed: it must be ${allowed}.`);
    }
    return [name, value];
  });
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'));
  const values = Object.fromEntries(entries) as Settings;
  return environment.SITE_ORIGIN?.trim() ? values : { ...values, SITE_ORIGIN: `http://localhost:${values.PORT}` };
}

export const settings: Settings = readSettings(process.env);

/** Whether this is the development server, which shows the block gallery. */
export const isDevelopment = process.env.NODE_ENV === 'development';
