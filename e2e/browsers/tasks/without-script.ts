import { ensure, task, taskInEach } from '../task.ts';

const OFF = { script: false };

taskInEach(
  'without script: menu, search and results',
  async ({ visitor, path, locale }) => {
    await visitor.openAt(1440, path('/ekaa'));
    await visitor.click('[popovertarget="menu-1"]');
    await visitor.box('#menu-1 a');
    await visitor.press('Escape');
    await visitor.click('.search-button');
    await visitor.fill('#search-bar input[name="searchItem"]', locale === 'en' ? 'lounge' : 'लाउंज');
    await visitor.press('Enter');
    await visitor.arrives(/\/search\?searchItem=/);
    await visitor.box('main li a');
  },
  OFF,
);

taskInEach(
  'without script: the side menu leads to a page',
  async ({ visitor, engine, path }) => {
    await visitor.openAt(engine.narrowest, path('/faqs'));
    await visitor.click('[popovertarget="side-menu"]');
    await visitor.click('#side-menu .menu-item:nth-child(2) summary');
    await visitor.click(`#menu-2 a[href="${path('/exclusive-offers')}"]`);
    await visitor.arrives(/\/exclusive-offers$/);
  },
  OFF,
);

taskInEach(
  'without script: a list is filtered, and the instalment worked out',
  async ({ visitor, path }) => {
    await visitor.openAt(1440, path('/exclusive-offers?category=dining'));
    await visitor.box('.offer-rows > li');
    await visitor.open(path('/emi-cc-upi'));
    await visitor.fill('#emi-amount', '50000');
    await visitor.press('Enter');
    await visitor.arrives(/amount=50000/);
    await visitor.reads('#instalments dd', /₹\d,\d{3}/);
  },
  OFF,
);

task(
  'without script: controls that need it are hidden',
  async ({ visitor }) => {
    await visitor.openAt(1440, '/');
    const shown = await visitor.isVisible('.carousel-controls button');
    ensure(!shown, 'the carousel shows its buttons');
  },
  {
    ...OFF,
    except: { WebKit: 'its setting leaves the scripts of pages out and says in `@media (scripting)` that they run' },
  },
);
