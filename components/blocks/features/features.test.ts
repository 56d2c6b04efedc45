import { attributesOf, iconNames } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';

const feature = { title: 'Band', description: '**Dry**', image: '/a.jpg' };

test('2.8 type ekaa_features is a sliding list with images of 163 by 104', () => {
  const { container, getByRole } = renderBlock({
    __component: 'blocks.features',
    type: 'ekaa_features',
    title: 'Pick',
    features: [feature],
  });
  getByRole('list', { name: 'Pick' });
  const image = container.querySelector('img');
  expect(image && attributesOf(image)).toMatchObject({ width: '163', height: '104' });
  expect(getByRole('strong').textContent).toBe('Dry');
});

test.each(['other', undefined])('2.8 any other type is a grid of features, without controls: %s', (type) => {
  const features = [{ ...feature, image: undefined, icon: 'plane' as const }, feature];
  const { container, queryByRole, getAllByRole } = renderBlock({ __component: 'blocks.features', type, features });
  expect(getAllByRole('listitem')).toHaveLength(2);
  expect(queryByRole('button')).toBeNull();
  expect(iconNames(container)).toEqual(['plane']);
});

test('2.11 the pager of the server shows the first of n, with at most ten indicators', () => {
  const features = Array.from({ length: 14 }, (_, index) => ({ title: `Card ${index}` }));
  const { getByRole, getByText } = renderBlock({ __component: 'blocks.features', type: 'ekaa_features', features });
  expect(getByText('1/14').closest('ol')?.children).toHaveLength(10);
  expect(getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  expect(getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('false');
});

describe('sections of features', () => {
  const section = { section_key: 'privileges', title: 'Privileges', features: [{ title: 'Lounges' }] };

  test.each([
    [undefined, false],
    [[], false],
    [[{ label: 'Sarita Bank' }], true],
  ])('2.11 there is an extra border at the foot when bank details are given: %j', (bank_details, bordered) => {
    const { container, queryByText } = renderBlock({
      __component: 'blocks.features',
      sections: [{ ...section, bank_details }],
    });
    expect(container.querySelector('[class*="sm:border-b"]') !== null).toBe(bordered);
    expect(queryByText(/Sarita Bank/) !== null).toBe(bordered);
  });

  test('2.11 the key of a section is its fragment', () => {
    const { container } = renderBlock({ __component: 'blocks.features', sections: [section] });
    expect(container.querySelector('#privileges')?.textContent).toContain('Lounges');
  });
});
