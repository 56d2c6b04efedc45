import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.tab-panels'>[] = [
  {
    name: 'the first tab is open',
    block: {
      __component: 'blocks.tab-panels',
      title: 'Scan and score in detail',
      description: 'From the first scan to the voucher.',
      tabs: [
        {
          slug: 'how',
          title: 'How to play',
          description: 'Pay a **QR code** with your credit card on UPI.',
          image: { url: '/art/cards/phone-qr.svg', width: 360, height: 470 },
          steps: [{ title: 'Open your UPI app' }, { title: 'Scan and pay', description: 'Runs show within a minute.' }],
          buttons: [{ button_type: 'internal', button_link: '/emi-cc-on-upi', button_label: 'Link a card' }],
        },
        {
          slug: 'runs',
          title: 'What a payment scores',
          table: { headers: ['Amount', 'Runs'], rows: [['₹50 to ₹199', '1']], note: 'At most 30 runs a day.' },
        },
        { slug: 'rules', title: 'Rules' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.tab-panels',
      locale: 'hi',
      tabs: [
        { slug: 'how', title: 'कैसे खेलें', description: 'क्यूआर कोड स्कैन करें और क्रेडिट कार्ड से चुकाएँ।' },
        { slug: 'rules', title: 'नियम' },
      ],
    },
  },
];
