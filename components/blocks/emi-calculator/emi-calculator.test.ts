import { attributesOf, formEntries, type Rendered } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { examples } from './emi-calculator.example.ts';

const [block, hindi] = examples.map((example) => example.block);
if (!block || !hindi) throw new Error('an example is missing');

const shown = ({ container }: Rendered) => Array.from(container.querySelectorAll('dd'), ({ textContent }) => textContent);
function formOf({ container }: Rendered): HTMLFormElement {
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

const entries = (query: PageQuery) => {
  const rendered = renderBlock(block, { query });
  return { rendered, entries: formEntries(formOf(rendered)) };
};

test('the form is a GET form that begins with the amount of the content and shows its costs', () => {
  const { rendered, entries: sent } = entries({});
  expect(attributesOf(formOf(rendered))).toMatchObject({ action: '/ekaa#instalments', method: 'get' });
  expect(sent).toEqual([
    ['amount', '18,000'],
    ['months', '6'],
    ['rate', '15'],
  ]);
  expect(shown(rendered)).toEqual(['₹3,133', '₹796', '₹18,796']);
});

test('the plan in the address is worked out, in Indian grouping, with every other time beside it', () => {
  const { rendered, entries: sent } = entries({ amount: '150000', months: '12', rate: '0' });
  expect(shown(rendered)).toEqual(['₹12,500', '₹0', '₹1,50,000']);
  expect(sent[0]).toEqual(['amount', '1,50,000']);
  const times = rendered.getByRole('group', { name: 'The same amount over other times' });
  expect(Array.from(times.querySelectorAll('tbody th'), ({ textContent }) => textContent)).toEqual([
    '3 months',
    '6 months',
    '12 months',
  ]);
  expect(times.querySelector('[aria-current]')?.textContent).toContain('12 months');
});

test('each month is a bar, and a row of the table behind the bars', () => {
  const { rendered } = entries({ amount: '12000', months: '3', rate: '12' });
  const chart = rendered.getByRole('img', { name: 'Interest is ₹120 in the first month and ₹41 in the last.' });
  const bars = Array.from(chart.querySelectorAll('path'), (path) => path.getAttribute('d')?.match(/M/g)?.length);
  expect(bars).toEqual([3, 3]);
  const rows = Array.from(rendered.container.querySelectorAll<HTMLTableRowElement>('details tbody tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['1', '₹3,960', '₹120', '₹8,040'],
    ['2', '₹4,000', '₹80', '₹4,040'],
    ['3', '₹4,040', '₹41', '₹0'],
  ]);
});

test('each number has a slider, which is not sent', () => {
  const { rendered } = entries({ amount: '18250', rate: '14.5' });
  const sliders = rendered.getAllByRole<HTMLInputElement>('slider');
  expect(
    sliders.map((slider) => [slider.name, slider.value, slider.getAttribute('aria-valuetext'), slider.min, slider.max]),
  ).toEqual([
    ['', '18000', '₹18,000', '2000', '200000'],
    ['', '14.5', '14.5%', '0', '48'],
  ]);
});

test.each<[PageQuery, string, RegExp, string]>([
  [{ amount: 'plenty', months: '3' }, 'amount', /digits, from ₹2,000 to ₹2,00,000/, '₹18,000 over 3 months at 15% a year'],
  [{ amount: '100' }, 'amount', /digits, from ₹2,000/, '₹18,000 over 6 months at 15% a year'],
  [{ amount: '300000' }, 'amount', /to ₹2,00,000/, '₹18,000 over 6 months at 15% a year'],
  [{ rate: '99', amount: '3000' }, 'rate', /from 0 to 48/, '₹3,000 over 6 months at 15% a year'],
  [{ rate: 'x' }, 'rate', /from 0 to 48/, '₹18,000 over 6 months at 15% a year'],
])('%j is kept and explained, and the costs are those with the value of the content', (query, name, sentence, summary) => {
  const { rendered, entries: sent } = entries(query);
  const field = rendered.container.querySelector<HTMLInputElement>(`[name=${name}]`);
  expect(sent).toContainEqual([name, field?.defaultValue]);
  expect(field?.defaultValue.replaceAll(',', '')).toBe(query[name === 'amount' ? 'amount' : 'rate']);
  const [id] = (field?.getAttribute('aria-describedby') ?? '').split(' ');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(rendered.container.querySelector(`#${id}:not([hidden])`)?.textContent).toMatch(sentence);
  rendered.getByText('This is the result of the last correct values.');
  rendered.getByText(summary);
});

test('a time that is not offered is explained', () => {
  const { rendered } = entries({ months: '7' });
  expect(rendered.getByText('Choose one of these times: 3, 6, 12 months.').hidden).toBe(false);
  expect(entries({}).rendered.getByText('Choose one of these times: 3, 6, 12 months.').hidden).toBe(true);
});

test('in Hindi', () => {
  const rendered = renderBlock(hindi, { locale: 'hi' });
  rendered.getByText('₹1,50,000, 12 महीने, 14.5% सालाना ब्याज');
});
