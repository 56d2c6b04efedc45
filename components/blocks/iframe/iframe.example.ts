import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.iframe'>[] = [
  {
    name: 'a page of the site',
    block: {
      __component: 'blocks.iframe',
      title: 'Look back: the carnival of 2025',
      description: 'Eight pages with the lamps, shops and recipes of the fifth season.',
      iframe: {
        title: 'Festive carnival 2025',
        iframe_link: '/flipbook/festive-carnival-2025/index.html',
        aria_label: 'Booklet of the festive carnival 2025, eight pages to turn',
        height: 640,
      },
    },
  },
  {
    name: 'a host that is not allowed is only linked to',
    block: {
      __component: 'blocks.iframe',
      title: 'Find a shop on the map',
      iframe: { iframe_link: 'https://maps.example/shops' },
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.iframe',
      locale: 'hi',
      title: 'पिछली झलक: 2025 का उत्सव',
      iframe: { title: 'त्योहार उत्सव 2025', iframe_link: '/flipbook/festive-carnival-2025/hi/index.html' },
    },
  },
];
