import { distance } from 'fastest-levenshtein';
import { SETTINGS } from './setting-definitions.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names of one word, `PORT` and `HOSTNAME`, are too close to variables of other programs. */
const NAMES = Object.keys(SETTINGS).filter((name) => name.includes('_'));

/** Letters that may differ; fewer in a short name. */
const DISTANCE_MAX = 2;
const SHORT = 10;

function isLike(given: string, name: string): boolean {
  const most = name.length < SHORT ? 1 : DISTANCE_MAX;
  return distance(given, name) <= most || (given.includes('_') && name.startsWith(`${given}_`));
}

/**
 * Variables that are no setting and look like one that is not set: an environment has many variables of other programs.
 * @returns a sentence for each
 */
export function misspeltSettings(environment: Environment): string[] {
  const unset = NAMES.filter((name) => !environment[name]?.trim());
  return Object.keys(environment).flatMap((given) => {
    if (Object.hasOwn(SETTINGS, given)) return [];
    const [nearest] = unset
      .filter((name) => isLike(given.toUpperCase(), name))
      .sort((a, b) => distance(given.toUpperCase(), a) - distance(given.toUpperCase(), b));
    return nearest === undefined ? [] : [`There is no setting ${given}: is ${nearest} meant?`];
  });
}
