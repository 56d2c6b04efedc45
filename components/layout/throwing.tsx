import { type ReactNode, Suspense } from 'react';
import { ThrownScreen } from './thrown-screen.client.tsx';

type Throws = () => never;

function Thrower({ throws }: { throws: Throws }): never {
  return throws();
}

/**
 * Sets the status of the response by throwing (404 for `notFound()`, 500 for an error) with a screen in the HTML: on the server React
 * sends the boundary's fallback. Without a boundary the HTML would be empty.
 */
export function Throwing({ fallback, children }: { fallback: ReactNode; children: Throws }) {
  return (
    <Suspense fallback={fallback}>
      <ThrownScreen screen={fallback}>
        <Thrower throws={children} />
      </ThrownScreen>
    </Suspense>
  );
}
