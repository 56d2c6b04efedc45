import { renderHtml } from '#components/test/render.test-helper.tsx';
import { blockPlace, problemsOf } from '#lib/contract/problems/problems.ts';
import { problemNotes } from './problem-notes.tsx';

const downloads = {
  __component: 'blocks.downloads',
  buttons: [{ button_type: 'pdf', button_link: 'javascript:1', button_label: '<b>' }],
};
const content = [{ __component: 'blocks.hero', slides: [] }, downloads, { __component: 'blocks.disclaimer', description: 'A' }];
const problems = problemsOf('page', { slug: 'a', title: 'A', content });
const blocks = content.map((block, position) => ({
  ...blockPlace(block, position),
  before: 0,
  problems: problems.filter((problem) => problem.block?.position === position),
}));
const html = (language: 'en' | 'hi', editUrl?: string) =>
  renderHtml(problemNotes({ problems, blocks, editUrl, updatedAt: undefined }, language).get(0));

test('a box says the place, why, what to do and the pointer, and is where the bar leads', () => {
  expect(html('en')).toContain(
    '<aside id="problem-0" lang="en" class="bg-genda-400 text-mor-950 print:hidden"><ul class="wrap py-2 text-sm"><li><strong class="font-semibold">Block 1, Opening slides › Slides</strong> “Slides” is empty; at least one is needed. Add one, or remove the block. <code>/content/0/slides</code></li></ul></aside>',
  );
  expect(html('en')).toContain('id="problem-1"');
});

test('it is in the language of the editor, and marked so', () => {
  expect(html('hi')).toMatch(/lang="hi".*ब्लॉक 1/);
});

test('every block leads to its fields in the CMS, and every problem to its field', () => {
  const edited = html('en', 'https://cms.example/admin/page/1?locale=ta');
  expect([...edited.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://cms.example/admin/page/1?locale=ta#/content/0/slides',
    'https://cms.example/admin/page/1?locale=ta#/content/1/buttons/0/button_link',
    'https://cms.example/admin/page/1?locale=ta#/content/2',
  ]);
  expect(edited).toMatch(/target="_top"[^>]*>Edit: Block 3, [A-Z]/);
  expect(html('en')).not.toContain('href');
});
