import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { Narrowing } from './filters.ts';

interface Props {
  narrowings: readonly Narrowing[];
  /** The address of the list without one of them, or without any. */
  hrefWithout: (narrowing: Narrowing | undefined) => string;
  locale: Locale;
  language: Locale;
}

/** What the list is narrowed to, each a chip that takes it away. */
export function LoungeNarrowings({ narrowings, hrefWithout, locale, language }: Props) {
  const t = textOf(language, 'lounges');
  return (
    <ul aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      {narrowings.map((narrowing) => (
        <li key={`${narrowing.param} ${narrowing.value}`} className="min-w-0">
          <Link
            href={hrefWithout(narrowing)}
            locale={locale}
            aria-label={t('remove', { name: narrowing.label })}
            className="chip max-w-full !whitespace-normal wrap-anywhere"
          >
            {narrowing.label}
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      {narrowings.length > 1 ? (
        <li>
          <Link href={hrefWithout(undefined)} locale={locale} className="btn btn-tertiary ms-2">
            {t('clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
