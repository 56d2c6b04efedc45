import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { oncePerProcess } from './once-per-process.ts';

/** Header with the id of a request: taken from the request when it is well-formed, sent to the content service, and part of the response. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.:-]{8,64}$/;

const storage = () => oncePerProcess('request-id', () => new AsyncLocalStorage<string>());

/** The id that a request came with, or a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Calls a function, and everything that it starts, with the id of a request. */
export function withRequestId<Value>(id: string, call: () => Value): Value {
  return storage().run(id, call);
}

/** The id of the request that is being answered; `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return storage().getStore();
}

/** The header with that id, for a call that is made on behalf of the request. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
