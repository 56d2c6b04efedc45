import { langAttributes } from '#components/ui/content-language.ts';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { OpeningCard } from './opening-cards.ts';

interface Props {
  cards: readonly OpeningCard[];
  /** The number of lounges in the city. */
  total: number;
  language: Locale;
}

/** The cards that open most of a city's lounges, with the number of lounges and visits. */
export function CityCards({ cards, total, language }: Props) {
  const t = textOf(language, 'lounges');
  return (
    <div className="rounded-xl border border-khadi-200 p-6">
      <h2 className="text-h4 font-semibold">{t('openingCards')}</h2>
      <ul className="mt-2 divide-y divide-khadi-200">
        {cards.map(({ label, count, visits, cards: records }) => (
          <li key={label} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-muted tabular-nums">{t('opens', { count, total })}</span>
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
