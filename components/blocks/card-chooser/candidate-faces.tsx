import type { CSSProperties } from 'react';
import { langAttributes } from '#components/ui/content-language.ts';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { cardPath } from '#lib/contract/record-paths.ts';
import type { Card } from '#lib/contract/records/card.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The most faces that are large enough for a name below. */
const NAMED_MAX = 6;

/** How much wider than high the room for the faces is, on narrow and on wide screens; a face is 1.6 times as wide as high. */
const ROOMS = { narrow: 2.6, wide: 1.3 };

/** The number of faces in a row with which they fill the room, and the last row. */
function acrossOf(count: number, room: number): number {
  const least = Math.max(Math.min(count, 2), Math.round(Math.sqrt((count * room) / 1.6)));
  const missing = (across: number) => (across - (count % across)) % across;
  return [least, least + 1].toSorted((a, b) => missing(a) - missing(b))[0] ?? least;
}

function Face({ card, language, isNamed }: { card: Card; language: Locale; isNamed: boolean }) {
  const { image, title } = card;
  const path = cardPath(card);
  const face = (
    <>
      {image ? <MediaImage media={image} alt={isNamed ? '' : title} size={CARD_IMAGE} className="card-img" /> : null}
      {isNamed || !image ? <span className="mt-1.5 block text-sm font-medium">{title}</span> : null}
    </>
  );
  return (
    <li {...langAttributes(card, language)}>
      {path ? (
        <Link href={path} className="block no-underline">
          {face}
        </Link>
      ) : (
        face
      )}
    </li>
  );
}

interface Props {
  cards: readonly Card[];
  left: readonly Card[];
  language: Locale;
}

/** The faces of the cards that are left, the larger the fewer they are, and below them those that are out; all in the order of the content. */
export function CandidateFaces({ cards, left, language }: Props) {
  const t = textOf(language, 'cardChooser');
  const gone = cards.filter((card) => !left.includes(card));
  const across: CSSProperties & Record<'--narrow' | '--wide', number> = {
    '--narrow': acrossOf(left.length, ROOMS.narrow),
    '--wide': acrossOf(left.length, ROOMS.wide),
  };
  const caption = t('left', { count: left.length });
  return (
    <div className="chooser-cards rounded-xl bg-mor-900 text-white">
      <p className="font-semibold">{caption}</p>
      <ul aria-label={caption} className="chooser-faces" style={across}>
        {cards
          .filter((card) => left.includes(card))
          .map((card) => (
            <Face key={card.slug} card={card} language={language} isNamed={left.length <= NAMED_MAX} />
          ))}
      </ul>
      {gone.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-on-dark-muted">{t('gone', { count: gone.length })}</p>
          <ul aria-hidden="true" className="chooser-gone">
            {gone.map(({ slug, image }) => (
              <li key={slug}>{image ? <MediaImage media={image} alt="" size={CARD_IMAGE} /> : null}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
