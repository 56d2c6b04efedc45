/**
 * How the content service's word that a document is gone for good (410) is kept. It is a value and not an error, so that it
 * takes the place of the page that was kept before.
 */
export interface Gone {
  /** The path that was asked for. */
  __gone: string;
}

/** Whether a kept value says that its document is gone. */
export function isGone(value: unknown): value is Gone {
  return typeof value === 'object' && value !== null && '__gone' in value;
}

/** The same of a value as the page cache has it, in JSON. */
export function isGoneJson(json: string): boolean {
  return json.startsWith('{"__gone":');
}
