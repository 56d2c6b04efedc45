import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { IconName } from '#lib/content/contract/icons.ts';

interface Props {
  icon: IconName;
  title: ReactNode;
  /** A sentence of help, or the way out. */
  children?: ReactNode;
  className?: string | undefined;
}

/** What stands where there is nothing to show: a picture, a sentence, a way out. */
export function EmptyState({ icon, title, children, className = '' }: Props) {
  return (
    <div className={`grid place-items-center rounded-lg bg-khadi-50 p-8 text-center ${className}`}>
      <div>
        <Icon name={icon} className="mx-auto size-10 text-khadi-500" />
        <p className="mt-4 font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
