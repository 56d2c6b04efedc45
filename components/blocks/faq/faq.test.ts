import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('4 questions start closed unless shown by default, and each fragment is inside its answer, which the browser opens', () => {
  const { container } = renderBlock({
    __component: 'blocks.faq',
    items: [
      { question: 'Is it lost?', answer: 'Call.' },
      { question: 'Is it free?', answer: 'Yes.', show_by_default: true },
    ],
  });
  const details = container.querySelectorAll('details');
  expect(Array.from(details, ({ open, children }) => [open, children[0]?.tagName, children[1]?.id])).toEqual([
    [false, 'SUMMARY', 'is-it-lost'],
    [true, 'SUMMARY', 'is-it-free'],
  ]);
});
