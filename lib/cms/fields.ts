import type { z } from 'zod';
import * as atoms from '#lib/contract/atoms.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { MODELS, type ModelName } from '#lib/contract/models.ts';
import { definitionOf } from '#lib/contract/problems/schema-parts.ts';
import { referencedModels } from '#lib/contract/references.ts';
import { kindsFor, orderedFields } from './arrangement.ts';
import { OWNERS, type OwnerField, unwrap } from './owners.ts';

/** How the value of a field becomes that of the contract; see `lib/cli/cms/convert.ts`. */
type Form =
  /** One text in each language, or the same in all. */
  | 'text'
  /** An address in each language; one that is only there in English is that of every language. */
  | 'address'
  /** A list of texts, or a table of them, in each language; `phrases` need not be translations of each other. */
  | 'texts'
  | 'phrases'
  /** The same in every language. */
  | 'value'
  | 'date'
  | 'group'
  /** A file of the media library, or an address. */
  | 'media'
  /** The query of a source, as in an address. */
  | 'query'
  /** A list of objects; a list of blocks. */
  | 'rows'
  | 'blocks';

/** A field as Payload's configuration has it. */
export interface CmsField {
  name: string;
  type: 'array' | 'blocks' | 'checkbox' | 'date' | 'group' | 'json' | 'number' | 'select' | 'text' | 'textarea' | 'upload';
  custom: {
    form: Form;
    /** The name of what has the field, for its label. */
    owner: string;
    /** The entries whose slugs are the value. */
    choices?: readonly ModelName[];
    /** A text of many lines that is markdown. */
    isMarkdown?: boolean;
    /** Headers or rows of a table. */
    table?: 'headers' | 'rows';
    /** The name of the objects that it holds. */
    rowOwner?: string;
  };
  localized?: boolean;
  required?: boolean;
  hasMany?: boolean;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  maxRows?: number;
  defaultValue?: boolean;
  relationTo?: string;
  options?: string[];
  fields?: CmsField[];
  blocks?: CmsBlock[];
  /** Slugs of blocks that are configured once for all fields. */
  blockReferences?: string[];
  index?: boolean;
  unique?: boolean;
}

/** The fields of a kind of block, or of the one kind of row in a list. */
export interface CmsBlock {
  slug: string;
  owner: string;
  fields: CmsField[];
}

/** The collection of pictures and films. */
const MEDIA_COLLECTION = 'media';
/** Limits of Zod itself are larger than this. */
const NUMBER_MAX = 2 ** 31;
/** A text that may be longer has several lines. */
const LINE_MAX = 400;
/** Switches that are on where the content says nothing. */
const ON_BY_DEFAULT = new Set(['enable_indexing', 'is_domestic']);

/** The slug of a kind of block: names of Payload have no dots. */
export const blockSlug = (kind: string) => kind.replace(/^blocks\./, '');
export const blockKind = (slug: string) => `blocks.${slug}`;

/** The models whose entries a field refers to; a lounge may be the first of its city. */
function choicesFor(owner: string, field: string): readonly ModelName[] | undefined {
  const found = referencedModels(owner in MODELS ? `${owner}.${owner}` : owner, field);
  return found ?? (field === 'city_slug' ? ['city'] : undefined);
}

/** Whether a text has a pattern, and so is the same in every language. */
const hasPattern = (schema: z.ZodType) =>
  definitionOf(schema).checks?.some(({ _zod }) => _zod.def.format === 'regex' || _zod.def.check === 'string_format') ?? false;

const ADDRESSES: ReadonlySet<z.ZodType> = new Set([atoms.href, atoms.mediaHref]);
/** Texts for programs, which have no pattern. */
const IS_NAME = /^(?:section_key|page_key|type|from|to|media_type|airport_code|card_index|year|coords|param)$/;

function textField(name: string, schema: z.ZodType): Omit<CmsField, 'custom'> & { form: Form; isMarkdown?: boolean } {
  // These properties of a schema are public, but not in its type.
  const { maxLength, minLength, format } = schema as unknown as Record<'maxLength' | 'minLength', number | null> & {
    format: string | null;
  };
  if (format === 'date' || format === 'datetime') return { name, type: 'date', form: 'date' };
  const limits = { ...(maxLength === null ? {} : { maxLength }), ...(minLength && minLength > 1 ? { minLength } : {}) };
  const isMarkdown = schema === atoms.richText;
  const type = isMarkdown || (maxLength ?? 0) > LINE_MAX * 5 ? 'textarea' : 'text';
  if (ADDRESSES.has(schema)) return { name, type: 'text', ...limits, localized: true, form: 'address' };
  if (hasPattern(schema) || IS_NAME.test(name)) return { name, type: 'text', ...limits, form: 'value' };
  return { name, type, ...limits, localized: true, form: 'text', isMarkdown };
}

