import { toggleAddress } from '#components/lists/list.ts';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { TableFrame } from '#components/ui/table-frame.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { valuesOf } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { cardLink } from '../card-finder/card-link.ts';

const CELL = 'px-2 py-3.5 first:ps-4 last:pe-3 sm:px-5';

interface Props {
  cards: readonly Card[];
  view: BlockOf<'blocks.card-compare'>['view'];
  place: BlockPlace;
  label: string;
}

/** The labels of the facts, each with the first card that has it. */
function rowsOf(cards: readonly Card[]): [string, Card][] {
  const rows = new Map<string, Card>();
  for (const card of cards) for (const { label } of card.facts ?? []) if (!rows.has(label)) rows.set(label, card);
  return [...rows];
}

/** The value of a fact in the language of its card. */
function Value({ text, language }: { text: string; language: Locale }) {
  const t = textOf(language, 'cards');
  if (text === t('no')) return <span className="text-muted">{text}</span>;
  if (text !== t('yes')) return text;
  return (
    <span className="inline-flex items-center gap-1 align-middle text-success sm:gap-2">
      <Icon name="check" className="size-5" />
      {text}
    </span>
  );
}

function ColumnHeader({ card, view, place }: { card: Card; view: Props['view']; place: BlockPlace }) {
  const { path, query } = place;
  const language = labelLocaleOf(card, place.language);
  const chosen = valuesOf(query, 'compare');
  return (
    <th scope="col" {...langAttributes(card, place.language)} className={`${CELL} text-start align-bottom font-semibold`}>
      {card.image ? (
        <MediaImage media={card.image} alt="" size={CARD_IMAGE} className="mb-2 h-auto w-full max-w-[8.5rem] max-sm:max-w-16" />
      ) : null}
      <span className="flex items-center justify-between gap-1 max-sm:flex-col max-sm:items-start">
        <Link
          href={cardLink(card, { view, path, query, language }).href}
          className="inline-flex min-h-11 items-center text-mor-700 underline decoration-mor-300 underline-offset-4 hover:decoration-current"
        >
          {card.title}
        </Link>
        {chosen.includes(card.slug) ? (
          <Link
            href={toggleAddress({ ...place, anchor: 'compare' }, 'compare', card.slug)}
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

/** A table with a column for each card and a row for each fact. */
export function ComparisonTable({ cards, view, place, label }: Props) {
  const { language } = place;
  const t = textOf(language, 'cards');
  return (
    <TableFrame label={label}>
      <table className="w-full text-start max-sm:text-sm sm:table-fixed">
        <thead>
          <tr className="border-b border-khadi-200 bg-khadi-100">
            <th scope="col" className={`${CELL} text-start align-bottom text-sm font-normal text-muted`}>
              {t('fact')}
            </th>
            {cards.map((card) => (
              <ColumnHeader key={card.slug} card={card} view={view} place={place} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(cards).map(([row, first]) => (
            <tr key={row} className="border-b border-khadi-200 last:border-0">
              <th scope="row" {...langAttributes(first, language)} className={`${CELL} text-start font-medium`}>
                {row}
              </th>
              {cards.map((card) => {
                const text = card.facts?.find((fact) => fact.label === row)?.value;
                return text === undefined ? (
                  <td key={card.slug} className={`${CELL} text-muted`}>
                    {t('notStated')}
                  </td>
                ) : (
                  <td key={card.slug} {...langAttributes(card, language)} className={`${CELL} tabular-nums`}>
                    <Value text={text} language={labelLocaleOf(card, language)} />
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
