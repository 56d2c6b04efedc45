import { languageName } from '#lib/i18n/format.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import type { BlockPlace, Problem } from './problem.ts';
import type { Step } from './schema-parts.ts';
import { type ProblemLanguage, SENTENCES, type Sentence, WORDS } from './sentences.ts';

/**
 * The label of a field; with an empty `field` the name of the owner: a kind of block, or one item of a list.
 * @param owner as `page.page`, `blocks.hero`, `blocks.hero-slides`, `shared.button`
 */
export type LabelOf = (owner: string, field: string) => string | undefined;

/** What a problem is, where, and what to do, for an editor. */
export interface ProblemText extends Sentence {
  /** `Block 4, Images › Image 2 › Text`. */
  place: string;
}

/** The words of a name of the contract: `is_external_link` is `Is external link`. */
function humanized(name: string): string {
  const words = name
    .replace(/^.*\./, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** A position counts from 0, what an editor reads from 1. */
function stepName({ owner, field, index, item }: Step, labelOf: LabelOf): string {
  const label = labelOf(owner, field) ?? humanized(field);
  if (index === undefined) return label;
  const one = item === undefined ? undefined : labelOf(item, '');
  return `${one ?? label} ${index + 1}`;
}

/** `Block 4, Images`. @param kind empty for a block without one */
export function blockName({ position, kind }: BlockPlace, language: ProblemLanguage, labelOf: LabelOf): string {
  return WORDS[language].block(position + 1, kind && (labelOf(kind, '') ?? humanized(kind)));
}

function placeOf({ block, steps }: Problem, language: ProblemLanguage, labelOf: LabelOf): string {
  const inside = block ? steps.slice(1) : steps;
  const opening = block ? [blockName(block, language, labelOf)] : [];
  const names = [...opening, ...inside.map((step) => stepName(step, labelOf))];
  return names.length > 0 ? names.join(' › ') : WORDS[language].whole;
}

/** A problem in the words of an editor. Labels that `labelOf` does not know are made from the name of the field. */
export function problemText(problem: Problem, language: ProblemLanguage, labelOf: LabelOf): ProblemText {
  const { code, parameters, steps, block } = problem;
  const last = steps.at(-1);
  const texts = Object.entries(parameters).map(([name, value]) => [name, String(value)] as const);
  const fields = String(parameters.fields ?? '')
    .split(',')
    .filter(Boolean);
  const words = {
    ...Object.fromEntries(texts),
    name: last ? (labelOf(last.owner, last.field) ?? humanized(last.field)) : WORDS[language].whole,
    names: fields.map((field) => labelOf(block?.kind ?? '', field) ?? humanized(field)).join(', '),
    languages: String(parameters.languages ?? '')
      .split(',')
      .filter(isLocale)
      .map((code) => languageName(code, language))
      .join(', '),
  };
  return { place: placeOf(problem, language, labelOf), ...SENTENCES[language][code](words) };
}
