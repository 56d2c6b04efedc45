import type { Visitor } from '../drive/visitor.ts';
import { openSearch } from '../steps.ts';
import { ensure, task, taskInEach } from '../task.ts';

const FIELD = '#search-bar input[name="searchItem"]';
const OPTION = '#search-bar [role="option"]';
const TYPED = { en: 'lou', hi: 'लाउ' };
const TERM = { en: 'lounge', hi: 'लाउंज' };

taskInEach('typing in the search brings suggestions, and a click opens a page', async ({ visitor, path, locale }) => {
  await visitor.openAt(1440, path('/ekaa'));
  await openSearch(visitor);
  await visitor.type(TYPED[locale]);
  await visitor.box(OPTION);
  await visitor.click(OPTION);
  await visitor.arrives(/^(?!.*\/ekaa$)/);
  await visitor.box('main h1');
});

/** Suggestions for the first letters may be replaced by those for the whole word, and a choice among them is gone. */
const STAY_MS = 1500;

async function suggestionsStay(visitor: Visitor) {
  let shown = '';
  let since = 0;
  await visitor.see('the suggestions stay', async () => {
    const options = await visitor.evaluate(
      (css) => [...document.querySelectorAll(css)].map((one) => one.textContent).join(),
      OPTION,
    );
    if (options !== shown) [shown, since] = [options, Date.now()];
    return shown !== '' && Date.now() - since > STAY_MS;
  });
}

taskInEach('arrow keys go through the suggestions, Escape closes them, Enter searches', async ({ visitor, path, locale }) => {
  await visitor.openAt(1440, path('/ekaa'));
  await openSearch(visitor);
  await visitor.type(TYPED[locale]);
  await suggestionsStay(visitor);
  await visitor.press('ArrowDown', 'ArrowDown');
  const second = () => [...document.querySelectorAll('#search-bar [role="option"]')][1]?.getAttribute('aria-selected') === 'true';
  await visitor.until('the second suggestion is chosen', second);
  await visitor.press('Escape');
  await visitor.gone(OPTION);
  await visitor.fill(FIELD, TERM[locale]);
  await visitor.press('Enter');
  await visitor.arrives(/\/search\?searchItem=/);
  await visitor.box('main ul a h2, main ul a h3, main li a');
});

taskInEach('results have pages and categories', async ({ visitor, path, locale, copy }) => {
  await visitor.openAt(1440, path(`/search?searchItem=${encodeURIComponent(TERM[locale])}`));
  await visitor.click('.pagination a[rel="next"]');
  await visitor.arrives(/page_no=2/);
  await visitor.click(`nav[aria-label="${copy.search.categories}"] a[href*="category=lounges"]`);
  await visitor.arrives(/category=lounges/);
  await visitor.box('main li a');
});

task('on a narrow window the categories are chosen in a dialog', async ({ visitor, engine }) => {
  await visitor.openAt(engine.narrowest, '/search?searchItem=lounge');
  await visitor.click('[popovertarget="search-categories"]');
  await visitor.click('#search-categories input[value="lounges"]');
  await visitor.click('#search-categories button[type="submit"]');
  await visitor.arrives(/category=lounges/);
});

task('a search without a result says so and helps', async ({ visitor }) => {
  await visitor.openAt(1440, '/search?searchItem=zzqqxxw');
  await visitor.reads('main', 'Nothing matches this search.');
});

taskInEach('voice search is absent where the browser recognises no speech', async ({ visitor, path, copy }) => {
  await visitor.openAt(1440, path('/ekaa'));
  await openSearch(visitor);
  await visitor.box('#search-bar [role="combobox"]');
  const recognises = await visitor.evaluate(() => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window);
  const shown = await visitor.isVisible('#search-bar button', copy.voice.open);
  ensure(shown === recognises, `the microphone is ${shown ? '' : 'not '}shown; speech is ${recognises ? '' : 'not '}recognised`);
});
