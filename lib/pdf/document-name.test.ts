import { documentName } from './document-name.ts';

/** Without titles. */
const KNOWN = new Map(['credit-card-terms.pdf', 'lounge_rules--2026.PDF', '.pdf'].map((name) => [`/documents/${name}`, {}]));

test.each([
  ['/documents/credit-card-terms.pdf', 'Credit card terms'],
  ['/media/2026/bank-terms.pdf', 'Bank terms'],
  ['/documents/lounge_rules--2026.PDF?v=2#x', 'Lounge rules 2026'],
  ['https://a.example/%E0%A4%A8%E0%A4%BF%E0%A4%AF%E0%A4%AE.pdf', 'नियम'],
  ['https://a.example/%ff.pdf', '%ff'],
  ['https://a.example/', 'Document'],
  ['/documents/.pdf', 'Document'],
])('2.7 the document at %s is called %s', (address, name) => {
  expect(documentName(address, 'Document', KNOWN, '/media')).toBe(name);
});

test.each(['/Your-account-is-blocked.pdf', '/documents/Call-1800.pdf', '/mediation/Call-1800.pdf', '/constructor.pdf'])(
  '2.7 nobody gives the screen words of their own with a file at %s, which is not there',
  (address) => {
    expect(documentName(address, 'Document', KNOWN, '/media')).toBe('Document');
    expect(documentName(address, 'Document', KNOWN, '')).toBe('Document');
  },
);

test('2.7 a sample document has its title, whatever its file name', () => {
  const known = new Map([['/documents/card-terms-hi.pdf', { title: 'कार्ड की शर्तें' }]]);
  expect(documentName('/documents/card-terms-hi.pdf?v=2', 'Document', known)).toBe('कार्ड की शर्तें');
  expect(documentName('https://a.example/documents/card-terms-hi.pdf', 'Document', known)).toBe('Card terms hi');
});
