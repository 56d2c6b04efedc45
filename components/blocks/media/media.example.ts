import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.media'>[] = [
  {
    name: 'image',
    block: {
      __component: 'blocks.media',
      title: 'One line, many dots',
      media_type: 'image',
      media: { url: '/art/scenes/kolam-desktop.svg', width: 1440, height: 560 },
      mobile_media: { url: '/art/scenes/kolam-mobile.svg', width: 750, height: 900 },
    },
  },
  {
    name: 'film in a file',
    block: {
      __component: 'blocks.media',
      title: 'See it at the gate',
      media_type: 'video',
      media: { url: '/art/film/gate.mp4', mime: 'video/mp4' },
      captions: [
        { language: 'en', label: 'English', url: '/art/film/gate-en.vtt' },
        { language: 'hi', label: 'हिन्दी', url: '/art/film/gate-hi.vtt' },
      ],
      poster: '/art/film/gate-poster.svg',
      duration_label: '12 s',
    },
  },
  {
    name: 'YouTube',
    block: {
      __component: 'blocks.media',
      title: 'See it at the market',
      media_type: 'youtube',
      media: 'https://www.youtube.com/watch?v=SAMPLE-0000',
      poster: { url: '/art/scenes/market-desktop.svg', width: 1440, height: 560 },
      mobile_poster: { url: '/art/scenes/market-mobile.svg', width: 1320, height: 1320 },
      duration_label: '1 min 20 s',
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.media',
      locale: 'hi',
      title: 'बाज़ार में देखिए',
      media_type: 'youtube',
      media: 'https://youtu.be/SAMPLE-0000',
      poster: '/art/scenes/market-desktop.svg',
    },
  },
];
