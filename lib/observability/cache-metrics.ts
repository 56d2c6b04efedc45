import { metrics } from '#lib/observability/metrics.ts';

function labelOf(kind: string | undefined): string {
  return kind === 'APP_PAGE' ? 'page' : kind === 'FETCH' ? 'content' : 'other';
}

export async function timed<Value>(
  operation: 'get' | 'set',
  kind: string | undefined,
  run: () => Promise<Value>,
): Promise<Value> {
  const stop = metrics().cacheSeconds.startTimer({ operation, kind: labelOf(kind) });
  try {
    return await run();
  } finally {
    stop();
  }
}

export function countRead(kind: string | undefined, isHit: boolean): void {
  metrics().cacheReads.inc({ kind: labelOf(kind), result: isHit ? 'hit' : 'miss' });
}

export function countRender(status: number | undefined): void {
  const result = status === undefined || status === 200 ? 'ok' : status === 308 ? 'moved' : status < 500 ? 'missing' : 'failed';
  metrics().renders.inc({ result });
}
