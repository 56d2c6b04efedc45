import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.image-text'>[] = [
  {
    name: 'ways to pay',
    block: {
      __component: 'blocks.image-text',
      title: 'One card, many ways to pay',
      image: { url: '/art/cards/phone-qr.svg', width: 360, height: 470 },
      items: [
        { title: 'Credit on UPI', description: 'Scan any QR code.', icon: 'scan-qr-code', link: '/emi-cc-upi' },
        { title: 'Metro and bus', description: 'One balance for every gate.', icon: 'train-front' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.image-text',
      locale: 'hi',
      title: 'एक कार्ड, भुगतान के कई रास्ते',
      items: [{ title: 'यूपीआई पर क्रेडिट', description: 'कोई भी क्यूआर कोड स्कैन करें।', icon: 'scan-qr-code', link: '/emi-cc-upi' }],
    },
  },
];
