import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_COLOURS } from './brand-colours.ts';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const [light = ''] = read('app/tokens.css').split('prefers-color-scheme: dark');
const tokens = new Map(Array.from(light.matchAll(/--color-([\w-]+): (#\w{6})/g), ([, name, value]) => [name, value]));

test('the colours outside of CSS are those of the design tokens', () => {
  for (const [name, value] of Object.entries(BRAND_COLOURS)) expect([name, tokens.get(name)]).toEqual([name, value]);
});

test('the cover of the film, which has no tokens, has their colours', () => {
  const colours = new Set(tokens.values());
  for (const [colour] of read('public/art/film-cover.css').matchAll(/#[\da-f]{6}\b/g)) expect(colours).toContain(colour);
});
