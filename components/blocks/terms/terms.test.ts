import { renderBlock } from '#components/test/render-block.test-helper.tsx';

test('each clause is an accordion under the title; a clause without a title has the default one', () => {
  const terms = [{ title: 'Fees', description: 'The bank sets them.' }, { description: 'More.' }];
  const { getByRole, container } = renderBlock({ __component: 'blocks.terms', terms });
  getByRole('heading', { level: 2, name: 'Terms' });
  expect(Array.from(container.querySelectorAll('summary'), ({ textContent }) => textContent?.trim())).toEqual(['Fees', 'Terms']);
});

test('two clauses of one title have ids of their own; the first keeps the fragment of its title, a slug is the fragment', () => {
  const terms = [
    { title: 'वापसी', description: 'A' },
    { title: 'वापसी', description: 'B' },
    { slug: 'all-refunds', title: 'वापसी', description: 'C' },
  ];
  const { container } = renderBlock({ __component: 'blocks.terms', terms });
  expect(Array.from(container.querySelectorAll('details > div'), ({ id }) => id)).toEqual(['वापसी', 'वापसी-2', 'all-refunds']);
});
