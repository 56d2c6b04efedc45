import { brightnessAt, openSearch, SEARCH_BUTTON } from '../steps.ts';
import { ensure, equal, type Language, type Setting, task, taskInEach } from '../task.ts';

const MENU = '[popovertarget="menu-1"]';
const LANGUAGE = '[popovertarget="language-menu"]';

/** Where a page stands when something is opened. */
const PLACES = [
  { place: 'at the top', scrolled: 0 },
  { place: 'after scrolling', scrolled: 900 },
];

async function openPage({ visitor, path }: Setting & Language, width: number, scrolled: number) {
  await visitor.openAt(width, path('/credit-cards'));
  if (scrolled > 0) await visitor.scrollTo(scrolled);
}

/** A sheet is right under the main bar, as wide as the window, and high enough for its content. */
async function expectUnderBar({ visitor }: Setting, sheet: string, leastHeight: number, mostHeight: number) {
  await visitor.box(sheet);
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 350)));
  const [bar, panel] = [await visitor.box('.main-bar'), await visitor.box(sheet)];
  const width = await visitor.evaluate(() => document.documentElement.clientWidth);
  ensure(Math.abs(panel.y - bar.bottom) <= 1.5, `${sheet} begins at ${panel.y} px and the bar ends at ${bar.bottom} px`);
  ensure(Math.abs(panel.width - width) <= 1.5, `${sheet} is ${panel.width} px wide and the window ${width} px`);
  ensure(panel.height >= leastHeight, `${sheet} is only ${panel.height} px high`);
  ensure(panel.height <= mostHeight, `${sheet} is ${panel.height} px high`);
}

for (const { place, scrolled } of PLACES) {
  taskInEach(`the menu opens under the bar ${place}, its link is reached`, async (setting) => {
    const { visitor, path } = setting;
    await openPage(setting, 1440, scrolled);
    await visitor.click(MENU);
    await expectUnderBar(setting, '#menu-1', 200, 560);
    await visitor.click(`#menu-1 a[href="${path('/debit-cards')}"]`);
    await visitor.arrives(/\/debit-cards$/);
  });

  taskInEach(`the search opens under the bar ${place}, ready to type`, async (setting) => {
    const { visitor } = setting;
    await openPage(setting, 1440, scrolled);
    await openSearch(visitor);
    await expectUnderBar(setting, '#search-bar', 60, 860);
    await visitor.press('Escape');
    await visitor.gone('#search-bar');
  });

  taskInEach(`the language list opens at its button ${place} and changes the language`, async (setting) => {
    const { visitor, locale } = setting;
    // It is seen once in the language without a prefix, which a browser must not show again after the choice.
    await visitor.open('/faqs');
    await openPage(setting, 1440, 0);
    if (scrolled > 0) await visitor.scrollTo(20);
    await visitor.click(LANGUAGE);
    const [button, list] = [await visitor.box(LANGUAGE), await visitor.box('#language-menu')];
    ensure(Math.abs(list.y - button.bottom) < 24, `the list begins at ${list.y} px and the button ends at ${button.bottom} px`);
    ensure(list.x < button.right && list.right > button.x, 'the list is not under its button');
    ensure(list.height > 80 && list.height < 400, `the list is ${list.height} px high`);
    const other = locale === 'en' ? 'hi' : 'en';
    await visitor.click(`#language-menu a[hreflang="${other}"]`);
    await visitor.arrives(other === 'hi' ? /^\/hi\/credit-cards\b/ : /^\/credit-cards\b/);
    await visitor.open('/faqs');
    await visitor.arrives(other === 'hi' ? /^\/hi\/faqs$/ : /^\/faqs$/);
  });

  taskInEach(`on a narrow window the side menu fills its side ${place}, and a section opens in it`, async (setting) => {
    const { visitor, engine, path } = setting;
    await openPage(setting, engine.narrowest, scrolled);
    await visitor.click('[popovertarget="side-menu"]');
    await visitor.click('#side-menu .menu-item:nth-child(2) summary');
    const menu = await visitor.box('#side-menu');
    const window = await visitor.evaluate(() => [innerWidth, innerHeight]);
    equal(
      [Math.round(menu.y), Math.round(menu.bottom), Math.round(menu.right)],
      [0, window[1], window[0]],
      'the side menu’s edges',
    );
    await visitor.click(`#menu-2 a[href="${path('/exclusive-offers')}"]`);
    await visitor.arrives(/\/exclusive-offers$/);
  });

  taskInEach(`on a narrow window the search opens under the bar ${place}`, async (setting) => {
    await openPage(setting, setting.engine.narrowest, scrolled);
    await setting.visitor.click(SEARCH_BUTTON);
    await expectUnderBar(setting, '#search-bar', 60, 860);
  });
}

task('an open menu stays under the bar while the page scrolls', async ({ visitor, engine, reference }) => {
  await visitor.openAt(1440, '/ekaa');
  await visitor.click(MENU);
  await visitor.scrollTo(600);
  await expectUnderBar({ visitor, engine, reference }, '#menu-1', 200, 560);
});

for (const [name, opener] of [
  ['menu', MENU],
  ['search', SEARCH_BUTTON],
] as const) {
  task(`the page under an open ${name} is dimmed, and the bar is not`, async ({ visitor }) => {
    await visitor.openAt(1440, '/faqs');
    const places = [
      { x: 20, y: 80 },
      { x: 20, y: 880 },
    ];
    const before = await brightnessAt(visitor, places);
    await visitor.click(opener);
    await visitor.see('the page is dimmed and the bar is not', async () => {
      const after = await brightnessAt(visitor, places);
      const [bar = 0, page = 0] = after.map((value, place) => value / (before[place] ?? 0));
      if (bar > 0.98 && page < 0.7) return true;
      throw new Error(`of the brightness before, the bar has ${bar.toFixed(2)} and the page ${page.toFixed(2)}`);
    });
  });
}

task('the keyboard opens a menu, goes through it and closes it', async ({ visitor }) => {
  await visitor.openAt(1440, '/ekaa');
  await visitor.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), MENU);
  await visitor.press('Enter');
  await visitor.box('#menu-1');
  // WebKitGTK reaches links by Tab as Firefox does.
  await visitor.press('Tab');
  await visitor.until('the first link has the focus', () => document.activeElement?.closest('#menu-1') !== null);
  await visitor.press('Escape');
  await visitor.gone('#menu-1');
  await visitor.until('the button has the focus', (css) => document.activeElement === document.querySelector(css), MENU);
});

task('one of menus, search and language list is open at a time', async ({ visitor }) => {
  await visitor.openAt(1440, '/ekaa');
  for (const [button, panel] of [
    [MENU, '#menu-1'],
    ['[popovertarget="menu-2"]', '#menu-2'],
    [SEARCH_BUTTON, '#search-bar'],
    [LANGUAGE, '#language-menu'],
  ] as const) {
    await visitor.click(button);
    await visitor.box(panel);
    equal(await visitor.count(':popover-open'), 1, 'the number of open panels');
  }
});

task('utility links that fold open under their button', async ({ visitor }) => {
  await visitor.openAt(900, '/ekaa');
  await visitor.click('[popovertarget="utility-menu"]');
  const [button, list] = [await visitor.box('[popovertarget="utility-menu"]'), await visitor.box('#utility-menu')];
  ensure(Math.abs(list.y - button.bottom) < 24, `the list begins at ${list.y} px and the button ends at ${button.bottom} px`);
});
