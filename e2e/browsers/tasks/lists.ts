import { setTimeout as pause } from 'node:timers/promises';
import { ensure, equal, task, taskInEach } from '../task.ts';

taskInEach('filters beside the list narrow it, and one is removed', async ({ visitor, path }) => {
  await visitor.openAt(1440, path('/exclusive-offers'));
  await visitor.click('form:not(.filter-sheet-form) input[name="category"][value="dining"]');
  await visitor.click('form:not(.filter-sheet-form) button.btn-primary');
  await visitor.arrives(/\/exclusive-offers\?.*category=dining.*#offers$/);
  await visitor.box('.offer-rows > li');
  await visitor.click('#offers a.chip, #offers [aria-label] a[href$="/exclusive-offers#offers"]');
  await visitor.arrives(/\/exclusive-offers#offers$/);
});

taskInEach('on a narrow window the filters are a dialog over the page', async ({ visitor, engine, path }) => {
  await visitor.openAt(engine.narrowest, path('/exclusive-offers'));
  await visitor.click('#offers button[aria-haspopup="dialog"]');
  await visitor.click('.filter-sheet-form input[name="category"][value="dining"]');
  await visitor.click('.filter-sheet-form button[type="submit"]');
  await visitor.arrives(/\/exclusive-offers\?.*category=dining.*#offers$/);
  await visitor.gone('.filter-sheet-form');
});

task('offers are sorted by name', async ({ visitor }) => {
  await visitor.openAt(1440, '/exclusive-offers');
  await visitor.click('#offers summary:has(~ * a[href*="sort="]), #offers details:has(a[href*="sort="]) > summary');
  await visitor.click('a[href*="sort=title"]');
  await visitor.arrives(/sort=title/);
  const names = await visitor.evaluate(() =>
    [...document.querySelectorAll('.offer-rows > li :is(h2, h3)')].map((one) => one.textContent),
  );
  ensure(names.length > 5, `there are ${names.length} offers`);
  equal(
    names,
    names.toSorted((a, b) => a.localeCompare(b, 'en')),
    'the order',
  );
});

taskInEach('tabs of a list and its pages are links', async ({ visitor, path }) => {
  await visitor.openAt(1440, path('/exclusive-offers'));
  await visitor.click('#offers .pagination a[rel="next"]');
  await visitor.arrives(/page_no=2#offers$/);
  await visitor.click('#offers a[href*="tab=travel"]');
  await visitor.arrives(/tab=travel#offers$/);
  await visitor.box('#offers a[aria-current="page"][href*="tab=travel"]');
});

taskInEach('three cards are compared', async ({ visitor, engine, path }) => {
  await visitor.openAt(engine.narrowest, path('/debit-cards'));
  for (const [index, chosen] of [0, 1, 2].entries()) {
    await visitor.evaluate((position) => {
      for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
      document.querySelectorAll('.compare-toggle')[position]?.setAttribute('data-next', '');
    }, chosen);
    await visitor.click('[data-next]');
    await visitor.until(
      'the card is in the tray',
      (wanted) => document.querySelectorAll('.compare-tray :checked').length === wanted,
      index + 1,
    );
  }
  await visitor.click('.compare-tray button[type="submit"]');
  await visitor.arrives(/(?:compare=[^&#]+[&#]){3}/);
  equal(await visitor.evaluate(() => document.querySelectorAll('#compare thead th').length), 4, 'the number of columns');
});

taskInEach('lounges of a city are found', async ({ visitor, path }) => {
  await visitor.openAt(1440, path('/lounges'));
  await visitor.fill('#lounge-place', 'Mumbai');
  // Where WebKit shows the field's `datalist`, the first Enter is for that list and the second for the form.
  await visitor.see('the list is asked for', async () => {
    await visitor.press('Enter');
    await pause(1000);
    return (await visitor.address()).search.includes('search=Mumbai');
  });
  await visitor.arrives(/\/lounges\?.*search=Mumbai/);
  await visitor.box('.lounge-row');
});

taskInEach('a question opens, and its text is read', async ({ visitor, engine, path }) => {
  await visitor.openAt(engine.narrowest, path('/faqs'));
  await visitor.click('main details:not([open]) > summary');
  await visitor.box('main details[open] p');
});
