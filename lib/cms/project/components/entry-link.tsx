import { modelWords, type Texts } from '#lib/cms/labels.ts';
import type { Entry } from '../src/entries.ts';

/** A link to an entry, with its kind. */
export function EntryLink({ entry, admin, language }: { entry: Entry; admin: string; language: keyof Texts }) {
  const { model, id, title } = entry;
  return (
    <>
      <a href={`${admin}/collections/${model}/${id}`}>{title || id}</a> <span className="overview__kind">{modelWords(model).singular[language]}</span>
    </>
  );
}
