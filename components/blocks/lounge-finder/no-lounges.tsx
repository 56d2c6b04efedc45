import { EmptyState } from '#components/lists/empty-state.tsx';
import type { Option } from '#components/lists/filters.ts';
import { clearAddress, type List, listAddress } from '#components/lists/list.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { EmptyReason } from './empty-reason.ts';
import { LOUNGE_FILTERS } from './lounge-query.ts';

interface Props {
  list: List;
  /** The sentence of the content. */
  message: string | undefined;
  reason: EmptyReason | undefined;
  elsewhere: { option: Option; href: string } | undefined;
}

/** Says why no lounge was found, and links to the nearest lists that have some. */
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
