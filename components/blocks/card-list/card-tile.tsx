import type { ReactNode } from 'react';
import { ActionButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { artKind } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Card } from '#lib/content/contract/records/card.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const TINTS = ['bg-mor-100', 'bg-khadi-100', 'bg-genda-100', 'bg-mitti-100'];
const FACE = { width: 428, height: 270 };

interface Props {
  card: Card;
  locale: Locale;
  /** The place in its list, from 0, for the tint. */
  position: number;
  /** What stands at its foot in the place of its buttons. */
  foot?: ReactNode;
}

/** A card with its face, a sentence, its facts and its buttons. */
export function CardTile({ card, locale, position, foot }: Props) {
  const { title, description, image, tag, features = [], buttons = [] } = card;
  return (
    <article className="flex grow flex-col overflow-hidden rounded-lg border border-khadi-200 bg-white">
      {image ? (
        <div className={`${TINTS[position % TINTS.length]} px-8 py-9 sm:px-12`}>
          <MediaImage
            media={image}
            size={FACE}
            className={
              artKind(image) === 'face'
                ? 'card-img mx-auto max-w-[19rem]'
                : 'mx-auto aspect-[428/270] w-full max-w-[19rem] object-contain'
            }
          />
        </div>
      ) : null}
      <div className="flex grow flex-col p-6">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3 font-semibold">
          {title}
          {tag ? <span className="tag">{tag}</span> : null}
        </h3>
        {description ? (
          <p className="mt-1.5 text-muted">
            <InlineMarkdown locale={locale}>{description}</InlineMarkdown>
          </p>
        ) : null}
        {features.length > 0 ? (
          <ul className="mt-4 mb-6 space-y-2.5">
            {keyed(features, ({ title: name }) => name).map(({ key, item: feature }) => (
              <li key={key} className="flex gap-3">
                <Icon name={feature.icon ?? 'check'} className="mt-0.5 size-5 text-mor-600" />
                <span>{feature.title}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {foot || buttons.length > 0 ? (
          <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
            {foot ??
              keyed(buttons, ({ button_label }) => button_label).map(({ key, item: button, position: place }) => (
                <ActionButton key={key} button={button} locale={locale} look={place === 0 ? 'primary' : 'tertiary'} />
              ))}
          </div>
        ) : null}
      </div>
    </article>
  );
}
