import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.feature-sections'>[] = [
  {
    name: 'privileges, with banks',
    block: {
      __component: 'blocks.feature-sections',
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
      __component: 'blocks.feature-sections',
      locale: 'hi',
      sections: [{ title: 'सुविधाएँ', features: [{ title: 'लाउंज', description: 'तिमाही में दो बार।', icon: 'armchair' }] }],
    },
  },
];
