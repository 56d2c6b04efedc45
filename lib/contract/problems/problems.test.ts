import type { ModelName } from '../models.ts';
import { problemsOf } from './problems.ts';
import { SENTENCES, WORDS } from './sentences.ts';
import { problemText } from './text.ts';

const noLabels = () => undefined;
const described = (model: ModelName, document: unknown) =>
  problemsOf(model, document).map((problem) => {
    const { place, sentence } = problemText(problem, 'en', noLabels);
    return [problem.code, problem.pointer, problem.dropped, place, sentence];
  });
const pageOf = (...content: unknown[]) => ({ slug: 'a', title: 'A page', content });
const ofBlock = (block: object) => described('page', pageOf(block));
const button = { button_type: 'internal', button_label: 'Go', button_link: '/ekaa' };
const calculator = {
  __component: 'blocks.emi-calculator',
  title: 'EMI',
  months: [6],
  min_amount: 1,
  max_amount: 5,
  max_rate: 30,
  amount: 1,
  default_months: 6,
  rate: 2,
};

test('a page that fits has no problem; whether a source has records is not known here', () => {
  const blocks = [
    { __component: 'blocks.description', description: 'Text' },
    { __component: 'blocks.faq', source: { path: '/api/faq-details' } },
    { __component: 'blocks.section-header', title: 'A former kind' },
    { __component: 'blocks.banner', title: 'A', media: { url: '/a.png', alternative_text: '' } },
    { __component: 'blocks.media', media_aria_label: 'A film', media: { url: '/a.mp4' }, poster: { url: '/a.png' } },
  ];
  expect(problemsOf('page', pageOf(...blocks))).toEqual([]);
});

