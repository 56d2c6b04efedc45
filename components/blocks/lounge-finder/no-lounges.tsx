import { EmptyState } from '#components/lists/empty-state.tsx';
import type { Choice } from '#components/lists/filters.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { CardReason } from './empty-reason.ts';

interface Props {
  /** The content's own words. */
  message: string | undefined;
  /** Whether something was typed. */
  typed: boolean;
  /** The card that leaves nothing, and another that finds something. */
  reason: CardReason | undefined;
  /** Where the same search finds lounges: abroad, say. */
  elsewhere: Choice | undefined;
  /** The address of the same search with another card or without one, of the one elsewhere, and of the whole list. */
  hrefs: { withCard: (slug: string | undefined) => string; elsewhere: (slug: string) => string; all: string };
  locale: Locale;
  language: Locale;
}

/** What stands where no lounge was found: why, and the nearest ways out. */
export function NoLounges({ message, typed, reason, elsewhere, hrefs, locale, language }: Props) {
  const t = textOf(language, 'lounges');
  const why = reason && t(`noneForCard.${reason.where}`, { card: reason.card });
  const hint = reason ? t('otherCard') : typed ? t('noneHint') : undefined;
  const found = ({ label, count }: Choice) => t('elsewhere', { place: label, count });
  const ways = [
    ...(reason ? [{ label: found(reason.other), href: hrefs.withCard(reason.other.slug) }] : []),
    ...(elsewhere ? [{ label: found(elsewhere), href: hrefs.elsewhere(elsewhere.slug) }] : []),
    reason ? { label: t('withoutCard'), href: hrefs.withCard(undefined) } : { label: t('showAll'), href: hrefs.all },
  ];
  return (
    <EmptyState icon="search-x" title={message ?? why ?? t('none')} className="mt-6">
      {hint ? <p className="mt-1 text-muted">{hint}</p> : null}
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        {keyed(ways, ({ href }) => href).map(({ key, item: { label, href }, position }) => (
          <Link
            key={key}
            href={href}
            locale={locale}
            className={`btn ${position === 0 && ways.length > 1 ? 'btn-primary' : 'btn-secondary'}`}
          >
            {label}
          </Link>
        ))}
      </p>
    </EmptyState>
  );
}
