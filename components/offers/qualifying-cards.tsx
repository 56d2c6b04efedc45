import { MediaImage } from '#components/ui/media-image.tsx';
import type { Card } from '#lib/content/contract/records/card.ts';
import { keyed } from '#lib/html/keyed.ts';

const FACE = { width: 428, height: 270 };

/** The cards an offer is for, by their faces. */
export function QualifyingCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul
      className={`mt-5 grid grid-cols-2 gap-5 ${cards.length === 4 ? 'max-w-[46rem] sm:grid-cols-4' : 'max-w-[34rem] sm:grid-cols-3'}`}
    >
      {keyed(cards, ({ slug }) => slug).map(({ key, item: { title, image } }) => (
        <li key={key}>
          {image ? <MediaImage media={image} size={FACE} alt="" className="card-img" /> : null}
          <p className="mt-3 text-sm font-medium">{title}</p>
        </li>
      ))}
    </ul>
  );
}
