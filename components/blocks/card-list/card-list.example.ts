import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.card-list'>[] = [
  {
    name: 'two cards and a band',
    block: {
      __component: 'blocks.card-list',
      title: 'Three tiers, one promise',
      view_all: { link: '/credit-cards' },
      cards: [
        {
          slug: 'select',
          title: 'Select',
          tag: 'Travel',
          card_type: 'credit',
          description: 'For frequent travellers and heavy spenders.',
          image: { url: '/art/cards/select.svg', width: 428, height: 270 },
          features: [
            { title: 'Two lounge visits a quarter', icon: 'armchair' },
            { title: 'Accident cover of ₹10,00,000', icon: 'shield-check' },
          ],
          buttons: [
            { button_type: 'internal', button_link: '/select-credit-card', button_label: 'View Select' },
            { button_type: 'pdf', button_link: '/documents/select.pdf', button_label: 'Terms' },
          ],
        },
        { slug: 'classic', title: 'Classic', card_type: 'credit', features: [{ title: 'Pay any QR code' }] },
        {
          slug: 'band',
          title: 'Wrist band',
          card_type: 'accessory',
          image: { url: '/art/cards/otg-band.svg', width: 254, height: 160 },
        },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.card-list',
      locale: 'hi',
      cards: [{ slug: 'select', title: 'सिलेक्ट', card_type: 'credit', description: 'अक्सर सफ़र करने वालों के लिए।' }],
    },
  },
];
