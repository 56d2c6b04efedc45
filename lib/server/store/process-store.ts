import type { SharedStore } from './shared-store.ts';

declare global {
  // A declaration on the global object takes `var`.
  var sharedStoreOfProcess: SharedStore | undefined;
}

/** The store of this process, when `REDIS_URL` names one. It is on the global object because each bundle has its own copy of a module. */
export function sharedStore(): SharedStore | undefined {
  return globalThis.sharedStoreOfProcess;
}
