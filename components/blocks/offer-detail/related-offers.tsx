import { Carousel } from '#components/ui/carousel.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { Offer } from '#lib/content/contract/records/offer.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { OfferTile } from '../offer-list/offer-tile.tsx';

interface Props {
  title: string;
  offers: readonly Offer[];
  /** Address of their list. */
  viewAll: string;
  language: Locale;
  today: string;
}

/** Offers of the same category, below an offer. */
export function RelatedOffers({ title, offers, viewAll, language, today }: Props) {
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
