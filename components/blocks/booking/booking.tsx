import { sectionAnchor } from '#components/blocks/feature-sections/feature-section.tsx';
import { FeatureCard } from '#components/blocks/features/feature-card.tsx';
import { OfferHero } from '#components/blocks/offer-detail/offer-hero.tsx';
import { OfferSummary } from '#components/blocks/offer-detail/offer-summary.tsx';
import { QualifyingCards } from '#components/blocks/offer-detail/qualifying-cards.tsx';
import { RelatedOffers } from '#components/blocks/offer-detail/related-offers.tsx';
import { PetalShapes } from '#components/blocks/offer-list/flower.tsx';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { Terms } from '#components/ui/terms.tsx';
import { settings } from '#lib/config/settings.ts';
import { hasEnded } from '#lib/content/offer-dates.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** Where the privileges of the same kind are listed: on the page of their card. */
function privilegesOf(type: string): string {
  return `${type === 'platinum' ? `/${settings.PRODUCT_SLUG}-platinum` : '/select-credit-card'}#bookings`;
}

/** The one booking screen (spec 2.1): what the privilege is, who may use it, how to book, the partner's button. */
export function Booking({ block: { offer }, place }: BlockProps<'blocks.booking'>) {
  const { path, locale, language, opening } = place;
  const { steps = [], cards = [], cards_label, sections = [], terms = [], related = [] } = offer;
  const t = textOf(language, 'booking');
  const today = dateInIndia(new Date());
  const ended = hasEnded(offer, today);
  const part = { offer, locale, language, ended };
  const Heading = opening ? 'h2' : 'h3';
  const list = privilegesOf(offer.offer_type);
  return (
    <>
      <PetalShapes />
      <section className="wrap pt-3 pb-16">
        {opening ? <Breadcrumb items={opening.breadcrumb} locale={locale} /> : null}
        <div className="mt-3 grid grid-cols-1 items-start gap-x-12 gap-y-8 md:mt-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <OfferHero {...part} level={opening ? 'h1' : 'h2'} today={today} />
          <div className="grid min-w-0 grid-cols-1 gap-y-10 lg:col-start-1">
            {keyed(sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
              <div key={key} id={sectionAnchor(item)}>
                {item.title ? <Heading className="text-h3 font-semibold">{item.title}</Heading> : null}
                <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
                  {keyed(item.features, ({ title }) => title).map(({ key: name, item: feature, position }) => (
                    <li key={name} className="flex">
                      <FeatureCard feature={feature} locale={locale} position={position} level={opening ? 'h3' : 'h4'} />
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
                <NumberedSteps steps={steps} locale={locale} className="mt-5 -mb-3" />
              </div>
            ) : null}
            <Terms terms={terms} untitled={t('terms')} locale={locale} />
          </div>
          <OfferSummary {...part} listHref={list} path={path} />
        </div>
      </section>
      {related.length > 0 ? (
        <RelatedOffers title={t('related')} offers={related} viewAll={list} locale={locale} language={language} today={today} />
      ) : null}
    </>
  );
}
