import { equal, task, taskInEach } from '../task.ts';

/** The line of half of the visitors. */
const SLOW = { delay: 400, bytesPerSecond: 50_000 };

taskInEach('on a slow line nothing typed at the first touch is lost', async ({ visitor, path, locale }) => {
  await visitor.resize(1440);
  await visitor.open(path('/ekaa'));
  visitor.front.line = SLOW;
  await visitor.click('.search-button');
  await visitor.until('the field has the focus', () => document.activeElement?.getAttribute('name') === 'searchItem');
  const typed = locale === 'en' ? 'lounge' : 'लाउंज';
  for (const letter of typed) await visitor.type(letter);
  await visitor.box('#search-bar [role="option"]');
  equal(
    await visitor.evaluate(
      () => [...document.querySelectorAll<HTMLInputElement>('#search-bar input')].find((one) => one.value)?.value,
    ),
    typed,
    'the field',
  );
});

task('on a slow line the first click on a carousel moves it', async ({ visitor }) => {
  await visitor.resize(1440);
  await visitor.open('/ekaa');
  visitor.front.line = SLOW;
  await visitor.click('main button', 'Next');
  await visitor.until('it has moved', () => (document.querySelector('main ul.carousel')?.scrollLeft ?? 0) > 100);
});

task('on a slow line the first click on a larger text is kept', async ({ visitor }) => {
  await visitor.resize(1440);
  await visitor.open('/faqs');
  visitor.front.line = SLOW;
  await visitor.click('.font-size-bar button', 'A+');
  await visitor.until('the text is larger', () => document.documentElement.getAttribute('style')?.includes('--font-adjust'));
});
