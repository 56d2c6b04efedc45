import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

import { placementOf } from './region.ts';

const region = { label: 'Gulf', coords: '100,100 200,100 200,200 100,200', description: 'Tap' };

test('2.9 the alternative texts are as given', () => {
  const html = renderBlock(
    { __component: 'blocks.map', image: '/map.svg', lists: [{ ...region, image: '/popup.svg' }] },
    { locale: 'hi' },
  );
  expect(html).toContain('alt="World Map"');
  expect(html).toContain('alt="Gulf popup"');
});

test('2.9 the base image is 1138 by 630 when its size is not given', () => {
  expect(renderBlock({ __component: 'blocks.map', image: '/map.svg', lists: [] })).toMatch(/width="1138" height="630"/);
  const html = renderBlock({ __component: 'blocks.map', image: { url: '/map.svg', width: 400, height: 200 }, lists: [region] });
  expect(html).toContain('viewBox="0 0 400 200"');
  expect(html).toMatch(/style="--x:37\.5%;--y:75%"/);
});

test('2.9 each region is a button with its polygon, and its content is in the list for narrow screens too', () => {
  const html = renderBlock({ __component: 'blocks.map', lists: [region] });
  expect(html).toContain('<polygon points="100,100 200,100 200,200 100,200"');
  expect(html).toMatch(/<button type="button" aria-label="Gulf" aria-expanded="false" aria-controls="/);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>.*Gulf/);
});

test('2.9 a region with nothing to show is a mark without a button', () => {
  const html = renderBlock({ __component: 'blocks.map', lists: [{ label: 'India', coords: region.coords }] });
  expect(html).toContain('aria-label="India"');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('<details');
});

test('2.9 the title is markdown', () => {
  expect(renderBlock({ __component: 'blocks.map', title: 'Where *abroad*', lists: [] })).toContain('Where <em>abroad</em></h2>');
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
