import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { IconName } from '#lib/contract/icons.ts';

interface Props {
  icon: IconName;
  title: ReactNode;
  hint?: ReactNode;
  /** The first of several is the primary button. */
  links?: readonly { label: string; href: string }[];
  className?: string | undefined;
}

/** Replaces a list without results. */
export function EmptyState({ icon, title, hint, links = [], className = '' }: Props) {
  return (
    <div className={`grid place-items-center rounded-lg bg-khadi-50 p-8 text-center ${className}`}>
      <div>
        <Icon name={icon} className="mx-auto size-10 text-khadi-500" />
        <p className="mt-4 font-semibold">{title}</p>
        {hint ? <p className="mt-1 text-muted">{hint}</p> : null}
        {links.length > 0 ? (
          <p className="mt-5 flex flex-wrap justify-center gap-3">
            {links.map(({ label, href }, position) => (
              <Link
                key={label}
                href={href}
                className={`btn ${position === 0 && links.length > 1 ? 'btn-primary' : 'btn-secondary'}`}
              >
                {label}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}
