import { EditLink, problemBoxId, toldProblem } from '#components/blocks/problem-notes.tsx';
import { Link } from '#components/ui/link.tsx';
import type { PageProblems } from '#lib/content/page/page-problems.ts';
import { type ProblemLanguage, WORDS } from '#lib/contract/problems/sentences.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** The problems of the page, each with a link to its box. */
function ProblemList({ page: { problems, editUrl }, language }: { page: PageProblems; language: ProblemLanguage }) {
  const summary = WORDS[language].count(problems.length);
  if (problems.length === 0)
    return (
      <p lang={language} className="w-full">
        {summary}
      </p>
    );
  return (
    <details open lang={language} className="w-full">
      <summary className="font-semibold">{summary}</summary>
      <ol>
        {problems.map((problem) => {
          const { place, sentence } = toldProblem(problem, language);
          return (
            <li key={`${problem.pointer} ${problem.code}`}>
              {problem.block ? (
                <Link href={`#${problemBoxId(problem.block.position)}`} className="underline underline-offset-4">
                  {place}
                </Link>
              ) : editUrl ? (
                <EditLink editUrl={editUrl} pointer={problem.pointer} className="underline underline-offset-4">
                  {place}
                </EditLink>
              ) : (
                place
              )}{' '}
              {sentence}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

interface Props {
  address: string;
  /** Absent for a page that is made from no document. */
  page: PageProblems | undefined;
  language: ProblemLanguage;
}

/** On a page with drafts: what is wrong with them, a link to where they are edited, and a button that leads to the published page. */
export function PreviewBar({ address, page, language }: Props) {
  const text = useText('preview');
  return (
    <aside aria-label={text('title')} className="bg-genda-400 text-mor-950 print:hidden">
      <form method="post" action="/service/preview" className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
        <p className="grow">
          <strong className="font-semibold">{text('title')}</strong> {text('description')}
        </p>
        {page?.editUrl ? (
          <span lang={language}>
            <EditLink
              editUrl={page.editUrl}
              pointer=""
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {WORDS[language].editPage}
            </EditLink>
          </span>
        ) : null}
        <input type="hidden" name="path" value={address} />
        <button type="submit" className="min-h-11 font-semibold underline underline-offset-4">
          {text('leave')}
        </button>
        {page ? <ProblemList page={page} language={language} /> : null}
      </form>
    </aside>
  );
}
