import { RENAMED } from '#lib/cms/attributes.ts';
import { type Attribute, MEDIA_COMPONENT } from '#lib/cms/component.ts';
import { cmsSchemas } from '#lib/cms/schemas.ts';
import { isObject, type Json, type JsonObject } from '#lib/content-service/documents/localize.ts';

const { components } = cmsSchemas();
type Attributes = Readonly<Record<string, Attribute>>;

const FIELD_BY_ATTRIBUTE = new Map([...RENAMED].map(([field, attribute]) => [attribute, field]));
const attributesIn = (component: string | undefined): Attributes => components.get(component ?? '')?.attributes ?? {};
const isGiven = (value: Json | undefined): value is Json => value !== undefined && value !== null && value !== '';

/** Stores a picture or film; returns the id of its file, or nothing for an address that is no file of the site. */
export type FileOf = (url: string) => number | undefined;

function mediaToCms(value: Json, fileOf: FileOf): Json {
  const media: JsonObject = isObject(value) ? value : { url: value };
  const url = typeof media.url === 'string' ? media.url : '';
  const file = fileOf(url);
  const { alternative_text = null, width = null, height = null } = media;
  return { alternative_text, width, height, ...(file === undefined ? { url } : { file }) };
}

function valueToCms(value: Json, attribute: Attribute, fileOf: FileOf): Json {
  if (attribute.type === 'dynamiczone') {
    const blocks = Array.isArray(value) ? value.filter(isObject) : [];
    return blocks.map((block) => ({
      ...toCms(block, attributesIn(String(block.__component)), fileOf),
      __component: block.__component ?? '',
    }));
  }
  if (attribute.type === 'component') {
    const one = (item: Json): Json => {
      if (attribute.component === MEDIA_COMPONENT) return mediaToCms(item, fileOf);
      return isObject(item) ? toCms(item, attributesIn(attribute.component), fileOf) : null;
    };
    return Array.isArray(value) ? value.map(one) : one(value);
  }
  return attribute.type === 'string' ? String(value) : value;
}

/** A document of the contract in one language as the data of a Strapi entry. */
export function toCms(document: JsonObject, attributes: Attributes, fileOf: FileOf): JsonObject {
  const fields = Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = document[FIELD_BY_ATTRIBUTE.get(name) ?? name];
    return isGiven(value) ? [[name, valueToCms(value, attribute, fileOf)] as const] : [];
  });
  return Object.fromEntries(fields);
}

function mediaFromCms(value: Json, origin: string): Json {
  if (!isObject(value)) return null;
  const file = isObject(value.file) ? value.file : {};
  const { url = value.url, mime } = file;
  if (typeof url !== 'string') return null;
  const size = { width: value.width ?? file.width ?? null, height: value.height ?? file.height ?? null };
  const absoluteUrl = typeof file.url === 'string' && url.startsWith('/') ? origin + url : url;
  const { alternative_text = null } = value;
  return {
    url: absoluteUrl,
    ...size,
    ...(alternative_text === null ? {} : { alternative_text }),
    ...(mime === undefined ? {} : { mime }),
  };
}

function valueFromCms(value: Json, attribute: Attribute, origin: string): Json {
  if (attribute.type === 'dynamiczone') {
    const blocks = Array.isArray(value) ? value.filter(isObject) : [];
    return blocks.map((block) => ({
      __component: block.__component ?? '',
      ...fromCms(block, attributesIn(String(block.__component)), origin),
    }));
  }
  if (attribute.type === 'component') {
    const one = (item: Json): Json => {
      if (attribute.component === MEDIA_COMPONENT) return mediaFromCms(item, origin);
      return isObject(item) ? fromCms(item, attributesIn(attribute.component), origin) : null;
    };
    if (!Array.isArray(value)) return one(value);
    return value.length === 0 ? null : value.map(one);
  }
  return value;
}

/**
 * A Strapi entry, with all its components, as a document of the contract.
 * @param origin the address of Strapi, for its files
 */
export function fromCms(entry: JsonObject, attributes: Attributes, origin: string): JsonObject {
  const fields = Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = entry[name];
    const read = isGiven(value) ? valueFromCms(value, attribute, origin) : null;
    return read === null ? [] : [[FIELD_BY_ATTRIBUTE.get(name) ?? name, read] as const];
  });
  return Object.fromEntries(fields);
}

/** What Strapi must load of an entry: all components, blocks and files. */
export function populateOf(attributes: Attributes): JsonObject {
  const fields = Object.entries(attributes).flatMap(([name, attribute]): [string, Json][] => {
    if (attribute.type === 'media') return [[name, true]];
    const inside = (component: string): Json => {
      const populate = populateOf(attributesIn(component));
      return Object.keys(populate).length === 0 ? true : { populate };
    };
    if (attribute.type === 'component') return [[name, inside(attribute.component ?? '')]];
    if (attribute.type !== 'dynamiczone' || !Array.isArray(attribute.components)) return [];
    return [[name, { on: Object.fromEntries(attribute.components.map((kind) => [kind, inside(kind)])) }]];
  });
  return Object.fromEntries(fields);
}
