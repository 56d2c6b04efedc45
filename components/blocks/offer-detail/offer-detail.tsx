import { FeatureSection } from '#components/blocks/feature-sections/feature-section.tsx';
import { OfferHero } from '#components/blocks/offer-detail/offer-hero.tsx';
import { OfferSummary } from '#components/blocks/offer-detail/offer-summary.tsx';
import { QualifyingCards } from '#components/blocks/offer-detail/qualifying-cards.tsx';
import { RelatedOffers } from '#components/blocks/offer-detail/related-offers.tsx';
import { PetalShapes } from '#components/blocks/offer-list/flower.tsx';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { Terms } from '#components/ui/terms.tsx';
import { hasEnded } from '#lib/content/offer-dates.ts';
import { offerAddress } from '#lib/content/record-address.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** The list an offer belongs to: the address of its page without its last part. */
function listOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

/** An offer with everything that is known of it; one that is over says so and keeps its terms (spec 2.1). */
export function OfferDetail({ block: { offer }, place }: BlockProps<'blocks.offer-detail'>) {
  const { path, locale, language, opening } = place;
  const { steps = [], cards = [], sections = [], terms = [], related = [] } = offer;
  const t = textOf(language, 'offerDetail');
  const today = dateInIndia(new Date());
  const ended = hasEnded(offer, today);
  const part = { offer, locale, language, ended };
  const Heading = opening ? 'h2' : 'h3';
  const list = listOf(offerAddress({ ...offer, link: undefined }));
  return (
    <>
      <PetalShapes />
      <section className="wrap pt-3 pb-16">
        {opening ? <Breadcrumb items={opening.breadcrumb} locale={locale} /> : null}
        <div className="mt-3 grid items-start gap-x-12 gap-y-8 md:mt-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <OfferHero {...part} level={opening ? 'h1' : 'h2'} today={today} />
          <div className="grid min-w-0 gap-y-8 lg:col-start-1">
            {steps.length > 0 && !ended ? (
              <div>
                <Heading className="text-h3 font-semibold">{t('steps')}</Heading>
                <NumberedSteps steps={steps} locale={locale} className="mt-5 -mb-3" />
              </div>
            ) : null}
            {cards.length > 0 && !ended ? (
              <div>
                <Heading className="text-h3 font-semibold">{t('qualify')}</Heading>
                <QualifyingCards cards={cards} language={language} />
              </div>
            ) : null}
            {keyed(sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
              <FeatureSection key={key} section={item} locale={locale} language={language} level={opening ? 2 : 3} />
            ))}
            <Terms terms={terms} untitled={t('terms')} locale={locale} openFirst />
          </div>
          <OfferSummary {...part} listHref={list} path={path} />
        </div>
      </section>
      {related.length > 0 ? (
        <RelatedOffers offers={related} viewAll={list} locale={locale} language={language} today={today} />
      ) : null}
    </>
  );
}
