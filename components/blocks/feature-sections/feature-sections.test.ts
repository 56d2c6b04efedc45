import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const section = { section_key: 'privileges', title: 'Privileges', features: [{ title: 'Lounges' }] };

test.each([
  [undefined, false],
  [[], false],
  [[{ label: 'Sarita Bank' }], true],
])('2.11 there is an extra border at the foot when bank details are given: %j', (bank_details, bordered) => {
  const { container, queryByText } = renderBlock({
    __component: 'blocks.feature-sections',
    sections: [{ ...section, bank_details }],
  });
  expect(container.querySelector('[class*="sm:border-b"]') !== null).toBe(bordered);
  expect(queryByText(/Sarita Bank/) !== null).toBe(bordered);
});

test('2.11 the key of a section is its fragment', () => {
  const { container } = renderBlock({ __component: 'blocks.feature-sections', sections: [section] });
  expect(container.querySelector('#privileges')?.textContent).toContain('Lounges');
});
