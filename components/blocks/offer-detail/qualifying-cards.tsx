import { langAttributes } from '#components/ui/content-language.ts';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Card } from '#lib/contract/records/card.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Four or five in one row, any other number in rows of three. */
function columnsFor(count: number): string {
  if (count === 5) return 'sm:grid-cols-3 lg:grid-cols-5';
  return count === 4 ? 'max-w-[44rem] sm:grid-cols-4' : 'max-w-[34rem] sm:grid-cols-3';
}

export function QualifyingCards({ cards, language }: { cards: readonly Card[]; language: Locale }) {
  return (
    <ul className={`mt-5 grid grid-cols-2 gap-5 ${columnsFor(cards.length)}`}>
      {keyed(cards, ({ slug }) => slug).map(({ key, item: card }) => (
        <li key={key} {...langAttributes(card, language)}>
          {card.image ? <MediaImage media={card.image} size={CARD_IMAGE} alt="" className="card-img" /> : null}
          <p className="mt-3 text-sm font-medium">{card.title}</p>
        </li>
      ))}
    </ul>
  );
}
