import { type ReactNode, Suspense } from 'react';

type Throws = () => never;

function Thrower({ throws }: { throws: Throws }): never {
  return throws();
}

/**
 * Gives the response the status of what is thrown (404 for `notFound()`, 500 for an error) with a screen in its HTML: on the server
 * React sends the fallback of the boundary in which a component throws. Thrown outside of one, the HTML would be empty.
 */
export function Throwing({ fallback, children }: { fallback: ReactNode; children: Throws }) {
  return (
    <Suspense fallback={fallback}>
      <Thrower throws={children} />
    </Suspense>
  );
}
