import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { Share } from '#components/share/share.tsx';
import { ActionButtons } from '#components/ui/button.tsx';
import { cardName } from '#components/ui/card-name.ts';
import { labelLocaleOf } from '#components/ui/content-language.ts';
import { CARD_IMAGE, imageKind } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { cardPath } from '#lib/contract/record-paths.ts';
import type { CardDetail } from '#lib/contract/records/card.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { FactValue } from '../card-compare/fact-value.tsx';
import { CardFeatures } from '../card-list/card-tile.tsx';
import { CardObject } from './card-object.tsx';

interface FactsProps {
  facts: NonNullable<CardDetail['facts']>;
  language: Locale;
  /** Whether they stand beside a face from 768 px. */
  beside: boolean;
}

function Facts({ facts, language, beside }: FactsProps) {
  return (
    <dl
      className={`grid grid-cols-1 gap-x-8 border-t border-mor-200 lg:text-sm xl:grid-cols-2 ${beside ? 'md:max-lg:row-span-2 md:col-start-2' : 'md:col-span-2'}`}
    >
      {keyed(facts, ({ label }) => label).map(({ key, item: { label, value } }) => (
        <div key={key} className="flex justify-between gap-4 border-b border-mor-200 py-2.5">
          <dt className="min-w-0">{label}</dt>
          <dd className="text-end font-semibold figures">
            <FactValue text={value} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function CardHeader({ card, place }: { card: CardDetail; place: BlockPlace }) {
  const { title, tag, card_type, description, image, features, facts = [], buttons = [] } = card;
  const { language, opening, path } = place;
  const t = textOf(language, 'cardPage');
  const Title = opening ? 'h1' : 'h2';
  const canTurn = opening && image && imageKind(image) === 'card' && !card.is_virtual;
  const breadcrumb = card.breadcrumb ?? opening?.breadcrumb ?? [];
  return (
    <>
      {opening && breadcrumb.length > 0 ? <Breadcrumb items={breadcrumb} theme="dark" /> : null}
      <div
        className={`grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2 grid-flow-dense md:grid-rows-[auto_auto_1fr] lg:grid-cols-[1.15fr_1fr] lg:gap-x-16 ${opening ? 'mt-6 md:mt-9' : ''}`}
      >
        {image ? (
          <div
            className={`mx-auto w-full max-w-[36rem] md:mx-0 md:max-lg:row-span-2 lg:row-span-3 ${opening ? 'card-object' : ''}`}
            style={cardName(card.slug)}
          >
            {canTurn ? (
              <CardObject card={card} image={image} priority={place.first} language={language} />
            ) : (
              <MediaImage
                media={image}
                size={CARD_IMAGE}
                priority={place.first}
                className={
                  imageKind(image) === 'card'
                    ? `card-img ${opening ? 'card-object-face' : ''}`
                    : 'mx-auto aspect-[428/270] w-full rounded-lg object-contain dark:bg-khadi-500'
                }
              />
            )}
          </div>
        ) : null}
        <div className={`card-header min-w-0 ${image ? '' : 'md:col-span-2'}`}>
          <p className="mb-1 font-medium text-muted">{t(`types.${card_type}`)}</p>
          <Title className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${opening ? 'text-h1 font-bold' : 'text-h2'}`}>
            {title}
            {tag ? <span className="tag bg-surface">{tag}</span> : null}
          </Title>
          {description ? <Markdown className="mt-2 text-lead">{description}</Markdown> : null}
          {/* The facts say what the list of a tile does. */}
          {facts.length === 0 ? <CardFeatures features={features} className="mt-5" /> : null}
        </div>
        <div className={`min-w-0 ${image ? 'md:col-start-1 lg:col-start-2' : 'md:col-span-2'}`}>
          <ActionButtons
            buttons={buttons}
            className="mb-5 flex flex-wrap items-center gap-3"
            buttonClass="max-lg:grow"
            language={language}
          />
          <Share href={cardPath(card) ?? path} title={title} language={language} />
        </div>
        {facts.length > 0 ? <Facts facts={facts} language={labelLocaleOf(card, language)} beside={image !== undefined} /> : null}
      </div>
    </>
  );
}
