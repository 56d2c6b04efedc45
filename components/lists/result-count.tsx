import type { ReactNode } from 'react';

/** Announced by screen readers. */
export function ResultCount({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <p role="status" className={`font-semibold ${className}`}>
      {children}
    </p>
  );
}
