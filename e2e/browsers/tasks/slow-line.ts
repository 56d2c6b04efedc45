import { carouselMoves, openSearch } from '../steps.ts';
import { equal, task, taskInEach } from '../task.ts';

/** The line of half of the visitors. */
const SLOW = { delay: 400, bytesPerSecond: 50_000 };

taskInEach('on a slow line nothing typed at the first touch is lost', async ({ visitor, path, locale }) => {
  await visitor.openAt(1440, path('/ekaa'));
  visitor.front.line = SLOW;
  await openSearch(visitor);
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
  await visitor.openAt(1440, '/ekaa');
  visitor.front.line = SLOW;
  await visitor.click('main button', 'Next');
  await carouselMoves(visitor, 100);
});

task('on a slow line the first click on a larger text is kept', async ({ visitor }) => {
  await visitor.openAt(1440, '/faqs');
  visitor.front.line = SLOW;
  await visitor.click('.font-size-bar button', 'A+');
  await visitor.until('the text is larger', () => document.documentElement.getAttribute('style')?.includes('--font-adjust'));
});
