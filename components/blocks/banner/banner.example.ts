import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.banner'>[] = [
  {
    name: 'with an overlay',
    block: {
      __component: 'blocks.banner',
      title: 'Exclusive offers',
      description: 'Nothing to collect, nothing to print.',
      media: { url: '/art/scenes/festive-desktop.svg', width: 1440, height: 560 },
      mobile_media: { url: '/art/scenes/festive-mobile.svg', width: 1320, height: 1320 },
      overlay: true,
      theme: 'festive',
      breadcrumb: [{ label: 'Offers' }],
    },
  },
  { name: 'without a picture', block: { __component: 'blocks.banner', title: 'Questions and answers' } },
  {
    name: 'card faces and buttons',
    block: {
      __component: 'blocks.banner',
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
      __component: 'blocks.banner',
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
    block: { __component: 'blocks.banner', locale: 'hi', title: 'सवाल और जवाब', description: 'लोग जो सबसे ज़्यादा पूछते हैं।' },
  },
  {
    name: 'a section',
    block: {
      __component: 'blocks.banner',
      variant: 'scene',
      title: 'Before the flight, a quiet hour',
      description: 'Platinum and Select cards open 38 airport lounges in India. Your card is your entry.',
      media: { url: '/art/scenes/lounge-desktop.svg', width: 1440, height: 560 },
      mobile_media: { url: '/art/scenes/lounge-mobile.svg', width: 1320, height: 1320 },
      buttons: [{ button_type: 'internal', button_link: '/lounges', button_label: 'Find a lounge' }],
    },
  },
  { name: 'only a title', block: { __component: 'blocks.banner', variant: 'scene', title: 'A quiet hour' } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.banner',
      variant: 'scene',
      locale: 'hi',
      title: 'उड़ान से पहले, एक सुकून भरा घंटा',
      description: 'आपका कार्ड ही आपका प्रवेश है।',
      media: '/art/scenes/lounge-desktop.svg',
      buttons: [{ button_type: 'internal', button_link: '/lounges', button_label: 'लाउंज खोजें' }],
    },
  },
  {
    name: 'with text',
    block: {
      __component: 'blocks.banner',
      variant: 'card',
      title: 'On-the-go: leave the wallet at home',
      description: 'A band, a fob or a sticker that taps at every metro gate and every counter.',
      media: { url: '/art/scenes/metro-desktop.svg', width: 1440, height: 560 },
      mobile_media: { url: '/art/scenes/metro-mobile.svg', width: 1320, height: 1320 },
      buttons: [{ button_type: 'internal', button_link: '/on-the-go', button_label: 'Order from your bank' }],
      breadcrumb: [{ label: 'Ways to pay', link: '/on-the-go' }, { label: 'On-the-go' }],
    },
  },
  {
    name: 'picture only, without a gradient',
    block: {
      __component: 'blocks.banner',
      variant: 'card',
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
      __component: 'blocks.banner',
      variant: 'card',
      locale: 'hi',
      title: 'ऑन-द-गो: बटुआ घर पर छोड़िए',
      description: 'बैंड, छल्ला या स्टिकर, जो हर मेट्रो द्वार और हर काउंटर पर टैप होता है।',
      media: { url: '/art/scenes/metro-desktop.svg', width: 1440, height: 560 },
      mobile_media: '/art/scenes/metro-mobile.svg',
    },
  },
];
