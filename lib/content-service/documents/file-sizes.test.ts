import { withFileSizes } from './file-sizes.ts';

const sizes = new Map([
  ['/documents/a.pdf', 100],
  ['/documents/b.pdf', 200],
]);
const sizeOf = (path: string) => sizes.get(path);

test('2.11 a button for a known document gets its size, in each language', () => {
  const document = {
    items: [
      { button_type: 'pdf', button_link: { en: '/documents/a.pdf', hi: '/documents/b.pdf' } },
      { card: { button: { button_type: 'download', button_link: '/documents/b.pdf' } } },
    ],
  };
  expect(withFileSizes(document, sizeOf)).toEqual({
    items: [
      { ...document.items[0], file_size: { en: 100, hi: 200 } },
      { card: { button: { button_type: 'download', button_link: '/documents/b.pdf', file_size: 200 } } },
    ],
  });
});

test('2.11 other buttons, other files and sizes that are stated stay as they are', () => {
  const document = {
    items: [
      { button_type: 'internal', button_link: '/documents/a.pdf' },
      { button_type: 'pdf', button_link: '/media/c.pdf' },
      { button_type: 'pdf', button_link: { en: '/documents/a.pdf', hi: '/media/c.pdf' } },
      { button_type: 'pdf', button_link: '/documents/a.pdf', file_size: 7 },
    ],
  };
  expect(withFileSizes(document, sizeOf)).toEqual(document);
});
