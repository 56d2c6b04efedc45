import { langAttributes } from '#components/ui/content-language.ts';
import { Link } from '#components/ui/link.tsx';
import { cardPath } from '#lib/contract/record-paths.ts';
import type { Card } from '#lib/contract/records/card.ts';
import type { Lounge } from '#lib/contract/records/lounge.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** Cards with one name: the credit and the debit card of a tier. */
interface OpeningCard {
  label: string;
  count: number;
  visits: string | undefined;
  cards: { card: Card; href: string }[];
}

/** Sorted by the number of lounges. */
export function openingCards(lounges: readonly Lounge[], cards: readonly Card[]): OpeningCard[] {
  const byLabel = new Map<string, { lounges: Set<Lounge>; slugs: Set<string>; visits: string | undefined }>();
  for (const lounge of lounges)
    for (const { card_label, card_slug, visits } of lounge.access ?? []) {
      const found = byLabel.get(card_label) ?? { lounges: new Set(), slugs: new Set(), visits };
      byLabel.set(card_label, { ...found, lounges: found.lounges.add(lounge), slugs: found.slugs.add(card_slug) });
    }
  return [...byLabel]
    .map(([label, { lounges: opened, slugs, visits }]) => ({
      label,
      count: opened.size,
      visits,
      cards: cards.flatMap((card) => {
        const href = cardPath(card);
        return href !== undefined && slugs.has(card.tier_slug ?? card.slug) ? [{ card, href }] : [];
      }),
    }))
    .sort((a, b) => b.count - a.count);
}

interface Props {
  cards: readonly OpeningCard[];
  total: number;
  language: Locale;
}

export function CityCards({ cards, total, language }: Props) {
  const t = textOf(language, 'lounges');
  return (
    <div className="rounded-xl hairline p-6">
      <h2 className="text-h4 font-semibold">{t('openingCards')}</h2>
      <ul className="mt-2 *:not-first:hairline-t">
        {cards.map(({ label, count, visits, cards: records }) => (
          <li key={label} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-muted figures">{t('opens', { count, total })}</span>
            </p>
            {visits ? <p className="text-sm text-muted">{t('visits', { visits })}</p> : null}
            {records.length > 0 ? (
              <ul className="flex flex-wrap gap-x-4">
                {records.map(({ card, href }) => (
                  <li key={card.slug} {...langAttributes(card, language)}>
                    <Link href={href} className="text-link">
                      {card.title}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
