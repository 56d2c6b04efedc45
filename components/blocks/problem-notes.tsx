import type { PageProblems } from '#lib/content/page/page-problems.ts';
import type { Problem } from '#lib/contract/problems/problem.ts';
import type { ProblemLanguage } from '#lib/contract/problems/sentences.ts';
import { problemText } from '#lib/contract/problems/text.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { BlockNotes } from './blocks.tsx';

/** The language in which problems are told on a page of another language. */
export const languageOfProblems = (locale: Locale): ProblemLanguage => (locale === 'hi' ? 'hi' : 'en');

const NO_LABELS = () => undefined;

/** The place of a problem, its sentence and what to do. */
export const toldProblem = (problem: Problem, language: ProblemLanguage) => problemText(problem, language, NO_LABELS);

/** The id of the box with the problems of a block. */
export const problemBoxId = (position: number) => `problem-${position}`;

function ProblemBox({
  problems,
  position,
  language,
}: {
  problems: readonly Problem[];
  position: number;
  language: ProblemLanguage;
}) {
  return (
    <aside id={problemBoxId(position)} lang={language} className="bg-genda-400 text-mor-950 print:hidden">
      <ul className="wrap py-2 text-sm">
        {problems.map((problem) => {
          const { place, sentence, todo } = toldProblem(problem, language);
          return (
            <li key={`${problem.pointer} ${problem.code}`}>
              <strong className="font-semibold">{place}</strong> {sentence} {todo} <code>{problem.pointer}</code>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

/** A box for each block with problems: in its place when it is left out, else before it. Only for a preview. */
export function problemNotes({ blocks }: PageProblems, locale: Locale): BlockNotes {
  const language = languageOfProblems(locale);
  const at = Map.groupBy(blocks, ({ before }) => before);
  return new Map(
    [...at].map(([before, all]) => [
      before,
      all.map(({ problems }) => {
        const position = problems[0]?.block?.position ?? 0;
        return <ProblemBox key={`problem ${position}`} problems={problems} position={position} language={language} />;
      }),
    ]),
  );
}
