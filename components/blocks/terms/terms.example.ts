import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.terms'>[] = [
  {
    name: 'clauses, one of them without a title',
    block: {
      __component: 'blocks.terms',
      title: 'Terms of the card',
      terms: [{ title: 'Fees and interest', description: 'The bank sets the **yearly fee**.' }, { description: 'More terms.' }],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.terms',
      locale: 'hi',
      terms: [{ title: 'बदलाव', description: 'सुविधाएँ बदल सकती हैं।' }],
    },
  },
];
