import { render } from '#components/test/render.tsx';
import { Share } from './share.tsx';
import { shareAddress } from './share-address.ts';

test('without script the page is shared by an e-mail with its address', () => {
  const html = render(<Share href="/credit-cards?card=select" title="Select & more" language="hi" />, 'hi');
  const [link = ''] = /<noscript>.*<\/noscript>/.exec(html) ?? [];
  expect(link).toContain(
    'href="mailto:?subject=Select%20%26%20more&amp;body=http%3A%2F%2Flocalhost%3A3000%2Fhi%2Fcredit-cards%3Fcard%3Dselect"',
  );
  expect(link).toContain('साझा करें');
  expect(html).toMatch(/<button type="button" class="share-button[^>]*>/);
  expect(html).toContain('role="status"');
});

test.each([
  ['the address itself', 'https://a.example/faqs', undefined, 'https://a.example/faqs'],
  ['the canonical address', 'https://a.example/hi/ekaa', 'https://a.example/ekaa', 'https://a.example/ekaa'],
  ['with its place', 'https://a.example/a?card=b#details', 'https://a.example/a', 'https://a.example/a?card=b#details'],
  ['with its tab', 'https://a.example/faqs?tab=upi', 'https://a.example/faqs', 'https://a.example/faqs?tab=upi'],
])('what is shared is %s', (_name, url, canonical, shared) => {
  expect(shareAddress(url, canonical)).toBe(shared);
});
