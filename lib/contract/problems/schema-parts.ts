import { z } from 'zod';
import { property } from '#lib/platform/property.ts';
import * as atoms from '../atoms.ts';
import { blockSchema } from '../blocks/block.ts';
import { BLOCKS } from '../blocks/definitions.ts';
import { withTodaysKind } from '../blocks/former-kinds.ts';
import { MODELS, type ModelName } from '../models.ts';
import { facet, pagination, source } from '../source.ts';

/** One step of a path in a document: a field of a model, a kind of block or a part, and the position in it when it is a list. */
export interface Step {
  /** As `page.page`, `blocks.hero`, `blocks.hero-slides` or `shared.button`. */
  owner: string;
  field: string;
  /** From 0. */
  index?: number;
  /** Owner of the fields inside. */
  item?: string;
}

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  checks?: { _zod: { def: { check?: string; format?: string } } }[];
}

/** What Zod keeps of a schema. */
export const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;
/** Types of schemas around another one, `innerType`. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  'optional',
  'nullable',
  'default',
  'prefault',
  'catch',
  'nonoptional',
  'readonly',
]);

/** Objects that many owners hold have one name; others have that of their first owner and field. */
export const SHARED: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [atoms.media, 'shared.media'],
  [atoms.button, 'shared.button'],
  [atoms.seo, 'shared.seo'],
  [atoms.breadcrumbItem, 'shared.breadcrumb-item'],
  [atoms.cardFeature, 'shared.card-feature'],
  [atoms.linkItem, 'shared.link-item'],
  [atoms.viewAll, 'shared.view-all'],
  [atoms.table, 'shared.table'],
  [source, 'shared.source'],
]);

/** Fields that the content service computes. */
export const COMPUTED_FIELDS: ReadonlySet<string> = new Set([
  '__component',
  'id',
  'updated_at',
  'locales',
  'pagination',
  'facets',
  'file_size',
]);

/** What is inside of `optional()`, `default()`, `catch()` and transformations; of a union with an object, the object. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: input, options } = definitionOf(schema);
  if (schema === atoms.flag || schema === blockSchema || SHARED.has(schema)) return schema;
  if (WRAPPERS.has(type) && innerType) return innerSchema(innerType);
  if (type === 'pipe' && input) return innerSchema(input);
  return options?.find((option) => definitionOf(option).type === 'object') ?? schema;
}

/** The object of a schema that `innerSchema` returned; `undefined` when it is none. */
function objectOf(schema: z.ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  const { type, in: input, options } = definitionOf(schema);
  if (schema === atoms.media) return options?.find((option) => option instanceof z.ZodObject);
  return type === 'pipe' && input && schema !== blockSchema ? objectOf(input) : undefined;
}

/** What a schema with `catch()` expects; `undefined` for one without. */
export function caughtSchema(schema: z.ZodType): z.ZodType | undefined {
  const { type, innerType } = definitionOf(schema);
  if (type === 'catch') return innerType;
  return WRAPPERS.has(type) && innerType ? caughtSchema(innerType) : undefined;
}

/** The elements of a list; `undefined` when the schema is none. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { element } = definitionOf(schema);
  return element && innerSchema(element);
}

/** Whether a field of an object is a list. */
export function isListField(object: z.ZodObject, field: string | undefined): boolean {
  const schema = field === undefined ? undefined : fieldsOf(object, undefined)[field];
  return schema !== undefined && elementOf(innerSchema(schema)) !== undefined;
}

/** The definition of a block's kind, former kinds included. */
export function definitionOfBlock(block: unknown): (typeof BLOCKS)[number] | undefined {
  const kind = property(withTodaysKind(block), '__component');
  return BLOCKS.find((definition) => definition.kind === kind);
}

const words = (name: string) =>
  name
    .replace(/[._]/g, '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The owner name of the document of a model. */
export const modelOwner = (model: ModelName) => `${model}.${model}`;

/** The name of each part of the contract: shared ones have one of their own, others that of their first owner and field. */
const OWNERS: ReadonlyMap<z.ZodType, string> = (() => {
  const names = new Map(SHARED);
  const named = new Set<z.ZodType>();
  const nameFields = (schema: z.ZodType, owner: string) => {
    if (named.has(schema)) return;
    named.add(schema);
    for (const [field, given] of Object.entries(fieldsOf(schema, undefined))) {
      const whole = innerSchema(given);
      if (COMPUTED_FIELDS.has(field) || whole === pagination || whole === facet) continue;
      const inner = elementOf(whole) ?? whole;
      if (inner === blockSchema) for (const block of BLOCKS) nameFields(block.schema, block.kind);
      if (objectOf(inner) === undefined) continue;
      const [category = '', own = ''] = owner.split('.', 2);
      const name = names.get(inner) ?? `${category}.${words(own)}-${words(field)}`;
      names.set(inner, name);
      nameFields(inner, name);
    }
  };
  for (const [name, { schema }] of Object.entries(MODELS)) nameFields(schema, modelOwner(name as ModelName));
  return names;
})();

/** Every owner of fields: models, kinds of block and parts. */
export function ownerNames(): string[] {
  const models = Object.keys(MODELS).map((name) => modelOwner(name as ModelName));
  return [...new Set([...models, ...BLOCKS.map(({ kind }) => kind), ...OWNERS.values()])];
}

/** The owner name of an object of the contract: a part or a block; `''` for none. */
function ownerOf(schema: z.ZodType, value: unknown): string {
  return schema === blockSchema ? (definitionOfBlock(value)?.kind ?? '') : (OWNERS.get(schema) ?? '');
}

/** The fields of an object; for a block those of its kind. */
export function fieldsOf(schema: z.ZodType, value: unknown): Record<string, z.ZodType> {
  const object: z.ZodObject | undefined = schema === blockSchema ? definitionOfBlock(value)?.schema : objectOf(schema);
  return (object?.shape ?? {}) as Record<string, z.ZodType>;
}

/**
 * The steps of a path.
 * @param root schema of the document
 * @param owner owner name of the document
 */
export function stepsOf(root: z.ZodType, owner: string, document: unknown, path: readonly (string | number)[]): Step[] {
  const steps: Step[] = [];
  let schema: z.ZodType | undefined = root;
  let value: unknown = document;
  let current = owner;
  for (const key of path) {
    const container = value;
    value = property(container, key);
    if (typeof key === 'number') {
      schema = schema && elementOf(schema);
      const last = steps.at(-1);
      if (last && last.index === undefined) last.index = key;
    } else {
      const field: z.ZodType | undefined = schema && fieldsOf(schema, container)[key];
      schema = field && innerSchema(field);
      steps.push({ owner: current, field: key });
    }
    current = schema ? ownerOf(schema, value) : '';
    const last = steps.at(-1);
    if (last && current !== '') last.item = current;
  }
  return steps;
}
