import type { ReactNode } from 'react';
import { ActionButton } from '#components/ui/button.tsx';
import { CARD_IMAGE, imageKind } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Card } from '#lib/content/contract/records/card.ts';
import { CardFeatures } from './card-features.tsx';

const TINTS = ['bg-mor-100', 'bg-khadi-100', 'bg-genda-100', 'bg-mitti-100'];

interface Props {
  card: Card;
  /** Its index in the list, for the background colour. */
  position: number;
  /** Shown instead of its buttons. */
  actions?: ReactNode;
}

/** A card of a list. */
export function CardTile({ card, position, actions }: Props) {
  const { title, description, image, tag, features, buttons = [] } = card;
  return (
    <article className="card-tile flex grow flex-col overflow-hidden rounded-lg border border-khadi-200 bg-white">
      {image ? (
        <div className={`${TINTS[position % TINTS.length]} card-tile-face px-8 py-9 sm:px-12`}>
          <MediaImage
            media={image}
            size={CARD_IMAGE}
            className={
              imageKind(image) === 'card'
                ? 'card-img mx-auto max-w-[19rem]'
                : 'mx-auto aspect-[428/270] w-full max-w-[19rem] object-contain'
            }
          />
        </div>
      ) : null}
      <div className="card-tile-text flex grow flex-col p-6">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3 font-semibold">
          {title}
          {tag ? <span className="tag">{tag}</span> : null}
        </h3>
        {description ? (
          <p className="card-tile-line mt-1.5 text-muted">
            <InlineMarkdown>{description}</InlineMarkdown>
          </p>
        ) : null}
        <CardFeatures features={features} className="card-tile-facts mt-4 mb-6" />
        {actions || buttons.length > 0 ? (
          <div className="card-tile-actions mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
            {actions ??
              keyed(buttons, ({ button_label }) => button_label).map(({ key, item: button, position: index }) => (
                <ActionButton key={key} button={button} variant={index === 0 ? 'primary' : 'tertiary'} />
              ))}
          </div>
        ) : null}
      </div>
    </article>
  );
}
