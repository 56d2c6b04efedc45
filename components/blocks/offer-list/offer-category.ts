import type { IconName } from '#lib/contract/icons.ts';

export interface CategoryStyle {
  tint: string;
  text: string;
  /** Colour of a large title on the tint. */
  strong: string;
  icon: IconName;
}

const OTHER: CategoryStyle = { tint: 'bg-mor-100', text: 'text-mor-800', strong: 'text-ink', icon: 'ticket-percent' };

const STYLES = new Map<string, CategoryStyle>(
  Object.entries({
    dining: { tint: 'bg-rani-100', text: 'text-rani-700', strong: 'text-ink', icon: 'utensils' },
    travel: { tint: 'bg-mor-100', text: 'text-mor-800', strong: 'text-ink', icon: 'plane' },
    shopping: { tint: 'bg-genda-100', text: 'text-genda-900', strong: 'text-genda-900', icon: 'shopping-bag' },
    health: { tint: 'bg-patta-100', text: 'text-patta-700', strong: 'text-ink', icon: 'pill' },
    cinema: { tint: 'bg-mitti-100', text: 'text-mitti-700', strong: 'text-ink', icon: 'clapperboard' },
    electronics: { tint: 'bg-neel-100', text: 'text-neel-700', strong: 'text-ink', icon: 'headphones' },
    groceries: { tint: 'bg-patta-100', text: 'text-patta-700', strong: 'text-ink', icon: 'shopping-basket' },
    books: { tint: 'bg-neel-100', text: 'text-neel-700', strong: 'text-ink', icon: 'book-open' },
    home: { tint: 'bg-mitti-100', text: 'text-mitti-700', strong: 'text-ink', icon: 'house' },
    stays: { tint: 'bg-mor-100', text: 'text-mor-800', strong: 'text-ink', icon: 'hotel' },
    golf: { tint: 'bg-patta-100', text: 'text-patta-700', strong: 'text-ink', icon: 'golf' },
    wellness: { tint: 'bg-rani-100', text: 'text-rani-700', strong: 'text-ink', icon: 'lotus' },
    fitness: { tint: 'bg-mitti-100', text: 'text-mitti-700', strong: 'text-ink', icon: 'dumbbell' },
    concierge: { tint: 'bg-neel-100', text: 'text-neel-700', strong: 'text-ink', icon: 'headphones' },
    rides: { tint: 'bg-genda-100', text: 'text-genda-900', strong: 'text-genda-900', icon: 'car' },
    fuel: { tint: 'bg-genda-100', text: 'text-genda-900', strong: 'text-genda-900', icon: 'fuel' },
    sweets: { tint: 'bg-rani-100', text: 'text-rani-700', strong: 'text-ink', icon: 'gift' },
    clothes: { tint: 'bg-genda-100', text: 'text-genda-900', strong: 'text-genda-900', icon: 'shirt' },
    jewellery: { tint: 'bg-neel-100', text: 'text-neel-700', strong: 'text-ink', icon: 'star' },
    toys: { tint: 'bg-mitti-100', text: 'text-mitti-700', strong: 'text-ink', icon: 'gift' },
    crafts: { tint: 'bg-mitti-100', text: 'text-mitti-700', strong: 'text-ink', icon: 'palette' },
    sights: { tint: 'bg-patta-100', text: 'text-patta-700', strong: 'text-ink', icon: 'camera' },
    accounts: { tint: 'bg-neel-100', text: 'text-neel-700', strong: 'text-ink', icon: 'receipt-indian-rupee' },
    parcels: { tint: 'bg-mor-100', text: 'text-mor-800', strong: 'text-ink', icon: 'route' },
    packing: { tint: 'bg-genda-100', text: 'text-genda-900', strong: 'text-genda-900', icon: 'gift' },
    insurance: { tint: 'bg-patta-100', text: 'text-patta-700', strong: 'text-ink', icon: 'shield-check' },
    printing: { tint: 'bg-rani-100', text: 'text-rani-700', strong: 'text-ink', icon: 'printer' },
    furniture: { tint: 'bg-mitti-100', text: 'text-mitti-700', strong: 'text-ink', icon: 'armchair' },
  }),
);

/** The style of a category, or the default. */
export function categoryStyle(slug: string | undefined): CategoryStyle {
  return (slug === undefined ? undefined : STYLES.get(slug)) ?? OTHER;
}
