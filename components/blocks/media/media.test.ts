import { attributesOf } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { BlockInput } from '#lib/contract/blocks/block.ts';

type Media = Extract<BlockInput, { __component: 'blocks.media' }>;
const renderMedia = (block: Partial<Media>) => renderBlock({ __component: 'blocks.media', media_type: 'image', ...block });
const sourcesIn = (container: HTMLElement) => Array.from(container.querySelectorAll('source'), attributesOf);

test.each<Partial<Media>>([
  {},
  { media_type: 'youtube' },
  { media_type: 'youtube', media: 'https://evil.example/embed/SAMPLE-0000' },
])('2.10 nothing renders without media, or with an address that is no video: %j', (block) => {
  expect(renderMedia({ ...block, title: 'Title' }).container.innerHTML).toBe('');
});

test('2.10 the letter case of the type does not matter, and without one the address decides', () => {
  const shown = (block: Partial<Media>) => {
    const { container } = renderBlock({ __component: 'blocks.media', ...block });
    return container.querySelector('img, video, iframe')?.tagName;
  };
  expect(shown({ media_type: 'youTube', media: 'https://youtu.be/SAMPLE-0000' })).toBe('IFRAME');
  expect(shown({ media: 'https://youtu.be/SAMPLE-0000' })).toBe('IFRAME');
  expect(shown({ media: '/a.mp4' })).toBe('VIDEO');
  expect(shown({ media: '/a.svg' })).toBe('IMG');
  expect(shown({ media_type: 'photograph', media: '/a.svg' })).toBe('IMG');
});

test.each<[string, Partial<Media>]>([
  ['media', { media: '/a.svg' }],
  ['Stalls', { media: { url: '/a.svg', alternative_text: 'Stalls' } }],
  ['Label', { media: '/a.svg', media_aria_label: 'Label' }],
])("2.10 the alternative text of an image, by default 'media': %s", (name, block) => {
  renderMedia(block).getByRole('img', { name });
});

test('2.10 the mobile media is for viewports up to 575 px', () => {
  const mobile = '(max-width: 575px)';
  const image = renderMedia({ media: '/a.svg', mobile_media: '/b.svg' });
  expect(sourcesIn(image.container)).toMatchObject([{ media: mobile, srcset: '/b.svg' }]);
  const video = renderMedia({ media_type: 'video', media: '/a.mp4', mobile_media: '/b.mp4' });
  expect(sourcesIn(video.container)).toEqual([{ src: '/b.mp4', media: mobile }, { src: '/a.mp4' }]);
});

test('2.11 a video file has controls and fetches nothing before it is played', () => {
  const block = { media_type: 'video', media: '/a.mp4', poster: '/p.svg', title: 'At the gate' } as const;
  const video = renderMedia(block).container.querySelector('video');
  expect(video && attributesOf(video)).toEqual({
    class: expect.any(String),
    controls: '',
    playsinline: '',
    preload: 'none',
    poster: '/p.svg',
    'aria-label': 'Film: At the gate',
  });
});

test('2.11 the captions of a video file are in each language, those of the page are shown', () => {
  const captions = [
    { language: 'en', label: 'English', url: '/a-en.vtt' },
    { language: 'hi', label: 'हिन्दी', url: '/a-hi.vtt' },
  ];
  const { container } = renderBlock({ __component: 'blocks.media', media: '/a.mp4', captions }, { locale: 'hi' });
  expect(Array.from(container.querySelectorAll('track'), attributesOf)).toEqual([
    { kind: 'captions', src: '/a-en.vtt', srclang: 'en', label: 'English' },
    { kind: 'captions', src: '/a-hi.vtt', srclang: 'hi', label: 'हिन्दी', default: '' },
  ]);
});

test('2.11 the pill on the poster of a video file says how long it is, where that is known', () => {
  const block = { media_type: 'video', media: '/a.mp4' } as const;
  renderMedia({ ...block, duration_label: '12 s' }).getByText('Play, 12 s');
  renderMedia(block).getByText('Play', { exact: true });
});

test('2.10 a YouTube video loads nothing of its host before it is pressed', () => {
  const media = 'https://youtu.be/SAMPLE-0000';
  const { container } = renderMedia({ media_type: 'youtube', media, title: 'A', duration_label: '2 min' });
  const frame = container.querySelector('iframe');
  expect(frame?.title).toBe('Film: A');
  expect(frame?.hasAttribute('src')).toBe(false);
  expect(frame?.getAttribute('srcdoc')).toContain('/service/film/SAMPLE-0000');
  expect(frame?.getAttribute('srcdoc')).toContain('Play, 2 min');
  expect(container.innerHTML).not.toContain('youtube');
});

test('2.10 a phone gets the video that is meant for it', () => {
  const framesOf = (wide: string, narrow: string) => {
    const [media, mobile_media] = [`https://youtu.be/${wide}`, `https://youtu.be/${narrow}`];
    return [...renderMedia({ media_type: 'youtube', media, mobile_media }).container.querySelectorAll('iframe')];
  };
  const [wide, narrow] = ['SAMPLE-0000', 'Do5aTheRefo'];
  expect(
    framesOf(wide, narrow).map((frame) => [
      /film\/([\w-]+)/.exec(frame.getAttribute('srcdoc') ?? '')?.[1],
      frame.closest('[class*=":hidden"]')?.className,
    ]),
  ).toEqual([
    [wide, 'max-sm:hidden'],
    [narrow, 'sm:hidden'],
  ]);
  expect(framesOf(wide, wide)).toHaveLength(1);
});
