import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.language-strip'>[] = [
  {
    name: 'plain',
    block: {
      __component: 'blocks.language-strip',
      title: 'Read this site in your language',
      description: 'Menus, offers and help all follow your choice.',
    },
  },
  { name: 'Hindi', block: { __component: 'blocks.language-strip', locale: 'hi', title: 'यह साइट अपनी भाषा में पढ़ें' } },
];
