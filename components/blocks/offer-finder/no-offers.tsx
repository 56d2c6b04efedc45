import { EmptyState } from '#components/lists/empty-state.tsx';
import { type List, listAddress, optionsOf } from '#components/lists/list.ts';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { valuesOf } from '#lib/contract/page-query.ts';
import type { Tab } from '#lib/contract/records/tab.ts';
import { textOf } from '#lib/i18n/text.ts';
import { emptyMessage } from '../offer-list/empty-message.ts';
import type { OfferTabs } from './offer-filters.ts';

interface Props {
  block: BlockOf<'blocks.offer-finder'>;
  tabs: OfferTabs;
  /** When nothing nearer is known. */
  links: readonly { label: string; href: string }[];
}

/** Most other cities that are named. */
const CITIES_MAX = 3;

/** What there is instead: other kinds in the city, and the same kind in other cities. */
function linksNear(
  { block, tabs: { list, tabs, open, pathOf } }: Props,
  city: { slug: string; label: string },
  tab: Tab | undefined,
) {
  const t = textOf(list.language, 'offerFinder');
  const others = tabs.reduce((sum, { slug, count = 0 }) => (slug === open?.slug ? sum : sum + count), 0);
  const cities = optionsOf(block.facets, 'city').filter(({ slug, count }) => slug !== city.slug && (count ?? 0) > 0);
  const inCity: List = { ...list, path: pathOf(undefined), query: { city: city.slug } };
  return [
    ...(others > 0 ? [{ label: t('otherInCity', { count: others, city: city.label }), href: listAddress(inCity) }] : []),
    ...(tab ? cities.slice(0, CITIES_MAX) : []).map(({ slug, label }) => ({
      label: t('tabInCity', { tab: tab?.title ?? '', city: label }),
      href: listAddress(list, { city: slug }),
    })),
  ];
}

/** Replaces the list when it is empty: it says which choice has nothing, and leads to what is near. */
export function NoOffers(props: Props) {
  const { block, tabs, links } = props;
  const { list, open } = tabs;
  const t = textOf(list.language, 'offerFinder');
  const [slug, ...more] = valuesOf(list.query, 'city');
  const city = more.length === 0 ? optionsOf(block.facets, 'city').find((option) => option.slug === slug) : undefined;
  const near = city ? linksNear(props, city, open) : [];
  const title = !city
    ? emptyMessage(block.empty_message, list.language)
    : open
      ? t('noneInTabAndCity', { tab: open.title, city: city.label })
      : t('noneInCity', { city: city.label });
  return <EmptyState icon="ticket-percent" title={title} links={[...near, ...links]} className="mt-6" />;
}
