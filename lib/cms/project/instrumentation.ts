/** How long to wait between two questions until the server answers, in milliseconds. */
const AGAIN_MS = 300;

/** Starts Payload with the server: it begins with the first request, and scheduled entries would wait for one. */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const url = `http://127.0.0.1:${process.env.PORT ?? 3000}/admin/login`;
  const ask = async () => {
    const answered = await fetch(url).catch(() => undefined);
    if (!answered) setTimeout(ask, AGAIN_MS).unref();
  };
  setTimeout(ask, AGAIN_MS).unref();
}
