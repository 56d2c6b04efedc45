import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.steps'>[] = [
  {
    name: 'three steps',
    block: {
      __component: 'blocks.steps',
      title: 'How to use it',
      steps: [
        { title: 'Book or walk in', description: 'Tell the host that you will pay with your **Select** card.' },
        { title: 'Ask for the bill' },
        { title: 'Tap, insert or scan', description: 'Pay the whole bill with one card.' },
      ],
    },
  },
  { name: 'Hindi', block: { __component: 'blocks.steps', locale: 'hi', title: 'कैसे करें', steps: [{ title: 'बिल माँगें' }] } },
];
