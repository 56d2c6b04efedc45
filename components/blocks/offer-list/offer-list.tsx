import { useId } from 'react';
import { EmptyState } from '#components/lists/empty-state.tsx';
import { Carousel } from '#components/ui/carousel.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { keyed } from '#components/ui/keyed.ts';
import type { Offer } from '#lib/contract/records/offer.ts';
import type { Tab } from '#lib/contract/records/tab.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { emptyMessage } from './empty-message.ts';
import { OfferTile } from './offer-tile.tsx';

interface Props {
  /** The other tabs. */
  tabs: readonly Tab[];
  /** The tab for all offers, when the content has one. */
  all: Tab | undefined;
  /** Unique on the page. */
  name: string;
  language: Locale;
}

/** Radio buttons; CSS filters the list by the checked one, without script. */
function OfferFilter({ tabs, all, name, language }: Props) {
  const t = textOf(language, 'offers');
  const kinds: Pick<Tab, 'title' | 'locale'>[] = [all ?? { title: t('all') }, ...tabs];
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="sr-only">{t('filter')}</legend>
      <div className="scroller">
        {keyed(kinds, ({ title }) => title).map(({ key, item: kind, position }) => (
          <label key={key} {...langAttributes(kind, language)} className="chip relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={position}
              defaultChecked={position === 0}
              className={`filter-${position} sr-only`}
            />
            {kind.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function belongsTo({ tab_slug, category_slug }: Offer, { slug }: Tab): boolean {
  return tab_slug === slug || category_slug === slug;
}

/** Offers in a carousel, filtered by tab. */
export function OfferList({ block, place }: BlockProps<'blocks.offer-list'>) {
  const { title, tabs: given = [], offers, empty_message } = block;
  const { language } = place;
  const name = useId();
  const today = dateInIndia(new Date());
  const all = given.find(({ slug }) => slug === 'all');
  const tabs = given.filter((tab) => tab !== all);
  const message = emptyMessage(empty_message, language);
  return (
    <Section place={place} className="offer-filter" heading={block}>
      {offers.length === 0 ? (
        <EmptyState icon="ticket-percent" title={message} className="mt-6" />
      ) : (
        <Carousel
          label={title ?? textOf(language, 'carousel')('label')}
          count={offers.length}
          toolbar={tabs.length > 0 ? <OfferFilter tabs={tabs} all={all} name={name} language={language} /> : null}
          trackClass="carousel-tiles mt-6"
          controlsClass="mt-5 justify-center"
        >
          {keyed(offers, ({ slug }) => slug).map(({ key, item: offer }) => {
            const kinds = tabs.flatMap((tab, index) => (belongsTo(offer, tab) ? [index + 1] : []));
            return (
              <li key={key} {...langAttributes(offer, language)} data-kinds={kinds.join(' ')} className="offer-slide">
                <OfferTile offer={offer} language={labelLocaleOf(offer, language)} today={today} />
              </li>
            );
          })}
          {tabs.map((tab, index) =>
            offers.some((offer) => belongsTo(offer, tab)) ? null : (
              <li key={tab.slug} data-kinds={index + 1} className="offer-empty">
                <EmptyState icon="ticket-percent" title={message} />
              </li>
            ),
          )}
        </Carousel>
      )}
    </Section>
  );
}
