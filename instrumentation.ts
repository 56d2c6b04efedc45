/** Runs when the server starts: the shared store is connected, traces are sent, and the redirects of editors are loaded. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { settings } = await import('#lib/config/settings.ts');
  if (settings.REDIS_URL !== undefined) {
    const { startSharedStore } = await import('#lib/server/store/start.ts');
    await startSharedStore(settings.REDIS_URL);
  }
  // The standard variables of OpenTelemetry, which its packages read themselves.
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env;
  if (OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) {
    const { startTracing } = await import('#lib/observability/tracing.ts');
    startTracing();
  }
  const { startRedirects } = await import('#lib/content/redirects.ts');
  await startRedirects();
}
