import { setTimeout as pause } from 'node:timers/promises';
import { ensure, type Setting, task } from '../task.ts';

/** Both sides of the widths at which the page changes, in CSS pixels, there and back. */
const WIDTHS = [900, 768, 767, 576, 575, 480, 479];
const THERE_AND_BACK = [...WIDTHS, ...WIDTHS.toReversed()];

const OPENERS = [
  ['menu', '[popovertarget="menu-1"]'],
  ['search', '.search-button'],
  ['language list', '[popovertarget="language-menu"]'],
] as const;

async function changeWidths({ visitor }: Setting, address: string, prepare?: () => Promise<void>) {
  await visitor.openAt(1024, address);
  await prepare?.();
  for (const width of THERE_AND_BACK) {
    await visitor.resize(width);
    const page = await visitor.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    ensure((page[0] ?? 0) <= (page[1] ?? 0), `the page is ${page[0]} px wide in a window of ${width} px`);
  }
}

task('a window is narrowed and widened across every breakpoint', (setting) => changeWidths(setting, '/'));
task('a window is narrowed and widened across every breakpoint, Hindi', (setting) => changeWidths(setting, '/hi'));
task('a scrolled window is narrowed and widened across every breakpoint', (setting) =>
  changeWidths(setting, '/credit-cards', () => setting.visitor.scrollTo(900)),
);
for (const [name, opener] of OPENERS) {
  task(`a window is narrowed and widened with an open ${name}`, (setting) =>
    changeWidths(setting, '/credit-cards', () => setting.visitor.click(opener)),
  );
}
/** Once an anchored popover was open, WebKit kept the styles of the old width. */
for (const [name, opener] of OPENERS) {
  task(`a window is narrowed and widened after the ${name} was open`, async ({ visitor }) => {
    await visitor.openAt(1024, '/credit-cards');
    await visitor.click(opener);
    await visitor.press('Escape');
    for (const width of [767, 1024, 600]) {
      await visitor.resize(width);
      await visitor.until(
        `the header fits ${width} px`,
        (isWide) => document.querySelector('[popovertarget="side-menu"]')?.checkVisibility() !== isWide,
        width >= 768,
      );
      // Nobody is as fast as the driver, which is back before the page has heard of the first change.
      await pause(300);
    }
  });
}
task('a window is widened and narrowed with an open side menu', async (setting) => {
  const { visitor, engine } = setting;
  await visitor.openAt(engine.narrowest, '/hi/credit-cards');
  await visitor.click('[popovertarget="side-menu"]');
  await visitor.box('#side-menu .side-menu-header');
  for (const width of [575, 576, 767, 768, 900, 767, 500]) await visitor.resize(width);
  await visitor.click('[popovertarget="side-menu"]');
  await visitor.box('#side-menu .side-menu-header');
});
