import { blockKind, blockSlug, type CmsField } from '#lib/cms/fields.ts';
import { isLeaf, isObject, type Json, type JsonObject } from '#lib/content-service/documents/localize.ts';
import { MEDIA_SIZES_MAX } from '#lib/contract/limits.ts';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';

/** A file of the media library. */
interface LibraryFile {
  id: number | string;
  /** Its address in the CMS. */
  url: string;
}

/** The file of the media library by its address on the site; nothing for an address that is no such file. */
export type FileOf = (url: string) => LibraryFile | undefined;

const isGiven = (value: Json | undefined): value is Json => value !== undefined && value !== null && value !== '';
const isEmptyList = (value: Json) => Array.isArray(value) && value.length === 0;

/** The languages that every text below a value has; nothing for a value without texts in languages. */
function languagesIn(value: Json): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isLeaf(value))
    return /\p{L}/u.test(JSON.stringify(value.en)) ? Object.keys(value).filter((code) => isGiven(value[code])) : undefined;
  const [first, ...others] = Object.values(value).flatMap((part) => {
    const languages = languagesIn(part);
    return languages ? [languages] : [];
  });
  return first?.filter((code) => others.every((languages) => languages.includes(code)));
}

function inLanguage(value: Json, locale: string): Json {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale));
  if (!isObject(value)) return value;
  if (isLeaf(value)) return value[locale] ?? value.en;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, locale)]));
}

/** A value with texts in languages, by language; one without is the same in every language. */
function byLanguage(value: Json, isAddress: boolean): JsonObject {
  if (isAddress && !isObject(value)) return { [DEFAULT_LOCALE]: value };
  const languages = isObject(value) && isLeaf(value) ? Object.keys(value) : languagesIn(value);
  return Object.fromEntries((languages ?? LOCALES).map((locale) => [locale, inLanguage(value, locale)]));
}

/** `{city}` stands for a text that differs by language. */
const hasPlaceholder = (value: Json) => typeof value === 'string' && value.includes('{');
const textOf = (value: Json): Json => (typeof value === 'number' ? String(value) : value);

/** A picture whose text is empty says so by a switch, because an empty text is one that is missing. */
const decoration = ({ alternative_text }: JsonObject): JsonObject => (alternative_text === '' ? { is_decorative: true } : {});

/** Writes documents of the contract, all languages side by side, as Payload stores them. */
export function createWriter(fileOf: FileOf, newId: () => string) {
  function media(value: Json, fields: readonly CmsField[]): JsonObject {
    const given: JsonObject = isObject(value) && !isLeaf(value) ? value : { url: value };
    const file = typeof given.url === 'string' ? fileOf(given.url) : undefined;
    if (file === undefined) return { ...decoration(given), ...write(given, fields) };
    const { url: _url, width: _width, height: _height, ...rest } = given;
    return { file: file.id, ...decoration(given), ...write(rest, fields) };
  }

  function convert(value: Json, field: CmsField): Json {
    const { fields = [], blocks = [], custom } = field;
    switch (custom.form) {
      case 'group':
        return isObject(value) ? write(value, fields) : {};
      case 'media':
        return media(value, fields);
      case 'rows': {
        const [row] = blocks;
        const rows = Array.isArray(value) ? value : [];
        const inside = row?.fields ?? fields;
        return rows.map((item) => ({
          id: newId(),
          ...(row ? { blockType: row.slug } : {}),
          ...(custom.rowOwner === 'shared.media' ? media(item, inside) : write(isObject(item) ? item : {}, inside)),
        }));
      }
      case 'query':
        return isObject(value) ? String(new URLSearchParams(value as Record<string, string>)) : null;
      case 'text':
      case 'texts':
      case 'phrases':
        return byLanguage(value, false);
      case 'address':
        // Captions of a film are a file without a picture's fields.
        return byLanguage((typeof value === 'string' && fileOf(value)?.url) || value, true);
      case 'date':
        return `${String(value).slice(0, 10)}T12:00:00.000Z`;
      case 'value':
        return field.type === 'text' && !field.hasMany ? textOf(value) : value;
      default:
        return null;
    }
  }

  /** @param kinds the fields of every kind of block, by its slug */
  function write(
    document: JsonObject,
    fields: readonly CmsField[],
    kinds?: ReadonlyMap<string, readonly CmsField[]>,
  ): JsonObject {
    const entries = fields.flatMap((field) => {
      const value = document[field.name];
      if (!isGiven(value)) return [];
      if (field.custom.form !== 'blocks') return [[field.name, convert(value, field)] as const];
      const blocks = (Array.isArray(value) ? value.filter(isObject) : []).map((block) => {
        const slug = blockSlug(String(block.__component));
        return { id: newId(), blockType: slug, ...write(block, kinds?.get(slug) ?? []) };
      });
      return [[field.name, blocks] as const];
    });
    return Object.fromEntries(entries);
  }
  return write;
}

