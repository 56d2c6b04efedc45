/**
 * Runs when the server starts, before a visitor is answered: a wrong setting ends the process with the sentence that names it,
 * and each request is looked at before the framework reads it.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { exitOnWrongSettings } = await import('#lib/config/check-settings.ts');
  await exitOnWrongSettings();
  const { takeFirstLooks } = await import('#lib/server/first-look.ts');
  takeFirstLooks();
}