test.each([
  [
    'a field that is missing',
    { __component: 'blocks.hero', slides: [{ title: 'One' }, {}] },
    ['required', '/content/0/slides/1/title', '/content/0/slides/1', 'Block 1, Hero › Slides 2 › Title', '“Title” is missing.'],
  ],
  [
    'a list that is empty',
    { __component: 'blocks.hero', slides: [] },
    ['required-list', '/content/0/slides', '/content/0', 'Block 1, Hero › Slides', '“Slides” is empty; at least one is needed.'],
  ],
  [
    'a list that is missing',
    { __component: 'blocks.hero' },
    ['required-list', '/content/0/slides', '/content/0', 'Block 1, Hero › Slides', '“Slides” is empty; at least one is needed.'],
  ],
  [
    'a block with nothing to show',
    { __component: 'blocks.image-text', title: 'A', items: [] },
    ['empty-block', '/content/0', '/content/0', 'Block 1, Image text', 'The block has nothing to show.'],
  ],
  [
    'a section with nothing below its title, the only one of its block',
    { __component: 'blocks.features', sections: [{ title: 'A', features: [] }] },
    [
      'empty-section',
      '/content/0/sections/0',
      '/content/0',
      'Block 1, Features › Sections 1',
      'The section has nothing below its title.',
    ],
  ],
  [
    'an unknown kind',
    { __component: 'blocks.nonsense' },
    ['unknown-kind', '/content/0', '/content/0', 'Block 1, Nonsense', 'The site has no kind of block “blocks.nonsense”.'],
  ],
  ['no kind', { title: 'A' }, ['unknown-kind', '/content/0', '/content/0', 'Block 1', 'The block has no kind.']],
  [
    'a text that is too long',
    { __component: 'blocks.description', title: 'x'.repeat(401), description: 'Text' },
    [
      'too-long',
      '/content/0/title',
      '/content/0',
      'Block 1, Description › Title',
      '“Title” is too long: 401 characters, at most 400 are possible.',
    ],
  ],
  [
    'a list that is too long',
    { __component: 'blocks.banner', title: 'A', buttons: [button, button, button] },
    [
      'too-many',
      '/content/0/buttons',
      '/content/0/buttons/2',
      'Block 1, Banner › Buttons',
      '“Buttons” has 3 entries; only the first 2 are shown.',
    ],
  ],
  [
    'a number that is too large',
    { ...calculator, months: [6, 900] },
    [
      'too-large',
      '/content/0/months/1',
      '/content/0/months/1',
      'Block 1, Emi calculator › Months 2',
      '“Months” is 900; the most is 360.',
    ],
  ],
  [
    'no number',
    { ...calculator, amount: 'ten' },
    [
      'not-a-number',
      '/content/0/amount',
      '/content/0',
      'Block 1, Emi calculator › Amount',
      '“Amount” must be a number, and “ten” is not one.',
    ],
  ],
  [
    'a value that is not a choice',
    { __component: 'blocks.banner', title: 'A', variant: 'huge' },
    ['choice', '/content/0/variant', '/content/0', 'Block 1, Banner › Variant', '“huge” is not one of the choices.'],
  ],
  [
    'an icon that is ignored',
    { __component: 'blocks.image-text', title: 'A', items: [{ title: 'A', icon: 'nonsense' }] },
    [
      'choice',
      '/content/0/items/0/icon',
      '/content/0/items/0/icon',
      'Block 1, Image text › Items 1 › Icon',
      '“nonsense” is not one of the choices.',
    ],
  ],
  [
    'a harmful address, with invisible signs',
    { __component: 'blocks.downloads', buttons: [button, { ...button, button_link: 'java\tscript:alert(1)' }] },
    [
      'address',
      '/content/0/buttons/1/button_link',
      '/content/0/buttons/1',
      'Block 1, Downloads › Buttons 2 › Button link',
      '“java\tscript:alert(1)” is not allowed, because addresses with javascript: can be harmful.',
    ],
  ],
  [
    'an address with two slashes',
    { __component: 'blocks.downloads', buttons: [button, { ...button, button_link: '//other.example' }] },
    [
      'address',
      '/content/0/buttons/1/button_link',
      '/content/0/buttons/1',
      'Block 1, Downloads › Buttons 2 › Button link',
      '“//other.example” begins with two slashes, so it would leave the site.',
    ],
  ],
  [
    'an address without its beginning, the only item of its block',
    { __component: 'blocks.downloads', buttons: [{ ...button, button_link: 'www.other.example' }] },
    [
      'address',
      '/content/0/buttons/0/button_link',
      '/content/0',
      'Block 1, Downloads › Buttons 1 › Button link',
      '“www.other.example” is not a whole address.',
    ],
  ],
  [
    'a text that takes too long to parse',
    { __component: 'blocks.description', description: 'a*'.repeat(9000) },
    [
      'markdown-cost',
      '/content/0/description',
      '/content/0',
      'Block 1, Description › Description',
      expect.stringContaining('(18000 characters)'),
    ],
  ],
  [
    'a wrong row of a table',
    { __component: 'blocks.table', headers: ['A'], rows: [['a'], 'b'] },
    ['table-row', '/content/0/rows/1', '/content/0/rows/1', 'Block 1, Table › Rows 2', expect.stringContaining('This row')],
  ],
  [
    'a picture without a text',
    { __component: 'blocks.image-text', title: 'A', items: [{ title: 'A' }], image: { url: '/a.png' } },
    [
      'image-text',
      '/content/0/image/alternative_text',
      undefined,
      'Block 1, Image text › Image › Alternative text',
      'The picture has no alternative text.',
    ],
  ],
])('%s', (_name, block, expected) => {
  expect(ofBlock(block)).toEqual([expected]);
});

test('all problems are told at once, in the order of the page', () => {
  const found = described('page', {
    content: [
      { __component: 'blocks.downloads', buttons: [{ ...button, button_link: 'x:1' }, { button_type: 'file' }] },
      { __component: 'blocks.hero', slides: [] },
    ],
    breadcrumb: [{ link: '/a' }],
  });
  expect(found.map(([code, pointer]) => [code, pointer])).toEqual([
    ['required', '/slug'],
    ['required', '/title'],
    ['required', '/breadcrumb/0/label'],
    ['address', '/content/0/buttons/0/button_link'],
    ['choice', '/content/0/buttons/1/button_type'],
    ['required', '/content/0/buttons/1/button_link'],
    ['required', '/content/0/buttons/1/button_label'],
    ['required-list', '/content/1/slides'],
  ]);
});

