import { runInThisContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderBlockHtml } from '#components/test/render-block.test-helper.tsx';
import { examples } from './emi-calculator.example.ts';
import { groupTyped, workOut } from './emi-live.ts';
import type { LiveResult } from './emi-model.ts';
import { emiTexts } from './emi-texts.ts';

// Outside of the test's context, as in the helper that renders: jsdom is loaded once.
const { getBuiltinModule }: NodeJS.Process = runInThisContext('process');
const { JSDOM }: typeof import('jsdom') = getBuiltinModule('node:module').createRequire(import.meta.filename)('jsdom');
const { window } = new JSDOM('', { url: 'https://site.test/' });
const { document, location, history, HTMLElement, HTMLInputElement, InputEvent, RadioNodeList, FormData, AbortController } =
  window;
Object.assign(globalThis, { location, history, HTMLElement, HTMLInputElement, InputEvent, RadioNodeList });
Object.assign(globalThis, {
  requestAnimationFrame: (paint: () => void) => setTimeout(paint, 16),
  cancelAnimationFrame: clearTimeout,
});

const [block] = examples.map((example) => example.block);
if (!block) throw new Error('an example is missing');
const LIMITS = { months: [3, 6, 12], min_amount: 2000, max_amount: 200_000, max_rate: 48 };
const MODEL = { limits: LIMITS, texts: emiTexts(LIMITS, 'en'), plan: { amount: 18_000, months: 6, rate: 15 } };
const HTML = renderBlockHtml(block);
const PAUSE_MS = 500;

/** The calculator with its script. */
function open(before: (container: Element) => void = () => undefined) {
  const container = document.createElement('div');
  container.innerHTML = HTML;
  document.body.replaceChildren(container);
  const input = (selector: string) => {
    const found = container.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  before(container);
  const shown: LiveResult[] = [];
  const gone = new AbortController();
  const root = container.querySelector<HTMLElement>('.emi');
  if (!root) throw new Error('no calculator');
  workOut(root, MODEL, (result) => shown.push(result), gone.signal);
  const enter = (selector: string, value: string) => {
    const field = input(selector);
    if (field.type === 'radio') field.checked = true;
    else field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return { container, input, enter, shown, gone };
}

const AMOUNT = '#emi-amount';
const SLIDER = '[data-slides=amount]';
const ERROR = '#emi-amount-error';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/emi?tab=x#instalments');
});
afterEach(() => jest.useRealTimers());

test('nothing changes before something is entered', () => {
  const { shown } = open();
  jest.advanceTimersByTime(PAUSE_MS);
  expect([shown, location.search]).toEqual([[], '?tab=x']);
});

test('a typed amount is grouped, moves the slider, and is in the address after a pause', () => {
  const { enter, input, shown } = open();
  enter(AMOUNT, '120000');
  expect([input(AMOUNT).value, input(SLIDER).value, input(SLIDER).ariaValueText]).toEqual(['1,20,000', '120000', '₹1,20,000']);
  // The bars and tables come after the answer is painted.
  expect(shown.map(({ details }) => details)).toEqual([undefined]);
  jest.advanceTimersByTime(20);
  expect(renderToStaticMarkup(shown.at(-1)?.details)).toContain('₹1,25,304');
  expect(location.search).toBe('?tab=x');
  jest.advanceTimersByTime(PAUSE_MS);
  expect(location.href).toMatch(/\/emi\?tab=x&amount=120000&months=6&rate=15#instalments$/);
  expect(shown.at(-1)?.said).toBe('Each month: ₹20,884. ₹1,20,000 over 6 months at 15% a year');
});

test('a slider fills its field', () => {
  const { enter, input } = open();
  enter(SLIDER, '45000');
  enter('[data-slides=rate]', '12.5');
  enter('[name=months][value="12"]', '');
  expect([input(AMOUNT).value, input('#emi-rate').value]).toEqual(['45,000', '12.5']);
  jest.advanceTimersByTime(PAUSE_MS);
  expect(location.search).toBe('?tab=x&amount=45000&months=12&rate=12.5');
});

test('a wrong value keeps the address and the result; it is explained after a pause, and no longer once it is right', () => {
  const { enter, input, shown } = open();
  const isExplained = () => [!input(ERROR).hidden, input(AMOUNT).ariaInvalid, input(AMOUNT).getAttribute('aria-describedby')];
  enter(AMOUNT, '20');
  expect(isExplained()).toEqual([false, null, 'emi-amount-hint']);
  jest.advanceTimersByTime(PAUSE_MS);
  expect(isExplained()).toEqual([true, 'true', 'emi-amount-error emi-amount-hint']);
  expect(shown.at(-1)?.said).toMatch(/^Write the amount in digits/);
  expect(location.search).toBe('?tab=x');
  enter(AMOUNT, '20000');
  expect(isExplained()).toEqual([false, null, 'emi-amount-hint']);
});

test('what was typed or slid before the script came counts', () => {
  const typed = open((container) => {
    const field = container.querySelector<HTMLInputElement>(AMOUNT);
    if (field) field.value = '५००००';
  });
  expect(typed.shown).toHaveLength(1);
  expect(typed.input(SLIDER).value).toBe('50000');
  const slid = open((container) => {
    const field = container.querySelector<HTMLInputElement>(SLIDER);
    if (field) field.value = '70000';
  });
  expect(slid.input(AMOUNT).value).toBe('70,000');
});

test('the form sends plain numbers, and what cannot be read as it is', () => {
  const { container, enter } = open();
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  const sent = () => {
    const formData = new FormData(form);
    // jsdom does not say what it reads.
    form.dispatchEvent(Object.assign(new window.Event('formdata'), { formData }));
    return formData.get('amount');
  };
  enter(AMOUNT, '150000');
  expect(sent()).toBe('150000');
  enter(AMOUNT, 'plenty');
  expect(sent()).toBe('plenty');
});

test('a calculator that is gone hears nothing', () => {
  const { enter, shown, gone } = open();
  enter(AMOUNT, '30000');
  gone.abort();
  enter(AMOUNT, '40000');
  jest.advanceTimersByTime(PAUSE_MS);
  expect([shown.length, location.search]).toEqual([1, '?tab=x']);
});

test.each([
  ['1205|00', '1,205|00', '1,20,5|00'],
  ['1|', '1|', '1|'],
  ['12|,000', '12|,000', '12|,000'],
  ['1|2000', '1|2000', '1|2,000'],
  ['', '|', '|'],
  ['many|', 'many|', 'many|'],
])('the caret in %s stays behind its digit', (_name, typed, grouped) => {
  const field = document.createElement('input');
  field.value = typed.replace('|', '');
  field.setSelectionRange(typed.indexOf('|'), typed.indexOf('|'));
  groupTyped(field);
  const { value, selectionStart } = field;
  expect(`${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`).toBe(grouped);
});
