'use client';

import { type ComponentType, useEffect, useState } from 'react';

export interface WebVitalsProps {
  /** The address that gets each figure in a POST. */
  collector: string;
}

/** How long a browser without idle callbacks waits before it loads the rest, in milliseconds. */
const LATER_MS = 3000;

/** Loads what measures the page when the browser has nothing else to do (spec 7); when it does not come, nothing is measured. */
export function WebVitals(props: WebVitalsProps) {
  const [Reporter, setReporter] = useState<ComponentType<WebVitalsProps>>();
  useEffect(() => {
    const load = () =>
      import('./vitals-reporter.tsx').then(
        (chunk) => setReporter(() => chunk.VitalsReporter),
        () => undefined,
      );
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, LATER_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, []);
  return Reporter ? <Reporter {...props} /> : null;
}
