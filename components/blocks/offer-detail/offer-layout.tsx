import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { Carousel } from '#components/ui/carousel.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { Terms } from '#components/ui/terms.tsx';
import { hasEnded } from '#lib/content/contract/offer-dates.ts';
import type { Offer, OfferDetail } from '#lib/content/contract/records/offer.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockPlace } from '../block.ts';
import { OfferTile } from '../offer-list/offer-tile.tsx';
import { OfferHero } from './offer-hero.tsx';
import { OfferSummary } from './offer-summary.tsx';

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

/** The page of an offer or a privilege: header, parts, terms, a summary beside them, related offers. */
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
