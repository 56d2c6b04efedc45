import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '#components/test/render.test-helper.tsx';
import { ICON_NAMES } from '#lib/contract/icons.ts';
import { Icon } from './icon.tsx';

/** The height of one icon in the strip. */
const SIZE = 24;
const STRIP = readFileSync(join(process.cwd(), 'public/art/icons/strip.svg'), 'utf8');

test('7 the strip has each icon at the place of its name, and has the height that the style sheet expects', () => {
  const icons = Array.from(
    STRIP.matchAll(/<(?:g|path) id="([^"]+)"(?: transform="translate\(0 (\d+)\)")?/g),
    ([, name, top = '0']) => [name, Number(top)],
  );
  expect(icons).toEqual(ICON_NAMES.map((name, index) => [name, index * SIZE]));
  const room = Number(/viewBox="0 0 24 (\d+)"/.exec(STRIP)?.[1]) / SIZE;
  expect(room).toBeGreaterThanOrEqual(ICON_NAMES.length);
  // Firefox rounds the width of the strip to whole pixels, and would centre it in the height that is left.
  expect(STRIP).toContain('preserveAspectRatio="none"');
  for (const sheet of ['app/classes.css', 'public/art/film-cover.css'])
    expect(readFileSync(join(process.cwd(), sheet), 'utf8')).toContain(
      `calc(var(--icon) / ${room - 1} * 100%) / 100% ${room}00%`,
    );
});

test('7 an icon is one element, with no text', () => {
  const { container } = render(<Icon name="mic" className="size-5" />);
  expect(container.innerHTML).toBe('<span class="icon size-5" style="--icon:1"></span>');
});

test('2.2 the chevron of the main menu, which its style sheet draws, is at the place of its name', () => {
  const sheet = readFileSync(join(process.cwd(), 'components/layout/menu.css'), 'utf8');
  expect(sheet).toContain(`--icon: ${ICON_NAMES.indexOf('chevron-down')};`);
});
