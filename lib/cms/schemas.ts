import * as atoms from '#lib/contract/atoms.ts';
import { MODELS, type Model, type ModelName } from '#lib/contract/models.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { createGenerator } from './attributes.ts';
import type { Attribute, Component } from './component.ts';

export interface ContentType {
  kind: 'singleType' | 'collectionType';
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string };
  options: { draftAndPublish: true };
  pluginOptions: { i18n: { localized: true } };
  attributes: Record<string, Attribute & { pluginOptions: { i18n: { localized: boolean } } }>;
}

/** The languages that the CMS is made with. */
export const CMS_LOCALES = ['en', 'hi'] as const satisfies readonly Locale[];

/** Types whose value is the same in every language. */
const SAME_EVERYWHERE = new Set(['boolean', 'integer', 'decimal', 'enumeration', 'date', 'datetime']);
/** Texts that name something for programs, and the addresses of a redirect. */
const isName = (field: string) => /^(?:slug|group|.*_slugs?|airport_code|from|to)$/.test(field);

export const uidOf = (name: string) => `api::${name}.${name}`;

function contentType(name: string, model: Model, attributesOf: ReturnType<typeof createGenerator>['attributesOf']): ContentType {
  const isPage = model.folder !== 'records' && model.folder !== '';
  const schema = isPage ? model.schema.extend({ slug: atoms.slug }) : model.schema;
  const attributes = Object.entries(attributesOf(schema, `${name}.${name}`)).map(([field, attribute]) => {
    const localized = !SAME_EVERYWHERE.has(attribute.type) && !isName(field);
    return [field, { ...attribute, pluginOptions: { i18n: { localized } } }] as const;
  });
  const order =
    model.folder === 'records'
      ? ([['position', { type: 'integer', pluginOptions: { i18n: { localized: false } } }]] as const)
      : [];
  return {
    kind: model.folder === '' ? 'singleType' : 'collectionType',
    collectionName: name.replaceAll('-', '_'),
    info: {
      singularName: name,
      pluralName: `${name}-list`,
      displayName: name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: Object.fromEntries([...attributes, ...order]),
  };
}

/** The content types and components of a Strapi that has the content of the contract. */
export function cmsSchemas(): { contentTypes: Map<ModelName, ContentType>; components: Map<string, Component> } {
  const { attributesOf, components } = createGenerator();
  const contentTypes = new Map<ModelName, ContentType>();
  for (const [name, model] of Object.entries(MODELS)) contentTypes.set(name as ModelName, contentType(name, model, attributesOf));
  return { contentTypes, components };
}
