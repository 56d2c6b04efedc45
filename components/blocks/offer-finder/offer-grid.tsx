import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import type { Offer } from '#lib/content/contract/records/offer.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { OfferTile } from '../offer-list/offer-tile.tsx';

interface Props {
  offers: readonly Offer[];
  language: Locale;
  /** Four columns instead of three, for lists without filters beside them. */
  wide: boolean;
}

/** One page of a list of offers. */
export function OfferGrid({ offers, language, wide }: Props) {
  const today = dateInIndia(new Date());
  return (
    <ul
      className={`offer-rows mt-3 grid grid-cols-1 gap-3 sm:mt-6 sm:gap-4 sm:grid-cols-2 lg:gap-5 ${wide ? 'lg:grid-cols-3 xl:grid-cols-4' : 'xl:grid-cols-3'}`}
    >
      {keyed(offers, ({ slug }) => slug).map(({ key, item: offer }) => (
        <li key={key} {...langAttributes(offer, language)} className="flex min-w-0">
          <OfferTile offer={offer} language={labelLocaleOf(offer, language)} today={today} />
        </li>
      ))}
    </ul>
  );
}
