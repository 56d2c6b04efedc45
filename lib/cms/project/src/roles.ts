import type { Access, CollectionBeforeOperationHook, FieldAccess, GlobalBeforeOperationHook, PayloadRequest } from 'payload';
import { Forbidden } from 'payload';

/** In the order of what they may do. */
export const ROLES = ['editor', 'publisher', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
/** Sees what visitors send, and no content. */
export const REQUESTS = 'requests';

/** The group of users and notices in the navigation. */
export const SYSTEM = { en: 'System', hi: 'सिस्टम' };

/** Whether a user has a role, or one that may do more. */
export function hasRole(user: unknown, role: Role): boolean {
  const own = (user as { role?: Role } | null)?.role;
  return own !== undefined && ROLES.indexOf(own) >= ROLES.indexOf(role);
}

/** Whether a user may see what visitors send. */
export const mayReadRequests = (user: unknown): boolean =>
  (user as { role?: string } | null)?.role === REQUESTS || hasRole(user, 'administrator');

export const from =
  (role: Role): Access =>
  ({ req: { user } }) =>
    hasRole(user, role);
export const forRequests: Access = ({ req: { user } }) => mayReadRequests(user);
export const fieldFrom =
  (role: Role): FieldAccess =>
  ({ req: { user } }) =>
    hasRole(user, role);

interface Arguments {
  draft?: boolean | string;
  data?: { _status?: string };
  unpublishAllLocales?: boolean | string;
}

/** Whether an operation saves a draft and leaves what is published as it is. */
const savesDraft = ({ draft, data }: Arguments) => Boolean(draft) && draft !== 'false' && data?._status !== 'published';

/**
 * Refuses what changes the site for a user who may only write, and remembers whether a draft is saved: later hooks see the document
 * only, and a saved draft of a published entry looks like one that was unpublished.
 */
function guard(operation: string, args: Arguments, req: PayloadRequest, overrideAccess: boolean | undefined): void {
  if (!['create', 'update', 'restoreVersion'].includes(operation)) return;
  const isDraft = savesDraft(args) && !args.unpublishAllLocales;
  req.context.savesDraft = isDraft;
  if (!overrideAccess && !isDraft && !hasRole(req.user, 'publisher')) throw new Forbidden(req.t);
}

export const guardCollection: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  guard(operation, args as Arguments, req, overrideAccess);
};
export const guardGlobal: GlobalBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  guard(operation, args, req, overrideAccess);
};
