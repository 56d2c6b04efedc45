import { useId } from 'react';
import { HiddenFields } from '#components/lists/hidden-fields.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import { COMPARE_ID } from '#lib/config/element-ids.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockProps } from '../block.ts';
import { CardTile } from '../card-list/card-tile.tsx';
import { CardActions } from './card-actions.tsx';
import { CompareTray } from './compare-tray.tsx';

/** The cards of a list. Where they can be compared they are in a GET form that leads to the comparison on the same page. */
export function CardGrid({ block, place }: BlockProps<'blocks.card-finder'>) {
  const locale = useLocale();
  const { language, path, query } = place;
  const idPrefix = useId();
  const grid = (
    <ul className="card-grid grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-3">
      {keyed(block.cards, ({ slug }) => slug).map(({ key, item: card, position }) => (
        <li key={key} {...langAttributes(card, language)} id={card.slug} className="flex">
          <CardTile
            card={card}
            position={position}
            actions={
              <CardActions
                card={card}
                block={block}
                place={{ ...place, language: labelLocaleOf(card, language) }}
                idPrefix={idPrefix}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
  if (!block.compare) return grid;
  return (
    <form action={`${localizePath(path, locale)}#${COMPARE_ID}`} method="get" className="compare-form">
      <HiddenFields query={query} except={['compare']} />
      {grid}
      <CompareTray block={block} place={place} idPrefix={idPrefix} />
    </form>
  );
}
