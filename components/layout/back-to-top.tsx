import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';

/** A link to the top that the style sheet shows after 350 px of scrolling (spec 2.1). */
export function BackToTop() {
  const label = useText('backToTop')('label');
  // It floats over everything, so it is a part of no other landmark.
  return (
    <nav className="back-to-top" aria-label={label}>
      <Link
        href="#top"
        aria-label={label}
        className="grid size-12 place-items-center rounded-full bg-white text-mor-800 shadow-over hover:bg-mor-50 focus-visible:rounded-full"
      >
        <Icon name="arrow-up" />
      </Link>
    </nav>
  );
}
