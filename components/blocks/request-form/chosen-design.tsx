import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { langOf } from '#components/ui/part-language.ts';
import type { Card } from '#lib/content/contract/records/card.ts';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';

interface Props {
  design: Card | undefined;
  place: BlockPlace;
}

/** The design that is asked for, beside the form, with the way back to the others; on a phone only when there is one. */
export function ChosenDesign({ design, place: { locale, language, path, query } }: Props) {
  const t = textOf(language, 'designRequest');
  return (
    <aside aria-label={t('chosen')} className={`rounded-lg bg-mor-100 p-6 lg:sticky lg:top-28 ${design ? '' : 'max-lg:hidden'}`}>
      {design?.image ? (
        <MediaImage media={design.image} size={{ width: 428, height: 270 }} className="card-img mx-auto max-w-[24rem]" />
      ) : (
        <div className="mx-auto grid aspect-[428/270] w-full max-w-[24rem] place-items-center rounded-lg border-2 border-dashed border-mor-300">
          <Icon name="credit-card" className="size-10 text-mor-600" />
        </div>
      )}
      <div {...(design && langOf(design, language))} className="mt-5">
        <p className="font-semibold">{design?.title ?? t('noneChosen')}</p>
        {design?.description ? (
          <p className="mt-1">
            <InlineMarkdown locale={locale}>{design.description}</InlineMarkdown>
          </p>
        ) : null}
      </div>
      <p className="mt-2">
        <Link href={listHref(path, query, { page_no: query.page_no }, 'cards')} locale={locale} className="btn btn-tertiary">
          {t('toDesigns')}
        </Link>
      </p>
    </aside>
  );
}
