import type { Payload } from 'payload';
import { labelIn, type Texts } from '#lib/cms/labels.ts';
import type { JsonObject } from '#lib/content-service/documents/localize.ts';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import type { Problem } from '#lib/contract/problems/problem.ts';
import { problemsOf } from '#lib/contract/problems/problems.ts';
import { problemText } from '#lib/contract/problems/text.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import { contentProblems } from '#lib/routes/problems/content-problems.ts';
import files from '../site-files.json' with { type: 'json' };
import { engineOf } from './engine.ts';
import { settings } from './settings.ts';
import { titleOf } from './titles.ts';

/** Something that the site would drop of a document, or that its visitors would miss, in words. */
export interface TellableProblem {
  level: 'error' | 'warning';
  /** The steps to the field. */
  path: readonly (string | number)[];
  /** Such as `Block 4, Images › Image 2`. */
  place: string;
  /** What is wrong, and what to do. */
  message: string;
  /** Whether it is that a part lacks languages. */
  isOfLanguages: boolean;
}

/** Files and feeds of the site, to which links may lead. */
const SITE_FILES: ReadonlySet<string> = new Set(files);
const isServed = (path: string) => SITE_FILES.has(path) || path.startsWith('/cms/api/media/');

/** What another entry is known by: its address, its name and its redirect. To look through its texts would take most of the time. */
const headOf = (document: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(document).filter(([, value]) => typeof value === 'string')),
  ...(document.slug === undefined ? {} : { title: titleOf(document) }),
});

/** What an entry has against other published entries: addresses, redirects, links and references. */
async function problemsWithOthers(payload: Payload, name: ModelName, document: JsonObject, id: string | undefined): Promise<Problem[]> {
  const engine = engineOf(payload);
  const others = await Promise.all(
    (Object.keys(MODELS) as ModelName[]).map(async (model) =>
      [...(await engine.documents(model, 'published'))].flatMap(([other, published]) =>
        model === name && other === id ? [] : [{ model, document: headOf(published) }],
      ),
    ),
  );
  const own = { model: name, document };
  const site = { product: settings.product, today: dateInIndia(new Date()), isServed };
  // Which pages link to it is not in the heads of the others.
  return contentProblems([...others.flat(), own], site).flatMap(({ entry, problem }) =>
    entry === own && problem.code !== 'not-linked' ? [problem] : [],
  );
}

/**
 * The problems of a document, errors first.
 * @param document in all its languages
 * @param id of the entry; nothing for one that is created
 * @param language of the words
 */
export async function tellProblems(
  payload: Payload,
  name: ModelName,
  document: JsonObject,
  id: string | undefined,
  language: keyof Texts,
): Promise<TellableProblem[]> {
  const problems = [...problemsOf(name, document), ...(await problemsWithOthers(payload, name, document, id))];
  const found = problems.map((problem) => {
    const { place, sentence, todo } = problemText(problem, language, labelIn(language));
    const isOfLanguages = problem.code === 'language-missing' || problem.code === 'image-language';
    return { level: problem.level, path: problem.path, place, message: `${sentence} ${todo}`, isOfLanguages };
  });
  return found.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

/** The problems for which the draft of an entry cannot be published, each with its place in the page. */
export async function errorsOf(payload: Payload, name: ModelName, id: string, language: keyof Texts): Promise<string[]> {
  const document = (await engineOf(payload).documents(name, 'draft')).get(id);
  const problems = document ? await tellProblems(payload, name, document, id, language) : [];
  return problems
    .filter(({ level }) => level === 'error')
    .map(({ place, message }) => [place, message].filter(Boolean).join(': '));
}
