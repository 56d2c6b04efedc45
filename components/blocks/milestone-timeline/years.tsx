import { Link } from '#components/ui/link.tsx';
import type { LanguageAttributes } from '#components/ui/part-language.ts';
import type { Locale } from '#lib/i18n/locales.ts';

interface Props {
  years: readonly { label: string; href: string; current: boolean; attributes?: LanguageAttributes | undefined }[];
  /** What is chosen, for assistive technology. */
  label: string;
  locale: Locale;
}

/** The years to choose from: in a row that scrolls on phones, in as many rows as they need elsewhere. */
export function Years({ years, label, locale }: Props) {
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="scroller !gap-2 py-1 md:flex-wrap md:overflow-visible">
        {years.map(({ label: name, href, current, attributes }) => (
          <li key={href} {...attributes}>
            <Link href={href} locale={locale} aria-current={current ? 'page' : undefined} className="chip tabular-nums">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
