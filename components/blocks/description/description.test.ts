import { outlineOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test.each([
  ['Rules', '# One\n\n#### Two\n\n# Three', ['h2 Rules', 'h3 One', 'h4 Two', 'h3 Three']],
  [undefined, '### One', ['h2 One']],
])('2.8 the headings of the text are below the title without a gap (title: %s)', (title, description, outline) => {
  expect(outlineOf(renderBlock({ __component: 'blocks.description', title, description }))).toEqual(outline);
});

test('the note stands beside, and only when there is one', () => {
  const block = { __component: 'blocks.description', description: 'a' } as const;
  expect(renderBlock(block).queryByRole('complementary')).toBeNull();
  const note = renderBlock({ ...block, note: { title: 'Lost it?' } }).getByRole('complementary');
  expect(note.textContent).toContain('Lost it?');
});
