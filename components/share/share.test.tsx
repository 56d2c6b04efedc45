import { render } from '#components/test/render.test-helper.tsx';
import { Share } from './share.tsx';
import { shareAddress } from './share-button.client.tsx';

test('without script the page is shared by an e-mail with its address', () => {
  const { getByRole } = render(<Share href="/credit-cards?card=select" title="Select & more" language="hi" />, 'hi');
  const link = getByRole('link', { name: 'साझा करें', hidden: true });
  expect(link.closest('noscript')).not.toBeNull();
  const query = new URLSearchParams(link.getAttribute('href')?.replace(/^mailto:/, ''));
  expect(Object.fromEntries(query)).toEqual({
    subject: 'Select & more',
    body: 'http://localhost:3000/hi/credit-cards?card=select',
  });
  getByRole('button', { name: 'साझा करें' });
  getByRole('status');
});

test.each([
  ['the address itself', 'https://a.example/faqs', undefined, 'https://a.example/faqs'],
  ['the canonical address', 'https://a.example/hi/ekaa', 'https://a.example/ekaa', 'https://a.example/ekaa'],
  ['with its place', 'https://a.example/a?card=b#details', 'https://a.example/a', 'https://a.example/a?card=b#details'],
  ['with its tab', 'https://a.example/faqs?tab=upi', 'https://a.example/faqs', 'https://a.example/faqs?tab=upi'],
])('what is shared is %s', (_name, url, canonical, shared) => {
  expect(shareAddress(url, canonical)).toBe(shared);
});
