/** Ends the process with status 1 and the sentence that names the setting, when a setting is wrong. */
export async function exitOnWrongSettings(): Promise<void> {
  try {
    await import('./settings.ts');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
