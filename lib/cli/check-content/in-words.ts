import { labelIn } from '#lib/cms/labels.ts';
import { ENDPOINTS, type EndpointName } from '#lib/contract/endpoints.ts';
import { modelOf } from '#lib/contract/model-of.ts';
import type { Problem as ContentProblem } from '#lib/contract/problems/problem.ts';
import { problemsIn } from '#lib/contract/problems/problems.ts';
import { modelOwner } from '#lib/contract/problems/schema-parts.ts';
import { problemText } from '#lib/contract/problems/text.ts';
import { type ContentEntry, nameOf } from '#lib/routes/problems/addresses.ts';
import type { Problem } from './problems.ts';

/** Told by the table of pages and languages. */
const IN_TABLE: ReadonlySet<ContentProblem['code']> = new Set(['language-missing', 'image-language']);

function kindOf({ code, dropped }: ContentProblem): Problem['kind'] {
  if (dropped !== undefined) return 'dropped';
  if (code === 'image-text') return 'image';
  if (code === 'dead-link') return 'link';
  if (code === 'dead-reference') return 'reference';
  return code === 'not-linked' ? 'unlinked' : 'redirect';
}

/**
 * A problem of the content as a line: the entry, the place in it, and the sentence.
 * @param base JSON pointer of the document in the answer
 */
export function inWords(entry: ContentEntry, problem: ContentProblem, source: string, base = ''): Problem {
  const { place, sentence } = problemText(problem, 'en', labelIn('en'));
  const name = `${entry.model} “${nameOf(entry)}”`;
  return { kind: kindOf(problem), source, pointer: base + problem.pointer, reason: `${name}, ${place}: ${sentence}` };
}

/**
 * What the site would leave out or replace of a document, or of a record of a list.
 * @param base JSON pointer of the document in the answer
 */
export function documentProblems(name: EndpointName, document: unknown, source: string, base: string): Problem[] {
  const model = modelOf(name, document);
  return problemsIn({ schema: ENDPOINTS[name].answer, owner: modelOwner(model) }, document)
    .filter(({ code }) => !IN_TABLE.has(code))
    .map((problem) => inWords({ model, document }, problem, source, base));
}

/** Kinds that are the same in every language. */
const OF_DOCUMENT: ReadonlySet<Problem['kind']> = new Set(['dropped', 'link', 'image', 'paging', 'figure']);

/** A problem that answers in several languages have is one line. @param locales the languages that were asked for */
export function merged(problems: readonly Problem[], locales: readonly string[]): Problem[] {
  const groups = new Map<string, Problem & { languages: string[] }>();
  for (const problem of problems) {
    const { kind, source, pointer, reason } = problem;
    const locale = /[?&]locale=(\w+)/.exec(source)?.[1] ?? '';
    const key = OF_DOCUMENT.has(kind)
      ? JSON.stringify([kind, source.replace(/([?&]locale=)\w+/, '$1'), pointer, reason])
      : String(groups.size);
    const group = groups.get(key);
    if (group) group.languages.push(locale);
    else groups.set(key, { ...problem, languages: [locale] });
  }
  return [...groups.values()].map(({ languages, ...problem }) =>
    languages.length > 1 && languages.length < locales.length ? { ...problem, languages } : problem,
  );
}
