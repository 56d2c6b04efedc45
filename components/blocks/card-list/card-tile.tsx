import type { ReactNode } from 'react';
import { ActionButton } from '#components/ui/button.tsx';
import { cardName } from '#components/ui/card-name.ts';
import { iconStyle } from '#components/ui/icon.tsx';
import { CARD_IMAGE, imageKind } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Card } from '#lib/contract/records/card.ts';

export function CardFeatures({ features = [], className }: { features: Card['features']; className: string }) {
  if (features.length === 0) return null;
  return (
    <ul className={`card-features ${className}`}>
      {keyed(features, ({ title }) => title).map(({ key, item: { title, icon } }) => (
        <li key={key} className="icon-before" style={iconStyle(icon ?? 'check')}>
          {title}
        </li>
      ))}
    </ul>
  );
}

const TINTS = ['bg-mor-100', 'bg-khadi-tint', 'bg-genda-100', 'bg-mitti-100'];

interface Props {
  card: Card;
  /** Chooses the background. */
  position: number;
  /** Shown instead of its buttons. */
  actions?: ReactNode;
}

export function CardTile({ card, position, actions }: Props) {
  const { slug, title, description, image, tag, features, buttons = [] } = card;
  return (
    <article className="card-tile" style={cardName(slug)}>
      {image ? (
        <div className={`${TINTS[position % TINTS.length]} card-tile-face`}>
          <MediaImage
            media={image}
            size={CARD_IMAGE}
            className={imageKind(image) === 'card' ? 'card-img' : 'aspect-[428/270] w-full object-contain'}
          />
        </div>
      ) : null}
      <div className="card-tile-text">
        <h3>
          {title}
          {tag ? <span className="tag">{tag}</span> : null}
        </h3>
        <InlineParagraph text={description} className="card-tile-line" />
        <CardFeatures features={features} className="card-tile-facts" />
        {actions || buttons.length > 0 ? (
          <div className="card-tile-actions">
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
