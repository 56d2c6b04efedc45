import { randomBytes } from 'node:crypto';

/** A client without earlier requests: limits are remembered for longer than a run. */
export function newVisitor(): string {
  const [left, right] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.toString('hex'));
  return `2001:db8:${left}:${right}::1`;
}
