import type { BlockKind } from '#lib/contract/blocks/block.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import { KIND_GROUPS, MODEL_GROUPS } from './arrangement.ts';
import {
  ADMIN_LANGUAGES,
  choiceWords,
  fieldWords,
  kindGroupWords,
  kindWords,
  modelGroupWords,
  modelWords,
  sectionOf,
  type Texts,
  WORDS,
  WORDS_OF,
} from './labels.ts';
import { CMS_FIELDS, OWNERS } from './owners.ts';

const LABEL_MAX = 40;
const HELP_MAX = 170;
const FIELDS = [...OWNERS].flatMap(([owner, fields]) =>
  [...fields.keys(), ...(CMS_FIELDS.get(owner) ?? [])].map((field) => [owner, field] as const),
);
const CHOICES = [...OWNERS].flatMap(([owner, fields]) =>
  [...fields].flatMap(([field, { choices = [] }]) => choices.map((value) => [owner, field, value] as const)),
);
const kinds: BlockKind[] = BLOCKS.map(({ kind }) => kind);
const models = Object.keys(MODELS) as ModelName[];
const kindGroups = Object.keys(KIND_GROUPS) as (keyof typeof KIND_GROUPS)[];
const modelGroups = Object.keys(MODEL_GROUPS) as (keyof typeof MODEL_GROUPS)[];

/** Names of the contract. */
const NAME = /[a-z]_[a-z]|[a-z][A-Z]/;
const TECHNICAL = /\b(?:boolean|enum|fragment|href|json|markdown|repeatable|slug|string|uid|url)\b/i;
/** Words that an editor types or knows. */
const KNOWN = /ekaa_features|old_website_redirection|offer_type|credit_cards|YouTube|\{slug\}/g;
const DEVANAGARI = /[\u0900-\u097F]/;

function wrongIn(text: string, language: keyof Texts, max: number): string | undefined {
  const unknown = text.replaceAll(KNOWN, '');
  if (text.trim() !== text || text.length < 2) return 'empty or with spaces around it';
  if (text.length > max) return `longer than ${max}`;
  if (NAME.test(unknown)) return 'has a name of the contract';
  if (TECHNICAL.test(unknown)) return 'has a technical word';
  if (language === 'hi' && !DEVANAGARI.test(text)) return 'is not Hindi';
  return undefined;
}

function wrongWords(label: Texts, help: Texts): string[] {
  return ADMIN_LANGUAGES.flatMap((language) => {
    const found = [
      wrongIn(label[language], language, LABEL_MAX),
      wrongIn(help[language], language, HELP_MAX),
      label[language].toLowerCase() === help[language].toLowerCase() ? 'help is the label' : undefined,
      /[.।?]”?$/.test(help[language]) ? undefined : 'help is no sentence',
    ];
    return found.flatMap((reason) =>
      reason === undefined ? [] : `${language} “${label[language]}”, “${help[language]}”: ${reason}`,
    );
  });
}

test('every field has a label and a help text in English and Hindi', () => {
  const wrong = FIELDS.flatMap(([owner, field]) => {
    const { label, help } = fieldWords(owner, field);
    return wrongWords(label, help);
  });
  expect([...new Set(wrong)]).toEqual([]);
  expect(FIELDS.length).toBeGreaterThan(500);
});

test('the words of a field without words are an error', () => {
  expect(() => fieldWords('page', 'colour')).toThrow('page.colour');
});

test('the words of an owner come before those of owners like it and the common ones', () => {
  expect(fieldWords('debit-card', 'description')).toEqual(fieldWords('credit-card', 'description'));
  expect(fieldWords('debit-card', 'description')).not.toEqual(fieldWords('blocks.features', 'description'));
});

test('every choice has words of its own in both languages', () => {
  for (const [owner, field, value] of CHOICES)
    for (const language of ADMIN_LANGUAGES)
      expect(wrongIn(choiceWords(owner, field, value)[language], language, LABEL_MAX)).toBeUndefined();
  for (const { choices } of Object.values(WORDS))
    for (const fields of Object.values(choices))
      for (const labels of Object.values(fields)) expect(new Set(Object.values(labels)).size).toBe(Object.keys(labels).length);
});

test('every kind, model and group has words, and stands in one group', () => {
  const named = [
    ...kinds.map((kind) => kindWords(kind)),
    ...kindGroups.map((group) => kindGroupWords(group)),
    ...modelGroups.map((group) => modelGroupWords(group)),
    ...models.map((model) => ({ ...modelWords(model), label: modelWords(model).singular })),
    ...models.map((model) => ({ ...modelWords(model), label: modelWords(model).plural })),
  ];
  expect(named.flatMap(({ label, help }) => wrongWords(label, help))).toEqual([]);
  expect(Object.values(KIND_GROUPS).flat().sort()).toEqual([...kinds].sort());
  expect(Object.values(MODEL_GROUPS).flat().sort()).toEqual([...models].sort());
});

test.each(ADMIN_LANGUAGES)('kinds and models are told apart by their names, in %s', (language) => {
  for (const labels of [
    kinds.map((kind) => kindWords(kind).label[language]),
    models.map((model) => modelWords(model).plural[language]),
  ])
    expect(new Set(labels).size).toBe(labels.length);
});

/** `owner.field` of each entry that no field has. */
function stale(
  sections: Record<string, Record<string, unknown>>,
  fields: readonly (readonly [string, string, string?])[],
): string[] {
  const used = new Set(fields.map(([owner, field]) => `${sectionOf(sections, owner, field)}.${field}`));
  return Object.entries(sections)
    .flatMap(([section, entries]) => Object.keys(entries).map((field) => `${section}.${field}`))
    .filter((name) => !used.has(name));
}

test.each(ADMIN_LANGUAGES)('no words are left of what the contract does not have, in %s', (language) => {
  const words = WORDS[language];
  expect(stale(words.fields, FIELDS)).toEqual([]);
  expect(stale(words.choices, CHOICES)).toEqual([]);
  const values = new Set(CHOICES.map(([owner, field, value]) => `${sectionOf(words.choices, owner, field)}.${field}.${value}`));
  const written = Object.entries(words.choices).flatMap(([section, fields]) =>
    Object.entries(fields).flatMap(([field, labels]) => Object.keys(labels).map((value) => `${section}.${field}.${value}`)),
  );
  expect(written.filter((name) => !values.has(name))).toEqual([]);
  expect(Object.keys(words.kinds).sort()).toEqual([...kinds].sort());
  expect(Object.keys(words.models).sort()).toEqual([...models].sort());
  expect(Object.keys(words.kindGroups).sort()).toEqual([...kindGroups].sort());
  expect(Object.keys(words.modelGroups).sort()).toEqual([...modelGroups].sort());
});

test('both languages have words of their own for the same owners', () => {
  const shape = (words: typeof WORDS.en) =>
    Object.entries(words.fields)
      .flatMap(([section, entries]) => Object.keys(entries).map((field) => `${section}.${field}`))
      .sort();
  expect(shape(WORDS.hi)).toEqual(shape(WORDS.en));
});

test('owners that share words exist, and share fields', () => {
  for (const [owner, like] of Object.entries(WORDS_OF)) {
    const [own, others] = [OWNERS.get(owner), OWNERS.get(like)];
    expect([...(own?.keys() ?? [])].some((field) => others?.has(field))).toBe(true);
  }
});
