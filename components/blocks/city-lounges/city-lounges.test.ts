import { hrefOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { examples } from './city-lounges.example.ts';

const [mumbai, varanasi] = examples.map(({ block }) => block);
if (!mumbai || !varanasi) throw new Error('an example is missing');

const headings = (block: NonNullable<typeof mumbai>) =>
  renderBlock(block)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('each terminal has its heading and its lounges, with location and landmark', () => {
  expect(headings(mumbai)).toEqual([
    'How to get there',
    'Mumbai airport, Terminal 2',
    'Kokan Lounge',
    'Mumbai airport, Terminal 1',
    'Koli Room',
    'Cards that open most',
    'At the lounge desk',
    'Lounges in other cities',
  ]);
  const kokan = renderBlock(mumbai).container.querySelector('#kokan');
  expect(kokan?.querySelector('p')?.textContent).toBe('international departures, past the duty-free shops');
});

test('each terminal has one map, which opens in a new tab', () => {
  const [map, ...others] = renderBlock(mumbai).getAllByRole('link', { name: /^Terminal \d on the map/ });
  expect(others.map((other) => other.textContent)).toEqual(['Terminal 1 on the map (opens in a new tab)']);
  expect(map?.getAttribute('href')).toBe('https://www.openstreetmap.org/search?query=BOM%20airport%20terminal%202');
  expect(map?.getAttribute('target')).toBe('_blank');
});

test('the cards that open most lounges come first, with the number of lounges and visits', () => {
  const rendered = renderBlock(mumbai);
  const list = rendered.getByRole('heading', { name: 'Cards that open most' }).nextElementSibling;
  const texts = Array.from(list?.children ?? [], (item) =>
    Array.from(item.querySelectorAll('p'), (p) => p.textContent).join(' '),
  );
  expect(texts).toEqual(['Select2 of 2 lounges Free visits: 2 a quarter', 'Platinum1 of 2 lounges Free visits: 1 a quarter']);
  expect(hrefOf(rendered, 'Select debit')).toBe('/debit-cards/select-debit');
});

test('the drawing of the city has no text of its own, and a city without one has none', () => {
  expect(renderBlock(mumbai).container.querySelector('img.city-art')?.getAttribute('alt')).toBe('');
  expect(renderBlock(varanasi).container.querySelector('img')).toBeNull();
});

test('the other cities are linked, the city itself is not', () => {
  const rendered = renderBlock(mumbai);
  expect(hrefOf(rendered, /^Delhi/)).toBe('/lounges/delhi');
  expect(rendered.queryByRole('link', { name: /^Mumbai\d/ })).toBeNull();
});

test('without terminals, cards and cities only the lounges are shown', () => {
  expect(headings(varanasi)).toEqual(['वाराणसी हवाई अड्डा', 'घाट लाउंज']);
});
