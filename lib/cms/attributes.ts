import type { z } from 'zod';
import * as atoms from '#lib/content/contract/atoms.ts';
import { blockSchema } from '#lib/content/contract/blocks.ts';
import { facet, pagination, source } from '#lib/content/contract/source.ts';

/** An attribute of a Strapi schema. */
export type Attribute = { type: string; component?: string; [option: string]: unknown };

/** A Strapi component: a group of fields. */
export interface Component {
  collectionName: string;
  info: { displayName: string };
  options: object;
  attributes: Record<string, Attribute>;
}

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
/** Strapi's text of one line has this limit in every database. */
const STRING_MAX = 255;

/** The component for a picture or film: a file of the media library, or an address, with a text in each language. */
export const MEDIA_COMPONENT = 'shared.media';
/** Components that many others use, by their schema. */
const SHARED = new Map<z.ZodType, string>([
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

interface Unwrapped {
  schema: z.ZodType;
  required: boolean;
}

/** What is inside of `optional()`, `default()`, `catch()` and transformations. */
function unwrap(schema: z.ZodType, required = true): Unwrapped {
  const definition = definitionOf(schema);
  if (schema === atoms.media || schema === atoms.flag || SHARED.has(schema)) return { schema, required };
  if (WRAPPERS.has(definition.type) && definition.innerType) return unwrap(definition.innerType, false);
  if (definition.type === 'pipe' && definition.in) return unwrap(definition.in, required);
  return { schema, required };
}

/** Generates the attributes of schemas, and the components that they use. */
export function createGenerator() {
  const components = new Map<string, Component>();
  const names = new Map<z.ZodType, string>(SHARED);

  const words = (name: string) =>
    name
      .replace(/[._]/g, '-')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase();

  function component(schema: z.ZodObject, name: string, displayName: string): string {
    if (!components.has(name)) {
      const [category = '', own = ''] = name.split('.', 2);
      const generated: Component = {
        collectionName: `components_${words(category)}_${words(own)}`.replaceAll('-', '_'),
        info: { displayName },
        options: {},
        attributes: {},
      };
      components.set(name, generated);
      generated.attributes = attributesOf(schema, name);
    }
    return name;
  }

  /** The component of an object: shared ones have a name of their own, others that of their owner and field. */
  function componentOf(schema: z.ZodType, owner: string, field: string): string {
    const [category = '', own = ''] = owner.split('.', 2);
    const name = names.get(schema) ?? `${category}.${words(own)}-${words(field)}`;
    names.set(schema, name);
    return component(unwrapObject(schema), name, words(name.split('.')[1] ?? '').replaceAll('-', ' '));
  }

  function unwrapObject(schema: z.ZodType): z.ZodObject {
    const definition = definitionOf(schema);
    if (definition.type === 'pipe' && definition.in) return unwrapObject(definition.in);
    return schema as z.ZodObject;
  }

  function textAttribute(schema: z.ZodType): Attribute {
    const { maxLength, format } = schema as unknown as { maxLength: number | null; format: string | null };
    if (schema === atoms.richText || (maxLength ?? 0) > 10_000) return { type: 'richtext' };
    if (format === 'date') return { type: 'date' };
    if (format === 'datetime') return { type: 'datetime' };
    if ((maxLength ?? 0) > 400) return { type: 'text', maxLength };
    return { type: 'string', maxLength: Math.min(maxLength ?? STRING_MAX, STRING_MAX) };
  }

  function attribute(schema: z.ZodType, owner: string, field: string): Attribute {
    const definition = definitionOf(schema);
    if (schema === atoms.media) return { type: 'component', component: mediaComponent(), repeatable: false };
    if (schema === atoms.flag) return { type: 'boolean' };
    if (SHARED.has(schema)) return { type: 'component', component: componentOf(schema, owner, field), repeatable: false };
    switch (definition.type) {
      case 'string':
        return textAttribute(schema);
      case 'number':
        return { type: (schema as unknown as { format: string | null }).format?.includes('int') ? 'integer' : 'decimal' };
      case 'boolean':
        return { type: 'boolean' };
      case 'enum':
        return { type: 'enumeration', enum: Object.values(definition.entries ?? {}) };
      case 'object':
        return { type: 'component', component: componentOf(schema, owner, field), repeatable: false };
      case 'array':
        return listAttribute(definition.element, owner, field);
      case 'union':
        return definition.options?.every((option) => definitionOf(unwrap(option).schema).type !== 'object')
          ? { type: 'string', maxLength: STRING_MAX }
          : { type: 'json' };
      default:
        return { type: 'json' };
    }
  }

  function listAttribute(element: z.ZodType | undefined, owner: string, field: string): Attribute {
    if (!element) return { type: 'json' };
    if (element === blockSchema) return { type: 'dynamiczone', components: blockComponents() };
    const { schema } = unwrap(element);
    const isObject = SHARED.has(schema) || definitionOf(schema).type === 'object';
    if (!isObject)
      return schema === atoms.media ? { type: 'component', component: mediaComponent(), repeatable: true } : { type: 'json' };
    return { type: 'component', component: componentOf(schema, owner, field), repeatable: true };
  }

  function blockComponents(): string[] {
    return blockSchema.options.map((block) => {
      const kind = block.shape.__component.value;
      return component(block, kind, kind.replace('blocks.', '').replaceAll('-', ' '));
    });
  }

  function mediaComponent(): string {
    components.set(MEDIA_COMPONENT, {
      collectionName: 'components_shared_media',
      info: { displayName: 'media' },
      options: {},
      attributes: {
        file: { type: 'media', multiple: false, allowedTypes: ['images', 'videos'] },
        url: { type: 'text' },
        alternative_text: { type: 'string', maxLength: STRING_MAX },
        width: { type: 'integer' },
        height: { type: 'integer' },
      },
    });
    return MEDIA_COMPONENT;
  }

  /**
   * The attributes of an object.
   * @param owner name of its component or content type, for the names of the components inside
   */
  function attributesOf(schema: z.ZodObject, owner: string): Record<string, Attribute> {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(
      ([name, field]) => !COMPUTED_FIELDS.has(name) && ![pagination, facet].some((computed) => unwrap(field).schema === computed),
    );
    return Object.fromEntries(
      fields.map(([name, field]) => {
        const { schema: inner, required } = unwrap(field);
        const generated = attribute(inner, owner, name);
        const description = field.description ?? inner.description;
        return [
          RENAMED.get(name) ?? name,
          {
            ...generated,
            ...(required && generated.type !== 'component' ? { required } : {}),
            ...(description ? { description } : {}),
          },
        ];
      }),
    );
  }

  return { attributesOf, components };
}
