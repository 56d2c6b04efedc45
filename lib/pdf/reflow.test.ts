import { paragraphsOf } from './reflow.ts';

const line = (str: string, foot: number, height = 10) => ({
  str,
  height,
  transform: [height, 0, 0, height, 57, foot],
  hasEOL: true,
});

test('2.7 lines of a page become paragraphs, headings and list items', () => {
  const pieces = [
    line('Terms of use', 780, 20),
    line('The first line of a para-', 740),
    line('graph, and the', 727),
    { ...line('third ', 714), hasEOL: false },
    line('line.', 714),
    line('Another paragraph.', 690),
    line('• One', 676),
    line('• Two', 663),
  ];
  expect(paragraphsOf(pieces)).toEqual([
    { text: 'Terms of use', isHeading: true },
    { text: 'The first line of a paragraph, and the third line.', isHeading: false },
    { text: 'Another paragraph.', isHeading: false },
    { text: '• One', isHeading: false },
    { text: '• Two', isHeading: false },
  ]);
  expect(paragraphsOf([])).toEqual([]);
});
