import type { BlockExample } from '../block.ts';

const FACE = { width: 428, height: 270 };

export const examples: BlockExample<'blocks.hero'>[] = [
  {
    name: 'three slides',
    block: {
      __component: 'blocks.hero',
      slides: [
        {
          title: 'The card that is at home everywhere in India',
          description: 'From the tea stall to the terminal: tap, scan or insert.',
          buttons: [
            { button_type: 'internal', button_link: '/credit-cards', button_label: 'Find your card' },
            { button_type: 'internal', button_link: '/exclusive-offers', button_label: 'See this month’s offers' },
          ],
          images: [
            { url: '/art/cards/virtual.svg', ...FACE },
            { url: '/art/cards/prepaid.svg', ...FACE },
            { url: '/art/cards/classic.svg', ...FACE },
          ],
        },
        {
          title: 'Credit on UPI',
          description: 'Scan any QR code.',
          images: [
            { url: '/art/cards/select.svg', ...FACE },
            { url: '/art/cards/platinum.svg', ...FACE },
          ],
        },
        { title: 'Take the metro with a tap', images: [{ url: '/art/cards/transit.svg', ...FACE }] },
      ],
    },
  },
  { name: 'one slide, title only', block: { __component: 'blocks.hero', slides: [{ title: 'Welcome' }] } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.hero',
      locale: 'hi',
      slides: [
        {
          title: 'वह कार्ड जो देश के हर कोने में अपना है',
          description: 'चाय की दुकान से हवाई अड्डे तक।',
          buttons: [{ button_type: 'internal', button_link: '/credit-cards', button_label: 'अपना कार्ड चुनें' }],
        },
      ],
    },
  },
];
