import en from '#messages/en.json' with { type: 'json' };
import { ensure, task, taskInEach } from '../task.ts';

const TRACK = 'main ul.carousel';

taskInEach('buttons move the carousel by steps, there and back', async ({ visitor, path, copy }) => {
  await visitor.resize(1440);
  await visitor.open(path('/ekaa'));
  await visitor.click('main button', copy.carousel.next);
  await visitor.until(
    'it has moved by a step',
    () => Math.abs((document.querySelector('main ul.carousel')?.scrollLeft ?? 0) - 180) < 2,
  );
  await visitor.click('main button', copy.carousel.previous);
  await visitor.until('it is back', () => (document.querySelector('main ul.carousel')?.scrollLeft ?? 9) < 2);
});

task('a mouse drags the carousel and follows no link', async ({ visitor }) => {
  await visitor.resize(1440);
  await visitor.open('/ekaa');
  await visitor.hover('main button', en.carousel.next);
  await visitor.until('it is measured', () =>
    document.querySelector('main ul.carousel')?.getAttribute('style')?.includes('--scrolled'),
  );
  const from = await visitor.reach(`${TRACK} a`);
  await visitor.drag(from, { x: from.x - 120, y: from.y });
  await visitor.until('it has moved', () => (document.querySelector('main ul.carousel')?.scrollLeft ?? 0) > 80);
  ensure((await visitor.address()).pathname === '/ekaa', 'a link was followed');
});

task(
  'a finger drags the carousel',
  async ({ visitor }) => {
    await visitor.resize(1440);
    await visitor.open('/ekaa');
    const from = await visitor.reach(`${TRACK} a`);
    await visitor.drag(from, { x: from.x - 160, y: from.y }, 'touch', 12);
    await visitor.until('it has moved', () => (document.querySelector('main ul.carousel')?.scrollLeft ?? 0) > 40);
  },
  {
    except: {
      WebKit: 'touch by WebKitWebDriver has not been tried',
      Firefox: 'scrolling by touch in a headless Firefox has not been tried',
    },
  },
);

taskInEach('the hero moves by slide', async ({ visitor, path, copy }) => {
  await visitor.resize(1440);
  await visitor.open(path('/'));
  await visitor.click('main button', copy.carousel.next);
  await visitor.until(
    'the second slide is there',
    () => Math.abs((document.querySelector('main ul.carousel')?.scrollLeft ?? 0) - document.documentElement.clientWidth) < 3,
  );
});
