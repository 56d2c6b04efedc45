import { deflateRawSync } from 'node:zlib';
import type { FormState } from './form-state.ts';
import { readState, stateCookies } from './state-cookie.ts';

function jarOf(lines: readonly string[]): (name: string) => string | undefined {
  const jar = new Map(lines.map((line): [string, string] => [line.split('=', 1)[0] ?? '', line.replace(/^[^=]*=|;.*$/gs, '')]));
  return (name) => jar.get(name);
}

/** Characters that do not repeat, so that they do not pack. */
const distinct = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000))).join('');

function failed(description: string): FormState {
  const values = { card_slug: 'a', name: 'Asha', email: 'a@b.in', telephone: '90000000', description, consent: true };
  return { kind: 'failed', values, message: '503' };
}

test('a state is read as it was written', () => {
  const state = failed('नीला रंग, 500 कार्ड।');
  const lines = stateCookies(state, '/hi/x', false);
  expect(readState(jarOf(lines))).toEqual(state);
  expect(lines[1]).toMatch(/^designRequest-more=; Path=\/hi\/x; Max-Age=0;/);
});

test('a long state takes two cookies, and no cookie is too long for a browser', () => {
  const state = failed(distinct(1200));
  const lines = stateCookies(state, '/x', true);
  for (const line of lines) expect(line.length).toBeLessThan(4096);
  expect(lines[1]).toContain('Max-Age=600');
  expect(readState(jarOf(lines))).toEqual(state);
});

test('what nobody can type in a browser is cut to what fits into two cookies', () => {
  const long = distinct(1200);
  const values = { card_slug: long, name: long, email: long, telephone: long, description: long, consent: false };
  const lines = stateCookies({ kind: 'again', values }, '/x', true);
  for (const line of lines) expect(line.length).toBeLessThan(4096);
  const state = readState(jarOf(lines));
  expect(state?.kind === 'again' && [state.values.name.length > 100, long.startsWith(state.values.name)]).toEqual([true, true]);
});

test.each([
  ['nothing', ''],
  ['no packed text', 'AAAA'],
  ['no JSON', deflateRawSync('{').toString('base64url')],
  ['another shape', deflateRawSync('{"kind":"sent"}').toString('base64url')],
  ['an unknown message', deflateRawSync(JSON.stringify({ ...failed('x'), message: 'nope' })).toString('base64url')],
  ['a very large text', deflateRawSync(JSON.stringify(failed('x'.repeat(1_000_000)))).toString('base64url')],
])('%s is no state', (_name, value) => {
  expect(readState((name) => (name === 'designRequest' ? value : undefined))).toBeUndefined();
});
