import { ensure, taskInEach } from '../task.ts';

taskInEach('the chooser asks one question a page and suggests a card', async ({ visitor, engine, path }) => {
  await visitor.openAt(engine.narrowest, path('/which-card'));
  await visitor.click('.chooser-answers a[href*="pay=credit"]');
  await visitor.arrives(/\/which-card\?pay=credit#chooser$/);
  await visitor.box('.chooser-faces img');
  await visitor.click('.chooser-answers a[href*="need=dining"]');
  await visitor.arrives(/\/which-card\?pay=credit&need=dining#chooser$/);
  await visitor.click('.chooser-answers a[href*="fee=low"]');
  await visitor.arrives(/\/which-card\?pay=credit&need=dining&fee=low#chooser$/);
  await visitor.box('.chooser-best a[href*="/credit-cards/platinum-credit"]');
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

taskInEach('an instalment is worked out while the amount is typed and the slider moved', async ({ visitor, path }) => {
  await visitor.openAt(450, path('/emi-cc-upi'));
  await visitor.fill('#emi-amount', '120000');
  await visitor.reads('#instalments dd', '₹20,884');
  await visitor.arrives(/\/emi-cc-upi\?amount=120000&months=6&rate=15/);
  await visitor.evaluate(() => document.querySelector<HTMLInputElement>('[data-slides="amount"]')?.focus());
  await visitor.press('ArrowRight');
  const grouped = await visitor.evaluate(() => document.querySelector<HTMLInputElement>('#emi-amount')?.value);
  ensure(grouped === '1,21,000', `the field has ${grouped}`);
  await visitor.arrives(/amount=121000/);
});
