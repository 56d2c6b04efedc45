import { OfferTile } from '#components/blocks/offer-list/offer-tile.tsx';
import { Carousel } from '#components/ui/carousel.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { langOf, languageOf } from '#components/ui/part-language.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { Offer } from '#lib/content/contract/records/offer.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  /** What they are, when they are no offers. */
  title?: string | undefined;
  offers: readonly Offer[];
  /** The list they are from. */
  viewAll: string;
  locale: Locale;
  language: Locale;
  today: string;
}

/** Offers of the same kind, at the foot of the page of one. */
export function RelatedOffers({ title: given, offers, viewAll, locale, language, today }: Props) {
  const title = given ?? textOf(language, 'offerDetail')('related');
  return (
    <section className="section bg-khadi-50">
      <div className="wrap">
        <SectionHeader title={title} viewAll={{ link: viewAll }} locale={locale} language={language} />
        <Carousel
          label={title}
          count={offers.length}
          locale={locale}
          trackClass="mt-7 !gap-4 pb-3 lg:!gap-5"
          controlsClass="mt-5 justify-center lg:hidden"
        >
          {keyed(offers, ({ slug }) => slug).map(({ key, item: offer }) => (
            <li key={key} {...langOf(offer, language)} className="offer-slide">
              <OfferTile offer={offer} locale={locale} language={languageOf(offer, language)} today={today} />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
