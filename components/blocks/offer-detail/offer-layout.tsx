import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { Carousel } from '#components/ui/carousel.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { iconStyle } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { Terms } from '#components/ui/terms.tsx';
import { hasEnded } from '#lib/contract/offer-dates.ts';
import type { Offer, OfferDetail } from '#lib/contract/records/offer.ts';
import { dateInIndia, formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockPlace } from '../block.ts';
import { categoryStyle } from '../offer-list/offer-category.ts';
import { OfferTile } from '../offer-list/offer-tile.tsx';
import { type OfferPartProps, OfferSummary } from './offer-summary.tsx';

interface OfferHeroProps extends OfferPartProps {
  level: 'h1' | 'h2';
  /** Today in India, as an ISO date. */
  today: string;
}

const LOGO = { width: 150, height: 28 };

/** In the colours of its category, or grey when it has ended. */
function OfferHero({ offer, language, ended, level: Title, today }: OfferHeroProps) {
  const { title, description, logo, category_slug, category_label, valid_from } = offer;
  const { tint, text, strong, icon } = categoryStyle(category_slug);
  const tag = ended
    ? textOf(language, 'offers')('ended')
    : valid_from && valid_from > today
      ? textOf(language, 'offerDetail')('starts', { date: formatDate(valid_from, language) })
      : undefined;
  return (
    <div
      className={`offer-hero relative flex flex-col overflow-hidden rounded-xl p-6 before:-end-20 before:-bottom-24 before:size-72 sm:p-10 sm:before:-end-24 sm:before:-bottom-28 sm:before:size-[26rem] lg:min-h-72 ${ended ? 'bg-khadi-100 text-muted' : `${tint} ${text}`}`}
    >
      <span
        className="icon-before absolute end-16 bottom-12 grid size-24 place-items-center rounded-full bg-white before:size-11 max-sm:hidden"
        style={iconStyle(icon)}
      />
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-3">
        {logo ? (
          <span className="inline-flex max-w-full items-center rounded-md bg-plate px-4 py-2.5">
            <MediaImage media={logo} size={LOGO} className={`h-7 w-auto max-w-full ${ended ? 'opacity-70 gray' : ''}`} />
          </span>
        ) : null}
        {category_label ? <span className="text-sm font-semibold">{category_label}</span> : null}
        {tag ? <span className="tag bg-white text-ink">{tag}</span> : null}
      </div>
      <div className="relative mt-auto pt-8 sm:max-w-[70%] sm:pt-12">
        <Title className={`text-h1 font-bold ${ended ? 'text-ink' : strong}`}>{title}</Title>
        <InlineParagraph text={description} className="mt-3 max-w-[28rem] text-lead" />
      </div>
    </div>
  );
}

interface RelatedOffersProps {
  title: string;
  offers: readonly Offer[];
  /** Address of their list. */
  viewAll: string;
  language: Locale;
  today: string;
}

function RelatedOffers({ title, offers, viewAll, language, today }: RelatedOffersProps) {
  return (
    <section className="section bg-khadi-50">
      <div className="wrap">
        <SectionHeader title={title} viewAll={{ link: viewAll }} language={language} />
        <Carousel
          label={title}
          count={offers.length}
          trackClass="carousel-tiles mt-7"
          controlsClass="mt-5 justify-center xl:hidden"
        >
          {keyed(offers, ({ slug }) => slug).map(({ key, item: offer }) => (
            <li key={key} {...langAttributes(offer, language)} className="offer-slide">
              <OfferTile offer={offer} language={labelLocaleOf(offer, language)} today={today} />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

interface Props {
  offer: OfferDetail;
  place: BlockPlace;
  listHref: string;
  termsTitle: string;
  openFirstTerm?: boolean | undefined;
  relatedTitle: string;
  gap: string;
  /** The parts between its header and its terms. */
  children: (ended: boolean) => ReactNode;
}

/** The page of an offer or a privilege. */
export function OfferLayout({ offer, place, listHref, termsTitle, openFirstTerm, relatedTitle, gap, children }: Props) {
  const locale = useLocale();
  const { path, language, opening } = place;
  const { terms = [], related = [] } = offer;
  const today = dateInIndia(new Date());
  const ended = hasEnded(offer, today);
  const part = { offer, locale, language, ended };
  return (
    <>
      <section className="wrap pt-3 pb-16">
        {opening ? <Breadcrumb items={opening.breadcrumb} /> : null}
        <div className="mt-3 grid grid-cols-1 items-start gap-x-12 gap-y-8 md:mt-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <OfferHero {...part} level={opening ? 'h1' : 'h2'} today={today} />
          <div className={`grid min-w-0 grid-cols-1 lg:col-start-1 ${gap}`}>
            {children(ended)}
            <Terms terms={terms} untitled={termsTitle} openFirst={openFirstTerm} />
          </div>
          <OfferSummary {...part} listHref={listHref} path={path} />
        </div>
      </section>
      {related.length > 0 ? (
        <RelatedOffers title={relatedTitle} offers={related} viewAll={listHref} language={language} today={today} />
      ) : null}
    </>
  );
}
