import { type ReactNode, Suspense } from 'react';

/** Throws while it is rendered. */
function Throw({ error }: { error: Error }): never {
  throw error;
}

/**
 * Makes the response of the page an error (500, not cached) with the children in its HTML: React sends the fallback of the boundary
 * in which a component throws on the server.
 */
export function Failed({ error, children }: { error: Error; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Throw error={error} />
    </Suspense>
  );
}
