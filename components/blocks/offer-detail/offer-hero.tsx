import { Icon } from '#components/ui/icon.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { formatDate } from '#lib/i18n/format.ts';
import { textOf } from '#lib/i18n/text.ts';
import { categoryStyle } from '../offer-list/offer-category.ts';
import { Flower } from '../offer-list/offer-tile.tsx';
import type { OfferPartProps } from './offer-summary.tsx';

interface Props extends OfferPartProps {
  level: 'h1' | 'h2';
  /** Today in India, as an ISO date. */
  today: string;
}

const LOGO = { width: 150, height: 28 };

/** The header of an offer in the colours of its category, or in grey when it has ended. */
export function OfferHero({ offer, language, ended, level: Title, today }: Props) {
  const { title, description, logo, category_slug, category_label, valid_from } = offer;
  const { tint, text, strong, icon } = categoryStyle(category_slug);
  const tag = ended
    ? textOf(language, 'offers')('ended')
    : valid_from && valid_from > today
      ? textOf(language, 'offerDetail')('starts', { date: formatDate(valid_from, language) })
      : undefined;
  return (
    <div
      className={`relative flex flex-col overflow-hidden rounded-xl p-6 sm:p-10 lg:min-h-72 ${ended ? 'bg-khadi-100 text-muted' : `${tint} ${text}`}`}
    >
      <Flower className="-end-20 -bottom-24 size-72 sm:-end-24 sm:-bottom-28 sm:size-[26rem]" />
      <span className="absolute end-16 bottom-12 grid size-24 place-items-center rounded-full bg-white max-sm:hidden">
        <Icon name={icon} className="size-11" />
      </span>
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-3">
        {logo ? (
          <span className="inline-flex max-w-full items-center rounded-md bg-white px-4 py-2.5">
            <MediaImage media={logo} size={LOGO} className={`h-7 w-auto max-w-full ${ended ? 'opacity-70 grayscale' : ''}`} />
          </span>
        ) : null}
        {category_label ? <span className="text-sm font-semibold">{category_label}</span> : null}
        {tag ? <span className="tag !bg-white !text-ink">{tag}</span> : null}
      </div>
      <div className="relative mt-auto pt-7 sm:max-w-[70%] sm:pt-12">
        <Title className={`text-h1 font-bold ${ended ? 'text-ink' : strong}`}>{title}</Title>
        <InlineParagraph text={description} className="mt-3 max-w-[28rem] text-lead" />
      </div>
    </div>
  );
}
