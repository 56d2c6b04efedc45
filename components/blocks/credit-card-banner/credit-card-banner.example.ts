import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.credit-card-banner'>[] = [
  {
    name: 'with text',
    block: {
      __component: 'blocks.credit-card-banner',
      title: 'On-the-go: leave the wallet at home',
      description: 'A band, a fob or a sticker that taps at every metro gate and every counter.',
      media: { url: '/art/scenes/metro-desktop.svg', width: 1440, height: 560 },
      mobile_media: { url: '/art/scenes/metro-mobile.svg', width: 1320, height: 1320 },
      button: { button_type: 'internal', button_link: '/on-the-go', button_label: 'Order from your bank' },
      breadcrumb: [{ label: 'Ways to pay', link: '/on-the-go' }, { label: 'On-the-go' }],
    },
  },
  {
    name: 'picture only, without a gradient',
    block: {
      __component: 'blocks.credit-card-banner',
      media: {
        url: '/art/scenes/market-desktop.svg',
        width: 1440,
        height: 560,
        alternative_text: 'Market stalls under a string of lights',
      },
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.credit-card-banner',
      locale: 'hi',
      title: 'ऑन-द-गो: बटुआ घर पर छोड़िए',
      description: 'बैंड, छल्ला या स्टिकर, जो हर मेट्रो द्वार और हर काउंटर पर टैप होता है।',
      media: { url: '/art/scenes/metro-desktop.svg', width: 1440, height: 560 },
      mobile_media: '/art/scenes/metro-mobile.svg',
    },
  },
];
