import { settings } from '#lib/config/settings.ts';

/** How long the page may take, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * The page that shows what came of a form, for a browser that keeps no cookies: this server is asked for it as if it had kept
 * them.
 * @param cookies the lines that would set the state
 * @returns its HTML; `undefined` when it cannot be had
 */
export async function outcomePage(
  address: string,
  cookies: readonly string[],
  origin = `http://127.0.0.1:${settings.PORT}`,
): Promise<string | undefined> {
  const pairs = cookies.map((line) => line.split(';', 1)[0] ?? '').filter((pair) => !pair.endsWith('='));
  try {
    const answer = await fetch(origin + address, {
      headers: { cookie: pairs.join('; ') },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.status === 200 ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
