/** Runs when the server starts: the shared store is connected, traces are sent, the redirects of editors are loaded, and requests and purges that wait are sent. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { settings } = await import('#lib/config/settings.ts');
  if (settings.REDIS_URL !== undefined) {
    const { listenForPublishes } = await import('#lib/server/publish.ts');
    await listenForPublishes(settings.REDIS_URL);
  }
  // The standard variables of OpenTelemetry, which its packages read themselves.
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env;
  if (OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) {
    const { startTracing } = await import('#lib/observability/tracing.ts');
    startTracing();
  }
  const { startRedirects } = await import('#lib/content/redirects/load-redirects.ts');
  await startRedirects();
  const { startDeliveries } = await import('#lib/content/submissions.ts');
  startDeliveries();
  const { startEdgePurges } = await import('#lib/content/edge/edge-purges.ts');
  await startEdgePurges();
}

/** A render has failed: Next does not tell the page cache. Its response, if there is none yet, is a page with inline scripts. */
export async function onRequestError() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { currentRequest } = await import('#lib/observability/request-context.ts');
  currentRequest()?.allowInlineScripts?.();
  const { renderGate } = await import('#lib/server/render-gate.ts');
  renderGate().leaveAll();
}
