import { toggleAddress } from '#components/lists/list.ts';
import { cardName } from '#components/ui/card-name.ts';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { TableFrame } from '#components/ui/table-frame.tsx';
import { COMPARE_ID } from '#lib/config/element-ids.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { valuesOf } from '#lib/contract/page-query.ts';
import type { Card } from '#lib/contract/records/card.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { cardLink } from '../card-finder/card-link.ts';
import { FactValue } from './fact-value.tsx';

interface Props {
  cards: readonly Card[];
  view: BlockOf<'blocks.card-compare'>['view'];
  place: BlockPlace;
  label: string;
}

/** The labels of all facts, each with the first card that has it. */
function rowsOf(cards: readonly Card[]): [string, Card][] {
  const rows = new Map<string, Card>();
  for (const card of cards) for (const { label } of card.facts ?? []) if (!rows.has(label)) rows.set(label, card);
  return [...rows];
}

function ColumnHeader({ card, view, place }: { card: Card; view: Props['view']; place: BlockPlace }) {
  const { path, query } = place;
  const language = labelLocaleOf(card, place.language);
  const chosen = valuesOf(query, 'compare');
  return (
    <th scope="col" style={cardName(card.slug)} {...langAttributes(card, place.language)}>
      {card.image ? (
        <MediaImage media={card.image} alt="" size={CARD_IMAGE} className="mb-2 h-auto w-full max-w-[8.5rem] max-sm:max-w-16" />
      ) : null}
      <span className="flex items-center justify-between gap-1 max-sm:flex-col max-sm:items-start">
        <Link href={cardLink(card, { view, path, query, language }).href} className="text-link">
          {card.title}
        </Link>
        {chosen.includes(card.slug) ? (
          <Link
            href={toggleAddress({ ...place, anchor: COMPARE_ID }, 'compare', card.slug)}
            aria-label={textOf(language, 'cards')('remove', { title: card.title })}
            className="icon-btn max-sm:-ms-3 print:hidden"
          >
            <Icon name="x" className="size-5" />
          </Link>
        ) : null}
      </span>
    </th>
  );
}

export function ComparisonTable({ cards, view, place, label }: Props) {
  const { language } = place;
  const t = textOf(language, 'cards');
  return (
    <TableFrame label={label}>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{t('fact')}</th>
            {cards.map((card) => (
              <ColumnHeader key={card.slug} card={card} view={view} place={place} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(cards).map(([row, first]) => (
            <tr key={row}>
              <th scope="row" {...langAttributes(first, language)}>
                {row}
              </th>
              {cards.map((card) => {
                const text = card.facts?.find((fact) => fact.label === row)?.value;
                return text === undefined ? (
                  <td key={card.slug} className="text-muted">
                    {t('notStated')}
                  </td>
                ) : (
                  <td key={card.slug} {...langAttributes(card, language)}>
                    <FactValue text={text} language={labelLocaleOf(card, language)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
