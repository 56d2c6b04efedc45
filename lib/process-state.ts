import { randomBytes } from 'node:crypto';
import { POST_LIMIT } from './config/constants.ts';
import { settings } from './config/settings.ts';
import { createRateLimit, type RateLimit } from './security/rate-limit.ts';

interface ProcessState {
  formSecret: string;
  /** Counts the forms that are passed on. */
  formLimit: RateLimit;
  /** Counts the POSTs of `/api` that are passed on: whoever uses it up shuts the form for nobody. */
  apiLimit: RateLimit;
}

declare global {
  // A declaration on the global object takes `var`.
  var siteProcessState: ProcessState | undefined;
}

/**
 * What there is once in a process: what forms are signed with, and how many were sent. On the global object, because a
 * module is loaded anew by each bundle that has it.
 */
export function processState(): ProcessState {
  globalThis.siteProcessState ??= {
    formSecret: settings.FORM_SECRET ?? randomBytes(32).toString('base64url'),
    formLimit: createRateLimit(POST_LIMIT),
    apiLimit: createRateLimit(POST_LIMIT),
  };
  return globalThis.siteProcessState;
}
