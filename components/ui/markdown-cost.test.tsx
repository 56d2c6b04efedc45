import { render } from '#components/test/render.test-helper.tsx';
import { COSTLY_MARKDOWN } from '#lib/contract/costly-markdown.fixture.ts';
import { isAffordableMarkdown } from '#lib/contract/markdown-cost.ts';
import { Markdown } from './markdown.tsx';

/** The longest beginning that is affordable, nearly. */
function affordablePart(text: string): string {
  let part = text;
  while (!isAffordableMarkdown(part)) part = part.slice(0, Math.floor(part.length * 0.8));
  return part;
}

test.each(COSTLY_MARKDOWN.slice(0, 8))('2.8 as much of %s as is affordable is rendered', (_name, text) => {
  const html = render(<Markdown>{affordablePart(text)}</Markdown>).container.innerHTML;
  expect(html.length).toBeLessThan(1_000_000);
});
