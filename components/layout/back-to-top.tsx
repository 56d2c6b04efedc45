import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';

/** A link to the top, shown after 350 px of scrolling by the style sheet (spec 2.1). */
export function BackToTop() {
  const label = useText('backToTop')('label');
  // A landmark of its own, because it is outside of header, main and footer.
  return (
    <nav className="back-to-top" aria-label={label}>
      <Link href="#top" aria-label={label}>
        <Icon name="arrow-up" />
      </Link>
    </nav>
  );
}
