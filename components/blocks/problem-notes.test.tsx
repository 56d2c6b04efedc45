import { renderToStaticMarkup } from 'react-dom/server';
import { problemsOf } from '#lib/contract/problems/problems.ts';
import { problemNotes } from './problem-notes.tsx';

const downloads = {
  __component: 'blocks.downloads',
  buttons: [{ button_type: 'pdf', button_link: 'javascript:1', button_label: '<b>' }],
};
const problems = problemsOf('page', { slug: 'a', title: 'A', content: [{ __component: 'blocks.hero', slides: [] }, downloads] });
const blocks = problems.map((problem) => ({ before: 0, problems: [problem] }));
const html = (locale: 'en' | 'hi' | 'ta') =>
  renderToStaticMarkup(problemNotes({ problems, blocks, updatedAt: undefined }, locale).get(0));

test('a box says the place, why, what to do and the pointer, and is where the bar leads', () => {
  expect(html('en')).toContain(
    '<aside id="problem-0" lang="en" class="bg-genda-400 text-mor-950 print:hidden"><ul class="wrap py-2 text-sm"><li><strong class="font-semibold">Block 1, Hero › Slides</strong> “Slides” is empty; at least one is needed. Add one, or remove the block. <code>/content/0/slides</code></li></ul></aside>',
  );
  expect(html('en')).toContain('id="problem-1"');
});

test('it is in Hindi on a Hindi page, else in English, and marked so', () => {
  expect(html('hi')).toMatch(/lang="hi".*ब्लॉक 1/);
  expect(html('ta')).toMatch(/lang="en".*Block 1/);
});
