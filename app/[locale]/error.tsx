'use client';

import { UnexpectedError } from '#components/layout/unexpected-error.client.tsx';

/** Unlike in `global-error.tsx`, the document has its language. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <UnexpectedError error={error} retry={reset} />;
}
