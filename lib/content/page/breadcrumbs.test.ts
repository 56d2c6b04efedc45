import { breadcrumbFor } from './breadcrumbs.ts';

test('2.8 breadcrumb: last segment, dashes as underscores, lower case', () => {
  const path = [{ label: 'Global', link: undefined }];
  const header = { top: {}, bottom: {}, breadcrumbs: [{ page_key: 'Rupay_Global', path }] };
  for (const address of ['/rupay-global', '/a/Rupay-Global/', '/rupay-global?tab=1#x'])
    expect(breadcrumbFor(header, address)).toBe(path);
  for (const address of ['/', '', '/global', '/rupay-global/x']) expect(breadcrumbFor(header, address)).toEqual([]);
  expect(breadcrumbFor({ top: {}, bottom: {} }, '/a')).toEqual([]);
});
