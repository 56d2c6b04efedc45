import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const section = { section_key: 'privileges', title: 'Privileges', features: [{ title: 'Lounges' }] };

test('2.11 an extra border at the foot when bank details are given', () => {
  const plain = renderBlock({ __component: 'blocks.feature-sections', sections: [section] });
  const banks = renderBlock({
    __component: 'blocks.feature-sections',
    sections: [{ ...section, bank_details: [{ label: 'Sarita Bank' }] }],
  });
  expect(plain).not.toContain('border-khadi-300');
  expect(banks).toContain('border-b border-khadi-300');
  expect(banks).toContain('Sarita Bank');
  expect(renderBlock({ __component: 'blocks.feature-sections', sections: [{ ...section, bank_details: [] }] })).not.toContain(
    'border-khadi-300',
  );
});

test('2.11 the key of a section is its fragment', () => {
  expect(renderBlock({ __component: 'blocks.feature-sections', sections: [section] })).toContain('id="privileges"');
});
