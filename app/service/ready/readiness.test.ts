import { readinessOf, type State } from './readiness.ts';

const WELL: State = { isDraining: false, content: true, hasPages: true, isWarm: true, needsContent: false };

test.each<[Partial<State>, string, boolean]>([
  [{}, 'ok', true],
  [{ hasPages: false }, 'ok', true],
  [{ content: false }, 'degraded', true],
  [{ content: false, needsContent: true }, 'unavailable', false],
  [{ content: false, hasPages: false }, 'starting', false],
  [{ isWarm: false }, 'starting', false],
  [{ isDraining: true }, 'draining', false],
])('%j: %s', (state, status, isReady) => {
  expect(readinessOf({ ...WELL, ...state })).toEqual({ status, isReady });
});
