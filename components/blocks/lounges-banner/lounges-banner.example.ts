import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.lounges-banner'>[] = [
  {
    name: 'a section',
    block: {
      __component: 'blocks.lounges-banner',
      title: 'Before the flight, a quiet hour',
      description: 'Platinum and Select cards open 38 airport lounges in India. Your card is your entry.',
      media: { url: '/art/scenes/lounge-desktop.svg', width: 1440, height: 560 },
      mobile_media: { url: '/art/scenes/lounge-mobile.svg', width: 1320, height: 1320 },
      button: { button_type: 'internal', button_link: '/lounges', button_label: 'Find a lounge' },
    },
  },
  { name: 'only a title', block: { __component: 'blocks.lounges-banner', title: 'A quiet hour' } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.lounges-banner',
      locale: 'hi',
      title: 'उड़ान से पहले, एक सुकून भरा घंटा',
      description: 'आपका कार्ड ही आपका प्रवेश है।',
      media: '/art/scenes/lounge-desktop.svg',
      button: { button_type: 'internal', button_link: '/lounges', button_label: 'लाउंज खोजें' },
    },
  },
];
