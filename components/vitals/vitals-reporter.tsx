import { useReportWebVitals } from 'next/web-vitals';
import { useCallback } from 'react';
import type { WebVitalsProps } from './web-vitals.client.tsx';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/** One figure as the collector gets it. The page is its path alone: a query may hold what a visitor typed. */
function reportOf({ id, name, value, rating, navigationType }: Metric): string {
  return JSON.stringify({ id, name, value, rating, navigationType, page: location.pathname });
}

/** Sends each web vital once it is known, also when the page is left. */
export function VitalsReporter({ collector }: WebVitalsProps) {
  const send = useCallback((metric: Metric) => void navigator.sendBeacon(collector, reportOf(metric)), [collector]);
  useReportWebVitals(send);
  return null;
}
