import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** An open ring that turns while something loads; it stands still when motion is reduced (spec 2.11). */
export function Spinner({ locale, className = 'size-6' }: { locale: Locale; className?: string | undefined }) {
  return (
    <span role="status" className="inline-grid place-items-center">
      <span className={`spinner ${className}`} aria-hidden="true" />
      <span className="sr-only">{textOf(locale, 'spinner')('label')}</span>
    </span>
  );
}
