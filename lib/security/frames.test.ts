import { frameFor } from './frames.ts';

const settings = { SITE_ORIGIN: 'https://site.example', FRAME_HOSTS: ['maps.example', 'play.example:8443'] };
const frame = (address: string) => frameFor(address, settings);

describe('what may be framed', () => {
  test.each(['/flipbook/festive-carnival-2025/index.html', 'https://site.example/flipbook/x.html'])(
    'a page of the site, %s, is framed without script',
    (address) => {
      expect(frame(address)?.href).toBe(address);
      expect(frame(address)?.sandbox).not.toContain('allow-scripts');
    },
  );

  test.each(['https://maps.example/a?b=c', 'https://play.example:8443/'])(
    'a page of an allowed host, %s, is sandboxed',
    (address) => {
      expect(frame(address)?.sandbox).toContain('allow-scripts');
      expect(frame(address)?.sandbox).not.toContain('top-navigation');
    },
  );

  test.each([
    'https://evil.example/',
    'https://maps.example.evil.example/',
    'https://play.example/',
    'http://maps.example/',
    'https://maps.example@evil.example/',
    '//maps.example/',
    '/\\maps.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'maps.example',
  ])('%s is not framed', (address) => {
    expect(frame(address)).toBeUndefined();
  });
});
