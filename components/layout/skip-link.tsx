import { Link } from '#components/ui/link.tsx';

/** The first link of a page, visible while it has the focus; it moves the focus to the content (spec 2.2). */
export function SkipLink({ label }: { label: string }) {
  return (
    <Link href="#main" className="skip-link">
      {label}
    </Link>
  );
}
