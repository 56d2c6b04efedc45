import { randomBytes } from 'node:crypto';

/** The address of a visitor who has sent nothing yet: a server counts what one sends for longer than a run may last. */
export function newVisitor(): string {
  const [left, right] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.toString('hex'));
  return `2001:db8:${left}:${right}::1`;
}
