import { localizePath } from '#lib/i18n/locales.ts';
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
  /** The title, and the language that its pages have, if it is done in each. */
  name: string;
  title: string;
  language: string;
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

/** The languages of the tasks. */
type TaskLocale = 'en' | 'hi';

export interface Language {
  locale: TaskLocale;
  copy: typeof en;
  /** A path in the language. */
  path: (path: string) => string;
}

const COPY: Record<TaskLocale, typeof en> = { en, hi };
const LANGUAGES: Language[] = (['en', 'hi'] as const).map((locale) => ({
  locale,
  copy: COPY[locale],
  path: (path) => localizePath(path, locale),
}));

/** In the order of the report. */
export const tasks: Task[] = [];

function add(title: string, language: string, run: Task['run'], options: Options) {
  const { script = true, except = {}, expected = /(?!)/ } = options;
  tasks.push({ name: language ? `${title}, ${language}` : title, title, language, run, script, except, expected });
}

export function task(title: string, run: Task['run'], options: Options = {}) {
  add(title, '', run, options);
}

/** A task in each language. */
export function taskInEach(title: string, run: (setting: Setting & Language) => Promise<void>, options: Options = {}) {
  for (const language of LANGUAGES) {
    const name = { en: 'English', hi: 'Hindi' }[language.locale];
    add(title, name, (setting) => run({ ...setting, ...language }), options);
  }
}

export function ensure(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

export function equal(actual: unknown, wanted: unknown, what: string) {
  const [is, should] = [actual, wanted].map((value) => JSON.stringify(value));
  ensure(is === should, `${what} is ${is} and not ${should}`);
}
