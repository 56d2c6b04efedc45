import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.disclaimer'>[] = [
  {
    name: 'plain',
    block: { __component: 'blocks.disclaimer', description: 'Accessories are issued by banks under **their own** terms.' },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.disclaimer',
      locale: 'hi',
      title: 'सूचना',
      description: 'शुल्क और सीमाएँ कार्ड देने वाला बैंक तय करता है।',
    },
  },
];
