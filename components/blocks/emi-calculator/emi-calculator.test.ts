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
    ['amount', '18000'],
    ['months', '6'],
    ['rate', '15'],
  ]);
  expect(shown(rendered)).toEqual(['₹3,133', '₹796', '₹18,796']);
});

test('the plan in the address is worked out, in Indian grouping, with every other time beside it', () => {
  const { rendered } = entries({ amount: '150000', months: '12', rate: '0' });
  expect(shown(rendered)).toEqual(['₹12,500', '₹0', '₹1,50,000']);
  const rows = rendered.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['3 months', '6 months', '12 months']);
});

test.each<[PageQuery, string, RegExp]>([
  [{ amount: 'plenty' }, 'amount', /digits, from ₹2,000 to ₹2,00,000/],
  [{ amount: '100' }, 'amount', /digits, from ₹2,000/],
  [{ amount: '300000' }, 'amount', /to ₹2,00,000/],
  [{ rate: '99' }, 'rate', /from 0 to 48/],
  [{ rate: 'x' }, 'rate', /from 0 to 48/],
])('%j is kept, explained, and gives no result', (query, name, sentence) => {
  const { rendered, entries: sent } = entries(query);
  expect(sent).toContainEqual([name, Object.values(query)[0]]);
  const field = rendered.container.querySelector(`[name=${name}]`);
  const [id] = (field?.getAttribute('aria-describedby') ?? '').split(' ');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(rendered.container.querySelector(`#${id}`)?.textContent).toMatch(sentence);
  expect(shown(rendered)).toEqual([]);
});

test('a time that is not offered is explained', () => {
  entries({ months: '7' }).rendered.getByText('Choose one of these times: 3, 6, 12 months.');
});

test('in Hindi', () => {
  const rendered = renderBlock(hindi, { locale: 'hi' });
  rendered.getByText('₹1,50,000, 12 महीने, 14.5% सालाना ब्याज');
});
