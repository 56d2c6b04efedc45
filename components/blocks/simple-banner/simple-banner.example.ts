import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.simple-banner'>[] = [
  {
    name: 'with an overlay',
    block: {
      __component: 'blocks.simple-banner',
      title: 'Exclusive offers',
      description: 'Nothing to collect, nothing to print.',
      media: { url: '/art/scenes/festive-desktop.svg', width: 1440, height: 560 },
      mobile_media: { url: '/art/scenes/festive-mobile.svg', width: 1320, height: 1320 },
      overlay: true,
      theme: 'festive',
      breadcrumb: [{ label: 'Offers' }],
    },
  },
  { name: 'without a picture', block: { __component: 'blocks.simple-banner', title: 'Questions and answers' } },
  {
    name: 'card faces and buttons',
    block: {
      __component: 'blocks.simple-banner',
      title: 'Credit cards',
      description: 'Three tiers, one promise.',
      buttons: [
        { button_type: 'internal', button_link: '#banks', button_label: 'Find a bank' },
        { button_type: 'internal', button_link: '#compare', button_label: 'Compare the tiers' },
      ],
      images: [
        { url: '/art/cards/classic.svg', width: 428, height: 270 },
        { url: '/art/cards/platinum.svg', width: 428, height: 270 },
        { url: '/art/cards/select.svg', width: 428, height: 270 },
      ],
    },
  },
  {
    name: 'a wall of card faces',
    block: {
      __component: 'blocks.simple-banner',
      title: 'Card studio',
      images: ['kolam-dawn', 'zari-night', 'marigold-rangoli', 'monsoon-sea', 'peacock-eye', 'rani-wave'].map((name) => ({
        url: `/art/studio/${name}.svg`,
        width: 428,
        height: 270,
      })),
    },
  },
  {
    name: 'Hindi',
    block: { __component: 'blocks.simple-banner', locale: 'hi', title: 'सवाल और जवाब', description: 'लोग जो सबसे ज़्यादा पूछते हैं।' },
  },
];
