import type { Block } from '#lib/contract/blocks/block.ts';
import { isReadOnlyDocument, readOnlyLinks, withoutReadOnlyDownloads } from './read-only-documents.ts';

jest.mock('../read/cache.ts', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
  revalidateSoon: async () => 0,
}));

test('2.11 the read-only documents of a page are those that its buttons say, wherever they are', () => {
  const button = { button_type: 'pdf', button_label: 'Read', read_only_pdf: true };
  const page = {
    content: [
      {
        buttons: [
          { ...button, button_link: '/documents/a.pdf' },
          { ...button, button_link: '/documents/b.pdf', read_only_pdf: false },
        ],
      },
      { items: [{ button: { ...button, button_link: 'javascript:alert(1)' } }] },
    ],
  };
  expect(readOnlyLinks(page)).toEqual(['/documents/a.pdf']);
});

test('2.11 the documents of the sample content', async () => {
  expect(await isReadOnlyDocument('/documents/lounge-directory-2026.pdf')).toBe(false);
  expect(await isReadOnlyDocument('/documents/offer-terms-hi.pdf')).toBe(true);
});

test('2.7 what one page marks as read-only no page offers as a download', async () => {
  const download = (button_link: string) => ({ button_type: 'download' as const, button_label: 'Download', button_link });
  const buttons = [download('/documents/offer-terms-en.pdf'), download('/documents/payment-report-form.pdf')];
  const blocks = await withoutReadOnlyDownloads([{ __component: 'blocks.downloads', buttons } as unknown as Block]);
  expect(
    JSON.parse(JSON.stringify(blocks))[0].buttons.map(({ read_only_pdf }: { read_only_pdf?: boolean }) => read_only_pdf),
  ).toEqual([true, undefined]);
});
