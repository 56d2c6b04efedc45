/** Runs when the server starts: a wrong setting ends the process, the shared store is connected, every request is normalised before the framework reads it, and the redirects of editors are loaded. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { exitOnWrongSettings } = await import('#lib/config/check-settings.ts');
  await exitOnWrongSettings();
  const { settings } = await import('#lib/config/settings.ts');
  if (settings.REDIS_URL !== undefined) {
    const { startSharedStore } = await import('#lib/server/store/start.ts');
    await startSharedStore(settings.REDIS_URL);
  }
  const { normalizeRequests } = await import('#lib/server/normalize-request.ts');
  normalizeRequests();
  const { observeProcess } = await import('#lib/server/observe-process.ts');
  observeProcess();
  // The standard variables of OpenTelemetry, which its packages read themselves.
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env;
  if (OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) {
    const { startTracing } = await import('#lib/observability/tracing.ts');
    startTracing();
  }
  const { startRedirects } = await import('#lib/content/publish/redirects.ts');
  await startRedirects();
}
