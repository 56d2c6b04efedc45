import type { FormEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';

/** The page of the site that led here; none when the visitor came from elsewhere or from another document. */
function cameFrom(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? document.referrer : undefined;
}

/** The way back: to the page that led here, and without one, or without script, to `backHref`. */
export function BackButton({ backHref, label }: { backHref: string; label: string }) {
  const [path = '', query] = backHref.split('?', 2);
  const goBack = (event: FormEvent) => {
    const address = cameFrom();
    if (address === undefined) return;
    event.preventDefault();
    location.assign(address);
  };
  return (
    <form action={path} onSubmit={goBack}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="icon-btn hover:!bg-white/10" aria-label={label}>
        <Icon name="arrow-left" className="rtl:-scale-x-100" />
      </button>
    </form>
  );
}
