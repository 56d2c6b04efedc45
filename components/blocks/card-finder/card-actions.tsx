import type { BlockPlace } from '#components/blocks/block.ts';
import { viewOf } from '#components/blocks/card-finder/card-link.ts';
import { Link } from '#components/ui/link.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { valuesOf } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  card: Card;
  block: BlockOf<'blocks.card-finder'>;
  place: BlockPlace;
}

/** The fixed words of a View with the title kept for assistive technology: it stands above, and short words keep a row level. */
function viewWords(label: string, title: string) {
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

/** The foot of a card in the list: its View, and a box to tick for the comparison. */
export function CardFoot({ card, block: { view, compare }, place }: Props) {
  const { locale, language, path, query } = place;
  const t = textOf(language, 'cards');
  const { href, label } = viewOf(card, { view, path, query, language });
  return (
    <>
      <Link
        href={href}
        locale={locale}
        aria-current={valuesOf(query, 'card')[0] === card.slug ? 'true' : undefined}
        className="btn btn-primary"
      >
        {view?.label === undefined ? viewWords(label, card.title) : label}
      </Link>
      {compare ? (
        <label className="flex min-h-11 items-center gap-2.5 font-medium">
          <input
            type="checkbox"
            name="compare"
            value={card.slug}
            defaultChecked={valuesOf(query, 'compare').includes(card.slug)}
            className="size-5 accent-mor-700"
          />
          <span>
            {t('compare')}
            <span className="sr-only">: {card.title}</span>
          </span>
        </label>
      ) : null}
    </>
  );
}
