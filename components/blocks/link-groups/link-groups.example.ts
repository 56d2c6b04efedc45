import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.link-groups'>[] = [
  {
    name: 'site map',
    block: {
      __component: 'blocks.link-groups',
      title: 'Site map',
      groups: [
        {
          title: 'Cards',
          link: '/credit-cards',
          links: [{ label: 'Debit cards', link: '/debit-cards' }, { label: 'Virtual card' }],
        },
        { title: 'Each card', folded: true, links: [{ label: 'Classic', link: '/credit-cards/classic-credit' }] },
        { title: 'Help', links: [{ label: 'Network', link: 'https://network.example/', is_external_link: true }] },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.link-groups',
      locale: 'hi',
      groups: [{ title: 'कार्ड', links: [{ label: 'डेबिट कार्ड', link: '/debit-cards' }] }],
    },
  },
];
