/**
 * Checks the settings when the server starts: a wrong one ends the process with the sentence that names it, before a
 * visitor is answered.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { exitOnWrongSettings } = await import('#lib/check-settings.ts');
  await exitOnWrongSettings();
}
