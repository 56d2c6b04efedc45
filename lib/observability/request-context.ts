import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

/** Header with the id of a request: taken from the request when it is well-formed, sent to the content service, and part of the response. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** Header of a request that the server sends to itself, with a value that nobody else knows. */
const OWN_REQUEST_HEADER = 'x-own-request';
const ownRequestToken = () => oncePerProcess('own-request', () => randomUUID());

interface RequestContext {
  id: string;
  /** The network of the client, for rate limits; `undefined` for a request of the server to itself. */
  client: string | undefined;
  /** The path of the address. */
  path: string;
  /** Sets the status of a response that is rendered for its request, until that is sent. */
  setStatus?: ((status: number) => void) | undefined;
  /** Allows inline scripts in the policy of the response, until that is sent. */
  allowInlineScripts?: (() => void) | undefined;
  /** Whether it is a search without results. */
  isSearchEmpty?: boolean;
  /** What it has asked for, without what has been answered. */
  calls: Map<string, Promise<unknown>>;
  /** The tags of what it has read. */
  tags: Set<string>;
}

const storage = () => oncePerProcess('request-context', () => new AsyncLocalStorage<RequestContext>());

/** The id that a request came with, or a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** The headers of a request that the server sends to itself, which waits for the page to be rendered again. */
export function ownRequestHeaders(): Record<string, string> {
  return { [OWN_REQUEST_HEADER]: ownRequestToken() };
}

/** Whether the server has sent a request to itself. Removes the header. */
export function takeOwnRequest(headers: IncomingHttpHeaders): boolean {
  const given = headers[OWN_REQUEST_HEADER];
  delete headers[OWN_REQUEST_HEADER];
  return given === ownRequestToken();
}

/** Whether the request that is being answered is one of the server to itself. */
export function isOwnRequest(): boolean {
  const request = currentRequest();
  return request !== undefined && request.client === undefined;
}

/** Calls a function, and everything that it starts, in the context of a request. */
export function withRequest<Value>(request: Omit<RequestContext, 'calls' | 'tags'>, call: () => Value): Value {
  return storage().run({ ...request, calls: new Map(), tags: new Set() }, call);
}

/** The request that is being answered; `undefined` outside of one. */
export function currentRequest(): RequestContext | undefined {
  return storage().getStore();
}

/** Records that the request that is being answered is a search without results. */
export function noteEmptySearch(): void {
  const request = currentRequest();
  if (request) request.isSearchEmpty = true;
}

/** Records the tags of content that the request that is being answered reads. */
export function noteTags(tags: readonly string[]): void {
  const noted = currentRequest()?.tags;
  for (const tag of tags) noted?.add(tag);
}

/** The tags of all that the request that is being answered has read. */
export function notedTags(): string[] {
  return [...(currentRequest()?.tags ?? [])];
}

/** The id of the request that is being answered; `undefined` outside of one. */
export function currentRequestId(): string | undefined {
  return storage().getStore()?.id;
}

/** The header with that id, for a call that is made on behalf of the request. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/**
 * Makes a call that has not been made for the request that is being answered, or waits for the earlier one, which may have failed.
 * After a success it is made again: the result is in the cache.
 */
export function oncePerRequest<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const calls = storage().getStore()?.calls;
  const earlier = calls?.get(name);
  if (earlier) return earlier as Promise<Value>;
  const call = make();
  calls?.set(name, call);
  call.then(
    () => calls?.delete(name),
    () => undefined,
  );
  return call;
}
