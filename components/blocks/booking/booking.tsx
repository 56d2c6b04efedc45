import { keyed } from '#components/ui/keyed.ts';
import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { settings } from '#lib/config/settings.ts';
import { sectionAnchor } from '#lib/content/anchor.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { FeatureCard } from '../features/feature-card.tsx';
import { OfferLayout } from '../offer-detail/offer-layout.tsx';
import { QualifyingCards } from '../offer-detail/qualifying-cards.tsx';

function privilegesOf(type: string): string {
  return `${type === 'platinum' ? `/${settings.PRODUCT_SLUG}-platinum` : '/select-credit-card'}#bookings`;
}

/** A privilege that is booked with a partner. */
export function Booking({ block: { offer }, place }: BlockProps<'blocks.booking'>) {
  const { language, opening } = place;
  const { steps = [], cards = [], cards_label, sections = [] } = offer;
  const t = textOf(language, 'booking');
  const Heading = opening ? 'h2' : 'h3';
  return (
    <OfferLayout
      offer={offer}
      place={place}
      listHref={privilegesOf(offer.offer_type)}
      termsTitle={t('terms')}
      relatedTitle={t('related')}
      gap="gap-y-10"
    >
      {(ended) => (
        <>
          {keyed(sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
            <div key={key} id={sectionAnchor(item)}>
              {item.title ? <Heading className="text-h3 font-semibold">{item.title}</Heading> : null}
              <ul
                className={`mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 ${item.features.length % 2 === 0 ? '' : 'xl:grid-cols-3'}`}
              >
                {keyed(item.features, ({ title }) => title).map(({ key: name, item: feature, position }) => (
                  <li key={name} className="flex">
                    <FeatureCard feature={feature} position={position} level={opening ? 'h3' : 'h4'} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {cards.length > 0 || cards_label ? (
            <div>
              <Heading className="text-h3 font-semibold">{t('who')}</Heading>
              {cards_label ? <p className="mt-2 text-muted">{cards_label}</p> : null}
              {cards.length > 0 ? <QualifyingCards cards={cards} language={language} /> : null}
            </div>
          ) : null}
          {steps.length > 0 && !ended ? (
            <div>
              <Heading className="text-h3 font-semibold">{t('how')}</Heading>
              <NumberedSteps steps={steps} className="mt-5" />
            </div>
          ) : null}
        </>
      )}
    </OfferLayout>
  );
}
