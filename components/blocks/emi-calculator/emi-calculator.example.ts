import type { BlockExample } from '../block.ts';

const LIMITS = { months: [3, 6, 12], min_amount: 2000, max_amount: 200_000, max_rate: 48 };

export const examples: BlockExample<'blocks.emi-calculator'>[] = [
  {
    name: 'three times to choose from',
    block: {
      __component: 'blocks.emi-calculator',
      title: 'What an instalment costs',
      description: 'Interest is counted on what is left.',
      ...LIMITS,
      amount: 18_000,
      default_months: 6,
      rate: 15,
      note: 'Rounded to the rupee.',
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.emi-calculator',
      locale: 'hi',
      title: 'एक किस्त कितने की पड़ेगी',
      ...LIMITS,
      amount: 150_000,
      default_months: 12,
      rate: 14.5,
    },
  },
];
