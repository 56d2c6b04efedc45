import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.faq-finder'>[] = [
  {
    name: 'topics with their questions',
    block: {
      __component: 'blocks.faq-finder',
      title: 'Questions and answers',
      tabs: [
        { slug: 'paying', title: 'Paying in shops and online', count: 11 },
        { slug: 'lounges', title: 'Lounges and travel', count: 12, description: 'More on the [lounges page](/lounges).' },
      ],
      pagination: { page: 1, page_size: 10, page_count: 2, total: 12 },
      items: [
        {
          slug: 'how-many-visits',
          question: 'How many lounge visits do I get?',
          answer: 'A Platinum card gives **one visit a quarter**. [See the lounges](/lounges).',
          tab_slug: 'lounges',
          show_by_default: true,
        },
        { question: 'Is food included?', answer: 'Yes: hot food, tea and coffee.', tab_slug: 'lounges' },
      ],
      aside: {
        title: 'Lost your card?',
        description: 'Call your bank first.',
        button: { button_type: 'internal', button_link: '/lost-card', button_label: 'What to do now' },
      },
    },
  },
  { name: 'without questions', block: { __component: 'blocks.faq-finder', title: 'Questions', items: [] } },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.faq-finder',
      locale: 'hi',
      title: 'सवाल और जवाब',
      tabs: [{ slug: 'lounges', title: 'लाउंज और यात्रा', count: 12 }],
      items: [
        {
          slug: 'why-was-2-rupees-taken',
          question: 'लाउंज में मेरे खाते से ₹2 क्यों कटे?',
          answer: 'इस छोटे शुल्क से पता चलता है कि कार्ड चालू है।',
          tab_slug: 'lounges',
        },
      ],
    },
  },
];
