import { format, stripVTControlCharacters } from 'node:util';
import { log } from './log.ts';

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Writes what the framework prints to the console as lines of JSON. */
export function logConsoleAsJson(): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, 'info' | 'warn' | 'error'][]) {
    console[method] = (...given: unknown[]) => {
      const message = stripVTControlCharacters(format(...given)).trim();
      if (message !== '') log(level, 'console', { message });
    };
  }
}
