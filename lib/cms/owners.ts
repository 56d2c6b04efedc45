import type { z } from 'zod';
import { blockSchema } from '#lib/contract/blocks/block.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { MODELS, type Model } from '#lib/contract/models.ts';
import { COMPUTED_FIELDS, definitionOf, SHARED, WRAPPERS } from '#lib/contract/problems/schema-parts.ts';
import { facet, pagination } from '#lib/contract/source.ts';

/** A field of the contract that an editor fills in. */
export interface OwnerField {
  schema: z.ZodType;
  /** Without it the part it belongs to is dropped. */
  required: boolean;
  /** The name of the object that it holds, or holds a list of; see `owners`. */
  owner?: string;
  /** The values to choose from. */
  choices?: readonly string[];
}

/** Fields that editors do not fill in: the content service computes them, or takes them from the file of a picture. */
const NOT_EDITED: ReadonlySet<string> = new Set([...COMPUTED_FIELDS, 'mime', 'sizes', 'focal_point']);

/** What is inside of `optional()`, `default()` and `catch()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const { type, innerType } = definitionOf(schema);
  return WRAPPERS.has(type) && innerType ? unwrap(innerType) : schema;
}

/** The object in a schema: of a union of an object and something shorter the object. */
function objectIn(schema: z.ZodType): z.ZodObject | undefined {
  const inner = unwrap(schema);
  const { type, in: input, options = [] } = definitionOf(inner);
  if (type === 'object') return inner as z.ZodObject;
  if (type === 'pipe' && input) return objectIn(input);
  const object = options.find((option) => definitionOf(option).type === 'object');
  return object as z.ZodObject | undefined;
}

/** The values of an enumeration, or of a list or a normalized text of one. */
function choicesIn(schema: z.ZodType): string[] | undefined {
  const { type, entries, element, out } = definitionOf(unwrap(schema));
  if (type === 'enum') return Object.values(entries ?? {});
  const inner = type === 'array' ? element : out;
  return inner && choicesIn(inner);
}

const words = (name: string) =>
  name
    .replace(/[._]/g, '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

type Fields = ReadonlyMap<string, OwnerField>;

function collect(): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>();
  const names = new Map(SHARED);

  /** @param category and own the two parts of the name of the owner, for the names of the objects inside */
  function fieldsOf(object: z.ZodObject, category: string, own: string): Fields {
    const entries = Object.entries(object.shape as Record<string, z.ZodType>).filter(
      ([name, schema]) =>
        !NOT_EDITED.has(name) && unwrap(schema) !== pagination && definitionOf(unwrap(schema)).element !== facet,
    );
    return new Map(
      entries.map(([name, schema]) => {
        const required = !WRAPPERS.has(definitionOf(schema).type);
        const owner = ownerIn(schema, category, own, name);
        const choices = choicesIn(schema);
        return [name, { schema, required, ...(owner ? { owner } : {}), ...(choices ? { choices } : {}) }];
      }),
    );
  }

  function ownerIn(schema: z.ZodType, category: string, own: string, field: string): string | undefined {
    const inner = unwrap(schema);
    const { type, element } = definitionOf(inner);
    if (element === blockSchema) {
      for (const { kind, schema: block } of BLOCKS) add(kind, block, ...(kind.split('.') as [string, string]));
      return undefined;
    }
    const held = type === 'array' && element ? unwrap(element) : inner;
    const object = objectIn(held);
    if (object === undefined) return undefined;
    const key = names.has(held) ? held : object;
    const name = names.get(key) ?? `${category}.${words(own)}-${words(field)}`;
    names.set(key, name);
    add(name, object, ...(name.split('.') as [string, string]));
    return name;
  }

  function add(name: string, object: z.ZodObject, category: string, own: string): void {
    if (found.has(name)) return;
    found.set(name, new Map());
    found.set(name, fieldsOf(object, category, own));
  }

  for (const [name, model] of Object.entries<Model>(MODELS)) add(name, model.schema, name, name);
  return found;
}

/**
 * What has fields, by name: each model (`page`), each kind of block (`blocks.faq`), and each object inside of them (`shared.button`,
 * `header.header-top`). A field that holds an object has its name in `owner`.
 */
export const OWNERS: ReadonlyMap<string, Fields> = collect();

/** Fields of a CMS beside those of the contract, by owner: the file of a picture, and the order of records. */
export const CMS_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['shared.media', ['file']],
  ...Object.entries<Model>(MODELS)
    .filter(([, { folder }]) => folder === 'records')
    .map(([name]): [string, string[]] => [name, ['position']]),
]);
