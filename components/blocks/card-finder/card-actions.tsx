import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { valuesOf } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { cardLink } from './card-link.ts';
import { compareId } from './compare-tray.tsx';

interface Props {
  card: Card;
  block: BlockOf<'blocks.card-finder'>;
  place: BlockPlace;
  /** Prefix of the ids of the checkboxes. */
  idPrefix: string;
}

/** The default label with the title of the card for screen readers only: it is shown above, and short labels keep a row level. */
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

/** The View link of a card and the label of its checkbox for the comparison. */
export function CardActions({ card, block: { view, compare }, place, idPrefix }: Props) {
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
        <label htmlFor={compareId(idPrefix, card.slug)} className="chip compare-toggle">
          <Icon name="plus" className="size-4" />
          <Icon name="check" className="size-4" />
          <span>
            {t('compare')}
            <span className="sr-only">: {card.title}</span>
          </span>
        </label>
      ) : null}
    </>
  );
}
