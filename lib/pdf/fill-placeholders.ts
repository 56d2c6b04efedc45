/** Replaces the placeholders of a text from the server: `fillPlaceholders('{page} of {total}', {page: 2, total: 14})`. */
export function fillPlaceholders(pattern: string, values: Readonly<Record<string, number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
