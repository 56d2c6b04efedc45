import type { z } from 'zod';
import { property } from '#lib/platform/property.ts';
import * as atoms from '../atoms.ts';
import { mediaTypeOf } from '../media-type.ts';
import { featureSections } from '../records/section.ts';
import { saidByIssue } from './of-issue.ts';
import type { Problem } from './problem.ts';
import { caughtSchema, elementOf, fieldsOf, innerSchema } from './schema-parts.ts';

/** A problem before its place is described. */
export type Found = Pick<Problem, 'code' | 'level' | 'path' | 'parameters'> & { dropped?: Problem['path'] | undefined };
type Path = Problem['path'];

const isAbsent = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const isEmptyList = (value: unknown) => isAbsent(value) || (Array.isArray(value) && value.length === 0);

/** Other sizes of a picture that has its text, and the first picture of a film. */
const WITHOUT_TEXT = /^(?:mobile_|poster$)/;

function* ofPicture(value: unknown, path: Path): Generator<Found> {
  const url = typeof value === 'string' ? value : property(value, 'url');
  if (typeof url !== 'string' || url === '') return;
  const mime = property(value, 'mime');
  if (mediaTypeOf({ url, mime: typeof mime === 'string' ? mime : undefined }, undefined) !== 'image') return;
  const text = property(value, 'alternative_text');
  if (text === undefined || text === null)
    yield { code: 'image-text', level: 'error', path: [...path, 'alternative_text'], parameters: {} };
}

function* ofList(schema: z.ZodType, list: readonly unknown[], path: Path): Generator<Found> {
  const limit = schema.meta()?.maxItems;
  if (typeof limit === 'number' && list.length > limit) {
    const parameters = { limit, count: list.length };
    yield { code: 'too-many', level: 'error', path, dropped: [...path, limit], parameters };
  }
  if (schema === featureSections) {
    for (const [index, section] of list.entries()) {
      const place = [...path, index];
      if (isEmptyList(property(section, 'features')) && isEmptyList(property(section, 'bank_details')))
        yield { code: 'empty-section', level: 'error', path: place, dropped: place, parameters: {} };
    }
  }
  const element = elementOf(schema);
  if (element) for (const [index, item] of list.entries()) yield* replacedIn(element, item, [...path, index]);
}

/**
 * What the site replaces without an issue of the schema: names that it does not know, what is beyond the end of a list, sections
 * with nothing in them; and pictures without a text.
 * @param name the text that names a picture instead of its own
 */
export function* replacedIn(schema: z.ZodType, value: unknown, path: Path, name?: unknown): Generator<Found> {
  if (isAbsent(value)) return;
  const failed = caughtSchema(schema)?.safeParse(value).error?.issues[0];
  if (failed) {
    const { code, parameters = {} } = saidByIssue({ issue: failed, value });
    yield { code, level: 'error', path, dropped: path, parameters };
  }
  const inner = innerSchema(schema);
  if (inner === atoms.media) {
    if (isAbsent(name)) yield* ofPicture(value, path);
  } else if (Array.isArray(value)) yield* ofList(inner, value, path);
  else {
    for (const [field, given] of Object.entries(fieldsOf(inner, value)))
      if (!WITHOUT_TEXT.test(field))
        yield* replacedIn(given, property(value, field), [...path, field], property(value, `${field}_aria_label`));
  }
}
