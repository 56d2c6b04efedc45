import { renderToStaticMarkup } from 'react-dom/server';
import { AppState } from '#lib/browser/app-state.client.tsx';
import { FontSize } from './font-size.client.tsx';

const LABELS = { group: 'Text size', larger: 'Larger', normal: 'Normal', smaller: 'Smaller' };

test('2.2 the server renders the three buttons at the middle, in the order A+, A, A-', () => {
  const html = renderToStaticMarkup(
    <AppState>
      <FontSize labels={LABELS} place="bar" />
    </AppState>,
  );
  expect([...html.matchAll(/aria-label="([^"]+)"/g)].map((match) => match[1])).toEqual([
    'Text size',
    'Larger',
    'Normal',
    'Smaller',
  ]);
  expect(html).toMatch(/aria-label="Normal" aria-pressed="true"/);
  expect(html.match(/aria-disabled="false"/g)).toHaveLength(2);
});

test('4 the buttons without the state of the application are a mistake of the page', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => renderToStaticMarkup(<FontSize labels={LABELS} place="menu" />)).toThrow('AppState');
});
