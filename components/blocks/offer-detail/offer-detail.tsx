import { keyed } from '#components/ui/keyed.ts';
import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { offerPagePath } from '#lib/content/offer-address.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { FeatureSection } from '../features/feature-section.tsx';
import { OfferLayout } from './offer-layout.tsx';
import { QualifyingCards } from './qualifying-cards.tsx';

/** The address of an offer without its last segment. */
function listOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

/** An expired offer shows a notice and its terms only. */
export function OfferDetail({ block: { offer }, place }: BlockProps<'blocks.offer-detail'>) {
  const { language, opening } = place;
  const { steps = [], cards = [], sections = [] } = offer;
  const t = textOf(language, 'offerDetail');
  const Heading = opening ? 'h2' : 'h3';
  return (
    <OfferLayout
      offer={offer}
      place={place}
      listHref={listOf(offerPagePath(offer))}
      termsTitle={t('terms')}
      openFirstTerm
      relatedTitle={t('related')}
      gap="gap-y-8"
    >
      {(ended) => (
        <>
          {steps.length > 0 && !ended ? (
            <div>
              <Heading className="text-h3 font-semibold">{t('steps')}</Heading>
              <NumberedSteps steps={steps} className="mt-5" />
            </div>
          ) : null}
          {cards.length > 0 && !ended ? (
            <div>
              <Heading className="text-h3 font-semibold">{t('qualify')}</Heading>
              <QualifyingCards cards={cards} language={language} />
            </div>
          ) : null}
          {keyed(sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
            <FeatureSection key={key} section={item} language={language} level={opening ? 2 : 3} />
          ))}
        </>
      )}
    </OfferLayout>
  );
}
