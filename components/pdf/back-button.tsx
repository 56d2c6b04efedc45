import type { FormEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';

/** The referrer, when it is another page of this site. */
function sitePageBefore(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? document.referrer : undefined;
}

/** Goes back to the previous page of the site. Without a previous page, or without script, it is a link to `backHref`. */
export function BackButton({ backHref, label }: { backHref: string; label: string }) {
  const [path = '', query] = backHref.split('?', 2);
  const goBack = (event: FormEvent) => {
    const address = sitePageBefore();
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
