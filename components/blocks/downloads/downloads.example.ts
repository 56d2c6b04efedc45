import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.downloads'>[] = [
  {
    name: 'to read and to take away',
    block: {
      __component: 'blocks.downloads',
      title: 'Documents',
      description: 'The terms that hold for every card of this kind.',
      buttons: [
        {
          button_type: 'pdf',
          button_link: '/documents/debit-card-terms-en.pdf',
          button_label: 'Terms of debit cards',
          file_size: 120_400,
          read_only_pdf: true,
        },
        {
          button_type: 'download',
          button_link: '/documents/offer-terms-en.pdf',
          button_label: 'Terms of offers',
          button_description: 'For offers given by **shops**.',
        },
        { button_type: 'internal', button_link: '/lost-card', button_label: 'What to do when a card is lost' },
        { button_type: 'external', button_link: 'https://sarita-bank.example/fees.pdf', button_label: 'Fees of Sarita Bank' },
      ],
    },
  },
  {
    name: 'a page instead of a document',
    block: {
      __component: 'blocks.downloads',
      title: 'Documents',
      buttons: [{ button_type: 'internal', button_link: '/faqs', button_label: 'Questions' }],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.downloads',
      locale: 'hi',
      buttons: [
        {
          button_type: 'pdf',
          button_link: '/documents/debit-card-terms-hi.pdf',
          button_label: 'डेबिट कार्ड की शर्तें',
          file_size: 98_000,
        },
      ],
    },
  },
];
