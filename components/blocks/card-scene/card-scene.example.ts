import { FULL_SCENES } from '#lib/contract/blocks/card-scene.ts';
import type { BlockExample } from '../block.ts';

const card = { url: '/art/cards/debit.svg', width: 428, height: 270 };

export const examples: BlockExample<'blocks.card-scene'>[] = [
  {
    name: 'with a button',
    block: {
      __component: 'blocks.card-scene',
      title: 'One card, in the hands of India',
      description: 'The farmer’s and the bride’s, the student’s and the mechanic’s.',
      button: { button_type: 'internal', button_link: '/which-card', button_label: 'Find yours' },
      card,
    },
  },
  { name: 'Hindi', block: { __component: 'blocks.card-scene', locale: 'hi', title: 'एक कार्ड, पूरे देश के हाथों में', card } },
  ...FULL_SCENES.map((scene) => ({
    name: `the scene ${scene}`,
    block: {
      __component: 'blocks.card-scene' as const,
      scene,
      title: 'The day begins with a tap',
      description: 'The same card opens the gate, and buys the tea behind it.',
      card,
    },
  })),
];
