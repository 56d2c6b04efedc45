import { Link } from '#components/ui/link.tsx';
import { labelIn } from '#lib/cms/labels.ts';
import type { PageProblems } from '#lib/content/page/page-problems.ts';
import type { Problem } from '#lib/contract/problems/problem.ts';
import { type ProblemLanguage, WORDS } from '#lib/contract/problems/sentences.ts';
import { blockName, problemText } from '#lib/contract/problems/text.ts';
import type { BlockNotes } from './blocks.tsx';

/** The place of a problem, its sentence and what to do, in the words of the CMS. */
export const toldProblem = (problem: Problem, language: ProblemLanguage) => problemText(problem, language, labelIn(language));

/** The id of the box with the problems of a block. */
export const problemBoxId = (position: number) => `problem-${position}`;

interface EditLinkProps {
  editUrl: string;
  /** JSON pointer of the field. */
  pointer: string;
  className: string;
  children: string;
}

/** Leads to a field in the CMS: in its own window when the preview is in a frame of it. */
export function EditLink({ editUrl, pointer, className, children }: EditLinkProps) {
  return (
    <Link href={`${editUrl}#${encodeURI(pointer)}`} target="_top" newTab={false} className={className}>
      {children}
    </Link>
  );
}

interface Props {
  block: PageProblems['blocks'][number];
  editUrl: string | undefined;
  language: ProblemLanguage;
}

/** In the corner of a block, and above it when it has problems. */
function BlockNote({ block, editUrl, language }: Props) {
  const { position, problems } = block;
  const name = `${WORDS[language].edit}: ${blockName(block, language, labelIn(language))}`;
  if (problems.length === 0)
    return editUrl === undefined ? null : (
      <div lang={language} className="relative print:hidden">
        <EditLink
          editUrl={editUrl}
          pointer={`/content/${position}`}
          className="absolute end-0 z-10 bg-genda-400 px-3 py-2 text-sm font-semibold text-mor-950 underline"
        >
          {name}
        </EditLink>
      </div>
    );
  return (
    <aside id={problemBoxId(position)} lang={language} className="bg-genda-400 text-mor-950 print:hidden">
      <ul className="wrap py-2 text-sm">
        {problems.map((problem) => {
          const { place, sentence, todo } = toldProblem(problem, language);
          return (
            <li key={`${problem.pointer} ${problem.code}`}>
              {editUrl === undefined ? (
                <strong className="font-semibold">{place}</strong>
              ) : (
                <EditLink editUrl={editUrl} pointer={problem.pointer} className="font-semibold underline underline-offset-4">
                  {place}
                </EditLink>
              )}{' '}
              {sentence} {todo} <code>{problem.pointer}</code>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

/**
 * For each block a link to its fields in the CMS, where the draft says where that is; for one with problems a box: in its place when it
 * is left out, else before it. Only for a preview.
 */
export function problemNotes({ blocks, editUrl }: PageProblems, language: ProblemLanguage): BlockNotes {
  const at = Map.groupBy(blocks, ({ before }) => before);
  return new Map(
    [...at].map(([before, all]) => [
      before,
      all.map((block) => <BlockNote key={`note ${block.position}`} block={block} editUrl={editUrl} language={language} />),
    ]),
  );
}
