import type { Transport } from '../transport.ts';
import { exampleAdapter } from './example.ts';

/** Translates calls of the contract for a content service with other paths or names, and its responses back. */
export type Adapter = (transport: Transport) => Transport;

/** The adapters by the name that `CONTENT_ADAPTER` gives. */
export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map([
  ['none', (transport) => transport],
  ['example', exampleAdapter],
]);
