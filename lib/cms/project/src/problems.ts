import { fieldWords, kindWords, modelWords, type Texts } from '#lib/cms/labels.ts';
import type { BlockKind } from '#lib/contract/blocks/block.ts';
import type { JsonObject } from '#lib/content-service/documents/localize.ts';
import type { ModelName } from '#lib/contract/models.ts';
import { problemsOf } from '#lib/contract/problems/problems.ts';
import { type LabelOf, problemText } from '#lib/contract/problems/text.ts';

/** Something that the site would drop of a document, or that its visitors would miss, in words. */
export interface TellableProblem {
  level: 'error' | 'warning';
  /** The steps to the field. */
  path: readonly (string | number)[];
  /** Such as `Block 4, Images › Image 2`. */
  place: string;
  /** What is wrong, and what to do. */
  message: string;
  /** The language that a part lacks. */
  missing?: string | undefined;
}

/** The language of the admin in which the words are. */
const languageOf = (language: string): keyof Texts => (language === 'hi' ? 'hi' : 'en');

const labelIn =
  (language: keyof Texts): LabelOf =>
  (owner, field) => {
    const [category = '', own = ''] = owner.split('.', 2);
    try {
      if (field !== '') return fieldWords(category === own ? own : owner, field).label[language];
      if (category === 'blocks') return kindWords(owner as BlockKind).label[language];
      return category === own ? modelWords(own as ModelName).singular[language] : undefined;
    } catch {
      // A part of a list has no words of its own.
      return undefined;
    }
  };

/**
 * What stands in the way of publishing a document, the worst first.
 * @param document in all its languages
 * @param adminLanguage the language of the words
 */
export function tellProblems(name: ModelName, document: JsonObject, adminLanguage: string): TellableProblem[] {
  const language = languageOf(adminLanguage);
  const found = problemsOf(name, document).map((problem) => {
    const { place, sentence, todo } = problemText(problem, language, labelIn(language));
    const missing = problem.code === 'language-missing' ? problem.language : undefined;
    return { level: problem.level, path: problem.path, place, message: `${sentence} ${todo}`, missing };
  });
  return found.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}
