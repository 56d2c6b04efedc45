import { EmptyState } from '#components/lists/empty-state.tsx';
import { ResultCount } from '#components/lists/result-count.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { Link } from '#components/ui/link.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { COMPARED_CARDS_MAX } from '#lib/config/constants.ts';
import { CHOOSER_ID } from '#lib/config/element-ids.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { CARD_LIST_PATHS, cardPath, compareHref } from '#lib/contract/record-paths.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

type Result = NonNullable<BlockOf<'blocks.card-chooser'>['results']>[number];

const CARDS_MAX = 6;

interface Props {
  /** The best first; `undefined` before a question is answered. */
  results: readonly Result[] | undefined;
  path: string;
  language: Locale;
}

/** `undefined` when the first cards are of several types. */
function firstCardsHref(results: readonly Result[]): string | undefined {
  const first = results.slice(0, COMPARED_CARDS_MAX).map(({ card }) => card);
  const type = first[0]?.card_type;
  if (type === undefined || type === 'studio' || type === 'accessory') return undefined;
  if (first.length < 2 || first.some(({ card_type }) => card_type !== type)) return undefined;
  return compareHref(
    CARD_LIST_PATHS[type],
    first.map(({ slug }) => slug),
  );
}

function RecommendedCard({ result: { card, reasons }, language }: { result: Result; language: Locale }) {
  const { title, description, image } = card;
  const labelLocale = labelLocaleOf(card, language);
  const path = cardPath(card);
  return (
    <article {...langAttributes(card, language)} className="grid grid-cols-1 gap-5 sm:grid-cols-[11rem_1fr] sm:gap-8">
      {image ? <MediaImage media={image} alt="" size={CARD_IMAGE} className="card-img w-44" /> : <span />}
      <div className="min-w-0">
        <p className="text-sm text-muted">{textOf(labelLocale, 'cardPage')(`types.${card.card_type}`)}</p>
        <h3 className="text-h3">
          {path ? (
            <Link href={path} className="text-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <InlineParagraph text={description} className="text-muted" />
        {reasons.length > 0 ? (
          <ul className="mt-3 grid gap-1.5">
            {reasons.map((reason) => (
              <li key={reason} className="flex gap-2.5 font-medium">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
                {reason}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}

export function RecommendedCards({ results, path, language }: Props) {
  const t = textOf(language, 'cardChooser');
  if (results === undefined) return <EmptyState icon="wallet-cards" title={t('start')} hint={t('startHint')} />;
  if (results.length === 0) {
    return <EmptyState icon="wallet-cards" title={t('none')} links={[{ label: t('again'), href: `${path}#${CHOOSER_ID}` }]} />;
  }
  const shown = results.slice(0, CARDS_MAX);
  const compare = firstCardsHref(shown);
  return (
    <>
      <h2 className="text-h2">{t('results')}</h2>
      <ResultCount className="mt-2">{t('count', { shown: shown.length, total: results.length })}</ResultCount>
      <ol className="mt-5 hairline-t">
        {shown.map((result) => (
          <li key={result.card.slug} className="hairline-b py-7">
            <RecommendedCard result={result} language={language} />
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
        {compare ? (
          <Link href={compare} className="btn btn-secondary">
            {t('compare')}
          </Link>
        ) : null}
        <Link href={`${path}#${CHOOSER_ID}`} className="btn btn-tertiary">
          {t('again')}
        </Link>
      </p>
    </>
  );
}
