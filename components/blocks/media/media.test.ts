import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';

const media = { __component: 'blocks.media', media_type: 'image' } as const;

test('2.10 nothing renders when no media is given', () => {
  expect(renderBlock({ ...media, title: 'Title' })).toBe('');
  expect(renderBlock({ ...media, media_type: 'youtube', title: 'Title' })).toBe('');
});

test("2.10 the alternative text of an image defaults to 'media'", () => {
  expect(renderBlock({ ...media, media: '/a.svg' })).toContain('alt="media"');
  expect(renderBlock({ ...media, media: { url: '/a.svg', alternative_text: 'Stalls' } })).toContain('alt="Stalls"');
  expect(renderBlock({ ...media, media: '/a.svg', media_aria_label: 'Label' })).toContain('alt="Label"');
});

test('2.10 the mobile media is for viewports up to 575 px', () => {
  expect(renderBlock({ ...media, media: '/a.svg', mobile_media: '/b.svg' })).toContain(
    'media="(max-width: 575px)" srcSet="/b.svg"',
  );
  expect(renderBlock({ ...media, media_type: 'video', media: '/a.mp4', mobile_media: '/b.mp4' })).toMatch(
    /<source src="\/b\.mp4" media="\(max-width: 575px\)"\/><source src="\/a\.mp4"\/>/,
  );
});

test('2.11 a film in a file has controls and fetches nothing before it is played', () => {
  const html = renderBlock({ ...media, media_type: 'video', media: '/a.mp4', poster: '/p.svg', title: 'At the gate' });
  expect(html).toMatch(/<video controls="" playsInline="" preload="none" poster="\/p\.svg" aria-label="Film: At the gate"/);
  expect(html).not.toContain('autoplay');
});

test('2.10 a film of YouTube loads nothing of its host before it is pressed', () => {
  const html = renderBlock({
    ...media,
    media_type: 'youtube',
    media: 'https://youtu.be/Ek4a0neThrd',
    title: 'A',
    duration_label: '2 min',
  });
  expect(html).toMatch(/<iframe title="Film: A" srcDoc="/);
  expect(html).not.toMatch(/ src="[^"]*youtube/);
  expect(html).not.toContain('youtube-nocookie');
  expect(html).toContain('/service/film/Ek4a0neThrd');
  expect(html).toContain('Play, 2 min');
});

test('2.10 an address that is no film has no frame', () => {
  expect(renderBlock({ ...media, media_type: 'youtube', media: 'https://evil.example/embed/Ek4a0neThrd', title: 'A' })).toBe('');
});

test('2.10 a phone gets the film that is meant for it', () => {
  const [wide, narrow] = ['Ek4a0neThrd', 'Do5aTheRefo'];
  const html = renderBlock({
    ...media,
    media_type: 'youtube',
    media: `https://youtu.be/${wide}`,
    mobile_media: `https://youtu.be/${narrow}`,
  });
  expect(html).toMatch(new RegExp(`max-\\[575px\\]:hidden.*${wide}.*min-\\[576px\\]:hidden.*${narrow}`));
  const same = renderBlock({
    ...media,
    media_type: 'youtube',
    media: `https://youtu.be/${wide}`,
    mobile_media: `https://youtu.be/${wide}`,
  });
  expect(same.match(/<iframe/g)).toHaveLength(1);
});
