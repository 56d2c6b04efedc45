import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.legal-text'>[] = [
  {
    name: 'a long text with contents, last change, summary and documents',
    block: {
      __component: 'blocks.legal-text',
      summary: 'The bank that issued the card decides about fees and limits. Report a lost card **at once**.',
      last_changed: '2026-11-02',
      buttons: [
        { button_type: 'pdf', button_link: '/documents/credit-card-terms-en.pdf', button_label: 'Read as PDF' },
        {
          button_type: 'download',
          button_link: '/documents/credit-card-terms-en.pdf',
          button_label: 'Download',
          file_size: 182_000,
        },
      ],
      description: [
        '## 1. Who these terms are for',
        'They apply between you and **the bank** that issued the card.',
        '## 2. Using the card',
        '### In shops',
        'Tap, insert or scan.',
        '### Online',
        'Every payment asks for a second factor.',
        '## 3. Limits',
        '| Limit | A day |\n| --- | --- |\n| Tap without PIN | ₹5,000 |\n| Cash | ₹20,000 |',
        '## 4. Contact',
        'Write to [care@network.example](mailto:care@network.example).',
      ].join('\n\n'),
    },
  },
  {
    name: 'a short text without contents',
    block: { __component: 'blocks.legal-text', title: 'Note', description: 'Offers end on the day that is named.' },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.legal-text',
      locale: 'hi',
      summary: 'शुल्क और सीमाएँ कार्ड देने वाला बैंक तय करता है। कार्ड खो जाए तो **तुरंत** बताएँ।',
      last_changed: '2026-11-02',
      buttons: [{ button_type: 'pdf', button_link: '/documents/credit-card-terms-hi.pdf', button_label: 'पीडीएफ़ में पढ़ें' }],
      description: [
        '## 1. ये शर्तें किसके लिए हैं',
        'ये आपके और कार्ड देने वाले **बैंक** के बीच लागू हैं।',
        '## 2. कार्ड का इस्तेमाल',
        'टैप करें, लगाएँ या स्कैन करें।',
        '## 3. संपर्क',
        'हमें लिखें।',
      ].join('\n\n'),
    },
  },
];
