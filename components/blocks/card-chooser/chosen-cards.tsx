import { EmptyState } from '#components/lists/empty-state.tsx';
import { ResultCount } from '#components/lists/result-count.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { Link } from '#components/ui/link.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { CARD_FOLDERS, cardPath } from '#lib/content/contract/card-paths.ts';
import { listHref } from '#lib/content/page-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

type Result = NonNullable<BlockOf<'blocks.card-chooser'>['results']>[number];

/** The cards that are shown; more would be no choice. */
const SHOWN = 6;
const COMPARED = 3;

interface Props {
  /** The best first; `undefined` before a question is answered. */
  results: readonly Result[] | undefined;
  path: string;
  language: Locale;
}

/** Address of the first cards side by side; they can be compared when they are of one type. */
function compareHref(results: readonly Result[]): string | undefined {
  const first = results.slice(0, COMPARED).map(({ card }) => card);
  const type = first[0]?.card_type;
  if (type === undefined || type === 'studio' || type === 'accessory') return undefined;
  if (first.length < 2 || first.some(({ card_type }) => card_type !== type)) return undefined;
  return listHref(CARD_FOLDERS[type], {}, { compare: first.map(({ slug }) => slug).join(',') }, 'compare');
}

function ChosenCard({ result: { card, reasons }, language }: { result: Result; language: Locale }) {
  const { title, description, image } = card;
  const own = labelLocaleOf(card, language);
  return (
    <article {...langAttributes(card, language)} className="grid grid-cols-1 gap-5 sm:grid-cols-[11rem_1fr] sm:gap-8">
      {image ? <MediaImage media={image} alt="" size={CARD_IMAGE} className="card-img w-44" /> : <span />}
      <div className="min-w-0">
        <p className="text-sm text-muted">{textOf(own, 'cardPage')(`types.${card.card_type}`)}</p>
        <h3 className="text-h3">
          <Link href={cardPath(card) ?? '/'} className="text-link">
            {title}
          </Link>
        </h3>
        {description ? (
          <p className="text-muted">
            <InlineMarkdown>{description}</InlineMarkdown>
          </p>
        ) : null}
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

/** The cards for the answers, ranked. */
export function ChosenCards({ results, path, language }: Props) {
  const t = textOf(language, 'cardChooser');
  if (results === undefined) return <EmptyState icon="wallet-cards" title={t('start')} hint={t('startHint')} />;
  if (results.length === 0) {
    return <EmptyState icon="wallet-cards" title={t('none')} links={[{ label: t('again'), href: `${path}#chooser` }]} />;
  }
  const shown = results.slice(0, SHOWN);
  const compare = compareHref(shown);
  return (
    <>
      <h2 className="text-h2">{t('results')}</h2>
      <ResultCount className="mt-2">{t('count', { shown: shown.length, total: results.length })}</ResultCount>
      <ol className="mt-5 border-t border-khadi-200">
        {shown.map((result) => (
          <li key={result.card.slug} className="border-b border-khadi-200 py-7">
            <ChosenCard result={result} language={language} />
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
        {compare ? (
          <Link href={compare} className="btn btn-secondary">
            {t('compare')}
          </Link>
        ) : null}
        <Link href={`${path}#chooser`} className="btn btn-tertiary">
          {t('again')}
        </Link>
      </p>
    </>
  );
}
