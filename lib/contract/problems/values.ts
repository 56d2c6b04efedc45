import type { z } from 'zod';
import { property } from '#lib/platform/property.ts';
import type { Problem } from './problem.ts';
import { elementOf, fieldsOf, innerSchema } from './schema-parts.ts';

/** A value of a document with its schema, without `optional()` and the like. */
export interface Place {
  schema: z.ZodType;
  value: unknown;
  path: Problem['path'];
}

/** Every value of a document that its schema knows, the document first. */
export function* valuesIn(schema: z.ZodType, value: unknown, path: Problem['path'] = []): Generator<Place> {
  if (value === undefined || value === null) return;
  const inner = innerSchema(schema);
  yield { schema: inner, value, path };
  if (Array.isArray(value)) {
    const element = elementOf(inner);
    if (element) for (const [index, item] of value.entries()) yield* valuesIn(element, item, [...path, index]);
  } else {
    for (const [field, given] of Object.entries(fieldsOf(inner, value)))
      yield* valuesIn(given, property(value, field), [...path, field]);
  }
}
