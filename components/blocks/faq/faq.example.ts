import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.faq'>[] = [
  {
    name: 'with a title',
    block: {
      __component: 'blocks.faq',
      title: 'Questions people ask',
      view_all: { link: '/faqs', label: 'All questions' },
      items: [
        {
          question: 'How do I know which card I have?',
          answer: 'Look at the word printed in the **lower left** corner of the card.',
          show_by_default: true,
        },
        { question: 'Can I use my card outside India?', answer: 'Yes, in 41 countries. See [the map](/rupay-global).' },
        { question: 'What do I do if my card is lost?', answer: '1. Block it in the app.\n2. Call your bank.' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.faq',
      locale: 'hi',
      title: 'अक्सर पूछे जाने वाले सवाल',
      items: [{ question: 'क्या मैं अपना कार्ड विदेश में इस्तेमाल कर सकता हूँ?', answer: 'हाँ, 41 देशों में।' }],
    },
  },
];
