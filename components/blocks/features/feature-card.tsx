import { Fragment } from 'react';
import { ActionButton } from '#components/ui/button.tsx';
import { iconStyle } from '#components/ui/icon.tsx';
import { type ImageKind, imageKind } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { FEATURE_IMAGE } from '#lib/config/constants.ts';
import type { CardFeature } from '#lib/contract/atoms.ts';

interface Props {
  feature: CardFeature;
  /** Chooses the background. */
  position: number;
  level?: 'h2' | 'h3' | 'h4' | undefined;
}

const IMAGE_CLASS: Record<ImageKind, string> = {
  card: 'card-img w-[66%]',
  upright: 'mt-8 w-[52%] self-start',
  drawing: 'size-full object-cover',
  photograph: 'size-full object-cover',
};

const TINTS = ['bg-mor-100', 'bg-rani-100', 'bg-genda-100', 'bg-khadi-tint', 'bg-mor-50'];

export function FeatureCard({ feature, position, level: Title = 'h3' }: Props) {
  const { title, description, image, icon, buttons = [] } = feature;
  return (
    <article className="feature-card">
      {image ? (
        <div
          className={`mb-5 grid aspect-[163/104] place-items-center overflow-hidden rounded-md ${TINTS[position % TINTS.length]}`}
        >
          <MediaImage media={image} size={FEATURE_IMAGE} className={IMAGE_CLASS[imageKind(image)]} />
        </div>
      ) : icon ? (
        <span className="feature-icon icon-before" style={iconStyle(icon)} />
      ) : null}
      <Title>{title}</Title>
      {description ? (
        <Markdown under={3} className="feature-text">
          {description}
        </Markdown>
      ) : null}
      {buttons.length > 0 ? (
        <div className="feature-buttons">
          {keyed(buttons, ({ button_label }) => button_label).map(({ key, item: button }) => (
            <Fragment key={key}>
              <ActionButton button={button} variant="tertiary" />
              {button.button_description ? (
                <Markdown under={3} className="text-sm text-muted">
                  {button.button_description}
                </Markdown>
              ) : null}
            </Fragment>
          ))}
        </div>
      ) : null}
    </article>
  );
}
