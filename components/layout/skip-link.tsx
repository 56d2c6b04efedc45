import { Link } from '#components/ui/link.tsx';

/** The first link of a page, visible while it has the focus; it moves the focus to the content (spec 2.2). */
export function SkipLink({ label }: { label: string }) {
  return (
    <Link
      href="#main"
      className="sr-only rounded-md bg-mor-950 font-semibold text-white focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:px-5 focus:py-3"
    >
      {label}
    </Link>
  );
}