test('a record that is refused as a whole says why, and not that the field is missing', () => {
  expect(described('redirect', { from: '/a?x=1', to: 'javascript:1' })).toEqual([
    ['format', '/from', '', 'From', '“/a?x=1” does not have the form of “From”.'],
    ['site-path', '/to', '', 'To', '“javascript:1” is not a page of this site.'],
  ]);
  expect(described('city', { title: 'A', slug: 'a b' })).toEqual([
    ['slug', '/slug', '', 'Slug', '“a b” cannot be part of an address.'],
  ]);
});

describe('texts by language', () => {
  const image = { url: '/a.png', alternative_text: { en: 'A card', hi: '' } };
  const block = {
    __component: 'blocks.image-text',
    title: { en: 'A', hi: 'x'.repeat(401) },
    image,
    items: [{ title: { en: 'One' }, link: 'x:1' }],
  };
  const problems = problemsOf('page', { slug: 'a', title: { en: 'A', hi: 'अ', ta: '' }, content: [block] });
  const placesOf = (code: string) =>
    problems.filter((each) => each.code === code).map(({ pointer, language }) => [pointer, language]);

  test('a problem has the language of its text; one of all languages has none and is told once', () => {
    expect(placesOf('too-long')).toEqual([['/content/0/title', 'hi']]);
    expect(placesOf('address')).toEqual([['/content/0/items/0/link', undefined]]);
  });

  test('a picture needs its text in each language of the document', () => {
    expect(placesOf('image-language')).toEqual([['/content/0/image/alternative_text', undefined]]);
  });

  test('a part that lacks a language of the document is a warning', () => {
    const [missing] = problems.filter(({ code }) => code === 'language-missing');
    expect(missing).toMatchObject({
      level: 'warning',
      pointer: '/content/0/items/0/title',
      parameters: { count: 1, languages: 'hi' },
    });
    expect(missing && problemText(missing, 'en', noLabels).sentence).toContain('are not in Hindi:');
  });

  test('without English nothing is shown', () => {
    expect(problemsOf('city', { slug: 'pune', title: { hi: 'पुणे' } })).toMatchObject([
      { code: 'required', pointer: '/title', language: 'en' },
    ]);
  });
});

test('labels replace the names of fields, of kinds and of items', () => {
  const labels = new Map([
    ['blocks.hero ', 'Opening slides'],
    ['blocks.hero-slides ', 'Slide'],
    ['blocks.hero-slides title', 'Heading'],
  ]);
  const [problem] = problemsOf('page', pageOf({ __component: 'blocks.hero', slides: [{ title: 'One' }, {}] }));
  expect(problem && problemText(problem, 'en', (owner, field) => labels.get(`${owner} ${field}`))).toEqual({
    place: 'Block 1, Opening slides › Slide 2 › Heading',
    sentence: '“Heading” is missing.',
    todo: 'Fill it in.',
  });
  expect(problem && problemText(problem, 'hi', noLabels).place).toMatch(/^ब्लॉक 1, /);
});

test('every sentence of both languages ends as a sentence and names its parameters', () => {
  const parameters = [
    'name',
    'names',
    'kind',
    'value',
    'limit',
    'length',
    'count',
    'choices',
    'scheme',
    'languages',
    'address',
    'other',
    'to',
    'from',
    'way',
    'last',
  ];
  const words = Object.fromEntries(parameters.map((name) => [name, `<${name}>`]));
  for (const code of Object.keys(SENTENCES.en) as (keyof typeof SENTENCES.en)[]) {
    const [en, hi] = [SENTENCES.en[code](words), SENTENCES.hi[code](words)];
    const usedIn = (texts: typeof en) => [...new Set(JSON.stringify(texts).match(/<\w+>/g))].sort();
    expect([code, usedIn(hi)]).toEqual([code, usedIn(en)]);
    expect(`${en.sentence} ${en.todo}`).not.toMatch(/undefined/);
    expect(hi.sentence).toMatch(/\p{Script=Devanagari}.*।$/u);
    expect(en.sentence).toMatch(/\.$/);
  }
  expect(WORDS.hi.block(1, '')).not.toContain('Block');
});
