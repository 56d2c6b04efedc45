import type { BlockExample } from '../block.ts';

const face = (name: string) => ({ url: `/art/studio/${name}.svg`, width: 428, height: 270 });

export const examples: BlockExample<'blocks.request-form'>[] = [
  {
    name: 'with designs',
    block: {
      __component: 'blocks.request-form',
      title: 'Ask for a design',
      description: 'You get a reference at once and an answer within **two working days**.',
      view_all: { link: '/faqs' },
      consent_label: 'I agree that these details are used to answer this request, as the [privacy page](/privacy) says.',
      success_title: 'Your request has been sent',
      success_description: 'Keep the reference.',
      cards: [
        {
          slug: 'kolam-dawn',
          title: 'Kolam at dawn',
          card_type: 'studio',
          tab_slug: 'kolam',
          description: 'One unbroken line around a diamond of dots.',
          image: face('kolam-dawn'),
        },
        { slug: 'route-map', title: 'Route map', card_type: 'studio', tab_slug: 'city' },
      ],
    },
  },
  { name: 'no designs, the texts of the site', block: { __component: 'blocks.request-form' } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.request-form',
      locale: 'hi',
      title: 'डिज़ाइन मँगाएँ',
      cards: [{ slug: 'lotus-pond', title: 'कमल का तालाब', card_type: 'studio', image: face('lotus-pond') }],
    },
  },
];
