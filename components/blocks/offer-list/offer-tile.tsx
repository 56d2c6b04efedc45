import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { hasEnded } from '#lib/content/contract/offer-dates.ts';
import type { Offer } from '#lib/content/contract/records/offer.ts';
import { offerHref } from '#lib/content/offer-address.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { Flower } from './flower.tsx';
import { categoryStyle } from './offer-category.ts';

interface Props {
  offer: Offer;
  /** The language of the offer's text. */
  language: Locale;
  /** Today in India, as an ISO date. */
  today: string;
}

const LOGO = { width: 120, height: 24 };

function OfferHeader({ offer, ended, language }: { offer: Offer; ended: boolean; language: Locale }) {
  const { tint, text, icon } = categoryStyle(offer.category_slug);
  return (
    <div
      className={`offer-header relative flex min-h-[7.25rem] flex-col justify-between gap-2 overflow-hidden p-5 sm:min-h-[8.75rem] ${ended ? 'bg-khadi-100 text-khadi-600' : `${tint} ${text}`}`}
    >
      <Flower className="-end-14 -bottom-16 size-52" />
      <span className="offer-icon absolute end-5 bottom-5 grid size-12 place-items-center rounded-full bg-white">
        <Icon name={icon} className="size-6" />
      </span>
      <span className="relative flex items-center justify-between gap-2 text-sm font-semibold">
        {[offer.category_label, offer.city_label, offer.country].filter(Boolean).join(' · ')}
        {ended ? <span className="tag !bg-white">{textOf(language, 'offers')('ended')}</span> : null}
      </span>
      {offer.value_label ? (
        <>
          <h3 className="sr-only">{offer.title}</h3>
          <p className="offer-value">{offer.value_label}</p>
        </>
      ) : (
        <h3 className="offer-value">{offer.title}</h3>
      )}
    </div>
  );
}

/** An offer of a list. The whole tile is a link; one that has ended is grey and not a link. */
export function OfferTile({ offer, language, today }: Props) {
  const t = textOf(language, 'offers');
  const ended = hasEnded(offer, today);
  const content = (
    <>
      <OfferHeader offer={offer} ended={ended} language={language} />
      <div className="offer-text flex grow flex-col p-5">
        {offer.logo ? (
          <MediaImage
            media={offer.logo}
            size={LOGO}
            className={`h-6 w-auto max-w-full self-start ${ended ? 'opacity-70 grayscale' : ''}`}
          />
        ) : null}
        {offer.description ? (
          <p className="offer-line mt-3 mb-4 text-base">
            <InlineMarkdown links={false}>{offer.description}</InlineMarkdown>
          </p>
        ) : null}
        {offer.valid_to || offer.cards_label ? (
          <div className="offer-dates mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-khadi-200 pt-3 text-sm text-muted">
            {offer.valid_to ? <span>{t('till', { date: formatDate(offer.valid_to, language) })}</span> : null}
            {offer.cards_label ? <span className="font-medium text-ink">{offer.cards_label}</span> : null}
          </div>
        ) : null}
      </div>
    </>
  );
  const className = 'offer-tile relative flex grow flex-col overflow-hidden rounded-lg border border-khadi-200 bg-white';
  if (ended) return <article className={className}>{content}</article>;
  return (
    <Link
      href={offerHref(offer)}
      className={`${className} no-underline transition-shadow hover:shadow-lift focus-visible:rounded-lg`}
    >
      {content}
    </Link>
  );
}
