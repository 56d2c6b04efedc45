import type { z } from 'zod';
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { slug } from '../atoms.ts';
import { behaviourOf } from '../blocks/behaviour.ts';
import { blockSchema } from '../blocks/block.ts';
import { page } from '../documents.ts';
import { MODELS, type Model, type ModelName } from '../models.ts';
import { inLanguage, isByLanguageAt, languagesIn, untranslatedParts } from './by-language.ts';
import { pointerOf } from './clean-copy.ts';
import { dropInvalid, type InvalidPart } from './drop-invalid.ts';
import { saidByIssue } from './of-issue.ts';
import type { BlockPlace, Problem } from './problem.ts';
import { type Found, replacedIn } from './replaced.ts';
import { definitionOfBlock, fieldsOf, isListField, modelOwner, stepsOf } from './schema-parts.ts';

/** A schema and the owner name of its fields. */
export interface Shape {
  schema: z.ZodType;
  /** As `page.page`. */
  owner: string;
}

type Path = Problem['path'];

const isWithin = (path: Path, part: Path) => part.every((step, depth) => path[depth] === step);
const isSamePath = (a: Path, b: Path) => a.length === b.length && isWithin(a, b);

function foundByIssue(part: InvalidPart): Found {
  const { path, dropped = [] } = part;
  const { code, parameters = {} } = saidByIssue(part);
  // The kind is the block's, not one of its fields.
  return { code, level: 'error', path: code === 'unknown-kind' ? path.slice(0, -1) : path, dropped, parameters };
}

/** What the schema refuses. A field that is missing because its value was refused is the same problem, with a larger loss. */
function refusedIn({ schema }: Shape, document: unknown): Found[] {
  const { data, invalid, error } = dropInvalid(schema, document);
  const found: Found[] = [];
  for (const part of invalid) {
    const cause = found.find(({ dropped }) => part.value === undefined && dropped && isSamePath(dropped, part.path));
    if (cause) cause.dropped = part.dropped ?? [];
    else found.push(foundByIssue(part));
  }
  if (data === undefined && error === undefined)
    found.push({ code: 'too-many-problems', level: 'error', path: [], dropped: [], parameters: {} });
  return found;
}

const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether its records are read when the page is asked for: only then it is known whether there are any. */
const hasSource = (block: unknown) =>
  typeof block === 'object' &&
  block !== null &&
  Object.keys(block).some((key) => /(?:^|_)source$/.test(key) && !isAbsent(property(block, key)));

/** The problem of a block that has nothing to show; `undefined` when it has something, or may have. */
function emptyBlock(block: unknown, path: Path): Found | undefined {
  const definition = definitionOfBlock(block);
  const { data } = dropInvalid(blockSchema, block);
  if (definition === undefined || data === undefined || hasSource(block) || !behaviourOf(data).isEmpty?.(data)) return undefined;
  const missing = (behaviourOf(data).needs ?? []).filter((field) => isAbsent(property(data, field)));
  const [field, ...others] = missing;
  const place = field === undefined || others.length > 0 ? path : [...path, field];
  const code = place === path ? 'empty-block' : isListField(definition.schema, field) ? 'required-list' : 'required';
  return {
    code,
    level: 'error',
    path: place,
    dropped: path,
    parameters: code === 'empty-block' ? { fields: missing.join(',') } : {},
  };
}

/** Adds the blocks that are left out because nothing of them remains. */
function withEmptyBlocks(found: readonly Found[], document: unknown): Found[] {
  const content = property(document, 'content');
  if (!Array.isArray(content)) return [...found];
  const all = found.map((each) => ({ ...each }));
  for (const [position, block] of content.entries()) {
    const path = ['content', position];
    const inside = all.filter(({ dropped }) => dropped && isWithin(dropped, path));
    if (inside.some(({ dropped }) => dropped?.length === path.length)) continue;
    const empty = emptyBlock(block, path);
    if (empty === undefined) continue;
    if (inside.length === 0) all.push(empty);
    for (const each of inside) each.dropped = path;
  }
  return all;
}

/** A page without a title and without a block is not found. */
function emptyPage(found: readonly Found[], document: unknown): Found[] {
  const { data } = dropInvalid(page, document);
  const isDropped = (position: number) => found.some(({ dropped }) => dropped && isSamePath(dropped, ['content', position]));
  const content = property(document, 'content');
  const isEmpty = !Array.isArray(content) || content.every((_block, position) => isDropped(position));
  if (data === undefined || data.title !== undefined || !isEmpty) return [];
  return [{ code: 'required', level: 'error', path: ['title'], dropped: [], parameters: {} }];
}

