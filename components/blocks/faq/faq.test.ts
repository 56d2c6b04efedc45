import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const faq = {
  __component: 'blocks.faq',
  items: [
    { question: 'Is it lost?', answer: 'Call.' },
    { question: 'Is it free?', answer: 'Yes.', show_by_default: true },
  ],
} as const;

test('4 questions start closed unless they are shown by default', () => {
  const html = renderBlock({ ...faq, items: [...faq.items] });
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
});

test('the fragment of a question is inside its answer, which the browser opens', () => {
  expect(renderBlock({ ...faq, items: [...faq.items] })).toMatch(/<\/summary><div id="is-it-lost"/);
});
