import { ensure, equal, task, taskInEach } from '../task.ts';

taskInEach('sharing copies the address and says so', async ({ visitor, path, copy }) => {
  await visitor.openAt(1440, path('/credit-cards/select-credit'));
  await visitor.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void said.push(text) } });
    new MutationObserver(() => said.push(document.querySelector('main')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await visitor.click('main button', copy.share.share);
  const says = (text: string) => (Reflect.get(window, 'said') as string[]).some((one) => one.includes(text));
  await visitor.until('the address is copied', says, path('/credit-cards/select-credit'));
  await visitor.until('it says so', says, copy.share.copied);
});

taskInEach('the way back to the top appears after scrolling', async ({ visitor, path, engine }) => {
  await visitor.openAt(engine.narrowest, path('/faqs'));
  await visitor.scrollTo(1200);
  await visitor.click('.back-to-top a');
  await visitor.until('the page is at its top', () => scrollY < 5);
});

task('the way back restores the page as it was left', async ({ visitor }) => {
  await visitor.openAt(1440, '/credit-cards');
  await visitor.evaluate(() => void Object.assign(window, { stayed: true }));
  await visitor.scrollTo(800);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('#banks input')?.setAttribute('data-marked', ''));
  await visitor.evaluate(() => document.querySelector<HTMLElement>('main a[href="/credit-cards/classic-credit"]')?.click());
  await visitor.arrives(/\/credit-cards\/classic-credit$/);
  await visitor.session.back();
  await visitor.arrives(/\/credit-cards$/);
  await visitor.until('it is where it was', () => scrollY > 600);
  equal(await visitor.evaluate(() => Reflect.get(window, 'stayed') ?? false), true, 'whether the page was kept in the memory');
});

taskInEach('the text grows, and stays so on the next page', async ({ visitor, path }) => {
  await visitor.openAt(1440, path('/ekaa'));
  const size = () => Number.parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize);
  const before = await visitor.evaluate(size);
  for (let press = 0; press < 3; press += 1) await visitor.click('.font-size-bar button', 'A+');
  await visitor.until(
    'the text is larger',
    (was) => Number.parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize) > was,
    before,
  );
  await visitor.open(path('/faqs'));
  ensure(
    await visitor.evaluate(() => document.documentElement.getAttribute('style')?.includes('--font-adjust')),
    'the size is not kept',
  );
});
