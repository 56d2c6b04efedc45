import { collectDefaultMetrics } from 'prom-client';
import { isDevelopment, settings } from '#lib/config/settings.ts';
import { logConsoleAsJson } from '#lib/observability/console-json.ts';
import { metrics } from '#lib/observability/metrics.ts';

/** Sets up the metrics and the log of the process. */
export function observeProcess(): void {
  if (isDevelopment) return;
  logConsoleAsJson();
  // Event-loop delay, memory, garbage collection, CPU time.
  if (settings.METRICS_TOKEN !== undefined) collectDefaultMetrics({ register: metrics().registry });
}
