import { createReadOnlyLinks } from './read-only-links.ts';
import type { Documents } from './store.ts';

const NONE = new Map();
const folders = { screens: NONE, legal: NONE, jcb: NONE, 'scan-and-score': NONE, records: NONE, translations: NONE };

test('2.7 the read-only PDFs of all documents, in each language and once', () => {
  const button = (button_link: unknown, read_only_pdf: unknown) => ({ button_type: 'pdf', button_link, read_only_pdf });
  const documents = {
    version: '1',
    named: new Map([['home-page', { content: [{ button: button('/documents/home.pdf', true) }] }]]),
    pages: new Map([['a', { content: [{ buttons: [button({ en: '/documents/a.pdf', hi: '/documents/b.pdf' }, true)] }] }]]),
    folders: {
      ...folders,
      records: new Map([
        ['x', { defaults: { buttons: [button('/documents/home.pdf', true), button('/documents/free.pdf', false)] }, items: [] }],
        ['y', { items: [button('/documents/hindi.pdf', { en: false, hi: true })] }],
      ]),
    },
  } as unknown as Documents;
  const links = createReadOnlyLinks(() => documents);
  expect(links()).toEqual(['/documents/home.pdf', '/documents/a.pdf', '/documents/b.pdf', '/documents/hindi.pdf']);
});
