import { iconStyle } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { offerHref } from '#lib/content/offer-address.ts';
import { hasEnded } from '#lib/contract/offer-dates.ts';
import type { Offer } from '#lib/contract/records/offer.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { categoryStyle } from './offer-category.ts';

interface Props {
  offer: Offer;
  language: Locale;
  /** Today in India, as an ISO date. */
  today: string;
}

const LOGO = { width: 120, height: 24 };

function OfferHeader({ offer, ended, language }: { offer: Offer; ended: boolean; language: Locale }) {
  const { tint, text, icon } = categoryStyle(offer.category_slug);
  return (
    <div className={`offer-header ${ended ? 'bg-khadi-100 text-khadi-600' : `${tint} ${text}`}`}>
      <span className="offer-icon icon-before before:size-6" style={iconStyle(icon)} />
      <span className="offer-labels">
        {[offer.category_label, offer.city_label, offer.country].filter(Boolean).join('\u00a0· ')}
        {ended ? <span className="tag bg-white">{textOf(language, 'offers')('ended')}</span> : null}
      </span>
      {offer.value_label ? (
        <>
          <h3 className="sr-only">{offer.title}</h3>
          {/* The title says it already. */}
          <p aria-hidden={isSaid(offer.value_label, offer) || undefined} className="offer-value">
            {offer.value_label}
          </p>
        </>
      ) : (
        <h3 className="offer-value">{offer.title}</h3>
      )}
    </div>
  );
}

/** Whether the title of an offer says a text, so that a screen reader need not read it again. */
function isSaid(text: string, { title }: Offer): boolean {
  return title.toLowerCase().includes(text.toLowerCase());
}

/** The whole tile is a link; an expired offer is grey and none. */
export function OfferTile({ offer, language, today }: Props) {
  const t = textOf(language, 'offers');
  const ended = hasEnded(offer, today);
  const content = (
    <>
      <OfferHeader offer={offer} ended={ended} language={language} />
      <div className="offer-text">
        {offer.logo ? (
          <MediaImage
            media={offer.logo}
            alt={offer.merchant !== undefined && isSaid(offer.merchant, offer) ? '' : undefined}
            size={LOGO}
            className={ended ? 'offer-logo opacity-70 gray' : 'offer-logo'}
          />
        ) : null}
        <InlineParagraph text={offer.description} className="offer-line" links={false} />
        {offer.valid_to || offer.cards_label ? (
          <div className="offer-dates">
            {offer.valid_to ? <span>{t('till', { date: formatDate(offer.valid_to, language) })}</span> : null}
            {offer.cards_label ? <span className="offer-cards">{offer.cards_label}</span> : null}
          </div>
        ) : null}
      </div>
    </>
  );
  if (ended) return <article className="offer-tile">{content}</article>;
  return (
    <Link href={offerHref(offer)} className="offer-tile">
      {content}
    </Link>
  );
}
