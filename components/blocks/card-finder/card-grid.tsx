import { useId } from 'react';
import { HiddenFields } from '#components/lists/hidden-fields.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { COMPARE_ID } from '#lib/config/element-ids.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { valuesOf } from '#lib/contract/page-query.ts';
import type { Card } from '#lib/contract/records/card.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockPlace, BlockProps } from '../block.ts';
import { CardTile } from '../card-list/card-tile.tsx';
import { cardLink } from './card-link.ts';
import { CompareTray, compareId } from './compare-tray.tsx';

interface CardActionsProps {
  card: Card;
  block: BlockOf<'blocks.card-finder'>;
  place: BlockPlace;
  idPrefix: string;
}

/** The default label, its card title for screen readers only, so that labels in a row are equally long. */
function viewLabel(label: string, title: string) {
  const [before = '', ...rest] = label.split(title);
  if (rest.length !== 1 || `${before}${rest[0]}`.trim() === '') return label;
  return (
    <>
      {before.trimEnd()}
      <span className="sr-only">{` ${title} `}</span>
      {rest[0]?.trimStart()}
    </>
  );
}

function CardActions({ card, block: { view, compare }, place, idPrefix }: CardActionsProps) {
  const { language, path, query } = place;
  const t = textOf(language, 'cards');
  const { href, label } = cardLink(card, { view, path, query, language });
  return (
    <>
      <Link
        href={href}
        aria-current={valuesOf(query, 'card')[0] === card.slug ? 'true' : undefined}
        className="card-tile-view btn btn-primary"
      >
        {view?.label === undefined ? viewLabel(label, card.title) : label}
      </Link>
      {compare ? (
        // In the DOM the checkbox is in the tray, where CSS counts it; `aria-owns` puts it here for assistive technology.
        <span aria-owns={compareId(idPrefix, card.slug)} className="contents">
          <label htmlFor={compareId(idPrefix, card.slug)} className="chip compare-toggle">
            <Icon name="plus" className="size-4" />
            <Icon name="check" className="size-4" />
            <span aria-hidden="true">{t('compare')}</span>
          </label>
        </span>
      ) : null}
    </>
  );
}

/** Cards, in a GET form where they can be compared. */
export function CardGrid({ block, place }: BlockProps<'blocks.card-finder'>) {
  const locale = useLocale();
  const { language, path, query } = place;
  const idPrefix = useId();
  const grid = (
    <ul
      className={`card-grid grid grid-cols-1 gap-3 sm:gap-5 md:grid-cols-2 ${block.cards.length === 2 ? '' : 'lg:grid-cols-3'}`}
    >
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
