import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** A link to the top that the style sheet shows after 350 px of scrolling (spec 2.1). */
export function BackToTop({ locale }: { locale: Locale }) {
  const label = textOf(locale, 'backToTop')('label');
  // It floats over everything, so it is a part of no other landmark.
  return (
    <nav className="back-to-top" aria-label={label}>
      <Link
        href="#top"
        locale={locale}
        aria-label={label}
        className="grid size-12 place-items-center rounded-full bg-white text-mor-800 shadow-over hover:bg-mor-50 focus-visible:rounded-full"
      >
        <Icon name="arrow-up" />
      </Link>
    </nav>
  );
}
