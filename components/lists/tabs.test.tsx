import { renderToStaticMarkup } from 'react-dom/server';
import { TabLinks } from './tab-links.tsx';

const tabs = [
  { slug: 'classic', title: 'Classic', count: 3 },
  { slug: 'select', title: 'Select' },
];
const html = (current: string | undefined) =>
  renderToStaticMarkup(
    <TabLinks
      tabs={tabs}
      current={current}
      hrefOf={(slug) => `/credit-cards?tab=${slug}`}
      all={{ label: 'All', href: '/credit-cards' }}
      label="Kinds"
      locale="en"
      language="en"
    />,
  );

test('each tab has an address, and exactly the open one says so', () => {
  expect(html('select')).toContain('href="/credit-cards?tab=classic"');
  expect(html('select')).toMatch(/aria-current="page"[^>]*>Select</);
  expect(html('select').match(/aria-current/g)).toHaveLength(1);
});

test('without an open tab the one that shows everything is open', () => {
  expect(html(undefined)).toMatch(/aria-current="page"[^>]*>All</);
});
