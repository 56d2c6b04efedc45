'use client';

import './globals.css';
import { UnexpectedError } from '#components/layout/unexpected-error.client.tsx';

/** Details are in the server's log only. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <UnexpectedError error={error} retry={reset} />
      </body>
    </html>
  );
}
