import { documentAddress, documentOrigins } from './document-address.ts';

const places = {
  site: 'https://www.network.example',
  media: 'https://media.example/files',
  origins: ['https://banks.example', 'http://localhost:4000'],
};
const read = (file: string | readonly string[] | undefined) => documentAddress(file, places);

describe('2.7 the address of a document', () => {
  test.each([
    ['/documents/rules.pdf', '/documents/rules.pdf'],
    ['/documents/RULES.PDF?v=2', '/documents/RULES.PDF?v=2'],
    ['/documents/rules.pdf#page=3', '/documents/rules.pdf'],
    ['/documents/a/../rules.pdf', '/documents/rules.pdf'],
    ['/documents/नियम.pdf', '/documents/%E0%A4%A8%E0%A4%BF%E0%A4%AF%E0%A4%AE.pdf'],
    ['/documents/lounge rules.pdf', '/documents/lounge%20rules.pdf'],
  ])('a PDF of the site: %s', (file, address) => {
    expect(read(file)).toBe(address);
  });

  test('an absolute address of the site is a path of it', () => {
    expect(read('https://www.network.example/documents/rules.pdf?v=2')).toBe('/documents/rules.pdf?v=2');
  });

  test.each([
    'https://banks.example/terms.pdf',
    'https://banks.example/download?document=12',
    'http://localhost:4000/terms.pdf',
    'https://media.example/files/terms.pdf',
  ])('a listed place: %s', (file) => {
    expect(read(file)).toBe(file);
  });

  test.each([
    ['nothing', undefined],
    ['an empty name', ''],
    ['two names', ['/documents/a.pdf', '/documents/b.pdf']],
    ['a name without a slash', 'documents/rules.pdf'],
    ['a page', '/ekaa'],
    ['the content service', '/api/header'],
    ['a PDF ending in the query', '/api/header?x=.pdf'],
    ['an endless name', `/documents/${'a'.repeat(2000)}.pdf`],
    ['another scheme', 'javascript:alert(1)//a.pdf'],
    ['data', 'data:application/pdf;base64,JVBERi0='],
    ['a blob', 'blob:https://www.network.example/a.pdf'],
    ['a file', 'file:///etc/a.pdf'],
    ['an unlisted origin', 'https://evil.example/a.pdf'],
    ['a listed host under another scheme', 'http://banks.example/a.pdf'],
    ['a listed host on another port', 'https://banks.example:8443/a.pdf'],
    ['a host that begins like a listed one', 'https://banks.example.evil.example/a.pdf'],
    ['a listed host as user name', 'https://banks.example@evil.example/a.pdf'],
    ['credentials', 'https://me:secret@banks.example/a.pdf'],
    ['an address outside the media base', 'https://media.example/private/a.pdf'],
    ['a way out of the media base', 'https://media.example/files/../private/a.pdf'],
    ['an encoded way out of the media base', 'https://media.example/files/%2e%2e/private/a.pdf'],
    ['an encoded slash behind the media base', 'https://media.example/files/..%2fprivate/a.pdf'],
    ['a neighbour of the media base', 'https://media.example/files-old/a.pdf'],
    ['another host', '//evil.example/a.pdf'],
    ['another host behind a way up', '/documents/..//evil.example/a.pdf'],
    ['one slash after the scheme', 'https:/evil.example/a.pdf'],
    ['three slashes after the scheme', 'https:///evil.example/a.pdf'],
    ['a backslash', '/\\evil.example/a.pdf'],
    ['a backslash after the scheme', 'https:\\\\banks.example\\a.pdf'],
    ['an encoded backslash', '/%5Cevil.example/a.pdf'],
    ['a doubly encoded backslash', '/%255Cevil.example/a.pdf'],
    ['encoded slashes', '/%2F%2Fevil.example/a.pdf'],
    ['an encoded address', 'https%3A%2F%2Fbanks.example%2Fa.pdf'],
    ['a control character', '/documents/\ta.pdf'],
    ['a control character in a host', 'https://ba\nnks.example/a.pdf'],
    ['an encoded control character', '/documents/%00a.pdf'],
    ['a lone percent sign', '/documents/%.pdf'],
    ['white space in front', ' https://banks.example/a.pdf'],
  ])('%s is refused', (_what, file) => {
    expect(read(file)).toBeUndefined();
  });

  test('without settings, only the site and a media base that is a path of it', () => {
    const own = { site: 'http://localhost:3000', media: '/media', origins: [] };
    expect(documentAddress('/media/a.pdf', own)).toBe('/media/a.pdf');
    expect(documentAddress('https://banks.example/terms.pdf', own)).toBeUndefined();
    expect(documentOrigins(own)).toEqual([]);
  });

  test('the policy names each listed origin once', () => {
    expect(documentOrigins({ ...places, origins: [...places.origins, 'https://media.example'] })).toEqual([
      'https://media.example',
      'https://banks.example',
      'http://localhost:4000',
    ]);
  });
});
