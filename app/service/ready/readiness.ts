export interface State {
  isDraining: boolean;
  /** Whether the content service answers. */
  content: boolean;
  /** Whether there are pages to serve without it: it has answered before, or an earlier process has left them. */
  hasPages: boolean;
  /** Whether the pages of `WARM_PAGES` are rendered. */
  isWarm: boolean;
  /** `READY_NEEDS_CONTENT` */
  needsContent: boolean;
}

type Status = 'ok' | 'degraded' | 'starting' | 'unavailable' | 'draining';

/** `degraded`: the site serves the pages it has without the content service. */
export function readinessOf({ isDraining, content, hasPages, isWarm, needsContent }: State): {
  status: Status;
  isReady: boolean;
} {
  if (isDraining) return { status: 'draining', isReady: false };
  if (!isWarm) return { status: 'starting', isReady: false };
  if (content) return { status: 'ok', isReady: true };
  if (!hasPages) return { status: 'starting', isReady: false };
  return needsContent ? { status: 'unavailable', isReady: false } : { status: 'degraded', isReady: true };
}
