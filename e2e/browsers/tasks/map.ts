import type { Visitor } from '../drive/visitor.ts';
import { ensure, task, taskInEach } from '../task.ts';

const REGION = '.map-stage button';
const POPUP = '.map-popup';
const GULF = { en: 'Gulf', hi: 'खाड़ी' };

/** The map answers as its script does from the first use on. */
const isLive = () => document.querySelector('.map-stage')?.hasAttribute('data-live') === true;

/** Opens the map, wakes its script and leaves it without a popup. */
async function openLiveMap(visitor: Visitor) {
  await visitor.openAt(1440, '/rupay-global');
  await visitor.hover(REGION, GULF.en);
  await visitor.until('the map is live', isLive);
  await visitor.moveTo({ x: 3, y: 300 });
  await visitor.gone(POPUP);
}

task('a pointer over a region of the map shows its popup, a click keeps it and the next closes it', async ({ visitor }) => {
  await openLiveMap(visitor);
  await visitor.hover(REGION, GULF.en);
  const popup = await visitor.box(POPUP);
  ensure(popup.x >= 0 && popup.right <= 1440 && popup.height > 40, `the popup is at ${JSON.stringify(popup)}`);
  await visitor.click(REGION, GULF.en);
  await visitor.box(POPUP);
  await visitor.click(REGION, GULF.en);
  await visitor.gone(POPUP);
});

task(
  'a finger opens and closes a region of the map',
  async ({ visitor }) => {
    await openLiveMap(visitor);
    await visitor.tap(REGION, GULF.en);
    await visitor.box(POPUP);
    await visitor.tap(REGION, GULF.en);
    await visitor.gone(POPUP);
  },
  { except: { WebKit: 'its driver sends no touch' } },
);

task('keys open and close a region of the map', async ({ visitor }) => {
  await visitor.openAt(1440, '/rupay-global');
  await visitor.reach(REGION, GULF.en);
  await visitor.evaluate((name) => {
    [...document.querySelectorAll<HTMLElement>('.map-stage button')]
      .find((one) => `${one.ariaLabel}${one.textContent}`.includes(name))
      ?.focus();
  }, GULF.en);
  await visitor.until('the map is live', isLive);
  await visitor.press('Enter');
  await visitor.box(POPUP);
  await visitor.press('Escape');
  await visitor.gone(POPUP);
});

taskInEach('on a narrow window the regions are a list', async ({ visitor, engine, path, locale }) => {
  await visitor.openAt(engine.narrowest, path('/rupay-global'));
  await visitor.click('main details summary', GULF[locale]);
  await visitor.box('main details[open] .map-entry, main details[open] img, main details[open] p');
});
