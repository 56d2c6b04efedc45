import { LOCALES, type Locale, localizePath } from '#lib/i18n/locales.ts';
import en from '#messages/en.json' with { type: 'json' };
import hi from '#messages/hi.json' with { type: 'json' };
import type { Reference } from './drive/reference.ts';
import type { Engine } from './drive/session.ts';
import type { Visitor } from './drive/visitor.ts';

export interface Setting {
  visitor: Visitor;
  engine: Engine;
  /** Chromium, for comparison. */
  reference: Reference;
}

export interface Task {
  name: string;
  run: (setting: Setting) => Promise<void>;
  /** Whether scripts of pages run. */
  script: boolean;
  /** Why an engine cannot do it, by its name. */
  except: Readonly<Record<string, string>>;
  /** Errors in the console that the task provokes. */
  expected: RegExp;
}

interface Options {
  script?: boolean;
  except?: Readonly<Record<string, string>>;
  expected?: RegExp;
}

export interface Language {
  locale: Locale;
  copy: typeof en;
  /** A path in the language. */
  path: (path: string) => string;
}

const COPY: Record<Locale, typeof en> = { en, hi };
const LANGUAGES: Language[] = LOCALES.map((locale) => ({
  locale,
  copy: COPY[locale],
  path: (path) => localizePath(path, locale),
}));

/** In the order of the report. */
export const tasks: Task[] = [];

export function task(name: string, run: Task['run'], { script = true, except = {}, expected = /(?!)/ }: Options = {}) {
  tasks.push({ name, run, script, except, expected });
}

/** A task in each language. */
export function taskInEach(name: string, run: (setting: Setting & Language) => Promise<void>, options: Options = {}) {
  for (const language of LANGUAGES) {
    const suffix = { en: 'English', hi: 'Hindi' }[language.locale];
    task(`${name}, ${suffix}`, (setting) => run({ ...setting, ...language }), options);
  }
}

export function ensure(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

export function equal(actual: unknown, wanted: unknown, what: string) {
  const [is, should] = [actual, wanted].map((value) => JSON.stringify(value));
  ensure(is === should, `${what} is ${is} and not ${should}`);
}
