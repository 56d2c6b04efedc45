import type { Adapter } from './adapter.ts';
import { exampleAdapter } from './example.ts';

/** The adapters by the name that `CONTENT_ADAPTER` gives. */
export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([
  ['none', (transport) => transport],
  ['example', exampleAdapter],
]);
