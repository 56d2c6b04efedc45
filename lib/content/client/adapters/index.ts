import type { Adapter } from './adapter.ts';
import { exampleAdapter } from './example.ts';

export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([
  ['none', (transport) => transport],
  ['example', exampleAdapter],
]);
