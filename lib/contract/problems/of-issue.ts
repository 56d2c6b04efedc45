import type { z } from 'zod';
import { SLUG } from '../slug.ts';
import type { InvalidPart } from './drop-invalid.ts';
import type { ProblemCode } from './problem.ts';
import { addressFault } from './refused-address.ts';

interface Said {
  code: ProblemCode;
  parameters?: Record<string, string | number>;
}

const CODES_OF_SCHEMAS = [
  'required',
  'address',
  'media-address',
  'site-path',
  'markdown-cost',
  'table-row',
  'polygon',
] as const satisfies readonly ProblemCode[];

/** Characters of a wrong value in a sentence. */
const QUOTED_MAX = 80;

const quoted = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text;
};

/** A check of the contract that Zod does not know: it names its problem. */
function ofCustom({ params }: z.core.$ZodIssueCustom, value: unknown): Said {
  const code = CODES_OF_SCHEMAS.find((each) => each === params?.problem) ?? 'format';
  const length = typeof value === 'string' ? value.length : 0;
  switch (code) {
    case 'address':
    case 'media-address':
      return { code, parameters: { value: quoted(value), ...addressFault(String(value)) } };
    case 'markdown-cost':
      return { code, parameters: { length } };
    default:
      return { code, parameters: { value: quoted(value) } };
  }
}

function ofType({ expected }: z.core.$ZodIssueInvalidType, value: unknown): Said {
  if (value === undefined || value === null) return { code: expected === 'array' ? 'required-list' : 'required' };
  if (expected === 'number' || expected === 'int') return { code: 'not-a-number', parameters: { value: quoted(value) } };
  return { code: 'wrong-type', parameters: { value: quoted(value) } };
}

function ofFormat({ format, pattern }: z.core.$ZodIssueInvalidStringFormat, value: unknown): Said {
  const parameters = { value: quoted(value) };
  if (format === 'date' || format === 'datetime') return { code: 'date', parameters };
  return { code: pattern === String(SLUG) ? 'slug' : 'format', parameters };
}

/** What an issue of Zod says to an editor. */
export function saidByIssue({ issue, value }: Pick<InvalidPart, 'issue' | 'value'>): Said {
  if (issue.code === 'invalid_union' && issue.errors.length === 0 && issue.discriminator !== undefined)
    return { code: 'unknown-kind', parameters: { kind: typeof value === 'string' ? value : '' } };
  switch (issue.code) {
    case 'custom':
      return ofCustom(issue, value);
    case 'invalid_type':
      return ofType(issue, value);
    case 'invalid_format':
      return ofFormat(issue, value);
    case 'invalid_value':
      if (value === undefined) return { code: 'required' };
      return { code: 'choice', parameters: { choices: issue.values.map(String).join(', '), value: quoted(value) } };
    case 'too_big':
    case 'too_small': {
      const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
      if (issue.origin === 'string' && typeof value === 'string') {
        if (issue.code === 'too_big') return { code: 'too-long', parameters: { limit, length: value.length } };
        return limit <= 1 ? { code: 'required' } : { code: 'format', parameters: { value: quoted(value) } };
      }
      if (Array.isArray(value)) {
        if (issue.code === 'too_big') return { code: 'too-many', parameters: { limit, count: value.length } };
        return { code: 'required-list' };
      }
      return { code: issue.code === 'too_big' ? 'too-large' : 'too-small', parameters: { limit, value: quoted(value) } };
    }
    case 'invalid_union':
      return { code: value === undefined ? 'required' : 'wrong-type', parameters: { value: quoted(value) } };
    default:
      return { code: 'format', parameters: { value: quoted(value) } };
  }
}

/** The code of the problem of an invalid part. */
export const codeOf = (part: Pick<InvalidPart, 'issue' | 'value'>): ProblemCode => saidByIssue(part).code;
