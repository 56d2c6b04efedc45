/** Exits with 1 and a message when a setting is wrong. */
export async function exitOnWrongSettings(): Promise<void> {
  try {
    await import('./settings.ts');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
