import type { z } from 'zod';
import * as atoms from '#lib/contract/atoms.ts';
import { blockSchema } from '#lib/contract/blocks/block.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { facet, pagination, source } from '#lib/contract/source.ts';
import { type Attribute, type Component, component, MEDIA_COMPONENT, media, STRING_MAX, words } from './component.ts';

/** Names that Strapi keeps for itself, and the attribute that has the value instead. */
export const RENAMED: ReadonlyMap<string, string> = new Map([
  ['locale', 'text_language'],
  ['status', 'record_status'],
]);
/** Fields that the content service computes: its own ids, times, sizes and languages. */
export const COMPUTED_FIELDS: ReadonlySet<string> = new Set([
  '__component',
  'id',
  'updated_at',
  'locales',
  'pagination',
  'facets',
  'file_size',
]);
const JSON_LIST = 'In JSON: ["…", "…"]';
const SHARED = new Map<z.ZodType, string>([
  [atoms.media, MEDIA_COMPONENT],
  [atoms.button, 'shared.button'],
  [atoms.seo, 'shared.seo'],
  [atoms.breadcrumbItem, 'shared.breadcrumb-item'],
  [atoms.cardFeature, 'shared.card-feature'],
  [atoms.linkItem, 'shared.link-item'],
  [atoms.viewAll, 'shared.view-all'],
  [atoms.table, 'shared.table'],
  [source, 'shared.source'],
]);

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
}
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'nonoptional', 'readonly']);

/** What is inside of `optional()`, `default()`, `catch()` and transformations, and whether it must be given. */
function unwrap(schema: z.ZodType, required = true): { schema: z.ZodType; required: boolean } {
  const definition = definitionOf(schema);
  if (schema === atoms.flag || SHARED.has(schema)) return { schema, required };
  if (WRAPPERS.has(definition.type) && definition.innerType) return unwrap(definition.innerType, false);
  if (definition.type === 'pipe' && definition.in) return unwrap(definition.in, required);
  // Of an object or something shorter editors have the object.
  const object = definition.options?.find((option) => definitionOf(option).type === 'object');
  if (object) return { schema: object, required };
  return { schema, required };
}

function objectIn(schema: z.ZodType): z.ZodObject {
  const definition = definitionOf(schema);
  return definition.type === 'pipe' && definition.in ? objectIn(definition.in) : (schema as z.ZodObject);
}

function textAttribute(schema: z.ZodType): Attribute {
  const { maxLength, format } = schema as unknown as { maxLength: number | null; format: string | null };
  const limit = maxLength ?? STRING_MAX;
  if (schema === atoms.richText || limit > 10_000) return { type: 'richtext' };
  if (format === 'date') return { type: 'date' };
  if (format === 'datetime') return { type: 'datetime' };
  if (limit > 400) return { type: 'text', maxLength };
  return { type: 'string', maxLength: Math.min(limit, STRING_MAX) };
}

const isGroup = (schema: z.ZodType) => SHARED.has(schema) || definitionOf(schema).type === 'object';
const group = (component: string): Attribute => ({ type: 'component', component, repeatable: false });

/** The limits of a number; those of Zod itself are larger than a column of the database. */
function numberAttribute(schema: z.ZodType): Attribute {
  const { format, minValue, maxValue } = schema as z.ZodNumber;
  const limits = { min: minValue, max: maxValue };
  const given = Object.entries(limits).filter(
    ([, limit]) => limit !== null && Number.isInteger(limit) && Math.abs(limit) < 2 ** 31,
  );
  return { type: format?.includes('int') ? 'integer' : 'decimal', ...Object.fromEntries(given) };
}

export function createGenerator() {
  const components = new Map<string, Component>([[MEDIA_COMPONENT, media]]);
  const names = new Map<z.ZodType, string>(SHARED);

  function addComponent(name: string, schema: z.ZodType): string {
    if (!components.has(name)) {
      const generated = component(name);
      components.set(name, generated);
      generated.attributes = attributesOf(objectIn(schema), name);
    }
    return name;
  }

  /** The component of an object: shared ones have a name of their own, others that of their owner and field. */
  function componentOf(schema: z.ZodType, owner: string, field: string): string {
    const [category = '', own = ''] = owner.split('.', 2);
    const name = names.get(schema) ?? `${category}.${words(own)}-${words(field)}`;
    names.set(schema, name);
    return addComponent(name, schema);
  }

  function attribute(schema: z.ZodType, owner: string, field: string): Attribute {
    if (schema === atoms.flag) return { type: 'boolean' };
    if (isGroup(schema)) return group(componentOf(schema, owner, field));
    const { type, entries } = definitionOf(schema);
    switch (type) {
      case 'string':
        return textAttribute(schema);
      case 'number':
        return numberAttribute(schema);
      case 'boolean':
        return { type };
      case 'enum':
        return { type: 'enumeration', enum: Object.values(entries ?? {}) };
      case 'array':
        return listAttribute(schema, owner, field);
      case 'union':
        return { type: 'string', maxLength: STRING_MAX };
      default:
        return { type: 'json' };
    }
  }

  function listAttribute(schema: z.ZodType, owner: string, field: string): Attribute {
    const { element } = definitionOf(schema);
    const max = schema.meta()?.maxItems;
    if (element === blockSchema) {
      const kinds = BLOCKS.map(({ kind, schema: block }) => addComponent(kind, block));
      return { type: 'dynamiczone', components: kinds, max };
    }
    const item = element && unwrap(element).schema;
    if (item && isGroup(item)) return { ...group(componentOf(item, owner, field)), repeatable: true, max };
    const isText = item && ['string', 'enum'].includes(definitionOf(item).type);
    return { type: 'json', ...(isText ? { description: JSON_LIST } : {}) };
  }

  /** @param owner name of the component or content type, for names inside */
  function attributesOf(schema: z.ZodObject, owner: string): Record<string, Attribute> {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(
      ([name, field]) => !COMPUTED_FIELDS.has(name) && ![pagination, facet].some((computed) => unwrap(field).schema === computed),
    );
    return Object.fromEntries(
      fields.map(([name, field]) => {
        const { schema: inner, required } = unwrap(field);
        const generated = attribute(inner, owner, name);
        const description = [field.description ?? inner.description, generated.description].filter(Boolean).join('. ');
        return [
          RENAMED.get(name) ?? name,
          {
            ...generated,
            ...(required && generated.repeatable !== true ? { required } : {}),
            ...(description ? { description } : {}),
          },
        ];
      }),
    );
  }

  return { attributesOf, components };
}
