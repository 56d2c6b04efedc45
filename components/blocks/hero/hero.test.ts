import { outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const slide = { title: 'One', images: ['/a.svg', '/b.svg', '/c.svg'] };

test('the first slide is the h1 of the page, the others are h2', () => {
  const rendered = renderBlock({ __component: 'blocks.hero', slides: [slide, { title: 'Two' }] }, { breadcrumb: [] });
  expect(outlineOf(rendered)).toEqual(['h1 One', 'h2 Two']);
  rendered.getByText('1/2');
});

test.each([
  [[slide], 0],
  [[slide, { title: 'Two' }], 2],
])('one slide has no controls, several have', (slides, buttons) => {
  expect(renderBlock({ __component: 'blocks.hero', slides }).queryAllByRole('button')).toHaveLength(buttons);
});

/** The card faces of slides, without the decoration around them. */
function facesOf(...slides: (typeof slide)[]) {
  const images = renderBlock({ __component: 'blocks.hero', slides }).container.querySelectorAll('img');
  return [...images].filter((image) => slide.images.includes(image.getAttribute('src') ?? ''));
}

test('only the pictures of the first slide are fetched at once', () => {
  const priorities = facesOf(slide, { ...slide, title: 'Two' }).map((image) => image.getAttribute('fetchpriority'));
  expect(priorities).toEqual(['high', 'high', 'high', null, null, null]);
});