/** Lists of the same length in every language as one list, whose texts have the languages. */
function sideBySide(values: JsonObject): Json {
  const english = values[DEFAULT_LOCALE];
  const all = Object.values(values);
  if (Array.isArray(english) && all.every((value) => Array.isArray(value) && value.length === english.length))
    return english.map((_, index) =>
      sideBySide(Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, (value as Json[])[index] ?? null]))),
    );
  return values;
}

function localizedFromCms(value: Json, form: CmsField['custom']['form']): Json | undefined {
  if (!isObject(value)) return undefined;
  const given = Object.entries(value).filter(([, text]) => isGiven(text) && !isEmptyList(text));
  const [first] = given;
  if (first === undefined) return undefined;
  const texts = Object.fromEntries(given);
  if (form === 'address' && given.length === 1 && texts[DEFAULT_LOCALE] !== undefined) return texts[DEFAULT_LOCALE];
  if (form === 'text' && given.length === LOCALES.length && given.every(([, text]) => text === first[1] && !hasPlaceholder(text)))
    return first[1];
  // Without English there is no text that the others fall back to.
  const complete = DEFAULT_LOCALE in texts ? texts : { [DEFAULT_LOCALE]: '', ...texts };
  return form === 'texts' ? sideBySide(complete) : complete;
}

/** The widths in which a picture was made, narrow first; one that is not wide enough has the same width several times. */
function sizesOf({ sizes }: JsonObject): { url: string; width: number }[] {
  const found = new Map<number, { url: string; width: number }>();
  for (const size of isObject(sizes ?? null) ? Object.values(sizes as JsonObject) : []) {
    if (!isObject(size)) continue;
    const { url, width } = size;
    if (typeof url === 'string' && typeof width === 'number' && !found.has(width)) found.set(width, { url, width });
  }
  return [...found.values()].sort((a, b) => a.width - b.width).slice(0, MEDIA_SIZES_MAX);
}

/** Nothing for the middle, which is where a picture is cut around anyway. */
function focalPointOf({ focalX, focalY }: JsonObject): { x: number; y: number } | undefined {
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return undefined;
  return focalX === 50 && focalY === 50 ? undefined : { x: focalX, y: focalY };
}

/**
 * Reads documents as Payload returns them in all languages, with files, into those of the contract.
 * @param kinds the fields of every kind of block, by its slug
 * @param origin of the CMS, for its files
 */
export function createReader(kinds: ReadonlyMap<string, readonly CmsField[]>, origin: string) {
  function media(value: JsonObject, fields: readonly CmsField[]): JsonObject | undefined {
    const { file, is_decorative, ...rest } = value;
    const given: JsonObject = { ...read(rest, fields), ...(is_decorative === true ? { alternative_text: '' } : {}) };
    if (!isObject(file)) return given.url === undefined ? undefined : given;
    const { url, mimeType, width, height, alt } = file;
    if (typeof url !== 'string') return undefined;
    const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
    const sizes = sizesOf(file).map((size) => ({ ...size, url: absolute(size.url) }));
    const focal = focalPointOf(file);
    const ofFile = localizedFromCms(alt ?? null, 'text');
    return {
      ...(isGiven(width) ? { width } : {}),
      ...(isGiven(height) ? { height } : {}),
      ...(ofFile === undefined ? {} : { alternative_text: ofFile }),
      ...given,
      url: absolute(url),
      ...(isGiven(mimeType) ? { mime: mimeType } : {}),
      ...(sizes.length > 0 ? { sizes } : {}),
      ...(focal ? { focal_point: focal } : {}),
    };
  }

  function rows(value: Json, fields: readonly CmsField[], isMedia: boolean): JsonObject[] {
    const objects = Array.isArray(value) ? value.filter(isObject) : [];
    return objects.flatMap((row) => {
      const made = isMedia ? media(row, fields) : read(row, fields);
      return made === undefined ? [] : [made];
    });
  }

  function convert(value: Json, { fields = [], blocks: [row] = [], custom }: CmsField): Json | undefined {
    switch (custom.form) {
      case 'group': {
        const group = isObject(value) ? read(value, fields) : {};
        return Object.keys(group).length === 0 ? undefined : group;
      }
      case 'media':
        return isObject(value) ? media(value, fields) : undefined;
      case 'rows':
        return isEmptyList(value) ? undefined : rows(value, row?.fields ?? fields, custom.rowOwner === 'shared.media');
      case 'blocks': {
        const blocks = Array.isArray(value) ? value.filter(isObject) : [];
        return blocks.map((block) => ({
          __component: blockKind(String(block.blockType)),
          ...read(block, kinds.get(String(block.blockType)) ?? []),
        }));
      }
      case 'query':
        return Object.fromEntries(new URLSearchParams(String(value)));
      case 'date':
        return String(value).slice(0, 10);
      case 'value':
        return isEmptyList(value) ? undefined : value;
      default:
        return localizedFromCms(value, custom.form);
    }
  }

  function read(document: JsonObject, fields: readonly CmsField[]): JsonObject {
    const entries = fields.flatMap((field) => {
      const stored = document[field.name];
      const value = isGiven(stored) ? convert(stored, field) : undefined;
      return value === undefined ? [] : [[field.name, value] as const];
    });
    return Object.fromEntries(entries);
  }
  return read;
}
