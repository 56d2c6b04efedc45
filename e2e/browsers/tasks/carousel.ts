import en from '#messages/en.json' with { type: 'json' };
import { carouselMoves } from '../steps.ts';
import { ensure, task, taskInEach } from '../task.ts';

const TRACK = 'main ul.carousel';
/** How far a button moves it, in pixels. */
const STEP = 180;

taskInEach('buttons move the carousel by steps, there and back', async ({ visitor, path, copy }) => {
  await visitor.openAt(1440, path('/ekaa'));
  await visitor.click('main button', copy.carousel.next);
  await carouselMoves(visitor, STEP - 2, STEP + 2);
  await visitor.click('main button', copy.carousel.previous);
  await carouselMoves(visitor, 0, 2);
});

task('a mouse drags the carousel and follows no link', async ({ visitor }) => {
  await visitor.openAt(1440, '/ekaa');
  await visitor.hover('main button', en.carousel.next);
  await visitor.until('it is measured', () =>
    document.querySelector('main ul.carousel')?.getAttribute('style')?.includes('--scrolled'),
  );
  const from = await visitor.reach(`${TRACK} a`);
  await visitor.drag(from, { x: from.x - 120, y: from.y });
  await carouselMoves(visitor, 80);
  ensure((await visitor.address()).pathname === '/ekaa', 'a link was followed');
});

task(
  'a finger drags the carousel',
  async ({ visitor }) => {
    await visitor.openAt(1440, '/ekaa');
    const from = await visitor.reach(`${TRACK} a`);
    await visitor.drag(from, { x: from.x - 160, y: from.y }, 'touch', 12);
    await carouselMoves(visitor, 40);
  },
  { except: { Firefox: 'a touch of its driver does not scroll', WebKit: 'its driver sends no touch' } },
);

taskInEach('the hero moves by slide', async ({ visitor, path, copy }) => {
  await visitor.openAt(1440, path('/'));
  await visitor.click('main button', copy.carousel.next);
  const slide = await visitor.evaluate(() => document.documentElement.clientWidth);
  await carouselMoves(visitor, slide - 3, slide + 3);
});
