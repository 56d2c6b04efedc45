import type { IconName } from '#lib/contract/icons.ts';
import type { OfferDetail } from '#lib/contract/records/offer.ts';
import { formatDate, joinParts } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

function validity({ valid_from, valid_to }: OfferDetail, language: Locale): string | undefined {
  const t = textOf(language, 'offerDetail');
  const from = valid_from && formatDate(valid_from, language);
  const to = valid_to && formatDate(valid_to, language);
  if (from && to) return t('fromTo', { from, to });
  if (to) return t('till', { date: to });
  return from && t('from', { date: from });
}

/** Online or in shops, and the city or country; `undefined` when the content has neither. */
function location({ place, city_label, country }: OfferDetail, language: Locale): string {
  const kind = place && textOf(language, 'offerDetail')(place === 'online' ? 'online' : 'inStore');
  return joinParts([kind, city_label, country], language);
}

/** Its value, unless the title already says it. */
function value({ title, value_label }: OfferDetail): string | undefined {
  return value_label && title.toLowerCase().includes(value_label.toLowerCase()) ? undefined : value_label;
}

export function factsOf(offer: OfferDetail, language: Locale): { icon: IconName; label: string; value: string }[] {
  const t = textOf(language, 'offerDetail');
  const valid = validity(offer, language);
  const icon = offer.country ? ('globe' as const) : ('store' as const);
  const gets = value(offer);
  const where = location(offer, language);
  return [
    ...(gets ? [{ icon: 'gift' as const, label: t('gets'), value: gets }] : []),
    ...(valid ? [{ icon: 'calendar' as const, label: t('valid'), value: valid }] : []),
    ...(where ? [{ icon, label: t('where'), value: where }] : []),
    ...(offer.facts ?? []).map(({ icon = 'info', label, value }) => ({ icon, label, value })),
    ...(offer.cards_label ? [{ icon: 'credit-card' as const, label: t('cards'), value: offer.cards_label }] : []),
  ];
}
