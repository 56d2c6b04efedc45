import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.description'>[] = [
  {
    name: 'with a note',
    block: {
      __component: 'blocks.description',
      title: 'How a tap works',
      description: [
        'The accessory holds a small chip that is linked to your bank account, just like the card.',
        'For small amounts you only tap. Above **₹5,000** the machine asks for your PIN.',
        '- Works at every machine that shows the tap sign.\n- Needs no phone and no network.',
        'Read the [terms for accessories](/terms-of-use) before you order.',
      ].join('\n\n'),
      note: { title: 'If you lose it', description: 'Pause it in the app first, then call your bank.', icon: 'shield-check' },
    },
  },
  {
    name: 'a long text with headings and a table',
    block: {
      __component: 'blocks.description',
      description: [
        '## Limits',
        'They differ from card to card.',
        '#### In shops',
        '| Card | A day | A tap |\n| --- | --- | --- |\n| Classic | ₹50,000 | ₹5,000 |\n| Select | ₹2,00,000 | ₹5,000 |',
        '1. Open the app.\n2. Set the limit.',
        '> The bank may set a lower limit.',
        '- [x] Tap\n- [ ] Magnetic stripe',
        'The rest is in a note.[^1]',
        '[^1]: Limits are set by the issuing bank.',
      ].join('\n\n'),
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.description',
      locale: 'hi',
      title: 'टैप कैसे काम करता है',
      description: 'इसमें एक छोटी चिप होती है, जो कार्ड की तरह आपके बैंक खाते से जुड़ी रहती है।\n\nछोटी रकम के लिए बस टैप करें।',
      note: { title: 'खो जाए तो', description: 'पहले ऐप में रोकें, फिर बैंक को फ़ोन करें।' },
    },
  },
  {
    name: 'within the site',
    block: {
      __component: 'blocks.description',
      variant: 'header',
      title: 'Cards that travel well',
      description: 'All of them work in 41 countries.',
      view_all: { link: '/credit-cards', tab_slug: 'select', button_slug: 'offers' },
    },
  },
  {
    name: 'outside',
    block: {
      __component: 'blocks.description',
      variant: 'header',
      title: 'Reports',
      view_all: { link: 'https://network.example/reports', label: 'All reports', is_external_link: true },
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.description',
      variant: 'header',
      locale: 'hi',
      title: 'सफ़र के लिए कार्ड',
      view_all: { link: '/credit-cards' },
    },
  },
];
