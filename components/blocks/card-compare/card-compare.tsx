import { Link } from '#components/ui/link.tsx';
import { COMPARED_CARDS_MAX } from '#lib/config/constants.ts';
import { CARDS_ID, COMPARE_ID } from '#lib/config/element-ids.ts';
import { listHref, valuesOf } from '#lib/contract/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** Up to three cards side by side. */
export function CardCompare({ block, place }: BlockProps<'blocks.card-compare'>) {
  const { title, cards } = block;
  const { language, path, query } = place;
  if (cards.length === 0) return null;
  const t = textOf(language, 'cards');
  const chosen = valuesOf(query, 'compare');
  const note = cards.length > COMPARED_CARDS_MAX ? t('onlyThree') : cards.length === 1 ? t('onlyOne') : undefined;
  return (
    <Section place={place} id={COMPARE_ID} heading={{ ...block, title: title ?? t('comparison') }}>
      {note ? <p className="mt-4 font-medium">{note}</p> : null}
      <div className="mt-8">
        <ComparisonTable
          cards={cards.slice(0, COMPARED_CARDS_MAX)}
          view={block.view}
          place={place}
          label={title ?? t('comparison')}
        />
      </div>
      {chosen.length > 0 ? (
        <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
          <Link href={listHref(path, query, {}, CARDS_ID)} className="btn btn-tertiary">
            {t('addMore')}
          </Link>
          <Link href={listHref(path, query, { compare: undefined }, CARDS_ID)} className="btn btn-tertiary">
            {t('clear')}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}
