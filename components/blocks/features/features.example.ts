import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.features'>[] = [
  {
    name: 'sliding list',
    block: {
      __component: 'blocks.features',
      type: 'ekaa_features',
      title: 'Pick what you carry',
      features: [
        {
          title: 'Wrist band',
          description: 'Water-safe, with no battery to charge. Comes in four colours.',
          image: { url: '/art/cards/otg-band.svg', width: 254, height: 160 },
          buttons: [{ button_type: 'internal', button_link: '/on-the-go', button_label: 'See the bands' }],
        },
        {
          title: 'Key fob',
          description: 'Hangs with the house keys. Limit of **₹5,000** a day.',
          image: { url: '/art/cards/otg-keyfob.svg', width: 254, height: 160 },
          buttons: [{ button_type: 'internal', button_link: '/on-the-go', button_label: 'See the fobs' }],
        },
        {
          title: 'Phone sticker',
          description: 'Turns any phone into a tap-to-pay phone.',
          image: { url: '/art/cards/otg-sticker.svg', width: 254, height: 160 },
          buttons: [{ button_type: 'external', button_link: 'https://bank.example/stickers', button_label: 'See the stickers' }],
        },
        {
          title: 'Transit card',
          description: 'One balance for metro, bus and parking.',
          image: { url: '/art/cards/transit.svg', width: 428, height: 270 },
          buttons: [
            {
              button_type: 'download',
              button_link: '/documents/transit.pdf',
              button_label: 'Download the guide',
              file_size: 1_240_000,
            },
          ],
        },
        {
          title: 'Credit on UPI',
          description: 'Scan and pay from your credit card.',
          image: { url: '/art/cards/phone-qr.svg', width: 360, height: 470 },
          buttons: [
            { button_type: 'pdf', button_link: '/documents/rules.pdf', button_label: 'Read the rules', read_only_pdf: true },
          ],
        },
      ],
    },
  },
  {
    name: 'generic, with icons',
    block: {
      __component: 'blocks.features',
      title: 'What the card does for you',
      description: 'The same in every state.',
      view_all: { link: '/credit-cards', tab_slug: 'select' },
      features: [
        { title: 'Lounges', description: 'Two visits a quarter.', icon: 'armchair' },
        { title: 'Cover', description: 'Accident cover of ₹10,00,000.', icon: 'shield-check' },
        { title: 'Offers', icon: 'ticket-percent' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.features',
      locale: 'hi',
      type: 'ekaa_features',
      title: 'जो साथ रखना आसान हो, वही चुनें',
      features: [
        { title: 'कलाई का बैंड', description: 'पानी में भी सुरक्षित, चार्ज करने की ज़रूरत नहीं।', image: '/art/cards/otg-band.svg' },
        { title: 'चाबी का छल्ला', description: 'रोज़ की सीमा ₹5,000।', image: '/art/cards/otg-keyfob.svg' },
      ],
    },
  },
  {
    name: 'privileges, with banks',
    block: {
      __component: 'blocks.features',
      sections: [
        {
          section_key: 'privileges',
          title: 'Privileges',
          view_all: { link: '/select-credit-card', button_slug: 'privileges' },
          features: [
            { title: 'Lounges', description: 'Two visits a quarter in India.', icon: 'armchair' },
            { title: 'Health', description: 'A yearly check.', icon: 'heart-pulse' },
          ],
          bank_details: [
            { label: 'Sarita Bank', link: 'https://sarita.example/', is_external_link: true },
            { label: 'Nilgiri Bank', link: '/lost-card' },
            { label: 'Konark Bank' },
          ],
        },
        { section_key: 'offers', title: 'Offers', features: [{ title: 'Dining', icon: 'utensils' }] },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.features',
      locale: 'hi',
      sections: [{ title: 'सुविधाएँ', features: [{ title: 'लाउंज', description: 'तिमाही में दो बार।', icon: 'armchair' }] }],
    },
  },
];