function numberLimits(schema: z.ZodType): { min?: number; max?: number } {
  const { minValue, maxValue } = schema as z.ZodNumber;
  const isLimit = (limit: number | null) => limit !== null && Math.abs(limit) < NUMBER_MAX;
  return {
    ...(minValue !== null && isLimit(minValue) ? { min: minValue } : {}),
    ...(maxValue !== null && isLimit(maxValue) ? { max: maxValue } : {}),
  };
}

const mediaFields = (owner: string): CmsField[] => {
  const custom = { owner: 'shared.media' };
  return [
    { name: 'file', type: 'upload', relationTo: MEDIA_COLLECTION, custom: { ...custom, form: 'value' } },
    // A file has an address.
    ...fieldsOf(owner, 'inside').map(({ required: _required, ...field }) => field),
    { name: 'is_decorative', type: 'checkbox', custom: { ...custom, form: 'value' } },
  ];
};

/**
 * The fields that Payload has for an owner.
 * @param place a list of an entry itself is one of blocks of a single kind, which is stored in one column; a list inside of blocks is
 *   stored with them
 */
export function fieldsOf(owner: string, place: 'top' | 'inside'): CmsField[] {
  return orderedFields(owner).flatMap((name) => {
    const field = OWNERS.get(owner)?.get(name);
    // The languages of a text stand side by side, so none says which it is in.
    return field === undefined || name === 'locale' ? [] : [fieldOf(owner, name, field, place)];
  });
}

function fieldOf(owner: string, name: string, field: OwnerField, place: 'top' | 'inside'): CmsField {
  const schema = unwrap(field.schema);
  const { type, element } = definitionOf(schema);
  const required = field.required ? { required: true } : {};
  const max = schema.meta()?.maxItems;
  const maxRows = typeof max === 'number' ? { maxRows: max } : {};
  const make = (made: Omit<CmsField, 'name' | 'custom'>, form: Form, custom: Partial<CmsField['custom']> = {}): CmsField => ({
    name,
    ...made,
    ...required,
    custom: { owner, form, ...custom },
  });

  if (name === 'content' && field.owner === undefined && type === 'array')
    return make(
      { type: 'blocks', ...maxRows, blocks: [], blockReferences: kindsFor(owner as ModelName).map(blockSlug) },
      'blocks',
    );
  if (field.owner !== undefined) {
    const inner =
      field.owner === 'shared.media' ? mediaFields(field.owner) : fieldsOf(field.owner, type === 'array' ? 'inside' : place);
    const custom = { rowOwner: field.owner };
    if (type !== 'array')
      return make({ type: 'group', fields: inner }, field.owner === 'shared.media' ? 'media' : 'group', custom);
    if (place === 'inside') return make({ type: 'array', ...maxRows, fields: inner }, 'rows', custom);
    const row = { slug: `row-${field.owner.replaceAll('.', '-')}`, owner: field.owner, fields: inner };
    return make({ type: 'blocks', ...maxRows, blocks: [row] }, 'rows', custom);
  }
  if (field.choices && schema !== atoms.flag) {
    return make({ type: 'select', options: [...field.choices], ...(type === 'array' ? { hasMany: true } : {}) }, 'value');
  }
  if (schema === atoms.flag || type === 'boolean')
    return make({ type: 'checkbox', ...(ON_BY_DEFAULT.has(name) ? { defaultValue: true } : {}) }, 'value');
  const choices = choicesFor(owner, name);
  if (type === 'record') return make({ type: 'text' }, 'query');
  if (type === 'number') return make({ type: 'number', ...numberLimits(schema) }, 'value');
  if (type === 'array' && element) {
    const item = unwrap(element);
    if (definitionOf(item).type === 'number')
      return make({ type: 'number', hasMany: true, ...maxRows, ...numberLimits(item) }, 'value');
    if (definitionOf(item).type === 'custom') return make({ type: 'json', localized: true }, 'texts', { table: 'rows' });
    if (name === 'headers') return make({ type: 'json', localized: true }, 'texts', { table: 'headers' });
    const isReference = choices !== undefined || hasPattern(item);
    const localized = isReference ? {} : { localized: true };
    const form = isReference ? 'value' : name === 'phrases' ? 'phrases' : 'texts';
    return make({ type: 'text', hasMany: true, ...maxRows, ...localized }, form, choices ? { choices } : {});
  }
  if (type !== 'string') return make({ type: 'text' }, 'value');
  const { form, isMarkdown = false, name: _name, ...text } = textField(name, schema);
  return make(text, form, { ...(isMarkdown ? { isMarkdown } : {}), ...(choices ? { choices } : {}) });
}

/** Every kind of block. */
export function kindsOfBlocks(): CmsBlock[] {
  return BLOCKS.map(({ kind }) => ({ slug: blockSlug(kind), owner: kind, fields: fieldsOf(kind, 'inside') }));
}
