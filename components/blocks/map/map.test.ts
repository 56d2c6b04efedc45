import { attributesOf, outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import { placementOf } from './region.ts';

const region = { label: 'Gulf', coords: '100,100 200,100 200,200 100,200', description: 'Tap' };

test('2.9 the alternative texts are as given', () => {
  const lists = [{ ...region, image: '/popup.svg' }];
  const { getByRole, getAllByRole } = renderBlock({ __component: 'blocks.map', image: '/map.svg', lists });
  getByRole('img', { name: 'World Map' });
  // In the popup, and in the list for narrow screens.
  expect(getAllByRole('img', { name: 'Gulf popup' })).toHaveLength(2);
});

test('2.9 the alternative texts are in the language of the page', () => {
  const lists = [{ ...region, image: '/popup.svg' }];
  const block = { __component: 'blocks.map', image: '/map.svg', lists } as const;
  const names = renderBlock(block, { locale: 'hi' })
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));
  expect(new Set(names)).toEqual(new Set(['दुनिया का नक्शा', 'Gulf की तस्वीर']));
});

test('2.9 the base image is 1138 by 630 when its size is not given', () => {
  const image = renderBlock({ __component: 'blocks.map', image: '/map.svg', lists: [] }).getByRole('img');
  expect(attributesOf(image)).toMatchObject({ width: '1138', height: '630' });
});

test('2.9 regions are placed in the size of the image', () => {
  const image = { url: '/map.svg', width: 400, height: 200 };
  const { container } = renderBlock({ __component: 'blocks.map', image, lists: [region] });
  expect(container.querySelector('[data-region] svg')?.getAttribute('viewBox')).toBe('0 0 400 200');
  expect(container.querySelector('[data-region]')?.getAttribute('style')).toBe('--x:37.5%;--y:75%');
});

test('2.9 each region is a button with its polygon, and its content is in the list for narrow screens too', () => {
  const { container, getByRole } = renderBlock({ __component: 'blocks.map', lists: [region] });
  expect(container.querySelector('polygon')?.getAttribute('points')).toBe(region.coords);
  const button = getByRole('button', { name: 'Gulf', expanded: false });
  expect(button.nextElementSibling?.id).toBe(button.getAttribute('aria-controls'));
  const details = getByRole('list').querySelector('details');
  expect(details?.firstElementChild?.textContent).toBe('Gulf');
  expect(details?.textContent).toContain('Tap');
});

test('2.9 on narrow screens a tap on a region leads to its entry in the list, which can take the focus', () => {
  const { container } = renderBlock({ __component: 'blocks.map', lists: [{ label: 'India', coords: region.coords }, region] });
  const [link, ...others] = container.querySelectorAll('.map-links a');
  expect(others).toEqual([]);
  expect(link?.querySelector('polygon')?.getAttribute('points')).toBe(region.coords);
  const entry = container.querySelector(`[id="${link?.getAttribute('href')?.slice(1)}"]`);
  expect(entry?.textContent).toContain('Tap');
  expect(entry?.getAttribute('tabindex')).toBe('-1');
  expect(entry?.closest('details')?.querySelector('summary')?.textContent).toBe('Gulf');
});

test('2.9 a region with nothing to show is a mark without a button', () => {
  const lists = [{ label: 'India', coords: region.coords }];
  const { container, getByRole, queryByRole } = renderBlock({ __component: 'blocks.map', lists });
  getByRole('img', { name: 'India' });
  expect(queryByRole('button')).toBeNull();
  expect(container.querySelector('details')).toBeNull();
});

test('2.9 the title is markdown', () => {
  const rendered = renderBlock({ __component: 'blocks.map', title: 'Where *abroad*', lists: [] });
  expect(outlineOf(rendered)).toEqual(['h2 Where abroad']);
  expect(rendered.getByRole('emphasis').textContent).toBe('abroad');
});

test('2.9 a popup flips at the upper edge', () => {
  const size = { width: 1138, height: 630 };
  const at = (y: number) =>
    placementOf(
      {
        label: 'a',
        description: 'b',
        coords: [
          [0, y - 5],
          [10, y - 5],
          [10, y + 5],
          [0, y + 5],
        ],
      },
      size,
    );
  expect(at(60).below).toBe(true);
  expect(at(400).below).toBe(false);
});
