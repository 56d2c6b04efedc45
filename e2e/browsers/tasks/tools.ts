import { ensure, taskInEach } from '../task.ts';

taskInEach('the chooser suggests cards', async ({ visitor, engine, path }) => {
  await visitor.openAt(engine.narrowest, path('/which-card'));
  await visitor.click('input[name="pay"][value="credit"]');
  await visitor.click('input[name="need"][value="dining"]');
  await visitor.click('main form button[type="submit"]');
  await visitor.arrives(/\/which-card\?.*pay=credit.*need=dining/);
  await visitor.box('#results a[href*="/credit-cards/"]');
});

taskInEach('the instalment of an amount is worked out', async ({ visitor, path }) => {
  await visitor.openAt(1440, path('/emi-cc-upi'));
  await visitor.fill('#emi-amount', '50000');
  await visitor.click('#instalments form button[type="submit"]');
  await visitor.arrives(/\/emi-cc-upi\?amount=50000/);
  await visitor.reads('#instalments dd', /₹\d,\d{3}/);
});

taskInEach('an amount that is no number is kept and explained', async ({ visitor, path }) => {
  await visitor.openAt(1440, path('/emi-cc-upi'));
  await visitor.fill('#emi-amount', 'plenty');
  await visitor.press('Enter');
  await visitor.arrives(/amount=plenty/);
  await visitor.box('#emi-amount-error');
  const value = await visitor.evaluate(() => document.querySelector<HTMLInputElement>('#emi-amount')?.value);
  ensure(value === 'plenty', `the field has ${value}`);
});