function foundIn(shape: Shape, document: unknown): Found[] {
  const isPage = fieldsOf(shape.schema, document).content !== undefined;
  const refused = refusedIn(shape, document);
  const replaced = [...replacedIn(shape.schema, document, [])];
  const found = [...refused, ...replaced];
  if (!isPage) return inOrder(found);
  const all = withEmptyBlocks(found, document);
  return inOrder([...all, ...emptyPage(all, document)]);
}

/** The document as a whole and its own fields first, then the blocks in their order. */
const inOrder = (found: readonly Found[]) => {
  const positionOf = ({ path: [, position] }: Found) => (typeof position === 'number' ? position : -1);
  return found.toSorted((a, b) => positionOf(a) - positionOf(b));
};

/** Position and kind of a block, whatever it is. */
export function blockPlace(block: unknown, position: number): BlockPlace {
  return { position, kind: definitionOfBlock(block)?.kind ?? String(property(block, '__component') ?? '') };
}

/** A problem with its place in a document of one language. */
export function placed({ schema, owner }: Shape, document: unknown, { dropped, ...found }: Found, language?: Locale): Problem {
  const { path } = found;
  const [field, position] = path;
  const block =
    field === 'content' && typeof position === 'number' ? property(property(document, 'content'), position) : undefined;
  return {
    ...found,
    pointer: pointerOf(path),
    ...(dropped && { dropped: pointerOf(dropped) }),
    ...(typeof position === 'number' && block !== undefined && { block: blockPlace(block, position) }),
    steps: stepsOf(schema, owner, document, path),
    ...(language && { language }),
  };
}

const keyOf = ({ code, path, parameters }: Found) => JSON.stringify([code, path, parameters]);

/** The texts that lack a language of the document. A part that lacks one is shown in English; a picture is told by itself. */
function untranslatedFound(document: unknown): Found[] {
  return untranslatedParts(document).flatMap((texts) => {
    const isOfPicture = ({ path }: { path: Path }) => path.at(-1) === 'alternative_text';
    const ofPictures = texts.filter(isOfPicture).map(
      ({ path, languages }): Found => ({
        code: 'image-language',
        level: 'warning',
        path,
        parameters: { languages: languages.join() },
      }),
    );
    const others = texts.filter((text) => !isOfPicture(text));
    const [first] = others;
    if (first === undefined) return ofPictures;
    const languages = [...new Set(others.flatMap((text) => text.languages))].join();
    return [
      ...ofPictures,
      { code: 'language-missing', level: 'warning', path: first.path, parameters: { languages, count: others.length } },
    ];
  });
}

/**
 * Everything in a document that the site would leave out or replace, and what its visitors would miss.
 * @param document in one language, or with its texts by language: `{"title": {"en": "…", "hi": "…"}}`
 */
export function problemsIn(shape: Shape, document: unknown): Problem[] {
  const languages = languagesIn(document);
  const known = new Set<string>();
  const problems: Problem[] = [];
  const add = (localized: unknown, language?: Locale) => {
    for (const found of foundIn(shape, localized)) {
      if (known.has(keyOf(found))) continue;
      known.add(keyOf(found));
      const isText = language !== undefined && isByLanguageAt(document, found.path);
      problems.push(placed(shape, localized, found, isText ? language : undefined));
    }
  };
  if (languages.length === 0) add(document);
  else for (const language of new Set([DEFAULT_LOCALE, ...languages])) add(inLanguage(document, language), language);
  const english = inLanguage(document, DEFAULT_LOCALE);
  return [...problems, ...untranslatedFound(document).map((found) => placed(shape, english, found))];
}

/** Schema and owner name of a model. A page needs a slug, which is its address. */
export function shapeOf(model: ModelName): Shape {
  const { folder, schema }: Model = MODELS[model];
  const isFolder = folder !== '' && folder !== 'records';
  return { schema: isFolder ? schema.extend({ slug }) : schema, owner: modelOwner(model) };
}

/** `problemsIn` for a document or record of a model. */
export function problemsOf(model: ModelName, document: unknown): Problem[] {
  return problemsIn(shapeOf(model), document);
}
