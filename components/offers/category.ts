import type { IconName } from '#lib/icons.ts';

/** The colours and the picture of a kind of offer. */
export interface CategoryLook {
  tint: string;
  text: string;
  icon: IconName;
}

const OTHER: CategoryLook = { tint: 'bg-mor-100', text: 'text-mor-800', icon: 'ticket-percent' };

const LOOKS: Record<string, CategoryLook> = {
  dining: { tint: 'bg-rani-100', text: 'text-rani-700', icon: 'utensils' },
  travel: { tint: 'bg-mor-100', text: 'text-mor-800', icon: 'plane' },
  shopping: { tint: 'bg-genda-100', text: 'text-genda-900', icon: 'shopping-bag' },
  health: { tint: 'bg-patta-100', text: 'text-patta-700', icon: 'pill' },
  cinema: { tint: 'bg-mitti-100', text: 'text-mitti-700', icon: 'clapperboard' },
  electronics: { tint: 'bg-neel-100', text: 'text-neel-700', icon: 'headphones' },
  groceries: { tint: 'bg-patta-100', text: 'text-patta-700', icon: 'shopping-basket' },
  books: { tint: 'bg-neel-100', text: 'text-neel-700', icon: 'book-open' },
  home: { tint: 'bg-mitti-100', text: 'text-mitti-700', icon: 'house' },
  stays: { tint: 'bg-mor-100', text: 'text-mor-800', icon: 'hotel' },
  fuel: { tint: 'bg-genda-100', text: 'text-genda-900', icon: 'fuel' },
};

/** How a kind of offer looks; a kind that is not known here looks like any offer. */
export function categoryLook(slug: string | undefined): CategoryLook {
  return (slug === undefined ? undefined : LOOKS[slug]) ?? OTHER;
}
