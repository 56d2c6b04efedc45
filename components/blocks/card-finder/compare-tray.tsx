import { cardName } from '#components/ui/card-name.ts';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { valuesOf } from '#lib/contract/page-query.ts';
import type { Card } from '#lib/contract/records/card.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';

export function compareId(idPrefix: string, slug: string): string {
  return `${idPrefix}-${slug}`;
}

interface Props {
  block: BlockOf<'blocks.card-finder'>;
  place: BlockPlace;
  idPrefix: string;
}

/** The checkboxes are siblings, so that CSS can count them: two show the button, three disable the others. */
export function CompareTray({ block: { cards }, place: { language, query }, idPrefix }: Props) {
  const t = textOf(language, 'cards');
  const chosen = valuesOf(query, 'compare');
  // Titles of cards on other tabs or pages are unknown here.
  const others = chosen.filter((slug) => !cards.some((card) => card.slug === slug)).map((slug) => ({ slug }));
  return (
    <fieldset className="compare-tray">
      <legend className="sr-only">{t('compareCards')}</legend>
      <div className="compare-options">
        {[...cards, ...others].flatMap((card: Pick<Card, 'slug'> & Partial<Card>) => {
          const { slug, title = slug.replaceAll('-', ' '), image } = card;
          const id = compareId(idPrefix, slug);
          return [
            <input
              key={id}
              id={id}
              type="checkbox"
              name="compare"
              value={slug}
              defaultChecked={chosen.includes(slug)}
              aria-label={`${textOf(labelLocaleOf(card, language), 'cards')('compare')}: ${title}`}
              {...langAttributes(card, language)}
            />,
            <label key={`${id} label`} htmlFor={id} style={cardName(slug)} {...langAttributes(card, language)}>
              {image ? <MediaImage media={image} alt="" size={CARD_IMAGE} className="h-auto w-11 rounded-xs" /> : null}
              <span className="min-w-0 truncate">{title}</span>
              <Icon name="x" className="size-4" />
            </label>,
          ];
        })}
      </div>
      <p className="compare-count">
        <span className="compare-none">{t('compareHint')}</span>
        <span className="compare-one">{t('compareOne')}</span>
        <span className="compare-full">{t('compareFull')}</span>
      </p>
      <button type="submit" className="btn btn-primary">
        {t('compare')}
      </button>
    </fieldset>
  );
}
