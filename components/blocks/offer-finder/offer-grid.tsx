import { PetalShapes } from '#components/blocks/offer-list/flower.tsx';
import { OfferTile } from '#components/blocks/offer-list/offer-tile.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { langOf, languageOf } from '#components/ui/part-language.ts';
import type { Offer } from '#lib/content/contract/records/offer.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';

interface Props {
  offers: readonly Offer[];
  locale: Locale;
  language: Locale;
  /** Whether nothing stands beside the offers, so that four of them fit in a row. */
  wide: boolean;
}

/** A page of offers; one that is not translated is marked with its language. */
export function OfferGrid({ offers, locale, language, wide }: Props) {
  const today = dateInIndia(new Date());
  return (
    <>
      <PetalShapes />
      <ul className={`mt-6 grid gap-4 sm:grid-cols-2 lg:gap-5 ${wide ? 'lg:grid-cols-3 xl:grid-cols-4' : 'xl:grid-cols-3'}`}>
        {keyed(offers, ({ slug }) => slug).map(({ key, item: offer }) => (
          <li key={key} {...langOf(offer, language)} className="flex min-w-0">
            <OfferTile offer={offer} locale={locale} language={languageOf(offer, language)} today={today} />
          </li>
        ))}
      </ul>
    </>
  );
}
