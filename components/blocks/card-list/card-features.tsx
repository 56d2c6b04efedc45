import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import type { Card } from '#lib/content/contract/records/card.ts';

/** The short facts of a card, each with an icon. */
export function CardFeatures({ features = [], className }: { features: Card['features']; className: string }) {
  if (features.length === 0) return null;
  return (
    <ul className={`card-features ${className}`}>
      {keyed(features, ({ title }) => title).map(({ key, item: { title, icon } }) => (
        <li key={key}>
          <Icon name={icon ?? 'check'} />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
