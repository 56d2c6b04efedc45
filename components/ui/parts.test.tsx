import { renderToStaticMarkup } from 'react-dom/server';
import { Pager } from './pager.tsx';

test("2.11 the active indicator says 'n/total', in words too", () => {
  const html = renderToStaticMarkup(<Pager slide={3} total={14} position="{index} of {total}" />);
  expect(html).toContain('>3/14<');
  expect(html).toContain('>3 of 14<');
  expect(html.match(/<li/g)).toHaveLength(10);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});
