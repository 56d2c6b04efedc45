'use client';

import { UnexpectedError } from '#components/layout/unexpected-error.client.tsx';

/** An error below the document: the same screen, inside the document's language. */
export default function SegmentError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <UnexpectedError error={error} retry={reset} />;
}
