import { EmptyState } from '#components/lists/empty-state.tsx';
import { clearAddress, type List, listAddress, type Option, optionsOf } from '#components/lists/list.ts';
import { type PageQuery, valuesOf } from '#lib/contract/page-query.ts';
import type { Facet } from '#lib/contract/source.ts';
import { textOf } from '#lib/i18n/text.ts';
import { hasPlace, LOUNGE_FILTERS, type Terminal } from './lounge-query.ts';

/** Why a list is empty: the chosen card gives no access where another card does. */
interface EmptyReason {
  /** The title of the chosen card. */
  card: string;
  /** The tab in which it opens no lounge; `here`: none of the lounges that were searched for. */
  where: Terminal | 'here';
  /** The card that opens most of the lounges that were searched for. */
  other: Option;
}

/** The reason, when exactly one card is chosen and another card gives access to lounges; otherwise `undefined`. */
export function emptyReason(
  query: PageQuery,
  facets: readonly Facet[] | undefined,
  terminal: Terminal | undefined,
): EmptyReason | undefined {
  const [chosen, ...more] = valuesOf(query, 'card');
  const cards = optionsOf(facets, 'card');
  const card = cards.find(({ slug }) => slug === chosen)?.label;
  const [other] = cards.filter(({ slug, count }) => slug !== chosen && count > 0).sort((a, b) => b.count - a.count);
  if (card === undefined || more.length > 0 || other === undefined) return undefined;
  return { card, where: hasPlace(query) ? 'here' : (terminal ?? 'here'), other };
}

interface Props {
  list: List;
  message: string | undefined;
  reason: EmptyReason | undefined;
  elsewhere: { option: Option; href: string } | undefined;
}

export function NoLounges({ list, message, reason, elsewhere }: Props) {
  const t = textOf(list.language, 'lounges');
  const withCard = (card: string | undefined) => listAddress(list, { card });
  const found = ({ label, count }: Option) => t('elsewhere', { place: label, count });
  const links = [
    ...(reason ? [{ label: found(reason.other), href: withCard(reason.other.slug) }] : []),
    ...(elsewhere ? [{ label: found(elsewhere.option), href: elsewhere.href }] : []),
    reason
      ? { label: t('withoutCard'), href: withCard(undefined) }
      : { label: t('showAll'), href: clearAddress(list, LOUNGE_FILTERS) },
  ];
  const typedHint = list.query.search === undefined ? undefined : t('noneHint');
  return (
    <EmptyState
      icon="search-x"
      title={message ?? (reason && t(`noneForCard.${reason.where}`, { card: reason.card })) ?? t('none')}
      hint={reason ? t('otherCard') : typedHint}
      links={links}
      className="mt-6"
    />
  );
}
