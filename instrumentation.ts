/** Runs when the server starts: a wrong setting ends the process, and every request is normalised before the framework reads it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { exitOnWrongSettings } = await import('#lib/config/check-settings.ts');
  await exitOnWrongSettings();
  const { normalizeRequests } = await import('#lib/server/normalize-request.ts');
  normalizeRequests();
}
